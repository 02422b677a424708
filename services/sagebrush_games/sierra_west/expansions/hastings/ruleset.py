"""The ruleset of a solo game."""

from dataclasses import dataclass, fields

from sagebrush_games.sierra_west.expansions.hastings.printed import Plan, plans
from sagebrush_games.sierra_west.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class SoloRuleset(Ruleset):
    """The rules of a table with the plan cards of Hastings by number."""

    plans: tuple[Plan, ...] = ()


def with_plans(rules: Ruleset) -> SoloRuleset:
    """``rules`` with the plan cards of their content."""
    return SoloRuleset(
        **{entry.name: getattr(rules, entry.name) for entry in fields(rules)}, plans=plans(rules.content)
    )
