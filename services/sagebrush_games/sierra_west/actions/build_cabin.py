"""Use shovel: building a cabin of the market [ES "Mercado de cabañas"]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, Named, message
from sagebrush_games.sierra_west.content.notation import Cost
from sagebrush_games.sierra_west.rules.market import built
from sagebrush_games.sierra_west.rules.payment import charge
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.rules.shovel import build_refusal
from sagebrush_games.sierra_west.state.model import State


@dataclass(slots=True)
class BuildCabin(Command):
    """Build the cabin on space ``market`` of the cabin market, 0 the leftmost, and pay its extra cost."""

    market: int


def candidates(_rules: Ruleset, state: State, seat: Seat) -> Iterator[BuildCabin]:
    return (BuildCabin(seat, market) for market in range(len(state.market)))


def refusal(rules: Ruleset, state: State, command: BuildCabin) -> str | None:
    if not 0 <= command.market < len(state.market):
        return "no-cabin-for-sale"
    return build_refusal(rules, state, command.seat, command.market)


def events(rules: Ruleset, state: State, command: BuildCabin, _chance: Chance) -> list[Event]:
    """Paid and built, and the market is refilled at once."""
    cost = Cost(any=rules.market_extra[command.market])
    paid, tasks = charge(rules, state, command.seat, cost)
    later = (task._replace(name="pay-and-draw") for task in tasks)
    return [*paid, *built(rules, state, command.seat, command.market), Next((*later, Task("refill")))]


def sentence(rules: Ruleset, state: State, command: BuildCabin) -> Message:
    number, extra = state.market[command.market], rules.market_extra[command.market]
    price = message("build-cabin-extra", amount=extra) if extra else ""
    return message("command-build-cabin", cabin=Named(number, rules.cabins[number].name), price=price)


BUILD_CABIN = Action(BuildCabin, candidates, refusal, events, sentence)
