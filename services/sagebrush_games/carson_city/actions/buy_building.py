"""Buy the building of a box: build it at once, or keep it for later (phase 3)."""

# [DE "BAUEN VON GEBÄUDEN"]

from collections.abc import Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.actions.domains import every_parcel
from sagebrush_games.carson_city.events.building import BuildingBought
from sagebrush_games.carson_city.rules.houses import build, building_price, current_box, offer, site_reasons, sites
from sagebrush_games.carson_city.rules.parcels import refusal_at
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import Parcel, members
from sagebrush_games.carson_city.state.model import Plan, State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class BuyAndBuild(Command):
    """Buy the building and build it on ``parcel``; its house, if it needs one, is placed next."""

    parcel: Parcel


@dataclass(slots=True)
class BuyAndKeep(Command):
    """Buy the building and keep it in your reserve."""


def bought(rules: Ruleset, state: State, seat: Seat) -> BuildingBought:
    """The tile changes hands at the price of its box."""
    box = current_box(rules, state)
    return BuildingBought(seat, box, offer(rules, state), building_price(rules, state, seat, box))


def candidates(rules: Ruleset, state: State, seat: Seat) -> list[BuyAndBuild]:
    return [BuyAndBuild(seat, parcel) for parcel in members(sites(rules, state, seat, offer(rules, state)))]


def refusal(rules: Ruleset, state: State, command: BuyAndBuild) -> str | None:
    return refusal_at(command.parcel, site_reasons(rules, state, command.seat, offer(rules, state)))


def events(rules: Ruleset, state: State, command: BuyAndBuild, _chance: Chance) -> Sequence[Event]:
    purchase = bought(rules, state, command.seat)
    return [purchase, build(rules, Plan(command.seat, purchase.kind, command.parcel, held=False))]


def sentence(rules: Ruleset, state: State, command: BuyAndBuild) -> Message:
    purchase = bought(rules, state, command.seat)
    return message("command-buy-and-build", kind=purchase.kind, price=purchase.dollars, parcel=command.parcel)


def keep_sentence(rules: Ruleset, state: State, command: BuyAndKeep) -> Message:
    purchase = bought(rules, state, command.seat)
    return message("command-buy-and-keep", kind=purchase.kind, price=purchase.dollars)


BUY_AND_BUILD = Action(
    BuyAndBuild,
    candidates=candidates,
    refusal=refusal,
    events=events,
    sentence=sentence,
    domain=every_parcel(BuyAndBuild),
    exact=True,
)
BUY_AND_KEEP = Action(
    BuyAndKeep,
    events=lambda rules, state, command, _chance: [bought(rules, state, command.seat)],
    sentence=keep_sentence,
)
