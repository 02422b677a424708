"""A copy is equal and independent, whatever a state is made of."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple

import pytest

from sagebrush_games.kernel.copying import DerivedCopy
from sagebrush_games.kernel.fields import SHARED, Slot


class Colour(StrEnum):
    RED = "red"


class Task(NamedTuple):
    name: str


@dataclass(frozen=True, slots=True)
class Coin:
    dollars: int


@dataclass(slots=True)
class Player(DerivedCopy):
    cards: list[int]


@dataclass(slots=True)
class State(DerivedCopy):
    players: list[Player]
    by_colour: dict[Colour, list[int]]
    counts: dict[str, int]
    rows: list[list[int]]
    agenda: list[Task]
    coin: Coin | None
    dealer: Player | None
    colour: Colour | None
    pair: tuple[int, ...]
    part: Slot
    shared: Player = field(metadata=SHARED)
    none: Player | None = None


def state() -> State:
    return State(
        players=[Player([1]), Player([2])],
        by_colour={Colour.RED: [1]},
        counts={"a": 1},
        rows=[[1], [2]],
        agenda=[Task("deal")],
        coin=Coin(1),
        dealer=Player([3]),
        colour=Colour.RED,
        pair=(1, 2),
        part=Player([4]),
        shared=Player([5]),
    )


def test_a_copy_is_equal() -> None:
    assert state().copy() == state()


def test_changing_a_copy_leaves_the_original_alone() -> None:
    original, whole = state(), state()
    for copy in (original.copy(), original.copy()):  # the first one writes the function
        copy.players[0].cards.append(9)
        copy.players.append(Player([]))
        copy.by_colour[Colour.RED].append(9)
        copy.counts["b"] = 2
        copy.rows[0].append(9)
        copy.agenda.pop()
        assert copy.dealer is not None
        copy.dealer.cards.append(9)
        assert isinstance(copy.part, Player)
        copy.part.cards.append(9)
        assert original == whole


def test_what_cannot_change_is_shared_and_so_is_what_says_so() -> None:
    original = state()
    copy = original.copy()
    assert copy.coin is original.coin
    assert copy.pair is original.pair
    assert copy.shared is original.shared


def test_a_field_whose_type_does_not_say_how_it_is_copied_is_named() -> None:
    @dataclass(slots=True)
    class Bad(DerivedCopy):
        things: list[Any]

    with pytest.raises(TypeError, match=r"Bad\.things: typing\.Any does not say how it is copied"):
        Bad([]).copy()


def test_a_field_of_two_classes_that_change_is_named() -> None:
    @dataclass(slots=True)
    class Bad(DerivedCopy):
        either: Player | State

    with pytest.raises(TypeError, match=r"Bad\.either: only one class"):
        Bad(Player([])).copy()
