"""Apple Hill: which apples are spent."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.sierra_west.expansions.apple_hill.orchard import greens, paid
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import State


@dataclass(slots=True)
class PayApples(Command):
    """Spend ``green`` green apples; the others are red."""

    green: int


def candidates(_rules: Ruleset, state: State, seat: Seat) -> Iterator[PayApples]:
    return (PayApples(seat, green) for green in greens(state, state.agenda[-1].number))


def domain(_rules: Ruleset, state: State, seat: Seat) -> Iterator[PayApples]:
    return (PayApples(seat, green) for green in range(state.agenda[-1].number + 1))


def refusal(_rules: Ruleset, state: State, command: PayApples) -> str | None:
    due = state.agenda[-1].number
    if not 0 <= command.green <= due:
        return "wrong-price"
    return None if command.green in greens(state, due) else "no-such-apples"


def events(_rules: Ruleset, state: State, command: PayApples, _chance: Chance) -> list[Event]:
    return [*paid(state, command.seat, command.green, state.agenda[-1].number), Next()]


def sentence(_rules: Ruleset, state: State, command: PayApples) -> Message:
    return message("command-pay-apples", green=command.green, red=state.agenda[-1].number - command.green)


PAY_APPLES = Action(PayApples, candidates, refusal, events, sentence, domain, exact=True)
