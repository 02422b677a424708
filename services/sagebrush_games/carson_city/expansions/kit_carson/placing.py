"""Phase 2 with Kit Carson: the first cowboy is placed in turn, then all place, shift and pass at once."""

# [BB "Kit Carson"] [ruling R63] [ruling R64]

from collections.abc import Sequence

from sagebrush_games.carson_city.actions.take_back import can_shift
from sagebrush_games.carson_city.events.placement import Passed
from sagebrush_games.carson_city.events.preparation import AllAsked, Asked
from sagebrush_games.carson_city.events.row import ActionsBegan
from sagebrush_games.carson_city.rules.rounds import next_to_place
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import NOBODY, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat


def shifted_enough(rules: Ruleset, state: State, seat: Seat) -> str | None:
    """Why ``seat`` may take no cowboy back any more, or None."""  # [ruling R65]
    most = rules.printed.value("kit-carson", "most-taken-back")
    return "shifted-enough" if state.taken_back.count(seat) >= most else None


def has_choice(rules: Ruleset, state: State, seat: Seat) -> bool:
    """Whether ``seat`` has a cowboy to place or to shift."""  # [ruling R66]
    if rules.can_place(rules, state, seat):
        return True
    return can_shift(state, seat) and shifted_enough(rules, state, seat) is None


def is_open(state: State) -> bool:
    """Whether the first cowboy of the round is placed: whoever was asked alone has answered, and did not pass."""
    return bool(state.company) or (state.asked != NOBODY and state.asked not in state.passed)


def placing(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """In turn until a cowboy is placed; from then on all who have not passed; who has nothing to do passes."""
    left = [seat for seat in state.order if seat not in state.passed]
    if not left:
        return [ActionsBegan()]
    if not is_open(state):
        seat = next_to_place(state)
        return [Asked(seat, "place") if has_choice(rules, state, seat) else Passed(seat)]
    for seat in left:
        if not has_choice(rules, state, seat):
            return [Passed(seat)]
    return [AllAsked(tuple(left), "place")]
