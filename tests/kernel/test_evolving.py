"""The table of evolve functions follows from their signatures, and nothing is forgotten."""

from dataclasses import dataclass
from types import ModuleType

import pytest

from sagebrush_games.kernel.evolving import events_of, evolve_table
from sagebrush_games.kernel.messages import Event

State = list[str]


@dataclass(slots=True)
class Dealt(Event):
    cards: int


@dataclass(slots=True)
class Passed(Event):
    seat: int


@dataclass(slots=True)
class Folded(Event):
    seat: int


def dealt(state: State, event: Dealt) -> None:
    state.append("dealt")


def seat_left(state: State, event: Passed | Folded) -> None:
    state.append("left")


def helper(state: State, seat: int) -> None:
    state.append("helped")


def folded_too(state: State, event: Folded) -> None:
    state.append("folded")


def module(name: str, *members: object) -> ModuleType:
    """A module that defines ``members``."""
    made = ModuleType(name)
    for member in members:
        member.__module__ = name  # a class, or a function
        setattr(made, getattr(member, "__name__"), member)  # noqa: B009
    return made


EVENTS = (Dealt, Passed, Folded)


def test_events_come_in_the_order_in_which_they_are_written() -> None:
    assert events_of(module("events", *EVENTS, helper)) == EVENTS


def test_a_function_evolves_the_events_of_its_second_parameter() -> None:
    table = evolve_table(EVENTS, module("evolve", dealt, seat_left, helper))
    assert table == {Dealt: dealt, Passed: seat_left, Folded: seat_left}


def test_single_events_and_functions_stand_beside_modules() -> None:
    assert events_of(Folded, module("events", Dealt, Passed)) == (Folded, Dealt, Passed)
    assert evolve_table((Dealt, Folded), folded_too, module("evolve", dealt)) == {Dealt: dealt, Folded: folded_too}


def test_an_event_without_a_function_is_named() -> None:
    with pytest.raises(TypeError, match="no function evolves Passed, Folded"):
        evolve_table(EVENTS, module("evolve", dealt))


def test_two_functions_of_one_event_are_named() -> None:
    with pytest.raises(TypeError, match="seat_left and folded_too both evolve Folded"):
        evolve_table(EVENTS, module("evolve", dealt, seat_left, folded_too))


def test_a_function_of_a_foreign_event_is_named() -> None:
    with pytest.raises(TypeError, match="yet evolved: Dealt"):
        evolve_table((Passed, Folded), module("evolve", dealt, seat_left))
