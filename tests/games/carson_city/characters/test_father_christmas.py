"""Father Christmas (promo), yellow: five points."""

from sagebrush_games.carson_city.events.cards import CharacterScored
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA


def test_the_yellow_side_brings_five_points() -> None:
    assert CharacterScored(ANNA, 5) in Hand("father-christmas").choosing().takes("father-christmas")


def test_it_brings_nothing_else() -> None:
    table = Hand("father-christmas").choosing()
    table.takes("father-christmas")
    assert (table.state.dollars[ANNA], table.state.cowboys[ANNA], table.state.points[ANNA]) == (15, 3, 5)
