"""The events of a solo game as sentences."""

from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.telling import Telling, numbered
from sagebrush_games.sierra_west.expansions.hastings import events
from sagebrush_games.sierra_west.expansions.hastings.printed import Plan, plans

TELLING = Telling(
    events={
        events.PlanTurned: "Hastings turns up its next plan, {plan:plan}.",
        events.PlanDone: "",
        events.PlansShuffled: "All plan cards are shuffled.",
        events.AnimalTurned: "{seat:player} turns up the {animal}.",
        events.PointsGained: "{seat:player} scores {points} points.",
    },
    words={"player": {"1": "Hastings", "2": "Hastings"}},
)


def names(content: Content) -> dict[str, dict[str, str]]:
    """What plan cards are called that a correction may call otherwise."""
    return {"plan": numbered([plan_words(plan) for plan in plans(content)])}


def plan_words(plan: Plan) -> str:
    """What Hastings does by a plan, as in "P10: left 2 boots, right 1, wagon 1, cabin 4"."""
    parts = [f"left {plan.left} boot{'s' * (plan.left != 1)}", f"right {plan.right}"]
    parts += [f"{plan.claim} claims"] if plan.claim else []
    parts += [f"wagon {plan.wagon}"] if plan.wagon else []
    parts += [plan.track] if plan.track else []
    parts += [f"cabin {plan.cabin}"] if plan.cabin else []
    parts += [plan.animal] if plan.animal else []
    return f"{plan.id}: {', '.join([*parts, *['mode'] * plan.mode])}"
