"""The Ford: the green-path pioneer steps over to the tan path for one icon, and comes back where it left its own.

[ruling R34] [ruling R48].
"""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.sierra_west.events.pioneers import FordCrossed
from sagebrush_games.sierra_west.read.wording import for_any, icon_effect, icon_name
from sagebrush_games.sierra_west.rules.paths import icon_of, is_on_summit, passed, price_of, stop_refusal, stopped
from sagebrush_games.sierra_west.rules.ruleset import Ruleset, helper
from sagebrush_games.sierra_west.state.model import FORD, GREEN, NONE, TAN, State


@dataclass(slots=True)
class CrossFord(Command):
    """Move your green-path pioneer to the next tan icon on its right and use it, by the Ford."""


def landing(rules: Ruleset, state: State, seat: Seat) -> int:
    """The next icon of the tan path, NONE for none."""
    behind = passed(rules, state, seat, GREEN)
    column = rules.columns[GREEN][behind] if behind != NONE else NONE
    return next((icon for icon, tan in enumerate(rules.columns[TAN]) if tan > column), NONE)


def candidates(rules: Ruleset, state: State, seat: Seat) -> Iterator[CrossFord]:
    if helper(rules, state, seat, GREEN).fords:
        yield CrossFord(seat)


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[CrossFord]:
    yield CrossFord(seat)


def refusal(rules: Ruleset, state: State, command: CrossFord) -> str | None:
    seat = command.seat
    if not helper(rules, state, seat, GREEN).fords:
        return "no-ford"
    if state.turn.bent:
        return "path-bent-already"
    if is_on_summit(state, seat, GREEN):
        return "on-summit"
    icon = landing(rules, state, seat)
    return "no-such-icon" if icon == NONE else stop_refusal(rules, state, seat, GREEN, TAN, icon)


def events(rules: Ruleset, state: State, command: CrossFord, _chance: Chance) -> list[Event]:
    seat = command.seat
    icon, left = landing(rules, state, seat), passed(rules, state, seat, GREEN)
    return [FordCrossed(seat, icon, left), *stopped(rules, state, seat, GREEN, FORD + icon)]


def sentence(rules: Ruleset, state: State, command: CrossFord) -> Message:
    seat, index = command.seat, landing(rules, state, command.seat)
    price = for_any(price_of(rules, state, seat, GREEN, TAN, index))
    icon = icon_of(rules, state, seat, TAN, index)
    name, effect = icon_name(icon), icon_effect(icon)
    return message("command-cross-ford", number=index + 1, icon=name, price=price, effect=effect)


CROSS_FORD = Action(CrossFord, candidates, refusal, events, sentence, domain)
