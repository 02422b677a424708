"""``sagebrush explain``: why a computer moved as it did, thought again from the file of the game."""

import json
import sys
from dataclasses import dataclass

from sagebrush_cli import screen
from sagebrush_cli.records.thinking_again import Position, Repeated, Unexplained, position_before, think_again
from sagebrush_games.kernel.messages import AUTOMATON, Command
from sagebrush_history.thought import Thought

DIFFERENT, FOR_A_REASON, NOTHING = 1, 3, 2
"""Statuses: another decision and nobody knows why; another one for a reason that is told; nothing to explain."""
LOWERED = {
    "queue": "because {waiting} turns waited",
    "time-limit": "because the thought took too long",
    "memory": "because the thought took too much memory",
    "failed": "because the opponent failed",
    "refused": "because the rules refused its command",
    "attempts": "because a thought about this turn had ended its process",
}
"""Why another opponent decided than the table had chosen."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """A thought, and what came of repeating it; ``failure`` says why it was not repeated, if it was not."""

    position: Position
    repeated: Repeated | None
    failure: str = ""


def run(data: bytes, version: int, as_json: bool) -> None:
    """Explain the commit ``version`` of the game in the file ``data``; status 0 when the thought is the same again."""
    try:
        position = position_before(data, version)
    except Unexplained as error:
        screen.fail("nothing-to-explain", str(error), as_json)
        sys.exit(NOTHING)
    explanation = explained(position)
    if as_json:
        screen.emit(told(explanation))
    else:
        show(explanation)
    repeated = explanation.repeated
    if repeated is None or not repeated.is_same:
        sys.exit(DIFFERENT if repeated and not repeated.reasons else FOR_A_REASON)


def explained(position: Position) -> Explanation:
    """``position`` with its thought repeated, as far as that is possible."""
    try:
        return Explanation(position, think_again(position))
    except Unexplained as error:
        return Explanation(position, None, str(error))


def show(explanation: Explanation) -> None:
    """The explanation for people."""
    position, thought = explanation.position, explanation.position.thought
    screen.say(f"{position.commit.version:>4}  {name(position, position.seat)}: {position.sentence(position.command)}")
    screen.say(who(thought))
    if thought.shares:
        screen.say(f"Expected: {', '.join(shares(position, thought))}.")
    show_candidates(position, thought)
    if len(thought.line) > 1:
        screen.say("It expected:")
        for command in thought.line:
            screen.say(f"      {name(position, command.seat)}: {position.sentence(command)}")
    screen.say(verdict(explanation), "green" if explanation.repeated and explanation.repeated.is_same else "yellow")


def show_candidates(position: Position, thought: Thought) -> None:
    """What it weighed, best first."""
    if thought.candidates:
        rows = [
            (position.sentence(command), f"{value:.3f}", str(simulations or ""))
            for command, value, simulations in thought.candidates
        ]
        screen.show_table("It weighed", ("command", "value", "simulations"), rows)


def who(thought: Thought) -> str:
    """The player that decided, how long it thought and with what."""
    reason = LOWERED.get(thought.lowered, thought.lowered).format(waiting=thought.waiting)
    instead = f" instead of {thought.opponent} {reason}" if thought.lowered else ""
    spent = f"{thought.milliseconds} ms, {thought.simulations} simulations, {thought.depth} decisions ahead"
    engine = f", engine {thought.build}, weights {thought.weights}" if thought.build else ""
    return f"Played by {thought.level}{instead}: {spent}, seed {thought.seed}{engine}."


def shares(position: Position, thought: Thought) -> list[str]:
    """By seat, the share of the win that it expected."""
    errors = thought.errors or (0.0,) * len(thought.shares)
    return [
        f"{name(position, seat)} {share:.0%} ± {error:.0%}"
        for seat, (share, error) in enumerate(zip(thought.shares, errors, strict=False))
    ]


def verdict(explanation: Explanation) -> str:
    """What came of repeating the thought."""
    repeated = explanation.repeated
    if repeated is None:
        return explanation.failure
    if repeated.is_same:
        return "Thought again here: the same decision, with the same values."
    reasons = " ".join(repeated.reasons) or "Nothing says why."
    if repeated.command == explanation.position.command:
        return f"Thought again here: the same decision, with other values. {reasons}"
    return f"Thought again here: another decision ({explanation.position.sentence(repeated.command)}) {reasons}"


def name(position: Position, seat: int) -> str:
    """The player of ``seat``."""
    return "automaton" if seat == AUTOMATON else position.table.started.seats[seat].player


def told(explanation: Explanation) -> dict[str, object]:
    """The explanation for programs."""
    position, repeated = explanation.position, explanation.repeated
    return {
        "game": position.table.game,
        "version": position.commit.version,
        "seat": position.seat,
        "command": body(position, position.command),
        "sentence": position.sentence(position.command),
        "thought": numbers(position, position.thought),
        "repeated": numbers(position, repeated.thought) if repeated else None,
        "decided": body(position, repeated.command) if repeated else None,
        "same": repeated.is_same if repeated else None,
        "reasons": list(repeated.reasons) if repeated else [explanation.failure],
    }


def numbers(position: Position, thought: Thought) -> dict[str, object]:
    """A thought, its commands as JSON."""
    flat = {field: getattr(thought, field) for field in Thought.__struct_fields__}
    candidates = [
        {"command": body(position, command), "value": value, "simulations": simulations}
        for command, value, simulations in thought.candidates
    ]
    line = [{"seat": command.seat, "command": body(position, command)} for command in thought.line]
    return {**flat, "candidates": candidates, "line": line}


def body(position: Position, command: Command) -> object:
    """A command as JSON."""
    return json.loads(position.table.codec.command_to_json(command))
