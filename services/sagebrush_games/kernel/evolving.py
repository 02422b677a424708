"""Tables that follow from what modules define: the events of a title, and the function that evolves each of them."""

from collections.abc import Callable, Iterable, Iterator
from inspect import isfunction, signature
from types import ModuleType, UnionType
from typing import Any, get_args, get_type_hints

from sagebrush_games.kernel.messages import Event

Evolve = Callable[[Any, Any], None]
"""Changes a state, the first argument, by an event."""


def events_of(*modules: ModuleType) -> tuple[type[Event], ...]:
    """The event classes that ``modules`` define, in the order in which they are written there."""
    return tuple(
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Event) and value.__module__ == module.__name__
    )


def evolve_table(events: Iterable[type[Event]], *modules: ModuleType) -> dict[type[Event], Evolve]:
    """By event class: the public function of ``modules`` whose second parameter is annotated with it.

    Such a function has two parameters, state and event; other functions are helpers. Raises TypeError for an event that
    has no function, or two, and for a function of an event that is not among ``events``.
    """
    found: dict[type[Event], Evolve] = {}
    for event, function in _evolving(modules):
        if event in found:
            raise TypeError(f"{found[event].__name__} and {function.__name__} both evolve {event.__name__}")
        found[event] = function
    table = {event: found[event] for event in events if event in found}
    if missing := [event.__name__ for event in events if event not in found]:
        raise TypeError(f"no function evolves {', '.join(missing)}")
    if astray := [event.__name__ for event in found if event not in table]:
        raise TypeError(f"no events of the table, yet evolved: {', '.join(astray)}")
    return table


def _evolving(modules: Iterable[ModuleType]) -> Iterator[tuple[type[Event], Evolve]]:
    for module in modules:
        for function in vars(module).values():
            if isfunction(function) and function.__module__ == module.__name__ and function.__name__[0] != "_":
                for event in _events(function):
                    yield event, function


def _events(function: Callable[..., Any]) -> list[type[Event]]:
    """The event classes of the second of two parameters; none where it is something else."""
    parameters = list(signature(function).parameters)
    if len(parameters) != 2:
        return []
    hint = get_type_hints(function).get(parameters[1])
    options = get_args(hint) if isinstance(hint, UnionType) else (hint,)
    return [option for option in options if isinstance(option, type) and issubclass(option, Event)]
