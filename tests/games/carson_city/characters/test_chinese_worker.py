"""Chinese Worker (4): two roads at once, buildings at half price rounded up; limit 30."""

# [DE "DER KULI"] [BB "El Trabajador Chino"]

import pytest

from sagebrush_games.carson_city.actions.buy_building import BuyAndKeep
from sagebrush_games.carson_city.actions.buy_parcel import BuyParcel
from sagebrush_games.carson_city.actions.choose_character import ChooseCharacter
from sagebrush_games.carson_city.events.building import BuildingBought
from sagebrush_games.carson_city.events.characters import RoadsReceived, RoundBegan
from sagebrush_games.carson_city.events.row import ParcelBought
from sagebrush_games.carson_city.state.model import Box
from tests.games.carson_city.table import ANNA, BILL, Table, at, of


def test_the_chinese_worker_brings_two_roads_at_once() -> None:
    table = Table().given(RoundBegan(1, (ANNA, BILL)))
    table.goes_on()
    assert RoadsReceived(ANNA, 2) in table.play(ChooseCharacter(ANNA, "chinese-worker"))
    assert table.state.roads == [3, 1]


@pytest.mark.parametrize(
    ("box", "price"),
    [
        (Box.BUILDING_12, 6),
        (Box.BUILDING_10, 5),
        (Box.BUILDING_8, 4),
        (Box.BUILDING_6, 3),
        (Box.BUILDING_5, 3),
        (Box.BUILDING_4, 2),
        (Box.BUILDING_3, 2),
    ],
)
def test_buildings_cost_half_rounded_up(box: Box, price: int) -> None:
    table = Table().character(ANNA, "chinese-worker").on_box(box, ANNA)
    table.resolving()
    assert of(BuildingBought, table.play(BuyAndKeep(ANNA)))[0].dollars == price


def test_every_building_of_the_round_costs_half() -> None:
    table = Table().character(ANNA, "chinese-worker").dollars(ANNA, 11)
    table.on_box(Box.BUILDING_12, ANNA).on_box(Box.BUILDING_10, ANNA).resolving()
    table.play(BuyAndKeep(ANNA))
    table.play(BuyAndKeep(ANNA))
    assert table.state.dollars[ANNA] == 0


def test_parcels_cost_the_whole_price() -> None:
    table = Table().character(ANNA, "chinese-worker").on_parcels("D4", ANNA)
    table.resolving()
    assert table.play(BuyParcel(ANNA, at("D4")))[0] == ParcelBought(ANNA, at("D4"), 2)
