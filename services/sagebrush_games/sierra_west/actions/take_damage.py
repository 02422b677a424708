"""Receiving damage: what is lost [ES "Recibiendo daño"]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, Named, message
from sagebrush_games.sierra_west.rules.damage import choices, suffered
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import CABIN_SPACES, NONE, State


@dataclass(slots=True)
class TakeDamage(Command):
    """Lose the cabin on cabin space ``space``, 0 the leftmost, or with -1 move your wagon a space back."""

    space: int


def candidates(_rules: Ruleset, state: State, seat: Seat) -> Iterator[TakeDamage]:
    return (TakeDamage(seat, space) for space in choices(state, seat))


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[TakeDamage]:
    return (TakeDamage(seat, space) for space in (NONE, *range(CABIN_SPACES)))


def refusal(_rules: Ruleset, state: State, command: TakeDamage) -> str | None:
    return None if command.space in choices(state, command.seat) else "nothing-to-lose"


def events(rules: Ruleset, state: State, command: TakeDamage, _chance: Chance) -> list[Event]:
    return [*suffered(rules, state, command.seat, command.space), Next()]


def sentence(rules: Ruleset, state: State, command: TakeDamage) -> Message:
    if command.space == NONE:
        return message("damage-wagon")
    number = state.players[command.seat].cabins[command.space]
    return message("damage-cabin", cabin=Named(number, rules.cabins[number].name))


TAKE_DAMAGE = Action(TakeDamage, candidates, refusal, events, sentence, domain, exact=True)
