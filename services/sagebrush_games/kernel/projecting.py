"""Views of states, and states guessed from views: what both have under one name is copied, the rest is said."""

from collections.abc import Callable
from dataclasses import Field, fields
from typing import Any, TypeVar, get_type_hints

from sagebrush_games.kernel.copying import copied
from sagebrush_games.kernel.fields import Slot

T = TypeVar("T")


def projection(target: type[T], source: type[Any], *given: str) -> Callable[..., T]:
    """A function that makes a ``target`` from a ``source`` and the ``given`` fields, which are its keyword arguments.

    Every other field of ``target`` is a copy of the field of ``source`` with the same name and the same type; a slot is
    left to its expansion. So a field is public only when the class of the view declares it. Raises TypeError for a
    field that is neither given nor such a copy, and for a given one that ``target`` does not have. It costs as much as
    assignments written by hand.
    """
    hints, known = get_type_hints(target, include_extras=True), get_type_hints(source, include_extras=True)
    entries = fields(target)  # type: ignore[arg-type]
    if unknown := set(given) - {entry.name for entry in entries}:
        raise TypeError(f"{target.__name__} has no {', '.join(sorted(unknown))}")
    lines = [f"    made.{entry.name} = {_value(target, entry, given, hints, known)}" for entry in entries]
    parameters = "".join(f", {name}" for name in given)
    head = f"def project(source{', *' if given else ''}{parameters}):"
    names: dict[str, Any] = {"cls": target, "new": target.__new__}
    text = "\n".join([head, "    made = new(cls)", *lines, "    return made"])
    exec(compile(text, f"<{target.__name__} of {source.__name__}>", "exec"), names)
    function: Callable[..., T] = names["project"]
    return function


def _value(
    target: type[Any], entry: Field[Any], given: tuple[str, ...], hints: dict[str, Any], known: dict[str, Any]
) -> str:
    """The source of one field's value."""
    name = entry.name
    if name in given:
        return name
    if hints[name] == Slot:
        return "None"
    if name not in known:
        raise TypeError(f"{target.__name__}.{name} is not given, and no field of the source has this name")
    if hints[name] != known[name]:
        raise TypeError(f"{target.__name__}.{name} is not given, and the field of the source has another type")
    return copied(f"source.{name}", hints[name])
