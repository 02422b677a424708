"""The invariants of the platform, checked on the record itself: one checker for every fault test.

I1 an acknowledged command is in the stream, I2 exactly once, I3 versions are contiguous, I5 folding agrees with every
stored state hash and the chain is unbroken, I10 every draw follows from the seed that was committed to.
"""

import json
from collections import Counter

from sagebrush_events import Commit, connect
from sagebrush_events.commit import check_chain, decode
from sagebrush_games import TITLES
from sagebrush_history.verify import verify
from sagebrush_host.platform import Platform
from tests.e2e.players import Table


async def stream(platform: Platform, game: str) -> list[bytes]:
    """The commits of ``game`` as they lie in the record."""
    record = await connect(platform.site.record("rules"))
    try:
        return await record.read(game)
    finally:
        await record.close()


async def check(platform: Platform, table: Table) -> list[Commit]:
    """The commits of a finished game for which every invariant holds."""
    stored = await stream(platform, table.game)
    commits = [decode(data) for data in stored]
    check_chain(stored)  # I3 and the chain of I5
    acknowledged_once(table, commits)
    await _verified(table)
    await answers_are_kept(table)
    return commits


def acknowledged_once(table: Table, commits: list[Commit]) -> None:
    """I1 and I2: what was said to be applied stands where it was said, and nothing stands twice."""
    by_version = {commit.version: commit for commit in commits}
    for person in table.people:
        for said in person.acknowledged:
            commit = by_version[said.version]
            assert (commit.command_id, commit.seat) == (said.key, said.seat)
    ids = Counter((commit.seat, commit.command_id) for commit in commits)  # a key belongs to its seat
    repeated = [key for key, count in ids.items() if count > 1]
    assert repeated == []


async def _verified(table: Table) -> None:
    """I5 and I10, from the exported file alone."""
    verdict = verify(await table.people[0].at.export(), TITLES.values())
    assert (verdict.ok, verdict.code) == (True, "sound"), verdict


async def answers_are_kept(table: Table) -> None:
    """A repeated command id gets the stored answer, long after the game has moved on."""
    for person in table.people:
        for said in person.acknowledged[::7]:
            again = await person.at.submit(said.command, key=said.key)
            assert json.dumps(again) == json.dumps(said.answer)
