"""The Central Bank: buy a building in phase two, at its cost and 1 influence more [SHEET "6.6"]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.tiny_epic_western.events.buildings import BuildingBought
from sagebrush_games.tiny_epic_western.events.round_end import GameEnded
from sagebrush_games.tiny_epic_western.events.setup import BuildingDrawn, PorchFilled
from sagebrush_games.tiny_epic_western.read.wording import influence, named_building
from sagebrush_games.tiny_epic_western.rules.buying import DECK_EMPTY
from sagebrush_games.tiny_epic_western.rules.influence import can_pay, of_kind, paid
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.rules.setup import draw_building
from sagebrush_games.tiny_epic_western.state.board import building_deck
from sagebrush_games.tiny_epic_western.state.model import KINDS, MATS, NONE, State


@dataclass(slots=True)
class BuyAtOnce(Command):
    """Pay 1 influence of ``kind`` (0 Law, 1 Force, 2 Money) and buy ``building`` at its cost, wherever it lies."""

    building: int
    kind: int


def on_sale(rules: Ruleset, state: State) -> list[int]:
    """What the Central Bank sells at this table [ruling R7]."""
    return [number for mat in MATS for number in rules.central_bank(rules, state, mat) if number != NONE]


def candidates(rules: Ruleset, state: State, seat: Seat) -> Iterator[BuyAtOnce]:
    return (BuyAtOnce(seat, number, kind) for number in on_sale(rules, state) for kind in KINDS)


def domain(rules: Ruleset, _state: State, seat: Seat) -> Iterator[BuyAtOnce]:
    return (BuyAtOnce(seat, building.number, kind) for building in rules.buildings for kind in KINDS)


def price(rules: Ruleset, command: BuyAtOnce) -> tuple[int, int, int]:
    """The cost of the building and 1 of the kind."""
    law, force, money = rules.buildings[command.building].cost
    extra = of_kind(command.kind, 1)
    return law + extra[0], force + extra[1], money + extra[2]


def refusal(rules: Ruleset, state: State, command: BuyAtOnce) -> str | None:
    if command.kind not in KINDS:
        return "no-such-kind"
    if command.building not in on_sale(rules, state):
        return "not-for-sale"
    return None if can_pay(state, command.seat, price(rules, command)) else "cannot-pay"


def events(rules: Ruleset, state: State, command: BuyAtOnce, chance: Chance) -> list[Event]:
    mat = next(mat for mat in MATS if command.building in rules.central_bank(rules, state, mat))
    bought = BuildingBought(command.seat, command.building, mat, ordinary=False)
    return [paid(command.seat, price(rules, command)), bought, *_replacement(rules, state, mat, command, chance)]


# [ruling R21]
def _replacement(rules: Ruleset, state: State, mat: int, command: BuyAtOnce, chance: Chance) -> list[Event]:
    deck = building_deck(state, len(rules.buildings))
    zone = state.market[mat] == command.building
    if not deck:
        return [GameEnded(DECK_EMPTY) if zone else Next()]
    drawn = draw_building(chance, deck)
    return [BuildingDrawn(mat, drawn) if zone else PorchFilled(mat, drawn), Next()]


def sentence(rules: Ruleset, _state: State, command: BuyAtOnce) -> Message:
    return message(
        "command-buy-at-once",
        building=named_building(rules, command.building),
        price=influence(rules.buildings[command.building].cost),
        kind=command.kind,
    )


BUY_AT_ONCE = Action(BuyAtOnce, candidates, refusal, events, sentence, domain)
