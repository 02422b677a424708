"""The variant Advanced planning: of hands of four, three are laid and the fourth is set aside (rules, last page)."""

from dataclasses import replace
from typing import Any

from sagebrush_games.sierra_west.content import printed
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import State, Task


def apply(rules: Ruleset) -> Ruleset:
    """A larger hand; what becomes of the card that is left is chosen once the others lie on the board."""

    def turn(of: Any, state: State, owner: int) -> tuple[Task, ...]:
        tasks = rules.turn(of, state, owner)
        plan, *then = tasks
        return (plan, Task("keep", owner), *then) if plan.name == "plan" else tasks

    return replace(rules, hand=printed.number(rules.content, "planning_hand"), turn=turn)
