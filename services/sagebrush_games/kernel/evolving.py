"""Tables that follow from what modules define: the events of a title, and the function that evolves each of them."""

from collections.abc import Callable, Iterable, Iterator
from inspect import isroutine, signature
from sys import modules
from types import ModuleType, UnionType
from typing import Any, get_args, get_type_hints

from sagebrush_games.kernel.messages import Event

Evolve = Callable[[Any, Any], None]
"""Changes a state, the first argument, by an event."""


def events_of(*parts: ModuleType | type[Event]) -> tuple[type[Event], ...]:
    """The event classes among ``parts`` and those that modules define, in the order in which they are written there."""
    return tuple(event for part in parts for event in (_defined(part) if isinstance(part, ModuleType) else (part,)))


def evolve_table(events: Iterable[type[Event]], *parts: ModuleType | Evolve) -> dict[type[Event], Evolve]:
    """By event class: the function among ``parts``, or a public one of a module, whose second parameter says it.

    Such a function has two parameters, state and event; other functions are helpers. Raises TypeError for an event that
    has no function, or two, and for a function of an event that is not among ``events``.
    """
    found: dict[type[Event], Evolve] = {}
    for event, function in _evolving(parts):
        if event in found:
            raise TypeError(f"{found[event].__name__} and {function.__name__} both evolve {event.__name__}")
        found[event] = function
    table = {event: found[event] for event in events if event in found}
    if missing := [event.__name__ for event in events if event not in found]:
        raise TypeError(f"no function evolves {', '.join(missing)}")
    if astray := [event.__name__ for event in found if event not in table]:
        raise TypeError(f"no events of the table, yet evolved: {', '.join(astray)}")
    return table


def _defined(module: ModuleType) -> Iterator[type[Event]]:
    """The event classes that a module defines."""
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, Event) and value.__module__ == module.__name__:
            yield value


def _evolving(parts: Iterable[ModuleType | Evolve]) -> Iterator[tuple[type[Event], Evolve]]:
    """Each event with its function."""
    for part in parts:
        for function in _functions(part) if isinstance(part, ModuleType) else (part,):
            for event in _events(function):
                yield event, function


def _functions(module: ModuleType) -> Iterator[Evolve]:
    """The public functions that a module defines."""
    for value in vars(module).values():
        if isroutine(value) and value.__module__ == module.__name__ and not value.__name__.startswith("_"):
            yield value


def _events(function: Callable[..., Any]) -> list[type[Event]]:
    """The event classes of the second of two parameters; none where it is something else."""
    hints = _parameters(function)
    if len(hints) != 2:
        return []
    hint = hints[1]
    options = get_args(hint) if isinstance(hint, UnionType) else (hint,)
    return [option for option in options if isinstance(option, type) and issubclass(option, Event)]


def _parameters(function: Callable[..., Any]) -> list[Any]:
    """The types of the parameters, None where there is none.

    Compiled functions have none; the module of such functions keeps them, as texts by name in ``__parameters__``.
    """
    module = modules.get(function.__module__)
    kept: dict[str, list[str]] | None = getattr(module, "__parameters__", None)
    if kept is not None:
        return [eval(text, {**vars(module)}) for text in kept.get(function.__name__, [])]
    hints = get_type_hints(function)
    return [hints.get(name) for name in signature(function).parameters]
