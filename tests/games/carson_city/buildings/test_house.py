"""House: comes with buildings, needs a road, is never bought."""

# [DE "WOHNHAUS"]

from sagebrush_games.carson_city.actions.buy_building import BuyAndBuild
from sagebrush_games.carson_city.events.row import BuildingsEarned
from sagebrush_games.carson_city.state.model import BUILDINGS, Box, Kind
from tests.games.carson_city.table import ANNA, Table, at, of


def test_a_house_alone_pays_nothing() -> None:
    table = Table().owns(ANNA, "D4")
    assert table.income("D4") == 0
    assert not of(BuildingsEarned, table.resolving())


def test_no_building_box_offers_a_house() -> None:
    assert Kind.HOUSE not in BUILDINGS


def test_nothing_is_built_on_a_house() -> None:
    table = Table().owns(ANNA, "D4").on_box(Box.BUILDING_3, ANNA)
    table.resolving()
    assert table.refused(BuyAndBuild(ANNA, at("D4"))) == "parcel-occupied"


def test_the_view_counts_the_houses_left() -> None:
    table = Table().houses("A1 A2")
    assert table.decider.view(table.state, None).houses_left == 17
