"""How large numbers may be: what every message and every view from outside is held to, and what the schemas say.

A number that has a meaning has a type of its own, declared once: ``Parcel = Annotated[int, Range(-1, 63)]``. Other
numbers are of any size that a game could reach, so that no rule is ever asked about one that takes all memory.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass, make_dataclass
from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints


@dataclass(frozen=True, slots=True)
class Range:
    """The least and the greatest value of a number."""

    least: int
    greatest: int


@dataclass(frozen=True, slots=True)
class Longest:
    """How many items, or characters, there may be."""

    items: int


LARGEST = 1_000_000
"""Of a number without a type of its own: a hundred times the largest that anybody prints."""
ANY_NUMBER = Range(-LARGEST, LARGEST)

Lasting = Annotated[int, Range(0, 2**53)]
"""A number that counts for as long as a game lives: versions."""

Count = Annotated[int, Range(0, LARGEST)]
"""How many there are of something."""

Limit = Callable[[Any, Range | Longest], Any]
"""``limit(hint, bound)``: the type ``hint`` with its bound, for those who decode."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """Types with the bounds that their annotations say, in the form of whoever decodes.

    classes: whether classes are replaced by others of the same name and fields, with bounds in them, too. items,
    characters: how many there may be where no annotation says it; None: as many as there are.
    """

    limit: Limit
    classes: bool = False
    items: int | None = None
    characters: int | None = None

    def of(self, hint: Any) -> Any:
        """``hint`` with bounds on each number in it."""
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._annotated(args[0], hint.__metadata__)
        if hint is int:
            return self.limit(int, ANY_NUMBER)
        if hint is str:
            return self._at_most(str, self.characters)
        if origin in (UnionType, Union):
            return reduce(or_, map(self.of, args))
        if origin in (list, tuple, dict):
            return self._at_most(self._inside(hint), None if _is_fixed(hint) else self.items)
        return _bounded(self, hint) if self.classes and isinstance(hint, type) else hint

    def _inside(self, hint: Any) -> Any:
        """``hint`` with bounds on what it is made of."""
        origin, args = get_origin(hint), get_args(hint)
        return origin[tuple(arg if arg is Ellipsis else self.of(arg) for arg in args)] if args else hint

    def _annotated(self, hint: Any, metadata: tuple[Any, ...]) -> Any:
        """``hint`` with the bounds among ``metadata``, or those of any such type."""
        found = [bound for bound in metadata if isinstance(bound, Range | Longest)]
        if not found:
            return self.of(hint)
        return reduce(self.limit, found, self._inside(hint))

    def _at_most(self, hint: Any, items: int | None) -> Any:
        return hint if items is None else self.limit(hint, Longest(items))


@cache
def _bounded(bounds: Bounds, cls: type[Any]) -> Any:
    """A class with the same name and fields as ``cls``, with bounds; one and the same each time, as schemas want it."""
    if not (is_dataclass(cls) or (issubclass(cls, tuple) and hasattr(cls, "_fields"))):
        return cls
    hints = {name: bounds.of(hint) for name, hint in get_type_hints(cls, include_extras=True).items()}
    if is_dataclass(cls):
        entries = [(entry.name, hints[entry.name], _default(entry)) for entry in fields(cls)]
        return make_dataclass(cls.__name__, entries, namespace={"__doc__": cls.__doc__})
    return _named_tuple(cls, hints)


def _named_tuple(cls: Any, hints: Mapping[str, Any]) -> Any:
    made: Any = NamedTuple(cls.__name__, [(name, hints[name]) for name in cls._fields])  # type: ignore[misc]
    made.__doc__ = cls.__doc__
    made.__new__.__defaults__ = tuple(cls._field_defaults.values())
    return made


def _is_fixed(hint: Any) -> bool:
    """Whether the type itself says how many there are."""
    return get_origin(hint) is tuple and Ellipsis not in get_args(hint)


def _default(entry: Any) -> Any:
    """A new field with the default of ``entry``."""
    if entry.default_factory is not MISSING:
        return field(default_factory=entry.default_factory)
    return field(default=entry.default)
