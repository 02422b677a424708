"""Hastings, the opponent of a solo game: a plan card is done from left to right, without any choice [SHEET "11"]."""

from dataclasses import replace

from sagebrush_games.kernel.evolving import events_of, evolve_table
from sagebrush_games.kernel.expansion import Slice
from sagebrush_games.kernel.manifest import Option
from sagebrush_games.kernel.messages import Config
from sagebrush_games.sierra_west.expansions.hastings import events, evolve, scoring, turn
from sagebrush_games.sierra_west.expansions.hastings.checks import check
from sagebrush_games.sierra_west.expansions.hastings.events import PointsGained
from sagebrush_games.sierra_west.expansions.hastings.faults import plans_faults
from sagebrush_games.sierra_west.expansions.hastings.ledger import LEDGER, conserved
from sagebrush_games.sierra_west.expansions.hastings.names import PRINTED, WORDING
from sagebrush_games.sierra_west.expansions.hastings.ruleset import with_plans
from sagebrush_games.sierra_west.expansions.hastings.state import Plans
from sagebrush_games.sierra_west.expansions.hastings.view import PlanText, plan_text
from sagebrush_games.sierra_west.rules.expansion import PrintedExpansion
from sagebrush_games.sierra_west.rules.ruleset import Ruleset

DIFFICULTY = Option(
    "difficulty",
    "Difficulty of a solo game",
    "Points that Hastings has from the start.",
    ("easy", "standard", "hard", "expert"),
    explicit_default="standard",
    seats=range(1, 2),
)


def apply(rules: Ruleset, config: Config) -> Ruleset:
    """A solo game against Hastings, its reference card being that of the mode."""
    difficulty = (config.options or {}).get(DIFFICULTY.id, DIFFICULTY.default)
    return replace(
        with_plans(rules),
        owners=rules.seats + 1,
        walkers=(*rules.walkers, *(rules.seats,) * 2),
        table=turn.laid_out(rules.table),
        set_up=(*rules.set_up[:-1], "next-plan", rules.set_up[-1]),
        turn=turn.planned(rules.turn),
        visible=turn.shown(rules.visible),
        scores=scoring.scores(rules, rules.content.value("difficulties", str(difficulty))),
        gain_points=lambda seat, points: [PointsGained(seat, points)],
        steps={**rules.steps, **turn.STEPS},
    )


EXPANSION = PrintedExpansion(
    id="hastings",
    options=(DIFFICULTY,),
    plays=lambda config: config.seats == 1,
    apply=apply,
    faults=plans_faults,
    slices={"plans": Slice(Plans), "plan": Slice(None, PlanText, plan_text)},
    events=events_of(events),
    evolve=evolve_table(events_of(events), evolve),
    wording=WORDING,
    conserved=conserved,
    ledger=LEDGER,
    tables=("plans", "difficulties", "hastings", "reference_cards"),
    check=check,
    printed=PRINTED,
    fewest=1,
)
