"""What everybody sees of the plan that Hastings will do."""

from dataclasses import dataclass
from typing import Any

from sagebrush_games.kernel.messages import Viewer
from sagebrush_games.sierra_west.expansions.hastings.printed import reference_card
from sagebrush_games.sierra_west.expansions.hastings.state import plans_of
from sagebrush_games.sierra_west.state.model import NONE, State


@dataclass(slots=True)
class PlanText:
    """A plan card: boots, who claims, steps of the wagon, track, market space, animal, and the mode's part."""

    id: str
    left: int
    right: int
    claim: str
    wagon: int
    track: str
    cabin: int
    animal: str
    mode: str
    unofficial: bool


def plan_text(rules: Any, state: State, _viewer: Viewer) -> PlanText | None:
    """The plan card that lies face up; None between two, and where Hastings does not play."""
    if state.plans is None or plans_of(state).plan == NONE:
        return None
    plan = rules.plans[plans_of(state).plan]
    return PlanText(
        id=plan.id,
        left=plan.left,
        right=plan.right,
        claim=plan.claim,
        wagon=plan.wagon,
        track=plan.track,
        cabin=plan.cabin,
        animal=plan.animal,
        mode=reference_card(rules.content) if plan.mode else "",
        unofficial=plan.unofficial,
    )
