"""Groups of tables that play with one chance: what makes one, and what its tables tell before all are over.

The last commit of every game reveals its seed, which is that of the whole group. So the game of a group is sealed from
its end to that of the last table: nobody reads the seed, and it is told to each seat as a running game is.
"""

import re

from sagebrush_games.kernel.messages import GameStarted, SharedChance
from sagebrush_games.kernel.provably_fair import pooled

FEWEST, MOST = 2, 16
"""Tables of a group."""
DIGEST = re.compile("[0-9a-f]{64}")
"""What a table adds to the pool."""


def fault(started: GameStarted, shared: SharedChance) -> str:
    """Why ``started`` is no table of the group ``shared``; empty where it is one."""
    count = len(shared.games)
    if not FEWEST <= count <= MOST or len(shared.pool) != count or not 0 <= shared.table < count:
        return f"it has {FEWEST} to {MOST} tables, each with a game and a part of the pool"
    if len({shared.group, *shared.games}) != count + 1 or shared.games[shared.table] != started.game:
        return "each table has a game of its own, and this one is the game of its table"
    if started.branch is not None:
        return "a branch has a chance of its own"
    return _pool_fault(started, shared)


def _pool_fault(started: GameStarted, shared: SharedChance) -> str:
    try:
        own = pooled(bytes.fromhex(seat.entropy) for seat in started.seats).hex()
    except ValueError:
        return "the entropy of a seat is not hex"
    if not all(map(DIGEST.fullmatch, shared.pool)):
        return "a part of the pool is not a digest in hex"
    if shared.pool[shared.table] != own:
        return "the pool has another part for this table than its seats added"
    return ""
