"""What the search knows of a title beside its evaluation: data, in the folder of the title."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from sagebrush_opponents.engine import FEW_SIMULATIONS, MANY_SEATS, RIVAL_DOUBT, numbers_if_any

MANY = 99
"""More commands than any level lets race."""


@dataclass(frozen=True, slots=True)
class Tuning:
    """``slopes``: by round from the first, how surely a point more decides the win; the last one goes on.

    ``doubt``: a factor for the doubts of the levels, below 1 where a turn is many small decisions. ``spending``: by the
    name of the prompt, the share of a level's simulations that it gets; ``rest``: that of other prompts; ``raced``: how
    many commands race at those, at most. ``few``: how many simulations of a level are few, so that a decision gets
    ``rest_of_few`` of them instead of ``rest``; 0 for none. ``closer``: of how many commands the policy asks what
    rivals lose by them; 0 where the sketch of the evaluation says so already.
    ``depth`` and ``breadth``: decisions that a simulation looks ahead, and commands that are looked at in each of them.
    ``begins``: the prompt with which a turn begins, where a simulation goes on until the next one does, whatever its
    depth: what positions are worth in the middle of two turns cannot be compared.
    ``next_turn_from``: with how many simulations or more they go on to the end of the seat's next turn; 0 for never.
    ``far``: how many decisions ``far_from`` simulations or more look ahead, where that is further than ``depth``; 0 for
    never.
    ``within_round``: whether a simulation ends with the round, where that comes before its depth.
    """

    slopes: Sequence[float] = (0.1,)
    doubt: float = 1.0
    spending: Mapping[str, float] = field(default_factory=dict)
    rest: float = 1.0
    raced: int = MANY
    few: int = 0
    rest_of_few: float = 1.0
    closer: int = 0
    depth: int = 8
    breadth: int = 4
    begins: str = ""
    next_turn_from: int = 0
    far: int = 0
    far_from: int = 0
    within_round: bool = False

    def slope(self, round_number: int) -> float:
        """That of a round, of the first before it begins."""
        return self.slopes[min(max(round_number, 1), len(self.slopes)) - 1]

    def spent(self, prompt: str, simulations: int) -> int:
        """How many of the simulations a decision gets: fewer where they look further, so that they take no longer."""
        rest = self.rest_of_few if simulations <= self.few else self.rest
        near = max(1, round(simulations * self.spending.get(prompt, rest)))
        fewer = near * self.depth // max(self.far, self.depth)
        return fewer if self.looks_far(fewer) else near

    def sees_next_turn(self, simulations: int) -> bool:
        """Whether that many simulations are enough to see past the chance of the seat's next turn."""
        return 0 < self.next_turn_from <= simulations

    def looks_far(self, simulations: int) -> bool:
        """Whether that many simulations are enough to look further ahead than ``depth``."""
        return 0 < self.far_from <= simulations

    def ahead(self, simulations: int, depth: int) -> int:
        """How many decisions so many simulations look ahead, where fewer of them look ``depth`` ahead."""
        return max(depth, self.far) if self.looks_far(simulations) else depth

    def racing(self, prompt: str, kept: int) -> int:
        """How many commands race, of as many as a level keeps."""
        return kept if prompt in self.spending else min(kept, self.raced)


@cache
def tuning_of(title: str, seats: int = 0) -> Tuning:
    """That of a title where so many play; the plain one for a title that nobody has tuned."""
    many = numbers_if_any(title, MANY_SEATS)
    is_far = many and seats >= many.pop("seats")
    return Tuning(
        **numbers_if_any(title, "tuning.toml") | numbers_if_any(title, FEW_SIMULATIONS) | (many if is_far else {})
    )


@cache
def rival_doubt(title: str, level: str) -> float:
    """By how many points a level may be wrong in what rivals hold commands worth; 0 if the title does not name it."""
    return float(numbers_if_any(title, RIVAL_DOUBT).get(level, 0.0))
