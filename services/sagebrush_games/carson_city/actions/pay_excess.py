"""Give up dollars above the cash limit (phase 4)."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.rules.scoring import excess_paid
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class PayExcess(Command):
    """Give up so many ``dollars``, the excess or more."""

    dollars: int


def candidates(rules: Ruleset, state: State, seat: Seat) -> Iterator[PayExcess]:
    return (PayExcess(seat, payment) for payment in rules.excess_payments(rules, state, seat))


def domain(_rules: Ruleset, state: State, seat: Seat) -> Iterator[PayExcess]:
    return (PayExcess(seat, payment) for payment in range(-1, state.dollars[seat] + 2))


def refusal(rules: Ruleset, state: State, command: PayExcess) -> str | None:
    return None if command.dollars in rules.excess_payments(rules, state, command.seat) else "wrong-payment"


def sentence(rules: Ruleset, _state: State, command: PayExcess) -> Message:
    paid = excess_paid(rules, command.seat, command.dollars)
    return message("command-pay-excess", sum=paid.dollars, score=paid.points)


PAY_EXCESS = Action(
    PayExcess,
    candidates=candidates,
    refusal=refusal,
    events=lambda rules, _state, command, _chance: [excess_paid(rules, command.seat, command.dollars)],
    sentence=sentence,
    domain=domain,
    exact=True,
)
