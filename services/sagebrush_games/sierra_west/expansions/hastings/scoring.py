"""What Hastings scores otherwise than a player."""

from collections.abc import Mapping

from sagebrush_games.sierra_west.expansions.hastings.state import plans_of
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.rules.scoring import Points
from sagebrush_games.sierra_west.state.model import State


def scores(rules: Ruleset, head_start: int) -> Mapping[str, Points]:
    """The scores of ``rules``; Hastings has no tile of the mode, and ``head_start`` points for the difficulty."""

    def animals(rules_of_table: Ruleset, state: State, owner: int) -> int:
        points = rules.scores["animals"](rules_of_table, state, owner)
        return points if owner < rules.seats else points - rules.points["face_down_animal"]

    def hastings(_rules: Ruleset, state: State, owner: int) -> int:
        return 0 if owner < rules.seats else head_start + plans_of(state).points

    return {**rules.scores, "animals": animals, "hastings": hastings}
