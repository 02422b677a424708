"""Use shovel: building a cabin of the market."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
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


def sentence(rules: Ruleset, state: State, command: BuildCabin) -> str:
    cabin = rules.cabins[state.market[command.market]]
    extra = rules.market_extra[command.market]
    price = f" for {extra} more of any basic resource" if extra else ""
    return f"Build the {cabin.name}{price}."


BUILD_CABIN = Action(BuildCabin, candidates, refusal, events, sentence)
