"""Standing instructions of a Trapper, in the own Pioneer step or as an answer out of turn [ES "Trampero"]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.sierra_west.events.reactions import InstructionGiven
from sagebrush_games.sierra_west.read.wording import PASSING
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import ALWAYS, AS_TRAPPER, INSTRUCTIONS, UNTIL_TURN, State


@dataclass(slots=True)
class InstructTrapper(Command):
    """From now on, when you could set a trap: 0 ask me, 1 pass until my next turn, 2 always pass."""

    instruction: int


def candidates(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[InstructTrapper]:
    return (InstructTrapper(seat, instruction) for instruction in PASSING)


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[InstructTrapper]:
    return (InstructTrapper(seat, instruction) for instruction in INSTRUCTIONS)


def refusal(_rules: Ruleset, _state: State, command: InstructTrapper) -> str | None:
    return None if command.instruction in PASSING else "no-such-instruction"


def events(_rules: Ruleset, _state: State, command: InstructTrapper, _chance: Chance) -> list[Event]:
    """It stands until it is changed."""
    return [InstructionGiven(command.seat, AS_TRAPPER, command.instruction), Next()]


INSTRUCT_TRAPPER = Action(InstructTrapper, candidates, refusal, events, domain=domain, exact=True)


def answers(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[InstructTrapper]:
    return (InstructTrapper(seat, instruction) for instruction in (UNTIL_TURN, ALWAYS))


def answer_refusal(_rules: Ruleset, _state: State, command: InstructTrapper) -> str | None:
    if command.instruction not in PASSING:
        return "no-such-instruction"
    return None if command.instruction in (UNTIL_TURN, ALWAYS) else "no-answer"


def answer_sentence(_rules: Ruleset, _state: State, command: InstructTrapper) -> Message:
    """Beside the commands that set no trap now, and in their words."""
    return message("set-no-trap-until-turn" if command.instruction == UNTIL_TURN else "set-no-trap-until-changed")


ANSWER_AS_TRAPPER = Action(InstructTrapper, answers, answer_refusal, events, answer_sentence, domain, exact=True)
