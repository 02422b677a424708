"""Pairings: line-ups of players, and for each seed every rotation of a line-up, which meet the same luck."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import combinations, count, permutations

from sagebrush_games.kernel.messages import Config
from sagebrush_opponents.arena.fingerprints import fingerprints, telling
from sagebrush_opponents.arena.records import GameRecord, PlannedGame

LineUp = tuple[str, ...]
"""Players by seat, before any rotation."""


class LineUpShape(StrEnum):
    """How players fill more than two seats."""

    ALONE = "alone"
    """Each against a table full of each other one."""
    SIDES = "sides"
    """Each two in turn around the table."""
    MIXED = "mixed"
    """Every choice of as many different players as there are seats."""


@dataclass(frozen=True, slots=True)
class PlannedRound:
    """The games of one line-up with one seed: every rotation that differs from the others."""

    games: tuple[PlannedGame, ...]


@dataclass(frozen=True, slots=True)
class FinishedRound:
    """The records of a round, in the order of its games."""

    records: tuple[GameRecord, ...]


def line_ups(players: Sequence[str], seats: int, shape: LineUpShape = LineUpShape.ALONE) -> list[LineUp]:
    """What is played by ``players``; with one seat each is alone, with two each two meet."""
    if seats == 1:
        return [(player,) for player in players]
    if seats == 2:
        return list(combinations(players, 2))
    if shape is LineUpShape.MIXED:
        return list(combinations(players, seats))
    if shape is LineUpShape.SIDES:
        return [tuple(pair[seat % 2] for seat in range(seats)) for pair in combinations(players, 2)]
    return [(one, *[other] * (seats - 1)) for one, other in permutations(players, 2)]


def rotations(line_up: LineUp) -> list[LineUp]:
    """Every seating of ``line_up`` around the table, each once."""
    return list(dict.fromkeys(line_up[turn:] + line_up[:turn] for turn in range(len(line_up))))


def planned_round(
    config: Config, line_up: LineUp, seed: int, cell: str = "", on_fault: str = "replace"
) -> PlannedRound:
    """The round of ``line_up`` with ``seed``."""
    games = tuple(
        PlannedGame(config, seated, seed, cell, on_fault, fingerprints(seated, config.title))
        for seated in rotations(line_up)
    )
    return PlannedRound(games)


def for_predictions(planned: PlannedRound) -> PlannedRound:
    """The round when it is played for what its players predict: games that were told otherwise are not those."""
    told = telling(planned.games[0].config.title)
    return replace(planned, games=tuple(replace(game, telling=told) for game in planned.games))


def rounds_of(
    configs: Sequence[Config], line_ups_by_seats: dict[int, list[LineUp]], first: int, on_fault: str
) -> Iterator[PlannedRound]:
    """Rounds without end: one of each line-up at each table with the first seed, then with the next, and so on."""
    for seed in count(first):
        for config in configs:
            for line_up in line_ups_by_seats[config.seats]:
                yield planned_round(config, line_up, seed, on_fault=on_fault)
