"""What happened, in words: events and frames of any title."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from sagebrush_cli.phrases import phrase
from sagebrush_client import Client
from sagebrush_client.frames import Json

FIELD = re.compile(r"\{(\w+)(?::(\w+))?\}")
"""A field in the sentence of an event, and how its value is called."""
RUN = re.compile(rf"(?:{FIELD.pattern})+")
"""Fields that follow each other without anything between."""
SEAT = re.compile(r"\{(\d+)\}")
"""A seat in what a value is called."""
NUMBERED_SEAT = re.compile(r"\b(?:seat|Platz|asiento) (\d+)\b")
"""A seat in the sentence of a legal command, which does not know its name, in each language."""
LONG = 60
"""Characters of a value that is told; longer ones are cut."""


class EventRenderer:
    """The players, learnt from the events of a game, and how the title tells what they do."""

    def __init__(self, telling: Json | None = None, title: str = "", schemas: Json | None = None) -> None:
        self.title = title
        self.refusals: dict[str, str] = (schemas or {}).get("sentences", {})
        self._prompts: dict[str, str] = (schemas or {}).get("prompts", {})
        self.names: list[str] = []
        self.sentences: dict[str, str] = (telling or {}).get("events", {})
        self._words: dict[str, dict[str, str]] = (telling or {}).get("words", {})
        self._texts: dict[str, str] = (telling or {}).get("texts", {})

    @classmethod
    def of(cls, api: Client, game: str) -> "EventRenderer":
        """The renderer of a game, in the words of its title."""
        title = api.get(f"/games/{game}")["title"]
        schemas = api.get(f"/titles/{title}/schemas")
        return cls(schemas.get("telling"), title, schemas)

    def asks(self, prompt: str) -> str:
        """What a seat is asked, as a sentence."""
        return self._prompts.get(prompt) or phrase("It is your turn.")

    def learn(self, frame: Mapping[str, Any]) -> None:
        """Take the names from the event that starts a game, and from those that hand a seat over."""
        for event in frame.get("events") or ():
            if event["type"] == "game-started":
                self.names = [seat["player"] for seat in event["seats"]]
            elif event["type"] == "seat-handed-over":
                self.names[event["seat"]] = event["player"]

    def name(self, seat: int | None) -> str:
        """A player's name, or what stands in for one."""
        if seat is None:
            return phrase("Set-up")
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self._words.get("player", {}).get(str(seat), phrase("the automaton"))

    def said(self, sentence: str) -> str:
        """The sentence of a legal command with the names of the seats in it."""
        return NUMBERED_SEAT.sub(lambda seat: self.name(int(seat[1])), sentence)

    def words(self, kind: str) -> dict[str, str]:
        """What every value of a kind is called; empty for a kind that has no words."""
        return self._words.get(kind, {})

    def printed(self, text: str) -> str:
        """A text of the box, which views say in English, in the language of the reader."""
        return self._texts.get(text, text)

    def called(self, value: Any, words: str) -> str:
        """What a value is called by a list of words; several things one after the other, parts by their names."""
        if isinstance(value, list):
            return ", ".join(self.called(part, words) for part in value) or self._named("", words) or phrase("nothing")
        if isinstance(value, dict):
            return "; ".join(f"{self._key(name, words)} {self.called(part, words)}" for name, part in value.items())
        if words == "player" and isinstance(value, int):
            return self.name(value)
        text = phrase("nothing") if value is None else str(value).lower() if isinstance(value, bool) else str(value)
        word = self._named(text, words, text.replace("-", " ") if isinstance(value, str) else text)
        return SEAT.sub(lambda seat: self.name(int(seat[1])), word) if words else word

    def _named(self, text: str, words: str, otherwise: str = "") -> str:
        """The word of a list for a value as text."""
        return self._words.get(words, {}).get(text, otherwise)

    def _key(self, name: str, words: str) -> str:
        """What a part of a value is called by its name."""
        return self._named(name, words, name.replace("_", " "))


def event_lines(frame: Mapping[str, Any], renderer: EventRenderer) -> list[str]:
    """A line for each event of a frame that is worth telling, and one where a weaker level played than was chosen."""
    told = filter(None, (event_sentence(event, renderer) for event in frame.get("events") or ()))
    return [*told, *([lowered_line(frame["lowered"])] if frame.get("lowered") else [])]


def lowered_line(lowered: Mapping[str, Any]) -> str:
    """That a weaker level played than the table chose, and why."""
    named = {"level": lowered["level"], "opponent": lowered["opponent"]}
    if lowered["reason"] == "queue":
        waiting = lowered.get("waiting", 0)
        return phrase(
            "(Played at {level} instead of {opponent}, because {count} turns waited.)", **named, count=waiting
        )
    return phrase("(Played at {level} instead of {opponent}, which came to no decision.)", **named)


def event_sentence(event: Json, renderer: EventRenderer) -> str:
    """An event in the words of its title, with names of seats and things; without any, its kind and its fields."""
    if event["type"] == "game-started":
        named = {"names": ", ".join(renderer.names), "title": event["config"]["title"]}
        return " ".join(filter(None, (phrase("{names} play {title}.", **named), _origin(event.get("branch")))))
    sentence = renderer.sentences.get(event["type"])
    if sentence is None:
        return _plainly(event, renderer)
    said = RUN.sub(lambda run: _listed(run[0], event, renderer), sentence)
    return said if FIELD.match(sentence) and said.startswith(tuple(renderer.names)) else said[:1].upper() + said[1:]


def _listed(run: str, event: Json, renderer: EventRenderer) -> str:
    """Fields that stand side by side, such as the amounts of a price: a list without empty words."""
    called = [renderer.called(event.get(field[1]), field[2] or "") for field in FIELD.finditer(run)]
    return ",".join(filter(None, called))


def _origin(branch: Json | None) -> str:
    """From where the game goes on, if it is a branch."""
    if not branch:
        return ""
    named = {"version": branch["version"], "game": branch["game"]}
    if branch["guessed"]:
        return phrase("It goes on from version {version} of game {game}, with what was hidden drawn anew.", **named)
    return phrase("It goes on from version {version} of game {game}.", **named)


def _plainly(event: Json, renderer: EventRenderer) -> str:
    """An event as its kind, then its fields, with seats as names."""
    fields = [_field(name, value, renderer) for name, value in event.items() if name != "type"]
    return ": ".join(filter(None, (event["type"].replace("-", " ").capitalize(), ", ".join(fields))))


def _field(name: str, value: Any, renderer: EventRenderer) -> str:
    text = renderer.name(value) if name == "seat" and isinstance(value, int) else str(value)
    return f"{name} {text if len(text) <= LONG else text[: LONG - 1] + '…'}"


def waiting(frame: Mapping[str, Any], renderer: EventRenderer) -> str:
    """The seats that the game waits for."""
    if frame["over"]:
        return phrase("The game is over.")
    return phrase("Waiting for {names}.", names=", ".join(renderer.name(one["seat"]) for one in frame["awaited"]))


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


def choices(legal: Sequence[Mapping[str, Any]], wanted: str, renderer: EventRenderer) -> list[tuple[int, str]]:
    """Numbers and sentences of the legal commands that contain every word of ``wanted``."""
    words = wanted.lower().split()
    offered = [(number, renderer.said(choice["sentence"])) for number, choice in enumerate(legal, 1)]
    return [(number, sentence) for number, sentence in offered if all(word in sentence.lower() for word in words)]
