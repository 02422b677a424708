"""What the plan cards must obey, corrected or not."""

from sagebrush_games.kernel.content import Content
from sagebrush_games.sierra_west.content.checks import Faults, checked, miscounted
from sagebrush_games.sierra_west.content.printed import animals, tracks
from sagebrush_games.sierra_west.expansions.hastings.printed import plans

PLANS = 18
COMMON_ANIMALS = 4
COMMON_TRACKS = 3
CLAIMS = ("", "left", "right", "both")


def number_of_plans(content: Content) -> Faults:
    """Another number of plan cards than the box has."""
    return miscounted(content, "plans", PLANS)


def plan_cards(content: Content) -> Faults:
    """Plan cards that name what Hastings has not."""
    common = [animal.id for animal in animals(content)][:COMMON_ANIMALS]
    homestead = [track.id for track in tracks(content)][:COMMON_TRACKS]
    for plan in plans(content):
        known = plan.claim in CLAIMS and plan.track in ("", *homestead) and plan.animal in ("", *common)
        if not known or plan.cabin not in range(5) or min(plan.left, plan.right, plan.wagon) < 0:
            yield f"plans.{plan.id} names something that Hastings has not"


def check(content: Content) -> None:
    """Raises BadContent for rows that Hastings cannot play with."""
    checked(content, (number_of_plans, plan_cards))
