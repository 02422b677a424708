"""Encoders: how one value of a view becomes numbers.

Each has a ``size``, the ``names`` of its numbers, and ``write(into, at, value, seat)``, which writes the value as
``seat`` sees it behind place ``at`` of a list of zeros. A missing value, and one that an encoder has no place for,
stays zero.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

Write = Callable[[list[float], int, Any, int], None]


@dataclass(frozen=True, slots=True)
class Encoder:
    """How one value becomes numbers."""

    names: tuple[str, ...]
    write: Write

    @property
    def size(self) -> int:
        """How many numbers it writes."""
        return len(self.names)


def number(greatest: int) -> Encoder:
    """One number: the value divided by ``greatest``, cut off at -1 and 1."""

    def write(into: list[float], at: int, value: Any, _seat: int) -> None:
        if value is not None:
            into[at] = max(-1.0, min(1.0, value / greatest))

    return Encoder(("",), write)


def one_of(values: Sequence[Any]) -> Encoder:
    """One number for each of ``values``: 1 for the one that it is."""
    places = {value: place for place, value in enumerate(values)}

    def write(into: list[float], at: int, value: Any, _seat: int) -> None:
        place = places.get(value)
        if place is not None:
            into[at + place] = 1.0

    return Encoder(_keys(values), write)


def counted(values: Sequence[Any], greatest: int, attribute: str = "") -> Encoder:
    """One number for each of ``values``: how often it occurs, or what a mapping says of it, divided by ``greatest``.

    With an ``attribute``, the value is that of each item.
    """
    places = {value: place for place, value in enumerate(values)}
    of = attrgetter(attribute) if attribute else lambda item: item

    def write(into: list[float], at: int, value: Any, _seat: int) -> None:
        items: Iterable[tuple[Any, float]] = value.items() if isinstance(value, Mapping) else _ones(value, of)
        for item, count in items:
            place = places.get(item)
            if place is not None:
                into[at + place] = max(-1.0, min(1.0, into[at + place] + count / greatest))

    return Encoder(_keys(values), write)


def seat_of(owners: int, each: int = 1) -> Encoder:
    """One number for each seat, counted from the viewer: 1 for the one that it is.

    With more than one thing for ``each`` seat, numbered seat by seat: one number for each of them.
    """

    def write(into: list[float], at: int, value: Any, seat: int) -> None:
        if value is not None and value >= 0:
            owner, which = divmod(value, each)
            into[at + (owner - seat) % owners * each + which] = 1.0

    names = tuple(f"[seat+{owner}]" for owner in range(owners))
    return Encoder(names if each == 1 else tuple(f"{n}[{which}]" for n in names for which in range(each)), write)


def seats_of(owners: int, greatest: int = 1) -> Encoder:
    """One number for each seat, counted from the viewer: how often it occurs, divided by ``greatest``."""

    def write(into: list[float], at: int, value: Any, seat: int) -> None:
        for owner in value or ():
            if owner >= 0:
                place = at + (owner - seat) % owners
                into[place] = min(1.0, into[place] + 1 / greatest)

    return Encoder(tuple(f"[seat+{owner}]" for owner in range(owners)), write)


def listed(items: int, inner: Encoder) -> Encoder:
    """The first ``items`` of a list, one behind the other."""
    step = inner.size

    def write(into: list[float], at: int, value: Any, seat: int) -> None:
        for place, item in enumerate((value or ())[:items]):
            inner.write(into, at + place * step, item, seat)

    return Encoder(tuple(f"[{place}]{name}" for place in range(items) for name in inner.names), write)


def by_seat(owners: int, each: int, inner: Encoder) -> Encoder:
    """A list by seat, that of the viewer first; ``each`` seat has so many items."""
    step = inner.size

    def write(into: list[float], at: int, value: Any, seat: int) -> None:
        for place, item in enumerate((value or ())[: owners * each]):
            owner, which = divmod(place, each)
            inner.write(into, at + ((owner - seat) % owners * each + which) * step, item, seat)

    keys = seat_of(owners, each).names
    return Encoder(tuple(key + name for key in keys for name in inner.names), write)


def by_key(key: str, values: Sequence[Any], inner: Encoder) -> Encoder:
    """Items at the place of their ``key`` among ``values``; before each, 1 where there is one."""
    places = {value: place for place, value in enumerate(values)}
    step = inner.size + 1

    def write(into: list[float], at: int, value: Any, seat: int) -> None:
        for item in value or ():
            place = places.get(getattr(item, key))
            if place is not None:
                into[at + place * step] = 1.0
                inner.write(into, at + place * step + 1, item, seat)

    return Encoder(tuple(f"{k}{name}" for k in _keys(values) for name in (".present", *inner.names)), write)


def maybe(inner: Encoder) -> Encoder:
    """1 where there is a value, and the value behind it."""

    def write(into: list[float], at: int, value: Any, seat: int) -> None:
        if value is not None:
            into[at] = 1.0
            inner.write(into, at + 1, value, seat)

    return Encoder((".present", *inner.names), write)


def record(fields: Mapping[str, Encoder]) -> Encoder:
    """The fields of an object, one behind the other."""
    parts: list[tuple[Callable[[Any], Any], int, Write]] = []
    names: list[str] = []
    for name, inner in fields.items():
        parts.append((attrgetter(name), len(names), inner.write))
        names += [f".{name}{rest}" for rest in inner.names]

    def write(into: list[float], at: int, value: Any, seat: int) -> None:
        for get, place, write_part in parts:
            write_part(into, at + place, get(value), seat)

    return Encoder(tuple(names), write)


def _keys(values: Sequence[Any]) -> tuple[str, ...]:
    return tuple(f"[{value}]" for value in values)


def _ones(items: Iterable[Any] | None, of: Callable[[Any], Any]) -> Iterable[tuple[Any, float]]:
    return ((of(item), 1) for item in items or ())
