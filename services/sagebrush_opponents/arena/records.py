"""A game of the arena before and after it is played, and the line that keeps it."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from typing import Any

import msgspec

from sagebrush_games.kernel.messages import Config
from sagebrush_opponents.arena.ratings.calibration import BinnedForecasts


@dataclass(frozen=True, slots=True)
class PlannedGame:
    """The player of each seat (by its text) and the seed; games of one round share the seed.

    ``cell`` names what the game is played for. ``on_fault``: ``replace`` (a random move) or ``forfeit``. ``engines``:
    what decides for each seat, as far as that is known. ``telling``: what its predictions are told with, where the game
    is played for them.
    """

    config: Config
    players: tuple[str, ...]
    seed: int
    cell: str = ""
    on_fault: str = "replace"
    engines: tuple[str, ...] = ()
    telling: str = ""

    @property
    def id(self) -> str:
        """The same for the same game between the same engines in every run: 16 hex digits."""
        fields = [config_key(self.config), *self.players, str(self.seed), self.cell, self.on_fault, *self.engines]
        fields += [self.telling] * bool(self.telling)
        return blake2b(json.dumps(fields).encode(), digest_size=8).hexdigest()


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A finished game, as plain JSON has it.

    ``labels`` and ``shares`` (of the win) go by seat, as do ``scores`` and ``places``, which a forfeited game has not.
    ``seconds`` are those of a processor unless an engine of somebody else plays.
    ``engines``: what decided for each seat. ``times``: by label, decisions by step of time. ``faults``: by label, how
    often what happened; ``details``: what was told of the first of each. ``forecasts``: by label, for players that
    predict their share of the win; ``telling``: what these were told with.
    """

    id: str
    cell: str
    config: str
    seed: int
    labels: tuple[str, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    commands: int
    seconds: float
    engines: tuple[str, ...] = ()
    times: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    faults: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    forecasts: Mapping[str, Sequence[BinnedForecasts]] = field(default_factory=dict)
    forfeited_by: str = ""
    telling: str = ""
    details: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def line(self) -> bytes:
        """The record as a line of JSON."""
        known = {name: value for name, value in asdict(self).items() if value or name not in OPTIONAL}
        return json.dumps(known, separators=(",", ":")).encode() + b"\n"

    @property
    def steps(self) -> Mapping[str, Counter[int]]:
        """The times by label, counted by step."""
        return {label: Counter({int(step): n for step, n in steps.items()}) for label, steps in self.times.items()}


OPTIONAL = {"faults", "forecasts", "forfeited_by", "telling", "details"}
"""Fields that a line has only where they say something."""


def record_of(fields: Mapping[str, Any]) -> GameRecord:
    """The record of the fields of a line; raises ValueError for what cannot be one."""
    record = msgspec.convert(fields, GameRecord)
    by_seat = (record.shares, *filter(None, (record.scores, record.places, record.engines)))
    if any(len(values) != len(record.labels) for values in by_seat):
        raise ValueError("a list by seat has another length than the players")
    if not all(step.isdecimal() for steps in record.times.values() for step in steps):
        raise ValueError("a step of time is no number")
    return record


def config_key(config: Config) -> str:
    """What is played, in one line: ``carson-city 2009 + outlaws, 2 seats, difficulty=hard``."""
    rules = " + ".join((config.edition, *config.variants))
    options = "".join(f", {name}={value}" for name, value in sorted((config.options or {}).items()))
    return f"{config.title} {rules}, {config.seats} seat{'s' * (config.seats != 1)}{options}"
