"""Buy victory points at the price of the box (phase 3)."""

# [DE "KAUF VON SIEGPUNKTEN"]

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.events.row import PointsBought
from sagebrush_games.carson_city.rules.houses import current_box
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class BuyPoints(Command):
    """Buy so many victory points."""

    points: int


def price(rules: Ruleset, state: State) -> int:
    """Dollars for one point on the box being resolved."""
    return rules.prices[current_box(rules, state)]


def candidates(rules: Ruleset, state: State, seat: Seat) -> Iterator[BuyPoints]:
    return (BuyPoints(seat, number) for number in range(1, state.dollars[seat] // price(rules, state) + 1))


def domain(_rules: Ruleset, state: State, seat: Seat) -> Iterator[BuyPoints]:
    return (BuyPoints(seat, number) for number in range(-1, state.dollars[seat] + 2))


def refusal(rules: Ruleset, state: State, command: BuyPoints) -> str | None:
    if command.points < 1:
        return "no-such-number"
    if command.points * price(rules, state) > state.dollars[command.seat]:
        return "too-expensive"
    return None


def events(rules: Ruleset, state: State, command: BuyPoints, _chance: Chance) -> Sequence[Event]:
    cost = command.points * price(rules, state)
    return [PointsBought(command.seat, current_box(rules, state), command.points, cost)]


def sentence(rules: Ruleset, state: State, command: BuyPoints) -> Message:
    return message("command-buy-points", score=command.points, price=command.points * price(rules, state))


BUY_POINTS = Action(
    BuyPoints, candidates=candidates, refusal=refusal, events=events, sentence=sentence, domain=domain, exact=True
)
