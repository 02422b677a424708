"""What was agreed and promised before a game began: its table, its seed, the entropy of its seats."""

from sagebrush_games.kernel.messages import GameStarted, SeedRevealed
from sagebrush_games.kernel.provably_fair import commitment, entropy_commitment
from sagebrush_history import sharing
from sagebrush_history.branching import check_position
from sagebrush_history.broken_game import OF_THE_MACHINE, BrokenGame, decode_commit, decode_events, require
from sagebrush_history.errors import TableError
from sagebrush_history.secret import Secret, committed_id, secret_of
from sagebrush_history.table import GameTable, TitleRegistry

SEED_BYTES = 32


def first_table(registry: TitleRegistry, first: bytes) -> GameTable:
    """The table of a game by its first commit; raises BrokenGame or TableError."""
    commit = decode_commit(first, 1)
    try:
        started = registry.started_of(commit)
        seated = len(started.seats) == started.config.seats  # before a table of so many is made
        require(seated, 1, "bad-config", "names more or fewer players than its table has seats")
        table = registry.table(started)
    except (BrokenGame, TableError, *OF_THE_MACHINE):
        raise
    except Exception:  # a stranger's table may ask for anything
        raise BrokenGame(1, "damaged-commit", "The first commit does not start a game.") from None
    _check_group(table.started)
    check_position(table)
    return table


def revealed_seed(table: GameTable, last: bytes, version: int) -> bytes:
    """The seed in the last event of a finished game; raises BrokenGame."""
    events = decode_events(table, decode_commit(last, version))
    if not events or not isinstance(events[-1], SeedRevealed):
        raise BrokenGame(version, "no-seed", "The last event does not reveal the seed.")
    try:
        return bytes.fromhex(events[-1].seed)
    except ValueError:
        raise BrokenGame(version, "no-seed", "The revealed seed is not hex.") from None


def check_secret(table: GameTable, seed: bytes) -> Secret:
    """The secret of a game whose seed and entropies are those that were committed to; raises BrokenGame."""
    started = table.started
    promised = len(seed) == SEED_BYTES and commitment(committed_id(started), seed) == started.commitment
    require(promised, 1, "seed-mismatch", "has a commitment that the seed does not match")
    try:
        _check_entropies(table)
        return secret_of(started, seed)
    except ValueError:
        raise BrokenGame(1, "damaged-commit", "The entropy of a seat is not hex.") from None


def _check_group(started: GameStarted) -> None:
    """Raises BrokenGame for a group of which the game is no table, or to which its seats did not add their entropy."""
    shared = started.shared
    if shared is None:
        return
    fault = sharing.fault(started, shared)
    require(not fault, 1, "group-mismatch", f"names a group that cannot be: {fault}")


def _check_entropies(table: GameTable) -> None:
    for number, seat in enumerate(table.started.seats):
        kept = seat.entropy_commitment in ("", entropy_commitment(bytes.fromhex(seat.entropy)))
        require(kept, 1, "entropy-mismatch", f"has entropy of seat {number} that the seat did not commit to")
