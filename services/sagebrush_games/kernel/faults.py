"""What the faults of a state are made of: the field of the view that cannot be, and a sentence for a person."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any

from sagebrush_games.kernel.messages import Seat

StateFault = tuple[str, str]
"""The field of the view that cannot be, such as ``players[0].dollars``, and a sentence."""

StateFaults = Callable[[Any, Any], Iterable[StateFault]]
"""``faults(rules, state)``: why no game of the table can come to ``state``; none for a state of a game."""


def not_among(field: str, value: object, allowed: Collection[Any]) -> Iterator[StateFault]:
    """The fault of a value that is none of ``allowed``."""
    if value not in allowed:
        yield field, f"{value} is not possible here."


def any_not_among(field: str, values: Iterable[object], allowed: Collection[Any]) -> Iterator[StateFault]:
    """The faults of those of ``values`` that are none of ``allowed``."""
    for place, value in enumerate(values):
        yield from not_among(f"{field}[{place}]", value, allowed)


def not_as_many(field: str, items: Sequence[Any], number: int) -> Iterator[StateFault]:
    """The fault of a list that is shorter or longer than it always is."""
    if len(items) != number:
        yield field, f"It has {len(items)} items, not {number}."


def twice(field: str, values: Sequence[Any]) -> Iterator[StateFault]:
    """The fault of a list that names something twice."""
    if len({*values}) < len(values):
        yield field, "Something is named twice."


def unless(holds: bool, field: str, sentence: str) -> Iterator[StateFault]:
    """The fault of a rule that does not hold."""
    if not holds:
        yield field, sentence


def not_seats(field: str, seats: Sequence[Seat], count: int) -> Iterator[StateFault]:
    """The faults of a list of different seats of a table of ``count``."""
    yield from any_not_among(field, seats, range(count))
    yield from twice(field, seats)


def first_of(*lists: Iterable[StateFault]) -> Iterator[StateFault]:
    """The faults of the first list that has any: those after it may rely on what it asks."""
    for listed in lists:
        found = list(listed)
        if found:
            yield from found
            return
