"""The variant Advanced planning: hands of four, of which three are played (rules, last page)."""

from dataclasses import replace
from typing import Any

from sagebrush_games.sierra_west import printed
from sagebrush_games.sierra_west.model import State, Task
from sagebrush_games.sierra_west.ruleset import Ruleset


def apply(rules: Ruleset) -> Ruleset:
    """A larger hand, and the choice of the card that is not played."""

    def turn(of: Any, state: State, owner: int) -> tuple[Task, ...]:
        tasks = rules.turn(of, state, owner)
        return (Task("keep", owner), *tasks) if tasks[0].name == "plan" else tasks

    return replace(rules, hand=printed.number(rules.content, "planning_hand"), turn=turn)
