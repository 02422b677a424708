"""Recorded games: one JSON per line, played again with the chances they met.

First line: ``config`` and ``note``. Then one line a commit: ``command`` (null for set-up), ``seat``, and ``draws`` as
purpose, number of outcomes, outcome. Last line: ``outcome``.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from sagebrush_games.kernel.chance import Chance, Draw, recording, seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.contents import FIRST
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import Command, Config, Event
from sagebrush_games.kernel.title import AnyTitle

FOLDER = Path(__file__).parent / "fixtures"
Choice = Callable[[AnyDecider, Any, Sequence[tuple[int, str]]], Command]
"""What is played next: from the decider, the state and whom the game waits for."""


@dataclass(slots=True)
class Replayed:
    """A fixture played again: its note, the outcome on file and the outcome now, both as JSON, and the last state.

    ``commands`` were played; ``commits`` holds the events of the set-up and of each of them.
    """

    note: str
    recorded: Any
    outcome: Any
    decider: AnyDecider
    state: Any
    commands: list[Command]
    commits: list[list[Event]]

    @property
    def events(self) -> list[Event]:
        """All that happened."""
        return [event for commit in self.commits for event in commit]


def fixtures(title: AnyTitle) -> list[Path]:
    """The fixtures of a title."""
    return sorted((FOLDER / title.id).glob("*.jsonl"))


def replay(title: AnyTitle, path: Path) -> Replayed:
    """The game of ``path``, command by command; fails where a command is refused or chance is asked otherwise.

    It is played with what the editions first printed, unless its config says otherwise.
    """
    head, *lines, last = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    config = head["config"]
    decider = title.build(Config(**{"content": FIRST, **config, "variants": tuple(config["variants"])}))
    codec = Codec(title)
    state = None
    commands, commits = [], []
    for line in lines:
        chance = Recorded(line["draws"])
        if line["command"] is None:
            state, events = decider.set_up(chance)
        else:
            command = codec.command_from_json(json.dumps(line["command"]).encode(), line["seat"])
            commands.append(command)
            events = decider.play(state, command, chance)
        commits.append(events)
        assert not chance.left, f"{path.name}: {chance.left} were not drawn"
    return Replayed(head["note"], last["outcome"], outcome_of(decider, state), decider, state, commands, commits)


def record(title: AnyTitle, config: Config, note: str, choose: Choice, chance: Chance) -> tuple[list[str], Any]:
    """The lines of a new fixture and the last state of its game."""
    decider, codec = title.build(config), Codec(title)
    lines = [json.dumps({"config": asdict(config), "note": note})]
    draws: list[Draw] = []
    state, _ = decider.set_up(recording(chance, draws))
    lines.append(json.dumps({"command": None, "seat": None, "draws": draws}))
    while awaited := decider.awaited(state):
        command = choose(decider, state, awaited)
        draws = []
        decider.play(state, command, recording(chance, draws))
        body = json.loads(codec.command_to_json(command))
        lines.append(json.dumps({"command": body, "seat": command.seat, "draws": draws}))
    lines.append(json.dumps({"outcome": outcome_of(decider, state)}))
    return lines, state


def at_random(seed: int) -> Choice:
    """A player who takes any legal command."""
    chance = seeded(seed)

    def choose(decider: AnyDecider, state: Any, awaited: Sequence[tuple[int, str]]) -> Command:
        seat = awaited[chance("seat", len(awaited))][0]
        legal = decider.legal(state, seat)
        return legal[chance("command", len(legal))]

    return choose


def outcome_of(decider: AnyDecider, state: Any) -> Any:
    """The outcome as it stands in a fixture."""
    outcome = decider.outcome(state)
    assert outcome is not None
    return json.loads(json.dumps(asdict(outcome)))


@dataclass(slots=True)
class Recorded:
    """The draws of one commit, given again in order."""

    left: list[list[Any]]

    def __call__(self, purpose: str, n: int) -> int:
        expected = self.left.pop(0)
        assert expected[:2] == [purpose, n], f"asked for {purpose} of {n}, recorded is {expected}"
        return int(expected[2])
