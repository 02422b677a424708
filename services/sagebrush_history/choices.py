"""The legal commands of a seat as JSON: the flat list, and long lists also in groups, to be chosen from in two steps.

A group is what can be done (place a cowboy on a box), its subjects are to what (the box); commands are told by their
places in the list.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.flags import flags_of
from sagebrush_games.kernel.messages import Command, kebab
from sagebrush_games.kernel.wording import Message, as_data
from sagebrush_history.table import GameTable
from sagebrush_messages.catalogue import Catalogue
from sagebrush_messages.fields import fields_of
from sagebrush_messages.templates import PLAYER, words

GROUPED_ABOVE = 60
"""Commands that a person looks through at once; longer lists come in groups, too."""
NOTHING = "–"
"""The name of a choice that names nothing."""
LANGUAGES_KEPT = 64
"""Lists of names of a title, by language and by what a host corrects."""

_json = msgspec.json.Encoder().encode


class Choices(NamedTuple):
    """JSON: a list of legal commands, and the list of their groups; empty where the list is short."""

    legal: bytes
    groups: bytes = b""


class Choice(NamedTuple):
    """A command with the prompt that it answers and its sentence as a message."""

    command: Command
    prompt: str
    message: Message


def choices_json(table: GameTable, state: Any, commands: Sequence[Command], catalogue: Catalogue) -> Choices:
    """``commands`` of one seat, which are legal in ``state``, with sentences of ``catalogue``."""
    listed = [_choice(table.decider, state, command) for command in commands]
    legal = b"[" + b",".join(_legal(table, state, choice, catalogue) for choice in listed) + b"]"
    if len(listed) <= GROUPED_ABOVE:
        return Choices(legal)
    return Choices(legal, _json([_group(table, catalogue, listed, places) for places in _alike(listed)]))


def _choice(decider: AnyDecider, state: Any, command: Command) -> Choice:
    action, prompt = decider.answering(state, command)
    return Choice(command, prompt, action.sentence(decider.rules, state, command))


def _legal(table: GameTable, state: Any, choice: Choice, catalogue: Catalogue) -> bytes:
    flags = flags_of(table.decider, state, choice.command)
    message = choice.message
    rest = _json({"sentence": catalogue.text(message), "message": as_data(message), **flags._asdict()})
    return b'{"command":' + table.codec.command_to_json(choice.command) + b"," + rest[1:]


def _alike(listed: Sequence[Choice]) -> Iterable[list[int]]:
    """Places of commands that do the same to different things, in the order of the list."""
    alike: dict[tuple[str, type[Command], str], list[int]] = {}
    for place, choice in enumerate(listed):
        alike.setdefault((choice.prompt, type(choice.command), choice.message.id), []).append(place)
    return alike.values()


def _group(table: GameTable, catalogue: Catalogue, listed: Sequence[Choice], places: Sequence[int]) -> dict[str, Any]:
    """Commands that are alike, divided by the first of their fields in which they differ."""
    first = listed[places[0]]
    return {
        "prompt": first.prompt,
        "type": kebab(type(first.command).__name__),
        "sentence": catalogue.outline([listed[place].message for place in places]),
        "commands": places,
        "subjects": _subjects(table, catalogue, listed, places),
    }


def _subjects(
    table: GameTable, catalogue: Catalogue, listed: Sequence[Choice], places: Sequence[int]
) -> list[dict[str, Any]]:
    """What the commands are about, each with those that are; none where all are about the same."""
    field = _dividing([listed[place].command for place in places])
    if field is None:
        return []
    divided: dict[str, list[int]] = {}
    for place in places:
        divided.setdefault(_text(getattr(listed[place].command, field)), []).append(place)
    kind, called = _kind(table, type(listed[places[0]].command).__name__, field)
    names = _names(catalogue, table.started.config.corrections)
    return [
        {"subject": f"{kind}:{value}", "name": _name(catalogue, names, called, value), "commands": about}
        for value, about in divided.items()
    ]


def _dividing(commands: Sequence[Command]) -> str | None:
    """The first field in which ``commands`` differ."""
    for field in fields(commands[0]):
        first = getattr(commands[0], field.name)
        if any(getattr(command, field.name) != first for command in commands):
            return field.name
    return None


def _text(value: Any) -> str:
    """A value of a field as the lists of words have it: text as it is, several joined by commas."""
    plain = msgspec.to_builtins(value)
    if isinstance(plain, list | tuple):
        return ",".join(map(_text, plain))
    return plain if isinstance(plain, str) else _json(plain).decode()


def _kind(table: GameTable, cls: str, field: str) -> tuple[str, str]:
    """What a field is, and the list of words that has its names; the field itself where nothing says it."""
    known = fields_of(table.title.wording.packages)
    meaning = known.of(cls, field)
    return (field, field) if meaning is None else (meaning.kind, known.kinds[meaning.kind].words or meaning.kind)


@lru_cache(maxsize=LANGUAGES_KEPT)
def _names(catalogue: Catalogue, corrections: str) -> Mapping[str, Mapping[str, str]]:
    return words(catalogue.title, catalogue, corrections)


def _name(catalogue: Catalogue, names: Mapping[str, Mapping[str, str]], kind: str, value: str) -> str:
    """What a value is called; a value without a name stands for itself."""
    if kind == PLAYER:
        return catalogue.name(PLAYER, value)
    return names.get(kind, {}).get(value, NOTHING if value == "null" else value)
