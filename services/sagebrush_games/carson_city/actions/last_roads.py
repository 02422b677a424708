"""What may be answered to the question for the last roads."""

from collections.abc import Sequence

from sagebrush_games.carson_city.actions.build_road import BuildRoad
from sagebrush_games.carson_city.actions.decline import declining
from sagebrush_games.carson_city.events.placement import PavingFinished
from sagebrush_games.carson_city.rules.last_roads import PROMPT
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.rules.wrapping import answering
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.kernel.wording import message


def _finished(_rules: Ruleset, _state: State, seat: Seat) -> Sequence[Event]:
    return [PavingFinished(seat)]


DECLINE_ROADS = declining(message("build-no-more-roads"), _finished)


def with_last_roads(rules: Ruleset) -> Ruleset:
    """``rules`` in which the question for the last roads can be answered."""
    if PROMPT in rules.actions:
        return rules
    roads = (action for action in rules.actions["place"] if action.message is BuildRoad)
    return answering(rules, PROMPT, *roads, DECLINE_ROADS)
