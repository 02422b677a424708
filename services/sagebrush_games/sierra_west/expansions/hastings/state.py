"""What only a solo game has: the plan cards of Hastings, and its points."""

from dataclasses import dataclass, field
from typing import cast

from sagebrush_games.kernel.copying import DerivedCopy
from sagebrush_games.sierra_west.state.model import State


@dataclass(slots=True)
class Plans(DerivedCopy):
    """The plan card that lies face up, those that are done, in order, and points gained by reference cards.

    The deck is what lies nowhere else: its next card is drawn when it is turned up.
    """

    plan: int
    done: list[int] = field(default_factory=list)
    points: int = 0


def plans_of(state: State) -> Plans:
    """What only a solo game has."""
    return cast(Plans, state.plans)
