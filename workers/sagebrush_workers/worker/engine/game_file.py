"""The file of a finished game as an analysis reads it: proved first, because evolve believes a stranger's events."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import sagebrush_games
from sagebrush_games.kernel.messages import AUTOMATON, Command, Seat, TakeBack
from sagebrush_games.kernel.taking_back import return_of
from sagebrush_history import gamefile
from sagebrush_history.broken_game import BrokenGame, decode_commit, decode_events
from sagebrush_history.checkpointed_fold import CheckpointedFold
from sagebrush_history.commitments import first_table
from sagebrush_history.errors import TableError
from sagebrush_history.gamefile import Unreadable
from sagebrush_history.table import GameTable, TitleRegistry
from sagebrush_history.verify import verify_with
from sagebrush_workers.worker.engine.problems import JobRefused

SOUND = "sound"
MOST_GAMES = 4
"""Games that a worker keeps, so that analyses which take turns do not prove their files again in each slice."""


@dataclass(frozen=True, slots=True)
class PlayedDecision:
    """A command that a seat gave, and that was not taken back; ``version`` is that of its commit."""

    version: int
    seat: Seat
    command: Command


class PlayedGame:
    """A finished game with every decision in it."""

    def __init__(self, table: GameTable, stored: list[bytes]) -> None:
        self.table = table
        self.decisions: list[PlayedDecision] = []
        self._fold = CheckpointedFold(table)
        for version, data in enumerate(stored, 1):
            self._append(version, data)

    def state_before(self, decision: PlayedDecision) -> Any:
        """A copy of the state in which it was made."""
        return self._fold.state_at(decision.version - 1)

    def after(self, version: int) -> list[PlayedDecision]:
        """The decisions after a version."""
        return [decision for decision in self.decisions if decision.version > version]

    def _append(self, version: int, data: bytes) -> None:
        commit = decode_commit(data, version)
        events = decode_events(self.table, commit)
        self._fold.append(events)
        if (to := return_of(events)) is not None:
            self.decisions = [decision for decision in self.decisions if decision.version <= to]
        elif commit.command and commit.seat is not None and commit.seat != AUTOMATON:
            command = self.table.codec.unpack_command(commit.command)
            if not isinstance(command, TakeBack):
                self.decisions.append(PlayedDecision(version, commit.seat, command))


@lru_cache(maxsize=1)
def registry() -> TitleRegistry:
    """The titles that this worker knows."""
    return TitleRegistry(sagebrush_games.TITLES.values())


class GameFiles:
    """The games that were read last, for the next slices of their analyses; a long one is 5 MB and proved in 0.3 s."""

    def __init__(self, load: Callable[[str], bytes]) -> None:
        self._load = load
        self.game = lru_cache(MOST_GAMES)(self._read)
        """The game of a file, by its id and whether it is trusted; raises JobRefused for one that is of no use."""

    def _read(self, file: str, trusted: bool) -> PlayedGame:
        return read_game(self._load(file), trusted)


def read_game(data: bytes, trusted: bool) -> PlayedGame:
    """The game in the bytes of a file; raises JobRefused."""
    try:
        if not trusted:
            _prove(data)
        header, lines, _ = gamefile.parse(data)
        if not header.complete or not lines:
            raise _refused("The game was not over when the file was written, so it does not tell every decision.")
        stored = [gamefile.stored_bytes(line) for line in lines]
        return PlayedGame(first_table(registry(), stored[0]), stored)
    except Unreadable as error:
        raise _refused(str(error)) from None
    except (BrokenGame, TableError) as error:
        raise _refused(error.detail) from None


def _prove(data: bytes) -> None:
    """Raises JobRefused unless every commit of the file follows from its command by today's rules."""
    verdict = verify_with(data, registry())
    if verdict.code == "partial":
        return  # told as what it is
    if not (verdict.ok and verdict.code == SOUND):
        raise _refused(verdict.detail)


def _refused(sentence: str) -> JobRefused:
    return JobRefused("FAILED_PRECONDITION", "unreadable-game", sentence, "file")
