"""A table as text: who is asked, the points so far, and what a seat knows, field by field."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from sagebrush_games.kernel.messages import AUTOMATON
from sagebrush_research.episode import AnyEpisode
from sagebrush_research.observations.layout import OUT, VIEW

WIDTH = 110


def table_text(played: AnyEpisode, seat: int | None = None) -> str:
    """What ``seat`` knows of the table; None: what everybody knows. Printed things and empty fields are left out."""
    table = played.table
    view = table.decider.view(played.state, seat)
    asked = ", ".join(f"seat {who}: {prompt}" for who, prompt in sorted(played.awaited.items()) if who != AUTOMATON)
    outcome = played.outcome
    ranking = ", ".join(f"{s.place}. seat {s.seat} ({s.score} points)" for s in outcome.ranking) if outcome else ""
    viewer = "everybody" if seat is None else f"seat {seat}"
    head = f"{table.title.name}, {table.config.edition}, {table.config.seats} seats, seen by {viewer}"
    lines = [head, f"over: {ranking}" if ranking else f"asked: {asked}"]
    for name, value in _told(VIEW, view, table.sections.classes):
        lines += _wrapped(f"{name}: ", _short(value, table.sections.classes))
    return "\n".join(lines)


def _told(name: str, value: Any, classes: Mapping[str, Mapping[str, str]]) -> Iterator[tuple[str, Any]]:
    """The fields that a layout has, with their values, where they say something."""
    for field, text in classes.get(name, {}).items():
        if not text.startswith(OUT) and not _is_empty(found := getattr(value, field)):
            yield field, found


def _short(value: Any, classes: Mapping[str, Mapping[str, str]]) -> list[str]:
    """A value in words, one for each item of a list of objects."""
    if isinstance(value, Sequence) and not isinstance(value, str) and any(is_dataclass(item) for item in value):
        return [word for item in value for word in _short(item, classes)]
    if is_dataclass(value):
        known = dict(_told(type(value).__name__, value, classes))
        keys = {
            f.name: getattr(value, f.name) for f in fields(value)[:1] if isinstance(getattr(value, f.name), int | str)
        }
        return ["{" + " ".join(f"{key}={_flat(found, classes)}" for key, found in (keys | known).items()) + "}"]
    if isinstance(value, Mapping):
        return [f"{key}={number}" for key, number in value.items() if number]
    return [_flat(value, classes)]


def _flat(value: Any, classes: Mapping[str, Mapping[str, str]]) -> str:
    if isinstance(value, list | tuple):
        return "[" + " ".join(_flat(item, classes) for item in value) + "]"
    return " ".join(_short(value, classes)) if is_dataclass(value) or isinstance(value, Mapping) else str(value)


def _is_empty(value: Any) -> bool:
    return value is None or value == "" or value in ([], (), {})


def _wrapped(heading: str, words: Sequence[str]) -> Iterator[str]:
    """``heading`` and the words behind it, on as many lines as they need."""
    line = heading
    for word in words:
        if len(line) + len(word) > WIDTH and line.strip():
            yield line.rstrip()
            line = "    "
        line += word + " "
    yield line.rstrip()
