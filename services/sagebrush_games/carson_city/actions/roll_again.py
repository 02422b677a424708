"""Roll dice of a duel again with the red Gunsmith, or let them lie."""

# [BB "El Armero"]

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.events.tokens import DuelRolledAgain
from sagebrush_games.carson_city.read.wording import all_of
from sagebrush_games.carson_city.rules.duel import roll
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class RollAgain(Command):
    """Roll the ``dice`` at these places of your throw (0 is the first) once more."""

    dice: tuple[int, ...]


@dataclass(slots=True)
class KeepDice(Command):
    """Let your dice lie."""


def dice_of(state: State, seat: Seat) -> tuple[int, ...]:
    """The pips of ``seat`` on the table."""
    throw = state.effects.throw
    assert throw is not None
    return throw.dice[throw.duelists.index(seat)]


def choices(dice: int) -> list[tuple[int, ...]]:
    """Every set of some of so many ``dice``."""
    return [tuple(place for place in range(dice) if chosen >> place & 1) for chosen in range(1, 1 << dice)]


def candidates(_rules: Ruleset, state: State, seat: Seat) -> Iterator[RollAgain]:
    return (RollAgain(seat, places) for places in choices(len(dice_of(state, seat))))


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[RollAgain]:
    return (RollAgain(seat, places) for places in ((), *choices(3)))


def refusal(_rules: Ruleset, state: State, command: RollAgain) -> str | None:
    return None if command.dice in choices(len(dice_of(state, command.seat))) else "no-such-dice"


def events(_rules: Ruleset, state: State, command: RollAgain, chance: Chance) -> Sequence[Event]:
    old = dice_of(state, command.seat)
    new = tuple(roll(chance, "duel-again") if place in command.dice else die for place, die in enumerate(old))
    return [DuelRolledAgain(command.seat, new)]


def sentence(_rules: Ruleset, state: State, command: RollAgain) -> Message:
    dice = dice_of(state, command.seat)
    return message("command-roll-again", dice=all_of([dice[place] for place in command.dice]))


def keep_events(_rules: Ruleset, state: State, command: KeepDice, _chance: Chance) -> Sequence[Event]:
    return [DuelRolledAgain(command.seat, dice_of(state, command.seat))]


def keep_sentence(_rules: Ruleset, state: State, command: KeepDice) -> Message:
    return message("command-keep-dice", dice=all_of(dice_of(state, command.seat)))


ROLL_AGAIN = Action(
    RollAgain, candidates=candidates, refusal=refusal, events=events, sentence=sentence, domain=domain, exact=True
)
KEEP_DICE = Action(KeepDice, events=keep_events, sentence=keep_sentence, is_default=True)
