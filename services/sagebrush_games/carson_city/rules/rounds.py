"""Phases 1, 2 and 4: characters, placing cowboys, the end of a round."""

from collections.abc import Sequence

from sagebrush_games.carson_city.events.characters import RoundBegan
from sagebrush_games.carson_city.events.placement import Passed, PlacementBegan
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.events.round_end import RoundEnded
from sagebrush_games.carson_city.events.row import ActionsBegan
from sagebrush_games.carson_city.events.town_hall import TownHallDrawn
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.rules.setup import refilled
from sagebrush_games.carson_city.state.model import NOBODY, Kind, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat


def choosing(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """The next seat takes a character; then the lowest number places first."""
    # [DE "1 CHARAKTER AUSWÄHLEN"] [BB "FASE 1: ELECCIÓN DE PERSONAJE"]
    if state.turn < len(state.order):
        return [Asked(state.order[state.turn], "character")]
    return [PlacementBegan(tuple(sorted(state.seats, key=lambda seat: rules.number(rules, state, seat))))]


def number(rules: Ruleset, state: State, seat: Seat) -> int:
    """The number on the character of ``seat``."""
    return rules.characters[state.characters[seat]].number


def holder(_rules: Ruleset, state: State, card: str) -> Seat:
    """The seat that has ``card``, or NOBODY."""
    return state.seat_of(card)


def can_place(_rules: Ruleset, state: State, seat: Seat) -> bool:
    """Whether ``seat`` has a cowboy to place, the white one counted."""
    return state.cowboys[seat] > 0 or state.sheriff.is_ready(seat)


def pass_order(_rules: Ruleset, state: State) -> Sequence[Seat]:
    """The seat that passed first chooses first."""  # [DE "4 STEUEREINTREIBUNG UND ENDE DER RUNDE"]
    return state.passed


def placing(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """The next seat that has not passed places or passes; who has no cowboy passes."""
    # [DE "2 COWBOYS EINSETZEN"] [BB "FASE 2: COLOCACIÓN DE COWBOYS"]
    seat = next_to_place(state)
    if seat == NOBODY:
        return [ActionsBegan()]
    if rules.can_place(rules, state, seat):
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
    """After the last box: new cowboys, as far as the general supply goes."""
    # [DE "4 STEUEREINTREIBUNG UND ENDE DER RUNDE"] [BB "FASE 4: FINAL DE RONDA"]
    new = rules.new_cowboys[state.round - 1]
    return [RoundEnded(tuple(min(new, supply) for supply in state.supply))]


def offering(rules: Ruleset, state: State, chance: Chance) -> Sequence[Event]:
    """Unsold buildings slide to the cheaper boxes, and new ones come."""
    # [DE "4 STEUEREINTREIBUNG UND ENDE DER RUNDE"] [ruling R32]
    if None not in state.offers:
        return ()
    unsold = [kind for kind in state.offers if kind is not None]
    slid: list[Kind | None] = [*unsold, *[None] * (len(state.offers) - len(unsold))]
    if slid == state.offers and not any(state.bag.values()):
        return ()
    offered, interrupted = refilled(rules, state, slid, chance)
    return [offered, TownHallDrawn(first_player(state))] if interrupted else [offered]


def first_player(state: State) -> Seat:
    """The seat that passed first; before any has, the first in turn order."""
    return (state.passed or state.order)[0]


def next_round(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """The seat that passed first chooses first."""  # [DE "4 STEUEREINTREIBUNG UND ENDE DER RUNDE"]
    return [RoundBegan(state.round + 1, tuple(rules.next_order(rules, state)))]
