"""Mercenary (7): three points of firepower for the round; limit 20."""

# [DE "DER REVOLVERHELD"] [BB "El Mercenario"]

from sagebrush_games.carson_city.events.row import BoxDuelFought
from sagebrush_games.carson_city.state.model import Box
from tests.games.carson_city.table import ANNA, BILL, Table, dice, of


def test_the_mercenary_adds_three_in_duels() -> None:
    table = Table().character(ANNA, "mercenary").on_box(Box.ROADS, ANNA, BILL)
    duel = of(BoxDuelFought, table.resolving(chance=dice(1, 3)))[0]
    assert (duel.strengths, duel.winner) == ((1 + 4 + 3, 3 + 4), ANNA)


def test_the_three_points_are_gone_in_the_next_round() -> None:
    table = Table().character(ANNA, "mercenary")
    table.resolving()
    assert table.rules.firepower(table.rules, table.state, ANNA) == 3 + 4 + 1  # with four new cowboys
