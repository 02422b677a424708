"""What is printed on the building tiles, as a table."""

from dataclasses import replace

import pytest

from sagebrush_games.carson_city import TITLE
from sagebrush_games.carson_city.state.model import Kind
from tests.games.carson_city.table import BIG_BOX, Table, config


@pytest.mark.parametrize(
    ("kind", "tiles", "road", "houses", "revolvers", "units"),
    [
        (Kind.RANCH, 6, False, 0, 1, 1),
        (Kind.MINE, 6, False, 0, 1, 0),
        (Kind.DRUGSTORE, 4, True, 1, 0, 0),
        (Kind.BANK, 4, True, 1, 0, 0),
        (Kind.SALOON, 3, True, 1, 0, 0),
        (Kind.HOTEL, 3, True, 1, 0, 2),
        (Kind.CHURCH, 2, True, 1, 0, 1),
        (Kind.PRISON, 2, True, 1, 2, 0),
        (Kind.GENERAL_STORE, 2, True, 1, 0, 0),
        (Kind.BLACKSMITH, 2, True, 1, 0, 0),
        (Kind.SCHOOL, 2, True, 3, 0, 1),
        (Kind.STATION, 1, True, 0, 0, 2),
        (Kind.TOWN_HALL, 1, True, 1, 0, 1),
    ],
)
def test_tiles_are_as_printed(kind: Kind, tiles: int, road: bool, houses: int, revolvers: int, units: int) -> None:
    building = Table(edition=BIG_BOX).rules.buildings[kind]
    printed = (building.tiles, building.road, building.houses, building.revolvers, building.units)
    assert printed == (tiles, road, houses, revolvers, units)


def test_what_2009_has_is_the_same_in_the_big_box_but_for_the_replacement_tiles() -> None:
    plain, big = Table().rules.buildings, Table(edition=BIG_BOX).rules.buildings
    assert len(plain) == 8
    for kind, building in plain.items():
        assert replace(building, maximum=big[kind].maximum) == big[kind]


def test_thirty_tiles_are_in_the_box() -> None:
    assert sum(building.tiles for building in Table().rules.buildings.values()) == 30


def test_only_what_no_source_prints_is_unofficial() -> None:
    maxima = [f"income-maximum.{kind}" for kind in ("mine", "drugstore", "bank", "saloon")]
    assert list(TITLE.unofficial(config(2))) == maxima
    points = [f"outlaw-points.{strength}" for strength in range(8, 14)]
    assert list(TITLE.unofficial(config(2, "outlaws"))) == maxima + points
