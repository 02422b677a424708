"""Hastings, the opponent of a solo game: a plan card is done from left to right, without any choice."""

from dataclasses import replace

from sagebrush_games.sierra_west.content.printed import plans
from sagebrush_games.sierra_west.expansions.hastings import scoring, turn
from sagebrush_games.sierra_west.expansions.hastings.reference_cards import REFERENCE_CARDS
from sagebrush_games.sierra_west.rules.ruleset import Ruleset


def apply(rules: Ruleset, mode: str, difficulty: str) -> Ruleset:
    """A solo game of ``mode`` against Hastings at ``difficulty``."""
    return replace(
        rules,
        plans=plans(rules.content),
        owners=rules.seats + 1,
        walkers=(*rules.walkers, *(rules.seats,) * 2),
        table=turn.laid_out(rules.table),
        set_up=(*rules.set_up[:-1], "next-plan", rules.set_up[-1]),
        turn=turn.planned(rules.turn),
        visible=turn.shown(rules.visible),
        scores=scoring.scores(rules, rules.content.value("difficulties", difficulty)),
        steps={**rules.steps, **turn.STEPS, "reference-card": REFERENCE_CARDS[mode]},
    )
