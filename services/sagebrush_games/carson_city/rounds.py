"""Phases 1, 2 and 4: characters, placing cowboys, the end of a round."""

from collections.abc import Sequence

from sagebrush_games.carson_city.events.characters import RoundBegan
from sagebrush_games.carson_city.events.placement import Passed, PlacementBegan
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.events.round_end import RoundEnded
from sagebrush_games.carson_city.events.row import ActionsBegan
from sagebrush_games.carson_city.model import NOBODY, Kind, State
from sagebrush_games.carson_city.ruleset import Ruleset
from sagebrush_games.carson_city.setup import refilled
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat


def choosing(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """The next seat takes a character; then the lowest number places first."""  # DE phase 1
    if state.turn < len(state.order):
        return [Asked(state.order[state.turn], "character")]
    return [
        PlacementBegan(tuple(sorted(state.seats, key=lambda seat: rules.characters[state.characters[seat]].number)))
    ]


def placing(_rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """The next seat that has not passed places or passes; who has no cowboy passes."""  # DE phase 2
    seat = next_to_place(state)
    if seat == NOBODY:
        return [ActionsBegan()]
    if state.cowboys[seat] or state.sheriff.is_ready(seat):
        return [Asked(seat, "place")]
    return [Passed(seat)]


def next_to_place(state: State) -> Seat:
    """The seat after the one asked last, in turn order, that has not passed; NOBODY when all have."""
    first = state.order.index(state.asked) + 1 if state.asked != NOBODY else 0
    for seat in (*state.order[first:], *state.order[:first]):
        if seat not in state.passed:
            return seat
    return NOBODY


def end_round(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """After the last box: new cowboys, as far as the general supply goes."""  # DE phase 4
    new = rules.new_cowboys[state.round - 1]
    return [RoundEnded(tuple(min(new, supply) for supply in state.supply))]


def next_round(_rules: Ruleset, state: State, chance: Chance) -> Sequence[Event]:
    """Unsold buildings slide to the cheaper boxes, new ones come; who passed first chooses first."""  # DE phase 4
    unsold = [kind for kind in state.offers if kind is not None]
    sold = len(state.offers) - len(unsold)
    slid: list[Kind | None] = [*unsold, *[None] * sold]
    began = RoundBegan(state.round + 1, tuple(state.passed))
    return [refilled(state, slid, chance), began] if sold else [began]
