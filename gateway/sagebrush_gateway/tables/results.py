"""The results of tables that played with one chance, compared seat by seat; nothing here waits or reads."""

from collections.abc import Sequence
from dataclasses import dataclass

STOPPED = {"resigned", "absent"}
"""Ends that have a ranking and no scores: the game was stopped before its rules say so."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What a seat achieved; ``gave_up``: its player resigned or was removed, and a computer played on."""

    seat: int
    score: int
    place: int
    gave_up: bool = False

    def key(self) -> tuple[bool, int]:
        """By which the same seats of two tables are compared: whoever gave up is behind all others."""
        return not self.gave_up, 0 if self.gave_up else self.score


@dataclass(frozen=True, slots=True)
class TableResult:
    """How the game of a table ended; ``reason`` is empty where it never began. ``seats``: of what is compared."""

    game: str
    reason: str
    seats: tuple[SeatResult, ...] = ()


@dataclass(frozen=True, slots=True)
class Comparison:
    """A seat beside the same seat at the other tables: a point for each that did worse, half of one for each tie.

    ``most``: as many points as it could have had. ``difference``: its score less the average of all of them.
    """

    points: float
    most: int
    difference: float


def result_of(game: str, reason: str, ranking: Sequence[SeatResult]) -> TableResult:
    """The result of a game that is over; one that was stopped has none to compare."""
    return TableResult(game, reason, () if reason in STOPPED else tuple(sorted(ranking, key=lambda one: one.seat)))


def compared(tables: Sequence[TableResult], mine: SeatResult) -> Comparison:
    """``mine``, which is a result of one of ``tables``, beside the same seat at all of them."""
    same = [one for table in tables for one in table.seats if one.seat == mine.seat]
    worse = sum(one.key() < mine.key() for one in same)
    ties = sum(one.key() == mine.key() for one in same) - 1
    average = sum(one.score for one in same) / len(same)
    return Comparison(worse + ties / 2, len(same) - 1, round(mine.score - average, 2))
