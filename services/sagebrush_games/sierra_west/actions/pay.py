"""Paying with basic resources of your choice [ES "Recursos"]."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.sierra_west.events.resources import ResourcesPaid
from sagebrush_games.sierra_west.read.wording import resources
from sagebrush_games.sierra_west.rules.payment import ways
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import BASIC, State


@dataclass(slots=True)
class Pay(Command):
    """Pay so much food, wood and stone."""

    food: int
    wood: int
    stone: int


def candidates(_rules: Ruleset, state: State, seat: Seat) -> Iterator[Pay]:
    due = state.agenda[-1].number
    return (Pay(seat, *way) for way in ways(state.players[seat].resources, due))


def domain(_rules: Ruleset, state: State, seat: Seat) -> Iterator[Pay]:
    return (Pay(seat, *way) for way in product(*(range(n + 2) for n in state.players[seat].resources[:3])))


def refusal(_rules: Ruleset, state: State, command: Pay) -> str | None:
    paid = (command.food, command.wood, command.stone)
    if min(paid) < 0 or any(paid[kind] > state.players[command.seat].resources[kind] for kind in BASIC):
        return "cannot-pay"
    return None if sum(paid) == state.agenda[-1].number else "wrong-price"


def events(_rules: Ruleset, _state: State, command: Pay, _chance: Chance) -> list[Event]:
    return [ResourcesPaid(command.seat, command.food, command.wood, command.stone, 0), Next()]


def sentence(_rules: Ruleset, _state: State, command: Pay) -> Message:
    return message("command-pay", resources=resources((command.food, command.wood, command.stone)))


PAY = Action(Pay, candidates, refusal, events, sentence, domain, exact=True)
PAY_AND_DRAW = Action(Pay, candidates, refusal, events, sentence, domain, exact=True)
"""For a cabin, after which the market is refilled, and for a trap, after which a turn may end."""
