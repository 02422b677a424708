"""Pay the red Captain for revolvers."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.events.cards import RevolversBought
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class BuyRevolvers(Command):
    """Take ``revolvers`` for the Captain's price and keep them."""

    revolvers: int


def prices(rules: Ruleset) -> dict[int, int]:
    """Dollars by number of revolvers."""
    return {int(number): row["value"] for number, row in rules.printed.rows("revolver-price").items()}


def candidates(rules: Ruleset, _state: State, seat: Seat) -> Iterator[BuyRevolvers]:
    return (BuyRevolvers(seat, number) for number in prices(rules))


def domain(rules: Ruleset, _state: State, seat: Seat) -> Iterator[BuyRevolvers]:
    return (BuyRevolvers(seat, number) for number in range(len(prices(rules)) + 2))


def refusal(rules: Ruleset, state: State, command: BuyRevolvers) -> str | None:
    price = prices(rules).get(command.revolvers)
    if price is None:
        return "no-such-number"
    return "too-expensive" if price > state.dollars[command.seat] else None


def events(rules: Ruleset, _state: State, command: BuyRevolvers, _chance: Chance) -> Sequence[Event]:
    return [RevolversBought(command.seat, command.revolvers, prices(rules)[command.revolvers])]


def sentence(rules: Ruleset, _state: State, command: BuyRevolvers) -> Message:
    price = prices(rules)[command.revolvers]
    return message("command-buy-revolvers", price=price, revolvers=command.revolvers)


BUY_REVOLVERS = Action(
    BuyRevolvers, candidates=candidates, refusal=refusal, events=events, sentence=sentence, domain=domain
)
