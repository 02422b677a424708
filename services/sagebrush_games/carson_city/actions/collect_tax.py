"""Tax the others with the red Governor: their revolvers, or their dollars."""

# [BB "El Gobernador"] [ruling R54]

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.carson_city.events.cards import TaxCollected
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_games.kernel.wording import Message, message

GOODS = ("revolvers", "dollars")


@dataclass(slots=True)
class CollectTax(Command):
    """Tax ``goods``: a dollar for each revolver token, or for each ten dollars, the last ones counted as ten."""

    goods: str


def due(rules: Ruleset, state: State, payer: Seat, goods: str) -> int:
    """Dollars that ``payer`` owes; never more than it has, and the 3-guns token is no revolver."""
    if goods == "revolvers":
        return min(state.revolvers[payer], state.dollars[payer])
    return -(-state.dollars[payer] // rules.gains["governor-red-dollars"])


def payments(rules: Ruleset, state: State, seat: Seat, goods: str) -> tuple[int, ...]:
    """What each seat pays to ``seat``."""
    return tuple(0 if payer == seat else due(rules, state, payer, goods) for payer in state.seats)


def collected(rules: Ruleset, state: State, seat: Seat, goods: str) -> TaxCollected:
    """The tax on ``goods``."""
    return TaxCollected(seat, goods, payments(rules, state, seat, goods))


def candidates(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[CollectTax]:
    return (CollectTax(seat, goods) for goods in GOODS)


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[CollectTax]:
    return (CollectTax(seat, goods) for goods in (*GOODS, "horses"))


def refusal(_rules: Ruleset, _state: State, command: CollectTax) -> str | None:
    return None if command.goods in GOODS else "no-such-tax"


def sentence(rules: Ruleset, state: State, command: CollectTax) -> Message:
    paid = sum(payments(rules, state, command.seat, command.goods))
    return message("command-collect-tax", goods=command.goods, sum=paid)


COLLECT_TAX = Action(
    CollectTax,
    candidates=candidates,
    refusal=refusal,
    events=lambda rules, state, command, _chance: [collected(rules, state, command.seat, command.goods)],
    sentence=sentence,
    domain=domain,
    exact=True,
)
