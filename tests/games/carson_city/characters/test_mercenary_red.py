"""Mercenary (7), red: two points of firepower for the round."""

# [DE "DER REVOLVERHELD"] [BB "El Mercenario"]

from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA


def test_the_red_mercenary_has_two_points_more() -> None:
    table = Hand("mercenary-red")
    before = table.rules.firepower(table.rules, table.state, ANNA)
    table.character(ANNA, "mercenary-red")
    assert table.rules.firepower(table.rules, table.state, ANNA) == before + 2
