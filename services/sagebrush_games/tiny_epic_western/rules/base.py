"""The ruleset of a table before its options and expansions: printed numbers, and the rules as they are printed."""

from collections.abc import Mapping
from typing import Any

from sagebrush_games.kernel.content import Content
from sagebrush_games.tiny_epic_western.content import printed
from sagebrush_games.tiny_epic_western.rules import duel, placing, scoring, town_hall
from sagebrush_games.tiny_epic_western.rules.poker import poker
from sagebrush_games.tiny_epic_western.rules.steps import STEPS

RULES: Mapping[str, Any] = {
    "steps": STEPS,
    "rival_cards": 1,
    "laying_out": (),
    "follows": placing.FOLLOWS,
    "fighter": duel.nobody,
    "means": duel.MEANS,
    "purchase": town_hall.purchase,
    "chosen_industry": town_hall.asked,
    "standings": scoring.standings,
}
"""Fields of the ruleset that expansions change."""


def fields(seats: int, content: Content) -> dict[str, Any]:
    """Every field of the ruleset that no option decides. The strengths of all hands take a while."""
    return {**RULES, **_printed(seats, content)}


def _printed(seats: int, content: Content) -> dict[str, Any]:
    """The fields that stand on printed things."""
    constants = content.rows("constants")
    names = ("rounds", "influence_start", "influence_most", "wanted_points", "wanted_gain", "owner_gain")
    return {
        "content": content,
        "seats": seats,
        "owners": seats,
        "buildings": printed.buildings(content),
        "bosses": printed.bosses(content),
        "mats": printed.mats(content),
        "poker": poker(content),
        "capacities": printed.capacities(content),
        "industry_points": printed.industry_steps(content, "few" if seats < 3 else "many"),
        **{name: constants[name]["value"] for name in names},
    }
