"""A seat that a program plays at the command line: one JSON value a line, a number or a word an answer."""

from collections.abc import Callable, Mapping
from typing import Any, NoReturn

from sagebrush_cli import screen
from sagebrush_cli.games.asking import Ask
from sagebrush_cli.games.choosing import numbered
from sagebrush_cli.games.orders import COMMANDS
from sagebrush_client import Client, Problem, Turns
from sagebrush_client.frames import AnyFrame, Json


def follow(api: Client, game: str, ask: Ask, tell: Callable[[AnyFrame], None]) -> AnyFrame | None:
    """Give every frame but the last to the program, and read a line where the seat may choose; the last frame.

    ``tell`` is called with every frame.
    """
    turns, frame = Turns.of(api.game(game)), None
    for frame in api.game(game).follow(legal=True):
        tell(frame)
        if not frame["over"]:
            screen.emit({"game": game, **frame})
        while turns.choices(frame):
            _submit(turns, _command(frame, ask("").strip()), frame)
    return frame


def _command(frame: Mapping[str, Any], answer: str) -> Json:
    """The command behind a number, ``undo`` or a word about the seat."""
    if answer in COMMANDS:
        return COMMANDS[answer]
    if answer == "undo":
        return {"type": "take-back", "to": frame["take_back"][-1] if frame["take_back"] else None}
    return numbered(frame["legal"], answer) or _no_number(len(frame["legal"]))


def _no_number(most: int) -> NoReturn:
    raise Problem("no-such-choice", f"Answer with a number from 1 to {most}.")


def _submit(turns: Turns[Json, Json, Json], command: Json, frame: AnyFrame) -> None:
    """Send a command; what a rule refuses is told, and the choice is still there."""
    try:
        turns.take(command, frame)
    except Problem as refusal:
        screen.fail(refusal.code, str(refusal), as_json=True)
