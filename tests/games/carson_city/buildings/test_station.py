"""Station: beside a road that crosses the map, points for the houses of the whole town."""

# [BB "Estación"]

import pytest

from sagebrush_games.carson_city.actions.attack import Attack, Defend
from sagebrush_games.carson_city.actions.buy_building import BuyAndBuild
from sagebrush_games.carson_city.events.building import BuildingBuilt, HouseTurned
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.events.round_end import BonusScored, FinalPointsScored
from sagebrush_games.carson_city.state.board import VERTICAL
from sagebrush_games.carson_city.state.model import Box, Kind
from tests.games.carson_city.table import ANNA, BIG_BOX, BILL, Table, at, of


def horizontal(row: int) -> list[int]:
    """The edges of the line north of a row, from 0."""
    return [row * 8 + column for column in range(8)]


def vertical(column: int) -> list[int]:
    """The edges of the line west of a column, from 0."""
    return [VERTICAL + row * 9 + column for row in range(8)]


def buying(site: str, roads: list[int]) -> Table:
    """Anna may buy the station; she owns a parcel, and these roads lie on the map beside the first four."""
    table = Table(edition=BIG_BOX)
    table.road(*(edge for edge in roads if edge not in table.state.built))
    table.shelf(*[Kind.STATION] * 7).owns(ANNA, site).on_box(Box.BUILDING_3, ANNA).resolving()
    return table


@pytest.mark.parametrize("site", ["A3", "H3", "A4", "D3", "H4"])
def test_it_stands_on_both_sides_of_a_road_from_rim_to_rim(site: str) -> None:
    table = buying(site, horizontal(3))
    assert table.play(BuyAndBuild(ANNA, at(site)))[1] == BuildingBuilt(ANNA, Kind.STATION, at(site), 0)


@pytest.mark.parametrize("site", ["C1", "D8"])
def test_a_road_from_north_to_south_will_do(site: str) -> None:
    assert buying(site, vertical(3)).refused(BuyAndBuild(ANNA, at(site))) is None


def test_a_road_along_the_rim_will_do() -> None:  # [ruling R36]
    assert buying("A1", [*vertical(3), *horizontal(0)]).refused(BuyAndBuild(ANNA, at("A1"))) is None


def test_one_missing_road_is_too_much() -> None:
    assert buying("D3", horizontal(3)[:-1]).refused(BuyAndBuild(ANNA, at("D3"))) == "no-crossing-road"


def test_touching_the_line_with_a_corner_is_not_beside_it() -> None:
    assert buying("D2", [*horizontal(3), *vertical(3)[2:3]]).refused(BuyAndBuild(ANNA, at("D2"))) == "no-crossing-road"


def test_it_brings_no_house() -> None:  # [ruling R39]
    assert Table(edition=BIG_BOX).rules.buildings[Kind.STATION].houses == 0


@pytest.mark.parametrize(("kind", "dollars"), [(Kind.DRUGSTORE, 6), (Kind.BANK, 6), (Kind.SALOON, 10)])
def test_it_counts_as_two_houses(kind: Kind, dollars: int) -> None:
    table = Table(edition=BIG_BOX).built(ANNA, Kind.STATION, "A1").built(ANNA, kind, "A2")
    assert table.income("A2") == dollars


def scores(table: Table) -> list[BonusScored]:
    return of(BonusScored, table.round(4).resolving())


def test_its_owner_gets_a_point_for_each_two_houses_whoever_owns_them() -> None:
    table = Table(edition=BIG_BOX).built(ANNA, Kind.STATION, "A1").built(BILL, Kind.HOTEL, "H8")
    assert scores(table) == [BonusScored(ANNA, "station", 2)]  # 2 for itself, 2 for the hotel, 1 for the town


def test_a_terraced_house_counts_as_two_houses_of_the_town() -> None:
    table = Table(edition=BIG_BOX).built(ANNA, Kind.STATION, "A1").given(HouseTurned(at("D4")))
    assert scores(table) == [BonusScored(ANNA, "station", 2)]


def test_it_is_worth_two_points_itself_like_any_building() -> None:
    table = Table(edition=BIG_BOX).built(ANNA, Kind.STATION, "A1").dollars(ANNA, 0).round(4)
    assert FinalPointsScored(ANNA, 2, 0) in table.resolving()


def test_nobody_scores_for_a_station_that_was_not_built() -> None:
    assert not scores(Table(edition=BIG_BOX).holds(ANNA, Kind.STATION))


def test_it_cannot_be_attacked_and_needs_no_defence() -> None:
    table = Table(edition=BIG_BOX).built(BILL, Kind.STATION, "A1")
    table.placing()
    assert table.refused(Attack(ANNA, at("A1"))) == "nothing-to-steal"
    table.given(Asked(BILL, "place"))
    assert table.refused(Defend(BILL, at("A1"))) == "nothing-to-steal"
