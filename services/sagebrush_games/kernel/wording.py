"""What a game says, as data: a message is an id and named arguments; catalogues in Fluent's form hold the sentences.

The games write no sentence and read no catalogue: ``sagebrush_messages`` does, in the language of the reader.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias, Union


class Named(NamedTuple):
    """A printed thing by its id or number, with the name that the box of this game prints."""

    id: int | str
    name: Union[str, "Message"]


class Message(NamedTuple):
    """A sentence, or a part of one: the id of its entry in the catalogues, and its arguments by name."""

    id: str
    arguments: tuple[tuple[str, "Argument"], ...] = ()


Argument: TypeAlias = "int | str | Named | Message | tuple[Argument, ...]"
"""Several in a tuple are listed: ``A, B and C``."""

Names = Mapping[str, Mapping[Any, str | Message]]
"""By kind, then by value: a name that is the same in every language, a message, or empty: the catalogues have it."""

PLATFORM_KINDS = {"seat": "player", "event-game-stopped.reason": "ending"}
"""Kinds of the arguments of what the platform says."""


def message(id: str, **arguments: Argument) -> Message:
    """The message ``id`` of the catalogues; tests compare ``arguments`` with those that its entry uses."""
    return Message(id, tuple(arguments.items()))


PLATFORM_NAMES: Names = {
    "ending": {
        "resigned": message("ending-resigned"),
        "nobody-left": message("ending-nobody-left"),
        "agreed": message("ending-agreed"),
        "abandoned": message("ending-abandoned"),
        "absent": message("ending-absent"),
        "group-ended": message("ending-group-ended"),
        "closed-by-host": message("ending-closed-by-host"),
    }
}
"""What values of the platform are called in every title: why a game ended before its rules say so."""


def as_data(argument: Argument) -> Any:
    """``argument`` for JSON: a message as ``id`` and ``arguments``, a named thing as ``value`` and ``name``."""
    if isinstance(argument, Message):
        return {"id": argument.id, "arguments": {name: as_data(value) for name, value in argument.arguments}}
    if isinstance(argument, Named):
        return {"value": argument.id, "name": as_data(argument.name)}
    return [as_data(part) for part in argument] if isinstance(argument, tuple) else argument


@dataclass(frozen=True, slots=True)
class Wording:
    """What the catalogues of a title need to know of it.

    packages: whose folders ``locales`` hold ``en.ftl`` and its translations. kinds: by the name of a field or an
    argument, what its value is: the entry ``name-<kind>`` says how such a value is called; ``<message>.<argument>``
    goes before a name alone. names: see Names; they list the values that events use. printed(corrections): names of
    printed things in the box as a host corrects it.
    """

    packages: tuple[str, ...] = ()
    kinds: Mapping[str, str] = field(default_factory=dict)
    names: Names = field(default_factory=dict)
    printed: Callable[[str], Names] = lambda _corrections: {}

    def kind(self, id: str, argument: str) -> str:
        """What the value of an argument is; empty where it stands for itself."""
        for name in (f"{id}.{argument}", argument):
            if name in self.kinds or name in PLATFORM_KINDS:
                return self.kinds[name] if name in self.kinds else PLATFORM_KINDS[name]
        return ""

    def joined(self, others: Iterable["Wording"]) -> "Wording":
        """The wording of a title with its expansions."""
        every = (self, *others)
        return Wording(
            tuple(package for wording in every for package in wording.packages),
            {name: kind for wording in every for name, kind in wording.kinds.items()},
            merged(wording.names for wording in every),
            lambda corrections: merged(wording.printed(corrections) for wording in every),
        )


NO_WORDING = Wording()
"""Of a title that says nothing: ids stand for sentences."""


def merged(names: Iterable[Names]) -> dict[str, dict[Any, str | Message]]:
    """All ``names``; those of one kind come from any of them."""
    found: dict[str, dict[Any, str | Message]] = {}
    for some in names:
        for kind, called in some.items():
            found.setdefault(kind, {}).update(called)
    return found


def commas(parts: Iterable[Argument]) -> Argument:
    """``parts`` one after the other, without an "and"."""
    first, *rest = parts
    for part in rest:
        first = message("list-more", list=first, item=part)
    return first


def score_parts(*names: str) -> Names:
    """Names of the parts of a score: the messages ``part-<name>``."""
    return {"part": {name: message(f"part-{name}") for name in names}}


def numbered(names: Iterable[str | Message]) -> dict[Any, str | Message]:
    """Names of the numbers from 0."""
    return dict(enumerate(names))
