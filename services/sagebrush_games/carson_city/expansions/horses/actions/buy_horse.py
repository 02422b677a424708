"""Buy a horse with a cowboy on Salary (phase 3): it goes into a corral at once."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.actions.decline import declining
from sagebrush_games.carson_city.expansions.horses.corrals import dollars
from sagebrush_games.carson_city.expansions.horses.events import HorseBought, HorseForgone
from sagebrush_games.carson_city.expansions.horses.state import AGAIN, CORRALS, RODEO
from sagebrush_games.carson_city.expansions.horses.trade import balance, price
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class BuyHorse(Command):
    """Buy a horse for your corral of this number, from 1 to 5; your other cowboys there earn their salary."""

    corral: int


def candidates(rules: Ruleset, _state: State, seat: Seat) -> list[BuyHorse]:
    return [BuyHorse(seat, corral) for corral in rules.corrals]


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[BuyHorse]:
    return (BuyHorse(seat, corral) for corral in range(CORRALS[-1] + 2))


def refusal(rules: Ruleset, _state: State, command: BuyHorse) -> str | None:
    return None if command.corral in rules.corrals else "no-such-corral"


def events(rules: Ruleset, state: State, command: BuyHorse, _chance: Chance) -> Sequence[Event]:
    paid = balance(rules, state, command.seat) + dollars(rules, command.corral)
    return [HorseBought(command.seat, command.corral, paid)]


def sentence(rules: Ruleset, _state: State, command: BuyHorse) -> Message:
    purpose = RODEO if command.corral == AGAIN else command.corral
    return message("command-buy-horse", price=price(rules), corral=command.corral, purpose=purpose)


def _forgone(_rules: Ruleset, _state: State, seat: Seat) -> Sequence[Event]:
    return [HorseForgone(seat)]


BUY_HORSE = Action(
    BuyHorse, candidates=candidates, refusal=refusal, events=events, sentence=sentence, domain=domain, exact=True
)
BUY_NO_HORSE = declining(message("buy-no-horse"), _forgone)
