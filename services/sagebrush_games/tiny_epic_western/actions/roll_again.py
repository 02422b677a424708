"""Rolling again in a duel that one is losing [ES "DUELOS"]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.tiny_epic_western.events.duel import DieRolledAgain
from sagebrush_games.tiny_epic_western.rules.duel import ROLL_KIND, can_roll_free, can_roll_paid, role_of, roll
from sagebrush_games.tiny_epic_western.rules.influence import of_kind, paid
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import State


@dataclass(slots=True)
class RollAgain(Command):
    """Roll your die again: pay 1 Force as attacker, 1 Law as defender, or use the Powder House when ``free``."""

    free: bool


def candidates(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[RollAgain]:
    return (RollAgain(seat, free) for free in (False, True))


def refusal(_rules: Ruleset, state: State, command: RollAgain) -> str | None:
    if command.free:
        return None if can_roll_free(state, command.seat) else "no-free-roll"
    return None if can_roll_paid(state, command.seat) else "cannot-roll"


def events(_rules: Ruleset, state: State, command: RollAgain, chance: Chance) -> list[Event]:
    role = role_of(state, command.seat)
    payment = [] if command.free else [paid(command.seat, of_kind(ROLL_KIND[role], 1))]
    return [*payment, DieRolledAgain(role, roll(chance), command.free)]


def sentence(_rules: Ruleset, state: State, command: RollAgain) -> Message:
    if command.free:
        return message("roll-again-free")
    return message("command-roll-again", kind=ROLL_KIND[role_of(state, command.seat)])


ROLL_AGAIN = Action(RollAgain, candidates, refusal, events, sentence)
