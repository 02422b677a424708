"""Place a house that comes with a building, or turn one over; on another seat's parcel its owner is asked first."""

# [DE "WOHNHAUS"] [ruling R26]

from collections.abc import Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.actions.domains import every_parcel
from sagebrush_games.carson_city.rules.houses import house_places, house_reasons, located, plan_of
from sagebrush_games.carson_city.rules.parcels import refusal_at
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.rules.terraced import turn_reasons
from sagebrush_games.carson_city.state.board import Parcel, members
from sagebrush_games.carson_city.state.model import NOBODY, State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class PlaceHouse(Command):
    """Place a house of your planned building on ``parcel``."""

    parcel: Parcel


@dataclass(slots=True)
class TurnHouse(Command):
    """Turn the house on ``parcel`` into a terraced house instead of placing a new one."""

    parcel: Parcel


def candidates(rules: Ruleset, state: State, seat: Seat) -> list[PlaceHouse]:
    return [PlaceHouse(seat, parcel) for parcel in members(house_places(rules, state, plan_of(state)))]


def refusal(rules: Ruleset, state: State, command: PlaceHouse) -> str | None:
    return refusal_at(command.parcel, house_reasons(rules, state, plan_of(state)))


def turn_candidates(rules: Ruleset, state: State, seat: Seat) -> list[TurnHouse]:
    return [TurnHouse(seat, parcel) for parcel in members(rules.turnable(rules, state, plan_of(state)))]


def turn_refusal(rules: Ruleset, state: State, command: TurnHouse) -> str | None:
    return refusal_at(command.parcel, turn_reasons(rules, state, plan_of(state)))


def events(rules: Ruleset, state: State, command: PlaceHouse | TurnHouse, _chance: Chance) -> Sequence[Event]:
    return located(rules, state, command.parcel)


def owner_asked(state: State, command: PlaceHouse | TurnHouse) -> Seat:
    """The seat that has to agree; NOBODY when the parcel is the seat's own or nobody's."""
    owner = state.owner(command.parcel)
    return NOBODY if owner == command.seat else owner


def sentence(_rules: Ruleset, state: State, command: PlaceHouse) -> Message:
    plan, owner, parcel = plan_of(state), owner_asked(state, command), command.parcel
    if owner == NOBODY:
        return message("command-place-house", kind=plan.kind, site=plan.parcel, parcel=parcel)
    return message("place-house-if-agreed", kind=plan.kind, site=plan.parcel, parcel=parcel, owner=owner)


def turn_sentence(_rules: Ruleset, state: State, command: TurnHouse) -> Message:
    plan, owner, parcel = plan_of(state), owner_asked(state, command), command.parcel
    if owner == NOBODY:
        return message("command-turn-house", kind=plan.kind, site=plan.parcel, parcel=parcel)
    return message("turn-house-if-agreed", kind=plan.kind, site=plan.parcel, parcel=parcel, owner=owner)


PLACE_HOUSE = Action(
    PlaceHouse,
    candidates=candidates,
    refusal=refusal,
    events=events,
    sentence=sentence,
    domain=every_parcel(PlaceHouse),
    exact=True,
)
TURN_HOUSE = Action(
    TurnHouse,
    candidates=turn_candidates,
    refusal=turn_refusal,
    events=events,
    sentence=turn_sentence,
    domain=every_parcel(TurnHouse),
    exact=True,
)
