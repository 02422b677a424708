"""What happened, in words: events, moments and rankings of any title."""

import re
from collections.abc import Sequence
from typing import Any

from sagebrush_cli.api import Json

NOBODY = -1
"""The actor of what the box itself moves."""
LONG = 60
"""Characters of a value that is told; longer ones are cut."""


class Cast:
    """Who plays: names by seat, learnt from the first event of a game."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def learn(self, moment: Json) -> None:
        """Take the names from the event that starts a game."""
        for event in moment.get("events") or ():
            if event["type"] == "game-started":
                self.names = [seat["player"] for seat in event["seats"]]

    def name(self, seat: int | None) -> str:
        """A player's name, or what stands in for one."""
        if seat is None:
            return "Set-up"
        return self.names[seat] if 0 <= seat < len(self.names) else "The automaton"


def told(moment: Json, cast: Cast) -> list[str]:
    """A line for each event of a moment; the actor of the moment is not named again."""
    return [event_told(event, cast, moment["actor"]) for event in moment.get("events") or ()]


def event_told(event: Json, cast: Cast, actor: int | None = None) -> str:
    """An event as a few words: its kind, then its fields, with seats as names."""
    if event["type"] == "game-started":
        return f"{', '.join(cast.names)} play {event['config']['title']}"
    kind = event["type"].replace("-", " ").capitalize()
    known = {"type", "seat"} if event.get("seat") == actor else {"type"}
    fields = [_field(name, value, cast) for name, value in event.items() if name not in known]
    return ": ".join(filter(None, (kind, ", ".join(fields))))


def _field(name: str, value: Any, cast: Cast) -> str:
    if name in ("seat", "winner", "loser", "owner") and isinstance(value, int):
        return f"{name} {cast.name(value)}"
    text = str(value)
    return f"{name} {text if len(text) <= LONG else text[: LONG - 1] + '…'}"


def ranking(outcome: Json, cast: Cast) -> list[tuple[str, str, str, str]]:
    """Place, name, score and tie-break of each line of the final ranking."""
    return [
        (str(line["place"]), cast.name(line["seat"]), str(line["score"]), line.get("tie_break", ""))
        for line in outcome["ranking"]
    ]


def waiting(moment: Json, cast: Cast) -> str:
    """Whom the game waits for."""
    if moment["over"]:
        return "The game is over."
    return "Waiting for " + ", ".join(cast.name(awaited["seat"]) for awaited in moment["awaited"]) + "."


def secrets(mine: Json, public: Json) -> list[str]:
    """Names of the things of which one view says more than the public one: ``card``, wherever it lies."""
    names = (re.sub(r"\[\d+\]", "", path).rpartition(".")[2] for path in differences(mine, public))
    return sorted({*names} - {"viewer"})


def differences(mine: Any, public: Any, path: str = "") -> list[str]:
    """Paths at which one view says something that another does not."""
    if mine == public:
        return []
    if isinstance(mine, dict) and isinstance(public, dict):
        return _each(((f"{path}.{key}", value, public.get(key)) for key, value in mine.items()))
    if isinstance(mine, list) and isinstance(public, list) and len(mine) == len(public):
        return _each((f"{path}[{at}]", *pair) for at, pair in enumerate(zip(mine, public, strict=True)))
    return [path.lstrip(".")]


def _each(pairs: Any) -> list[str]:
    return [found for path, mine, public in pairs for found in differences(mine, public, path)]


def choices(legal: Sequence[Json], wanted: str) -> list[tuple[int, str]]:
    """Numbers and sentences of the legal commands that contain every word of ``wanted``."""
    words = wanted.lower().split()
    return [
        (number, choice["sentence"])
        for number, choice in enumerate(legal, 1)
        if all(word in choice["sentence"].lower() for word in words)
    ]
