"""The end of a solo game."""

from sagebrush_games.kernel.messages import Standing
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.rules.scoring import points
from sagebrush_games.tiny_epic_western.state.model import State


def against_rival(rules: Ruleset, state: State) -> tuple[Standing, ...]:
    """The one seat: first when it has strictly more points than the Rival, otherwise second [ruling R29]."""
    mine, rival = points(rules, state, 0), points(rules, state, rules.rival)
    return (Standing(0, mine, 1 if mine > rival else 2, f"the Rival has {rival}"),)
