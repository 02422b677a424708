"""Standing instructions: answers as a Trapper or Tracker that are given in advance."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.sierra_west.events.flow import Next
from sagebrush_games.sierra_west.events.reactions import InstructionGiven
from sagebrush_games.sierra_west.model import (
    ALWAYS,
    ASK,
    BASIC,
    INSTRUCTIONS,
    RESOURCE_NAMES,
    TAKE,
    UNTIL_TURN,
    State,
    Task,
)
from sagebrush_games.sierra_west.reactions import followed, takes_track
from sagebrush_games.sierra_west.ruleset import Ruleset, first
from sagebrush_games.sierra_west.wording import listed

TRAPPER, TRACKER = range(2)
MEANINGS = {
    ASK: "ask me each time",
    UNTIL_TURN: "pass until my next turn",
    ALWAYS: "always pass",
}


@dataclass(slots=True)
class InstructTrapper(Command):
    """From now on, when you could set a trap: 0 ask me, 1 pass until my next turn, 2 always pass."""

    instruction: int


@dataclass(slots=True)
class InstructTracker(Command):
    """From now on, when you could follow a step: 0 ask me, 1 pass until my next turn, 2 always pass, or always take.

    To take is 2 and the sum of 1 for food, 2 for wood and 4 for stone; about other tracks you are asked.
    """

    instruction: int


@dataclass(slots=True)
class GiveInstructions(Command):
    """Say how you will answer, until further notice, when you could set a trap or follow a step."""


def give_candidates(_rules: Ruleset, state: State, seat: Seat) -> Iterator[GiveInstructions]:
    """Once a turn."""
    if not state.turn.instructed:
        yield GiveInstructions(seat)


def give_domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[GiveInstructions]:
    """The one way."""
    yield GiveInstructions(seat)


def give_refusal(_rules: Ruleset, state: State, _command: GiveInstructions) -> str | None:
    """Why not, or None."""
    return "instructed-already" if state.turn.instructed else None


def give_events(_rules: Ruleset, _state: State, command: GiveInstructions, _chance: Chance) -> list[Event]:
    """Two answers."""
    return [*first(Task("instruct-trapper", command.seat), Task("instruct-tracker", command.seat))]


def give_sentence(_rules: Ruleset, _state: State, _command: GiveInstructions) -> str:
    """What it means."""
    return "Change your standing instructions."


GIVE_INSTRUCTIONS = Action(
    GiveInstructions, give_candidates, give_refusal, give_events, give_sentence, give_domain, exact=True
)


def trapper_candidates(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[InstructTrapper]:
    """Every instruction of a Trapper."""
    return (InstructTrapper(seat, instruction) for instruction in MEANINGS)


def trapper_domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[InstructTrapper]:
    """Every instruction."""
    return (InstructTrapper(seat, instruction) for instruction in INSTRUCTIONS)


def trapper_refusal(_rules: Ruleset, _state: State, command: InstructTrapper) -> str | None:
    """Why not, or None."""
    return None if command.instruction in MEANINGS else "no-such-instruction"


def trapper_events(_rules: Ruleset, _state: State, command: InstructTrapper, _chance: Chance) -> list[Event]:
    """It stands until it is changed."""
    return [InstructionGiven(command.seat, TRAPPER, command.instruction), Next()]


def trapper_sentence(_rules: Ruleset, _state: State, command: InstructTrapper) -> str:
    """What it says."""
    return f"As a Trapper: {MEANINGS[command.instruction]}."


def tracker_candidates(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[InstructTracker]:
    """Every instruction."""
    return (InstructTracker(seat, instruction) for instruction in INSTRUCTIONS)


def tracker_refusal(_rules: Ruleset, _state: State, command: InstructTracker) -> str | None:
    """Why not, or None."""
    return None if command.instruction in INSTRUCTIONS else "no-such-instruction"


def tracker_events(_rules: Ruleset, _state: State, command: InstructTracker, _chance: Chance) -> list[Event]:
    """It stands until it is changed."""
    return [InstructionGiven(command.seat, TRACKER, command.instruction), Next()]


def tracker_sentence(_rules: Ruleset, _state: State, command: InstructTracker) -> str:
    """What it says."""
    return f"As a Tracker: {meaning(command.instruction)}."


def meaning(instruction: int) -> str:
    """An instruction of a Tracker in words."""
    tracks = [RESOURCE_NAMES[track] for track in BASIC if takes_track(instruction, track)]
    return f"always take {listed(tracks)}" if instruction > TAKE else MEANINGS[instruction]


INSTRUCT_TRAPPER = Action(
    InstructTrapper, trapper_candidates, trapper_refusal, trapper_events, trapper_sentence, trapper_domain, exact=True
)
INSTRUCT_TRACKER = Action(
    InstructTracker,
    tracker_candidates,
    tracker_refusal,
    tracker_events,
    tracker_sentence,
    tracker_candidates,
    exact=True,
)


def trap_answers(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[InstructTrapper]:
    """The instructions that answer the question: to pass."""
    return (InstructTrapper(seat, instruction) for instruction in (UNTIL_TURN, ALWAYS))


def trap_answer_refusal(_rules: Ruleset, _state: State, command: InstructTrapper) -> str | None:
    """Why not, or None."""
    return None if command.instruction in (UNTIL_TURN, ALWAYS) else "no-answer"


def track_answers(_rules: Ruleset, state: State, seat: Seat) -> Iterator[InstructTracker]:
    """The instructions that answer the question: to pass, or to take this track."""
    track = state.agenda[-1].at
    return (InstructTracker(seat, number) for number in INSTRUCTIONS if answers(number, track))


def answers(instruction: int, track: int) -> bool:
    """Whether an instruction says what to do about a step on ``track``."""
    return instruction in (UNTIL_TURN, ALWAYS) or takes_track(instruction, track)


def track_answer_refusal(_rules: Ruleset, state: State, command: InstructTracker) -> str | None:
    """Why not, or None."""
    if command.instruction not in INSTRUCTIONS:
        return "no-such-instruction"
    return None if answers(command.instruction, state.agenda[-1].at) else "no-answer"


def track_answered(rules: Ruleset, state: State, command: InstructTracker, chance: Chance) -> list[Event]:
    """The instruction is obeyed at once."""
    track = state.agenda[-1].at
    takes = followed(state, command.seat, track) if takes_track(command.instruction, track) else []
    return [*takes, *tracker_events(rules, state, command, chance)]


ANSWER_AS_TRAPPER = Action(
    InstructTrapper,
    trap_answers,
    trap_answer_refusal,
    trapper_events,
    trapper_sentence,
    trapper_domain,
    exact=True,
    draws=True,
)
ANSWER_AS_TRACKER = Action(
    InstructTracker,
    track_answers,
    track_answer_refusal,
    track_answered,
    tracker_sentence,
    tracker_candidates,
    exact=True,
)
