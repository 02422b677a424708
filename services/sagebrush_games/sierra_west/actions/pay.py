"""Paying with basic resources of your choice [ES "Recursos"]."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, Named, message
from sagebrush_games.sierra_west.events.resources import ResourcesPaid
from sagebrush_games.sierra_west.read.wording import icon_name, resources
from sagebrush_games.sierra_west.rules.paths import icon_of, path_of
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
    if min(paid) < 0:
        return "wrong-price"
    if any(paid[kind] > state.players[command.seat].resources[kind] for kind in BASIC):
        return "cannot-pay"
    return None if sum(paid) == state.agenda[-1].number else "wrong-price"


def events(_rules: Ruleset, _state: State, command: Pay, _chance: Chance) -> list[Event]:
    return [ResourcesPaid(command.seat, command.food, command.wood, command.stone, 0), Next()]


def sentence(rules: Ruleset, state: State, command: Pay) -> Message:
    paid = resources((command.food, command.wood, command.stone))
    return message("command-pay", resources=paid, purpose=purpose(rules, state))


def purpose(rules: Ruleset, state: State) -> Message | str:
    """What is paid for: what the agenda does after the payment. Out of turn only traps are paid."""
    if state.agenda[-1].seat != state.turn.seat:
        return message("for-trap")
    later = next((task for task in reversed(state.agenda) if task.name in PURPOSES), None)
    return PURPOSES[later.name](rules, state, later) if later else ""


def for_icon(rules: Ruleset, state: State, use: Task) -> Message:
    icon = icon_of(rules, state, use.seat, *path_of(use.number, use.at))
    return message("for-icon", icon=icon_name(icon))


def for_track(rules: Ruleset, _state: State, climb: Task) -> Message:
    return message("for-track", track=Named(climb.at, rules.tracks[climb.at].name))


def always(id: str) -> Callable[[Ruleset, State, Task], Message]:
    """The message ``id``, which needs no more than the name of the task."""
    return lambda _rules, _state, _task: message(id)


PURPOSES: Mapping[str, Callable[[Ruleset, State, Task], Message]] = {
    "use": for_icon,
    "climb": for_track,
    "haul": always("for-wagon"),
    "refill": always("for-cabin"),
}
"""By the name of the task that follows a payment."""


PAY = Action(Pay, candidates, refusal, events, sentence, domain, exact=True)
PAY_AND_DRAW = Action(Pay, candidates, refusal, events, sentence, domain, exact=True)
"""For a cabin, after which the market is refilled, and for a trap, after which a turn may end."""
