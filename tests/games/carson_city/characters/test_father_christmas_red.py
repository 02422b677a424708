"""Father Christmas (promo), red: two points and what a die brings."""

import pytest

from sagebrush_games.carson_city.events.cards import CharacterScored, GiftOpened
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, dice


@pytest.mark.parametrize(
    ("die", "dollars", "cowboys"), [(1, 0, 0), (2, 0, 0), (3, 5, 0), (4, 5, 0), (5, 5, 1), (6, 5, 1)]
)
def test_the_red_side_brings_two_points_and_a_gift(die: int, dollars: int, cowboys: int) -> None:
    events = Hand("father-christmas-red").choosing().takes("father-christmas-red", dice(die))
    assert events[1:3] == [CharacterScored(ANNA, 2), GiftOpened(ANNA, die, dollars, cowboys)]


def test_when_no_cowboy_is_left_in_the_supply_none_comes() -> None:
    table = Hand("father-christmas-red").reserve(ANNA, 10).choosing()
    assert GiftOpened(ANNA, 6, 5, 0) in table.takes("father-christmas-red", dice(6))
