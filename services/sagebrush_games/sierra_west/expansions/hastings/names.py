"""What the catalogue of a solo game needs to know: plan cards part by part."""

from sagebrush_games.kernel.content import load
from sagebrush_games.kernel.corrections import corrected
from sagebrush_games.kernel.wording import Argument, Message, Names, Wording, commas, message, numbered, score_parts
from sagebrush_games.sierra_west.expansions.hastings.printed import Plan, plans

PRINTED = load("sagebrush_games.sierra_west.expansions.hastings", ("content",))


def plan_name(plan: Plan) -> Message:
    """What Hastings does by a plan."""
    parts: list[Argument] = [message("plan-left", count=plan.left), message("plan-right", count=plan.right)]
    parts += [message("plan-claims", side=plan.claim)] if plan.claim else []
    parts += [message("plan-wagon", count=plan.wagon)] if plan.wagon else []
    parts += [plan.track] if plan.track else []
    parts += [message("plan-cabin", count=plan.cabin)] if plan.cabin else []
    parts += [plan.animal] if plan.animal else []
    parts += [message("plan-mode")] * plan.mode
    return message("hastings-plan", plan=plan.id, parts=commas(parts))


def plan_names(corrections: str) -> Names:
    """What plan cards are called, as the box is corrected."""
    return {"plan": numbered(plan_name(plan) for plan in plans(corrected(PRINTED, corrections)))}


WORDING = Wording(
    packages=("sagebrush_games.sierra_west.expansions.hastings",),
    kinds={"plan": "plan"},
    names={**score_parts("hastings"), "absent-player": {1: "Hastings", 2: "Hastings"}},
    printed=plan_names,
)
