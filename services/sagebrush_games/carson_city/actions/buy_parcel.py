"""Buy a parcel on which your cowboy stands (phase 3)."""

# [DE "KAUF VON PARZELLEN"]

from collections.abc import Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.actions.domains import every_parcel
from sagebrush_games.carson_city.events.row import ParcelBought
from sagebrush_games.carson_city.rules.parcels import (
    affordable,
    everywhere,
    has_property_tile,
    price_for,
    refusal_at,
    wanted,
)
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import Parcel
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class BuyParcel(Command):
    """Buy ``parcel`` at its price."""

    parcel: Parcel


def candidates(rules: Ruleset, state: State, seat: Seat) -> list[BuyParcel]:
    return [BuyParcel(seat, parcel) for parcel in affordable(rules, state, seat)]


def refusal(rules: Ruleset, state: State, command: BuyParcel) -> str | None:
    seat, parcel = command.seat, command.parcel
    without = everywhere("no-property-tile", not has_property_tile(rules, state, seat))
    code = refusal_at(parcel, [("no-cowboy-there", ~wanted(rules, state, seat)), without])
    if code is None and price_for(rules, state, seat, parcel) > state.dollars[seat]:
        return "too-expensive"
    return code


def events(rules: Ruleset, state: State, command: BuyParcel, _chance: Chance) -> Sequence[Event]:
    return [ParcelBought(command.seat, command.parcel, price_for(rules, state, command.seat, command.parcel))]


def sentence(rules: Ruleset, state: State, command: BuyParcel) -> Message:
    price = price_for(rules, state, command.seat, command.parcel)
    return message("command-buy-parcel", parcel=command.parcel, price=price)


BUY_PARCEL = Action(
    BuyParcel,
    candidates=candidates,
    refusal=refusal,
    events=events,
    sentence=sentence,
    domain=every_parcel(BuyParcel),
    exact=True,
)
