"""What the fields of a state say of themselves: when its hash leaves them out, and which belong to expansions.

A field that came after the first stored games is ``field(default=..., metadata=OMIT_DEFAULT_FROM_HASH)``: while it
stands at its default, the hash leaves it out. A mapping over all members of an enum is
``field(metadata=omit_empty_keys_from_hash(...))``: members that came later are left out while their value is false. So
games that were stored before a field or a member existed keep the hashes they were stored with.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, Field, field, fields, make_dataclass
from operator import attrgetter
from typing import Annotated, Any, TypeVar, get_type_hints

T = TypeVar("T")

OMIT_DEFAULT_FROM_HASH = {"omit-default-from-hash": True}
SHARED = {"shared": True}
"""Of a field that copies of a state share: ``evolve`` puts another value there and never changes the one it finds."""
KEYS_ALWAYS_HASHED = "keys-always-hashed"


def omit_empty_keys_from_hash(first: Iterable[str]) -> dict[str, frozenset[str]]:
    """The metadata of a mapping whose hash always has the keys in ``first``, and others where they have a value.

    The first ones are named one by one, as text: they are those of the first stored games, whatever the enum becomes.
    """
    return {KEYS_ALWAYS_HASHED: frozenset(first)}


def is_omitted_at_default(entry: Field[Any]) -> bool:
    """Whether the hash leaves a field out while it stands at its default."""
    return "omit-default-from-hash" in entry.metadata


def is_shared(entry: Field[Any]) -> bool:
    """Whether copies share the value of a field."""
    return "shared" in entry.metadata


def keys_always_hashed(entry: Field[Any]) -> frozenset[str] | None:
    """The keys of a mapping that are hashed in any case; None for a field whose every key is."""
    keys: frozenset[str] | None = entry.metadata.get(KEYS_ALWAYS_HASHED)
    return keys


_SLOT = "slot"

Slot = Annotated[object, _SLOT]
"""The type of a field in which an expansion keeps or shows its part; None wherever nobody plays with the expansion.

The name and the place of the field belong to the stored format, so the base has them. The class of what stands there
is said by the expansion alone, which reads it through a typed function of its own; others ask ``isinstance``.
"""


def slots(cls: type[Any]) -> frozenset[str]:
    """The names of the fields of ``cls`` that are slots."""
    hints = get_type_hints(cls, include_extras=True)
    return frozenset(name for name, hint in hints.items() if hint == Slot)


def filled(cls: type[Any], parts: Mapping[str, type[Any]]) -> type[Any]:
    """A dataclass like ``cls`` whose slots have the types of ``parts``, or None; ``cls`` itself when it has no slots.

    Raises TypeError for a part without a slot. It serves those who need the types of a class, such as a codec.
    """
    if astray := parts.keys() - slots(cls):
        raise TypeError(f"{cls.__name__} has no slot for {', '.join(sorted(astray))}")
    if not slots(cls):
        return cls
    types = {**get_type_hints(cls), **{name: _part(parts, name) for name in slots(cls)}}
    return make_dataclass(
        cls.__name__,
        [(entry.name, types[entry.name], _like(entry)) for entry in fields(cls)],
        namespace={"__doc__": cls.__doc__},
    )


def _part(parts: Mapping[str, type[Any]], name: str) -> Any:
    return parts[name] | None if name in parts else None


def _like(entry: Field[Any]) -> Any:
    """A new field with the default and the metadata of ``entry``; a Field belongs to one class."""
    if entry.default_factory is not MISSING:
        return field(default_factory=entry.default_factory, metadata=entry.metadata)
    return field(default=entry.default, metadata=entry.metadata)


def values_of(cls: type[Any]) -> Callable[[Any], Any]:
    """A function that gives the field values of a dataclass as a tuple."""
    names = [entry.name for entry in fields(cls)]
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: tuple(getattr(value, name) for name in names)


def rebuild(cls: type[T], like: type[Any]) -> Callable[[Any], T]:
    """A function that gives a value of ``like``, which has the same fields, as one of ``cls``."""
    if like is cls:
        return lambda value: value
    values = values_of(like)
    return lambda value: cls(*values(value))
