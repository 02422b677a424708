"""Views of states by the names that both have."""

from dataclasses import dataclass, field

import pytest

from sagebrush_games.kernel.fields import Slot
from sagebrush_games.kernel.projecting import projection


@dataclass(slots=True)
class Table:
    round: int
    market: list[int]
    hand: list[int]
    deck: list[int] = field(default_factory=list)
    horses: Slot = None


@dataclass(slots=True)
class Seen:
    round: int
    market: list[int]
    hand: int
    horses: Slot = None


def test_a_field_that_the_view_declares_is_shown_and_no_other() -> None:
    seen = projection(Seen, Table, "hand")
    assert seen(Table(3, [1, 2], [7], [8, 9]), hand=1) == Seen(3, [1, 2], 1)


def test_a_view_keeps_nothing_that_the_game_may_change_afterwards() -> None:
    table = Table(3, [1, 2], [7])
    view = projection(Seen, Table, "hand")(table, hand=1)
    table.market.append(3)
    assert view.market == [1, 2]


def test_what_stands_at_a_slot_is_left_to_its_expansion() -> None:
    assert projection(Seen, Table, "hand")(Table(1, [], [], horses={"ranch": 2}), hand=0).horses is None


def test_a_secret_with_another_type_is_never_copied_by_mistake() -> None:
    with pytest.raises(TypeError, match=r"Seen.hand is not given, and the field of the source has another type"):
        projection(Seen, Table)


def test_a_field_that_nobody_fills_is_an_error_when_the_title_is_loaded() -> None:
    with pytest.raises(TypeError, match=r"Table.deck is not given, and no field of the source has this name"):
        projection(Table, Seen, "hand")


def test_a_name_that_the_view_does_not_have_is_an_error() -> None:
    with pytest.raises(TypeError, match="Seen has no purse"):
        projection(Seen, Table, "hand", "purse")
