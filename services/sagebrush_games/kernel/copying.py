"""Copies of states: derived from the types of the fields, so that a field stands in one place."""

from collections.abc import Callable
from dataclasses import Field, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Self, Union, get_args, get_origin, get_type_hints

from sagebrush_games.kernel.fields import Slot, is_shared


class DerivedCopy:
    """A dataclass that copies itself: lists and dictionaries by one slice, what can copy itself by its own ``copy``.

    Copies share what cannot change: numbers, text, enums, tuples of such, frozen dataclasses; and fields declared
    ``field(metadata=SHARED)``, which ``evolve`` replaces and never changes. The first copy of a class writes its
    function, straight assignments by field name; from then on it costs what one written by hand does. Raises TypeError
    then for a field of which the type does not say how it is copied.
    """

    __slots__ = ()

    def copy(self) -> Self:
        """An independent value that is equal to this one."""
        cls = type(self)
        if cls not in _COPIES:
            _COPIES[cls] = copy_function(cls)
            setattr(cls, "copy", _COPIES[cls])  # noqa: B010 - in place of this function
        copied: Self = _COPIES[cls](self)
        return copied


_COPIES: dict[type[Any], Callable[[Any], Any]] = {}
"""The functions that are written: compiled callers come back to the method of ``DerivedCopy``."""


def copy_function(cls: type[Any]) -> Callable[[Any], Any]:
    """A function that copies values of the dataclass ``cls``; raises TypeError."""
    hints = get_type_hints(cls, include_extras=True)
    lines = [f"    copy.{entry.name} = {_field(cls, entry, hints[entry.name])}" for entry in fields(cls)]
    source = "\n".join(["def copy(self):", "    copy = new(cls)", *lines, "    return copy"])
    names: dict[str, Any] = {"cls": cls, "new": cls.__new__}
    exec(compile(source, f"<copy of {cls.__name__}>", "exec"), names)
    function: Callable[[Any], Any] = names["copy"]
    return function


def _field(cls: type[Any], entry: Field[Any], hint: Any) -> str:
    try:
        return f"self.{entry.name}" if is_shared(entry) else copied(f"self.{entry.name}", hint)
    except TypeError as error:
        raise TypeError(f"{cls.__name__}.{entry.name}: {error}") from None


def copied(value: str, hint: Any) -> str:
    """The source that copies ``value`` of the type ``hint``."""
    origin, args = get_origin(hint), get_args(hint)
    if hint == Slot:
        return f"None if {value} is None else {value}.copy()"
    if origin is Annotated:
        return copied(value, args[0])
    if origin in (UnionType, Union):
        return _union(value, [option for option in args if option is not NoneType])
    if origin is list:
        return f"{value}[:]" if _is_fixed(args[0]) else f"[{copied('item', args[0])} for item in {value}]"
    if origin is dict:
        return f"{value}.copy()" if _is_fixed(args[1]) else _dict(value, args[1])
    if _is_fixed(hint):
        return value
    if isinstance(hint, type) and hasattr(hint, "copy"):
        return f"{value}.copy()"
    raise TypeError(f"{hint} does not say how it is copied")


def _union(value: str, options: list[Any]) -> str:
    if all(map(_is_fixed, options)):
        return value
    if len(options) > 1:
        raise TypeError("only one class and None can be told apart")
    return f"None if {value} is None else {copied(value, options[0])}"


def _dict(value: str, hint: Any) -> str:
    return f"{{key: {copied('item', hint)} for key, item in {value}.items()}}"


def _is_fixed(hint: Any) -> bool:
    """Whether values of a type cannot change."""
    origin = get_origin(hint)
    if origin is Annotated:
        return _is_fixed(get_args(hint)[0])
    if origin in (tuple, frozenset, UnionType, Union):
        return all(_is_fixed(arg) for arg in get_args(hint) if arg is not Ellipsis)
    if is_dataclass(hint):
        return bool(getattr(hint, "__dataclass_params__").frozen)  # noqa: B009 - no part of its type
    return isinstance(hint, type) and issubclass(hint, int | str | float | bytes | NoneType | Enum | tuple)
