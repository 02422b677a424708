"""The cells of the table of levels: who plays whom on how many seats, and what is expected of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count

from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.title import AnyTitle
from sagebrush_opponents import LEVELS, OPPONENTS
from sagebrush_opponents.arena.pairing import LineUp, PlannedRound, for_predictions, planned_round
from sagebrush_opponents.arena.players import CHEAT

DIFFICULTY = "difficulty"
"""The option of a title that is harder alone."""
BLIND_SECOND = "is-mcts@1s"
"""The baseline that knows no evaluation: information-set Monte-Carlo tree search with a second for each decision."""


@dataclass(frozen=True, slots=True)
class Target:
    """A share of the win that is to be reached, and what the lower end of its interval must reach."""

    share: float
    least: float


@dataclass(frozen=True, slots=True)
class LevelCell:
    """A player on one seat against a rival on all others, or alone; ``target`` is None where nothing is promised."""

    player: str
    rival: str
    title: str
    seats: int
    target: Target | None
    difficulty: str = ""

    @property
    def id(self) -> str:
        """The name of the cell in records."""
        against = f"{self.player} vs {self.rival}" if self.rival else self.player
        hard = f" {self.difficulty}" if self.difficulty else ""
        return f"{self.title} {self.seats}{hard}: {against}"

    @property
    def is_among_equals(self) -> bool:
        """Whether everybody is the same player: what it predicts reckons with players as good as itself."""
        return self.player == self.rival

    @property
    def predicts(self) -> bool:
        """Whether its games are played for what their players predict: in a table of equals, or alone."""
        return self.target is None and (self.is_among_equals or (not self.rival and self.player in LEVELS))

    @property
    def line_up(self) -> LineUp:
        """Players by seat, before any rotation."""
        return (self.player, *[self.rival] * (self.seats - 1))

    def rounds(self, first: int = 1) -> Iterator[PlannedRound]:
        """Rounds without end, the editions of the title in turn."""
        configs = self._configs(TITLES[self.title])
        for seed in count(first):
            planned = planned_round(configs[seed % len(configs)], self.line_up, seed, self.id)
            yield for_predictions(planned) if self.predicts else planned

    def _configs(self, title: AnyTitle) -> list[Config]:
        options: dict[str, str | int | bool] | None = {DIFFICULTY: self.difficulty} if self.difficulty else None
        editions = [edition.id for edition in title.manifest.editions if self.seats in edition.seats]
        return [Config(title.id, edition, self.seats, (), options) for edition in editions]


SLACK = 0.05
"""How far below its target the interval may reach where the target names no lower end."""


def _target(share: float, least: float | None = None) -> Target:
    return Target(share, share - SLACK if least is None else least)


DUELS: Sequence[tuple[int, str, Target]] = (
    (1, "random", _target(0.80)),
    (2, "random", _target(0.97)),
    (2, "novice", _target(0.65, 0.60)),
    (3, "casual", _target(0.65, 0.60)),
    (3, "greedy", _target(0.65)),
    (4, "skilled", _target(0.62, 0.57)),
    (5, "expert", _target(0.58, 0.53)),
    (5, "greedy", _target(0.90)),
    (5, BLIND_SECOND, _target(0.75)),
)
"""Level, rival and target with two seats."""
AGAINST_THREE: Sequence[tuple[int, str, Target]] = (
    (1, "random", _target(0.45)),
    (2, "novice", _target(0.38)),
    (3, "casual", _target(0.38)),
    (4, "skilled", _target(0.35)),
    (5, BLIND_SECOND, _target(0.45)),
)
"""Level, rival and target with four seats, one against three."""
ALONE: Sequence[tuple[str, str, Target]] = (
    ("tiny-epic-western", "apprentice", _target(0.90)),
    ("tiny-epic-western", "medium", _target(0.60)),
    ("tiny-epic-western", "epic", _target(0.25)),
    ("sierra-west", "standard", _target(0.90)),
)
"""Title, difficulty and target of the strongest level alone."""
PREDICTING = (2, 3)
"""Levels whose predictions are compared with outcomes among equals; the last of them alone, too."""
MILLISECONDS = {3: 250, 4: 700, 5: 2000}
"""What a decision of a level may take."""


def level_cells() -> list[LevelCell]:
    """Every cell with a target whose players there are, then those that have none: baselines, players among equals."""
    names = {level.number: level.name for level in LEVELS.values()}
    tables = ((2, DUELS), (4, AGAINST_THREE))
    met = [
        LevelCell(names[number], rival, title, seats, target)
        for title in TITLES
        for seats, rows in tables
        for number, rival, target in rows
    ]
    alone = [LevelCell(names[5], "", title, 1, target, difficulty) for title, difficulty, target in ALONE]
    found = [*met, *alone, *_baselines(), *_predicting()]
    return [cell for cell in found if all(_is_known(name) for name in cell.line_up)]


def _is_known(text: str) -> bool:
    """Whether there is such an opponent, whatever its budget and whether it cheats."""
    return text.removeprefix(CHEAT).partition("@")[0] in OPPONENTS


def _predicting() -> Iterator[LevelCell]:
    """Tables of equals with every number of seats, and of one alone at every difficulty."""
    for title in TITLES.values():
        numbers = {seats for edition in title.manifest.editions for seats in edition.seats if seats > 1}
        for name in map(_named, PREDICTING):
            for seats in sorted(numbers):
                yield LevelCell(name, name, title.id, seats, None)
        for difficulty in difficulties(title):
            yield LevelCell(_named(PREDICTING[-1]), "", title.id, 1, None, difficulty)


def difficulties(title: AnyTitle) -> list[str]:
    """The difficulties of the solo game; empty where there is no such choice."""
    return [str(value) for option in title.manifest.options if option.id == DIFFICULTY for value in option.values]


def _named(number: int) -> str:
    return next(level.name for level in LEVELS.values() if level.number == number)


def _baselines() -> Iterator[LevelCell]:
    for title in TITLES.values():
        yield LevelCell(f"{CHEAT}skilled", "skilled", title.id, 2, None)
        for seats in (2, 4):
            yield LevelCell("greedy", "random", title.id, seats, None)
        for difficulty in difficulties(title):
            yield LevelCell("greedy", "", title.id, 1, None, difficulty)
