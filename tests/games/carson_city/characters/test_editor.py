"""Editor (promo): points for what the own buildings pay, less in later rounds."""

import pytest

from sagebrush_games.carson_city.events.cards import CharacterScored
from sagebrush_games.carson_city.state.model import Kind
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, of


@pytest.mark.parametrize(("number", "points"), [(1, 4), (2, 2), (3, 2), (4, 1)])
def test_a_point_for_every_five_dollars_times_the_round_rounded_up(number: int, points: int) -> None:
    table = Hand("editor").round(number).character(ANNA, "editor").built(ANNA, Kind.HOTEL, "A1 C1 E1")
    assert of(CharacterScored, table.resolving()) == [CharacterScored(ANNA, points)]  # 18 dollars


def test_what_is_stolen_counts_for_nobody() -> None:  # [ruling R60]
    table = Hand("editor").character(ANNA, "editor").built(ANNA, Kind.HOTEL, "A1").built(BILL, Kind.HOTEL, "C1")
    table.on_parcels("A1", BILL).on_parcels("C1", ANNA)
    assert of(CharacterScored, table.resolving()) == [CharacterScored(ANNA, 1)]  # 3 of its own, 3 stolen


def test_without_buildings_there_is_nothing_to_write() -> None:
    table = Hand("editor").character(ANNA, "editor")
    assert of(CharacterScored, table.resolving()) == [CharacterScored(ANNA, 0)]
