"""Standing instructions of a Tracker, in the own Pioneer step or as an answer out of turn [ES "Rastreador"]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.sierra_west.events.reactions import InstructionGiven
from sagebrush_games.sierra_west.rules.reactions import followed, takes_track
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import (
    ALWAYS,
    AS_TRACKER,
    INSTRUCTIONS,
    UNTIL_TURN,
    State,
)


@dataclass(slots=True)
class InstructTracker(Command):
    """From now on, when you could follow a step: 0 ask me, 1 pass until my next turn, 2 always pass, or always take.

    To take is 2 and the sum of 1 for food, 2 for wood and 4 for stone; about other tracks you are asked.
    """

    instruction: int


def candidates(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[InstructTracker]:
    return (InstructTracker(seat, instruction) for instruction in INSTRUCTIONS)


def refusal(_rules: Ruleset, _state: State, command: InstructTracker) -> str | None:
    return None if command.instruction in INSTRUCTIONS else "no-such-instruction"


def events(_rules: Ruleset, _state: State, command: InstructTracker, _chance: Chance) -> list[Event]:
    """It stands until it is changed."""
    return [InstructionGiven(command.seat, AS_TRACKER, command.instruction), Next()]


INSTRUCT_TRACKER = Action(InstructTracker, candidates, refusal, events, exact=True)


def answer_candidates(_rules: Ruleset, state: State, seat: Seat) -> Iterator[InstructTracker]:
    track = state.agenda[-1].at
    return (InstructTracker(seat, number) for number in INSTRUCTIONS if answers(number, track))


def answers(instruction: int, track: int) -> bool:
    """Whether an instruction says what to do about a step on ``track``."""
    return instruction in (UNTIL_TURN, ALWAYS) or takes_track(instruction, track)


def answer_refusal(_rules: Ruleset, state: State, command: InstructTracker) -> str | None:
    if command.instruction not in INSTRUCTIONS:
        return "no-such-instruction"
    return None if answers(command.instruction, state.agenda[-1].at) else "no-answer"


def answer_events(rules: Ruleset, state: State, command: InstructTracker, chance: Chance) -> list[Event]:
    """The instruction is obeyed at once."""
    track = state.agenda[-1].at
    takes = followed(state, command.seat, track) if takes_track(command.instruction, track) else []
    return [*takes, *events(rules, state, command, chance)]


ANSWER_AS_TRACKER = Action(
    InstructTracker, answer_candidates, answer_refusal, answer_events, domain=candidates, exact=True
)
