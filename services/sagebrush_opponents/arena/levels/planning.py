"""What is played next for the table of levels: the cheapest cells first, as many games as each can have."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from sagebrush_opponents.arena.levels.cells import LevelCell
from sagebrush_opponents.arena.levels.verdicts import CellResult
from sagebrush_opponents.arena.pairing import PlannedRound
from sagebrush_opponents.arena.players import player
from sagebrush_opponents.levels import LEVELS

CHEAP = 1.0
"""Seconds of a game below which a cell has ``MANY`` games; others have ``FEW``."""
MANY, FEW = 400, 100
SIMULATION = 0.2
"""Seconds of a game for each simulation of a level's decisions, as long as none was played: a guess."""
TIMED = 0.1
"""The same for each millisecond of who thinks for a time."""


def planned_rounds(results: Iterable[CellResult], games: int | None) -> Iterator[PlannedRound]:
    """``games`` of each cell, or as many as its cost allows, the cheapest cells first."""
    for found in sorted(results, key=seconds_of_a_game):
        wanted = games_wanted(found) if games is None else games
        each = len(next(found.cell.rounds()).games)
        yield from islice(found.cell.rounds(), -(-wanted // each))


def games_wanted(found: CellResult) -> int:
    """How many games a cell should have."""
    return MANY if seconds_of_a_game(found) < CHEAP else FEW


def seconds_of_a_game(found: CellResult) -> float:
    """What a game has cost; a guess where none was played."""
    return found.seconds / found.games if found.games else _guessed(found.cell)


def _guessed(cell: LevelCell) -> float:
    return max(_guessed_for(text) for text in _players(cell))


def _players(cell: LevelCell) -> Sequence[str]:
    return [text for text in (cell.player, cell.rival) if text]


def _guessed_for(text: str) -> float:
    one = player(text)
    level = LEVELS.get(one.engine)
    if level is not None:
        return SIMULATION * (one.budget.simulations or level.simulations)
    return TIMED * one.budget.milliseconds if "@" in text else 0.0
