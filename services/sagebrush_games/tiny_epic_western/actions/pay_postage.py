"""The Post Office: pay to win the Town Hall [ruling R8] [SHEET "6.6"]."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.tiny_epic_western.events.town_hall import TownHallTaken
from sagebrush_games.tiny_epic_western.read.wording import influence
from sagebrush_games.tiny_epic_western.rules.influence import can_pay, paid
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import State

POSTAGE = 2


@dataclass(slots=True)
class PayPostage(Command):
    """Pay 2 influence in all to win the Town Hall this round whatever the hands."""

    law: int
    force: int
    money: int


def candidates(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[PayPostage]:
    shares = product(range(POSTAGE + 1), repeat=2)
    return (PayPostage(seat, law, force, POSTAGE - law - force) for law, force in shares if law + force <= POSTAGE)


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[PayPostage]:
    return (PayPostage(seat, *price) for price in product(range(POSTAGE + 1), repeat=3))


def refusal(rules: Ruleset, state: State, command: PayPostage) -> str | None:
    price = (command.law, command.force, command.money)
    if min(price) < 0 or sum(price) != POSTAGE:
        return "not-two"
    if max(price) < POSTAGE and not rules.mixed_postage:
        return "one-kind"
    return None if can_pay(state, command.seat, price) else "cannot-pay"


def events(_rules: Ruleset, _state: State, command: PayPostage, _chance: Chance) -> list[Event]:
    price = (command.law, command.force, command.money)
    return [paid(command.seat, price), TownHallTaken(command.seat), Next()]


def sentence(_rules: Ruleset, _state: State, command: PayPostage) -> Message:
    return message("command-pay-postage", price=influence((command.law, command.force, command.money)))


PAY_POSTAGE = Action(PayPostage, candidates, refusal, events, sentence, domain)
