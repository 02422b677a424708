"""What this release makes of a stored game: whether it reads as it was, and whether it can go on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal
from zlib import crc32

from sagebrush_events.commit import Commit
from sagebrush_games.kernel.chance import Chance, Draw, recording, scripted, seeded
from sagebrush_games.kernel.messages import Seat
from sagebrush_games.kernel.playout import random_command
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.broken_game import OF_THE_MACHINE, BrokenGame, decode_commit, require
from sagebrush_history.checking import CheckedCommit, check_commits, check_with_secret
from sagebrush_history.commitments import first_table, revealed_seed
from sagebrush_history.errors import TableError
from sagebrush_history.secret import Secret
from sagebrush_history.table import GameTable, TitleRegistry

NO_SEED = -1
"""In place of a seed that is no number: no game gives it."""

Status = Literal["same", "lifted", "different"]


@dataclass(frozen=True, slots=True)
class ReleaseCheck:
    """A stored game in this release.

    ``same``: every command decides as it did. ``lifted``: the game reads as it was and goes on by newer rules, which
    would have decided the commits ``otherwise``. ``different``: it reads otherwise or cannot go on, from the commit
    ``at``, for the reason ``code``. ``continued``: commits that were played on, in memory.
    """

    game: str
    status: Status
    title: str = ""
    commits: int = 0
    over: bool = False
    continued: int = 0
    otherwise: tuple[int, ...] = ()
    at: int = 0
    code: str = ""
    detail: str = ""


@dataclass(frozen=True, slots=True)
class _StoredDraws(Secret):
    """In place of a seed that is not known: each commit draws what it has drawn."""

    commits: Mapping[int, Commit] = field(default_factory=dict)

    def chance(self, version: int, draws: list[Draw], drawn: Sequence[tuple[str, int]] = ()) -> Chance:
        """The stored draws of the commit ``version``."""
        return recording(scripted(*(outcome for _, _, outcome in self.commits[version].draws)), draws)

    def thinking_seed(self, version: int, seat: Seat) -> int:
        """The seed that the engine of the commit says it had."""
        seed = (self.commits[version].engine or {}).get("seed", 0)
        return seed if isinstance(seed, int) else NO_SEED


def read(game: str, stored: Sequence[bytes], registry: TitleRegistry, commits: int) -> ReleaseCheck:
    """Folds and verifies ``game`` and plays an unfinished one on for up to ``commits``; nothing is stored.

    The seed of a finished game is in its last commit. That of a running one is not asked for: its draws are those that
    are stored.
    """
    check = ReleaseCheck(game, "same", commits=len(stored))
    try:
        require(bool(stored), 1, "damaged-commit", "is missing")
        table = first_table(registry, stored[0])
        check = replace(check, title=table.title.id)
        every = list(_checked(table, stored))
        applied = every[-1].applied
        otherwise = tuple(one.commit.version for one in every if one.difference)
        check = replace(check, status="lifted" if otherwise else "same", otherwise=otherwise, over=applied.is_over)
        return replace(check, continued=0 if applied.is_over else play_on(applied, commits))
    except BrokenGame as broken:
        return replace(check, status="different", at=broken.version, code=broken.code, detail=broken.detail)
    except TableError as error:
        return replace(check, status="different", at=1, code=error.code, detail=error.detail)


def _checked(table: GameTable, stored: Sequence[bytes]) -> Sequence[CheckedCommit]:
    every = [decode_commit(data, version) for version, data in enumerate(stored, 1)]
    try:
        seed = revealed_seed(table, stored[-1], len(stored))
    except BrokenGame:
        known = {commit.version: commit for commit in every}
        return list(check_with_secret(table, _StoredDraws(b"", b"", commits=known), stored))
    return list(check_commits(table, seed, stored))


def play_on(applied: AppliedCommit, commits: int) -> int:
    """How many random commits could be played from ``applied``; raises BrokenGame where one could not."""
    table, state = applied.table, applied.state.copy()
    chance = seeded(crc32(table.game.encode()))
    for played in range(commits):
        if not table.decider.awaited(state):
            return played
        version = applied.version + played + 1
        try:
            _play_one(table, state, chance)
        except OF_THE_MACHINE:
            raise
        except Exception as error:  # whatever goes wrong now would go wrong after the upgrade
            detail = f"Commit {version} cannot be played: {type(error).__name__}: {error}"
            raise BrokenGame(version, "cannot-go-on", detail) from error
    return commits


def _play_one(table: GameTable, state: Any, chance: Chance) -> None:
    """A random command on ``state``; its events must fold to the same state, and everybody must be able to look."""
    decider, codec = table.decider, table.codec
    before = state.copy()
    command = random_command(decider, state, chance)
    events = decider.play(state, codec.unpack_command(codec.pack_command(command)), chance)
    decider.apply(before, [codec.unpack_event(codec.pack_event(event)) for event in events])
    if codec.state_hash(before) != codec.state_hash(state):
        raise ValueError(f"the events of {command} fold to another state")
    for viewer in (None, *range(decider.config.seats)):
        codec.view_to_json(decider.view(state, viewer))
