"""What is printed on the building tiles, as a table."""

import pytest

from sagebrush_games.carson_city import TITLE
from sagebrush_games.carson_city.model import Kind
from tests.games.carson_city.table import Table, config


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
    ],
)
def test_tiles_are_as_printed(kind: Kind, tiles: int, road: bool, houses: int, revolvers: int, units: int) -> None:
    building = Table().rules.buildings[kind]
    printed = (building.tiles, building.road, building.houses, building.revolvers, building.units)
    assert printed == (tiles, road, houses, revolvers, units)


def test_thirty_tiles_are_in_the_box() -> None:
    assert sum(building.tiles for building in Table().rules.buildings.values()) == 30


def test_only_what_no_source_prints_is_unofficial() -> None:
    maxima = [f"income-maximum.{kind}" for kind in ("mine", "drugstore", "bank", "saloon")]
    assert list(TITLE.unofficial(config(2))) == maxima
    points = [f"outlaw-points.{strength}" for strength in range(8, 14)]
    assert list(TITLE.unofficial(config(2, "outlaws"))) == maxima + points
