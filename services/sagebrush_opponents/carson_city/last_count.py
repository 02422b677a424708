"""What the last count would bring now, beside land and dollars."""

from typing import Any

from sagebrush_games.carson_city.expansions.kit_carson.events import PlaceScored
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import Phase, State

ROUNDS = 4


def last_count(rules: Ruleset, state: State) -> list[float]:
    """Points by seat; who passed early counts in the last round."""
    points = [0.0] * len(state.dollars)
    if rules.final_scores and state.phase is not Phase.SET_UP:
        for score in rules.final_scores:
            scored: Any = score(rules, state)
            for event in scored:
                if state.round == ROUNDS or type(event) is not PlaceScored:
                    points[event.seat] += event.points
    return points
