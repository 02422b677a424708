"""The Lawyer (promo): a parcel at once at its price, and no duel over parcels."""

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.buy_at_once import BUY_AT_ONCE, affordable
from sagebrush_games.carson_city.actions.decline import DECLINE_GRANT
from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.cards import RivalsYielded
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.rules.contests import PARCEL_DUELS, contested
from sagebrush_games.carson_city.rules.parcels import barred
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.rules.wrapping import answering
from sagebrush_games.carson_city.state.board import Parcel, has, members
from sagebrush_games.carson_city.state.model import NOBODY, Kind, Phase, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.kernel.phases import before

LAWYER = "lawyer"


def chosen(rules: Ruleset, state: State, seat: Seat, _chance: Chance) -> Sequence[Event]:
    """The question which parcel, unless none can be bought."""
    return [Asked(seat, LAWYER)] if affordable(rules, state, seat) else ()


def lawyer(content: Content) -> Character:
    return replace(printed(content, LAWYER), chosen=chosen)


def undisputed(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """The rivals on every parcel for sale where the Lawyer stands take their cowboys back."""
    seat = state.seat_of(LAWYER)
    if seat == NOBODY:
        return ()
    won = state.claims[seat] & contested(state) & ~state.owned & ~barred(rules, state)
    return [RivalsYielded(p, tuple(one for one in state.claimants(p) if one != seat)) for p in members(won)]


def is_settled(state: State, parcel: Parcel, seats: Sequence[Seat]) -> bool:
    """Whether the Lawyer is among ``seats``, and the parcel is for sale."""
    return not has(state.owned | state.tiles[Kind.TOWN_HALL], parcel) and state.seat_of(LAWYER) in seats


def apply(rules: Ruleset) -> Ruleset:
    """The question, and the end of disputes before any duel over a parcel."""
    asking = answering(rules, LAWYER, BUY_AT_ONCE, DECLINE_GRANT)
    steps = before(rules.steps, Phase.ACTIONS, PARCEL_DUELS, undisputed)
    return replace(asking, is_settled=is_settled, steps=steps)
