"""How a title tells its events, as the public API gives it: sentences with fields in braces, and lists of words.

``{seat:player} builds on {parcel:parcel}``: after a colon stands how a value is called, by ``player`` a seat's name,
else by that list of ``words``, from values as text to words, where ``{2}`` is the name of a seat.
"""

from collections.abc import Mapping
from typing import Any

from fluent.syntax import ast

from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.control.messages import CONTROL_EVENTS
from sagebrush_games.kernel.messages import (
    DowntimeCredited,
    EndExplained,
    Event,
    GameClosed,
    Redacted,
    SeedRevealed,
    TakenBack,
    TimedOut,
    kebab,
)
from sagebrush_games.kernel.title import AnyTitle
from sagebrush_games.kernel.wording import PLATFORM_NAMES, Message, Named, Wording, merged
from sagebrush_messages.catalogue import Catalogue
from sagebrush_messages.resources import Entries, entries

PLATFORM: tuple[type[Event], ...] = (
    Redacted, TakenBack, GameClosed, EndExplained, TimedOut, DowntimeCredited, SeedRevealed, *CONTROL_EVENTS,
)  # fmt: skip
"""Events that every title tells in the same words."""
PLAYER = "player"
"""The kind of a seat that is called by the name of who holds it."""
ABSENT = "absent-player"
"""The names of numbers that are no seat of the game."""


def event_templates(title: AnyTitle, catalogue: Catalogue) -> dict[str, str]:
    """By type of event; the empty sentence says that it is not worth telling."""
    found = entries(catalogue.packages, catalogue.language)
    return {
        kebab(event.__name__): template(title.wording, found, event)
        for event in (*PLATFORM, *title.types.events)
        if _id(event) in found
    }


def telling(title: AnyTitle, catalogue: Catalogue, corrections: str = "") -> dict[str, Any]:
    """Sentences of events, words, and texts of the box in the language of ``catalogue``, as the public API has them."""
    told = {"events": event_templates(title, catalogue), "words": words(title, catalogue, corrections)}
    return {**told, "texts": catalogue.printed_texts}


def _id(event: type[Event]) -> str:
    return f"event-{kebab(event.__name__)}"


def template(wording: Wording, found: Entries, event: type[Event]) -> str:
    """The sentence of one event; raises KeyError where the catalogue has none."""
    id = _id(event)
    pattern = found[id].value
    assert pattern is not None
    return "".join(_element(wording, id, element) for element in pattern.elements)


def _element(wording: Wording, id: str, element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    match element.expression:
        case ast.StringLiteral(value=text):
            return str(text)
        case ast.VariableReference(id=ast.Identifier(name=name)):
            kind = wording.kind(id, name)
            return f"{{{name}:{kind}}}" if kind else f"{{{name}}}"
    raise ValueError(f"{id}: an event names its fields, and the entry of a kind chooses words for them")


def words(title: AnyTitle, catalogue: Catalogue, corrections: str = "") -> Mapping[str, Mapping[str, str]]:
    """By kind: what values, as text, are called in the box as a host corrects it."""
    names = merged([PLATFORM_NAMES, title.wording.names, title.wording.printed(corrections)])
    return {PLAYER if kind == ABSENT else kind: _list(catalogue, kind, list_) for kind, list_ in names.items()}


def texts_of(catalogue: Catalogue, content: Content) -> dict[str, dict[str, str]]:
    """By table, then by row: what a thing of the box does, with the numbers that ``content`` prints.

    They are the entries ``text-<table>-<row>``, whose arguments are rows with a ``value``, named in the same way. A
    thing that has no row is not in the box.
    """
    numbers = {
        f"{table}-{row}": cells["value"]
        for table, rows in content.tables.items()
        for row, cells in rows.items()
        if isinstance(cells.get("value"), int)
    }
    found: dict[str, dict[str, str]] = {}
    for table, rows in content.tables.items():
        for row in rows:
            if (id := f"text-{table}-{row}") in catalogue.formats:
                found.setdefault(table, {})[row] = catalogue.format(id, numbers)
    return found


def _list(catalogue: Catalogue, kind: str, names: Mapping[int | str, str | Message]) -> dict[str, str]:
    return {_key(value): catalogue.name(kind, Named(value, name) if name else value) for value, name in names.items()}


def _key(value: int | str) -> str:
    """A value as the text of its JSON."""
    return str(value).lower() if isinstance(value, bool) else str(value)
