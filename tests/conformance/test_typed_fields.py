"""What a type checker is told of every field of a title."""

from collections.abc import Iterator
from dataclasses import dataclass, is_dataclass
from typing import Any, get_args, get_type_hints

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.title import AnyTitle, TitleTypes


def classes_of(types: TitleTypes[Any, Any]) -> list[type[Any]]:
    """State, view, the parts of expansions, commands and events."""
    shown = [types.state, types.shown, *types.state_parts.values(), *types.view_parts.values()]
    return [*shown, *types.commands, *types.events]


def untyped(cls: type[Any], known: set[type[Any]]) -> Iterator[str]:
    """The fields of ``cls``, and of what it is made of, in whose type Any occurs."""
    known.add(cls)
    for name, hint in get_type_hints(cls).items():
        for part in parts(hint):
            if part is Any:
                yield f"{cls.__qualname__}.{name}"
            elif isinstance(part, type) and is_dataclass(part) and part not in known:
                yield from untyped(part, known)


def parts(hint: Any) -> Iterator[Any]:
    """A type, and those in its brackets."""
    yield hint
    for inside in get_args(hint):
        yield from parts(inside)


@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
def test_no_field_of_a_state_view_command_or_event_is_any(title: AnyTitle) -> None:
    known: set[type[Any]] = set()
    assert [field for cls in classes_of(title.types) for field in untyped(cls, known)] == []
    assert len(known) > 50


def test_any_is_found_inside_of_lists_and_of_other_classes() -> None:
    @dataclass
    class Hand:
        cards: list[tuple[int, Any]]

    class Table:
        hand: "Hand | None"
        round: int

    Table.__annotations__["hand"] = Hand | None
    assert list(untyped(Table, set())) == [f"{Hand.__qualname__}.cards"]
