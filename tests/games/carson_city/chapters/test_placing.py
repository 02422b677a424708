"""Phase 2: cowboys are placed one by one, on boxes, parcels and buildings, until all have passed."""

# [DE "2 COWBOYS EINSETZEN"] [BB "FASE 2: COLOCACIÓN DE COWBOYS"]

import pytest

from sagebrush_games.carson_city.actions.attack import Attack, Defend
from sagebrush_games.carson_city.actions.pass_round import Pass
from sagebrush_games.carson_city.actions.place_on_box import PlaceOnBox
from sagebrush_games.carson_city.actions.place_on_parcel import PlaceOnParcel
from sagebrush_games.carson_city.events.placement import CowboyOnBox, CowboyOnParcel, Passed
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.events.round_end import RoundEnded
from sagebrush_games.carson_city.events.row import ActionsBegan
from sagebrush_games.carson_city.state.model import Box, Kind
from tests.games.carson_city.table import ANNA, BILL, CORA, SHELF, Table, at, of


def placing(table: Table, *order: int) -> Table:
    table.placing(*order)
    return table


def test_seats_place_one_cowboy_each_in_turn() -> None:
    table = placing(Table(3), BILL, CORA, ANNA)
    assert table.play(PlaceOnBox(BILL, Box.SALARY)) == [CowboyOnBox(BILL, Box.SALARY), Asked(CORA, "place")]
    assert table.play(PlaceOnParcel(CORA, at("A1")))[-1] == Asked(ANNA, "place")
    assert table.play(PlaceOnBox(ANNA, Box.ROAD))[-1] == Asked(BILL, "place")
    assert table.state.cowboys == [2, 2, 2]


def test_who_has_passed_is_not_asked_again() -> None:
    table = placing(Table(3))
    assert table.play(Pass(ANNA))[-1] == Asked(BILL, "place")
    table.play(PlaceOnBox(BILL, Box.SALARY))
    assert table.play(PlaceOnBox(CORA, Box.SALARY))[-1] == Asked(BILL, "place")


def test_anybody_may_pass_at_once_with_all_cowboys_in_reserve() -> None:
    table = placing(Table(2))
    table.play(Pass(ANNA))
    events = table.play(Pass(BILL))
    assert events[0] == Passed(BILL)
    assert ActionsBegan() in events
    assert of(RoundEnded, events) == [RoundEnded((4, 4))]


def test_who_has_no_cowboy_left_passes_when_its_turn_comes() -> None:
    table = placing(Table(2).reserve(ANNA, 1).reserve(BILL, 2))
    table.play(PlaceOnBox(ANNA, Box.SALARY))
    assert table.play(PlaceOnBox(BILL, Box.SALARY)) == [
        CowboyOnBox(BILL, Box.SALARY),
        Passed(ANNA),
        Asked(BILL, "place"),
    ]


def test_the_lower_track_keeps_the_order_of_passing() -> None:
    table = placing(Table(3))
    table.play(PlaceOnBox(ANNA, Box.SALARY))
    table.play(Pass(BILL))
    table.play(Pass(CORA))
    table.play(PlaceOnBox(ANNA, Box.SALARY))
    assert of(Passed, table.play(Pass(ANNA))) == [Passed(ANNA)]
    assert table.state.order == [BILL, CORA, ANNA]  # round 2 has begun


def test_cowboys_of_others_are_no_obstacle() -> None:
    table = placing(Table(2).on_box(Box.GAMBLING, BILL).on_parcels("A1", BILL))
    assert PlaceOnBox(ANNA, Box.GAMBLING) in table.offers(PlaceOnBox)
    assert PlaceOnParcel(ANNA, at("A1")) in table.offers(PlaceOnParcel)


@pytest.mark.parametrize("box", [box for box in Box if box not in (Box.SALARY, Box.ROAD)])
def test_a_second_own_cowboy_has_no_place_on_a_box_with_duels(box: Box) -> None:
    table = placing(Table(2).on_box(box, ANNA))
    assert table.refused(PlaceOnBox(ANNA, box)) == "already-there"


@pytest.mark.parametrize("box", [Box.SALARY, Box.ROAD])
def test_any_number_of_own_cowboys_stands_on_salary_and_road(box: Box) -> None:
    table = placing(Table(2).on_box(box, ANNA, ANNA))
    assert table.play(PlaceOnBox(ANNA, box))[0] == CowboyOnBox(ANNA, box)


def test_a_second_own_cowboy_has_no_place_on_a_parcel_or_a_building() -> None:
    table = Table(2).on_parcels("A1", ANNA).built(ANNA, Kind.RANCH, "A3").built(BILL, Kind.RANCH, "A5")
    placing(table.on_parcels("A3 A5", ANNA))
    assert table.refused(PlaceOnParcel(ANNA, at("A1"))) == "already-there"
    assert table.refused(Defend(ANNA, at("A3"))) == "already-there"
    assert table.refused(Attack(ANNA, at("A5"))) == "already-there"


def test_many_parcels_may_be_wanted_at_once_houses_and_mountains_too() -> None:
    table = placing(Table(2).mountains("B2").on_parcels("A1 D4", ANNA))
    assert table.play(PlaceOnParcel(ANNA, at("B2")))[0] == CowboyOnParcel(ANNA, at("B2"))


def test_nobody_places_on_a_parcel_with_owner_to_buy_it() -> None:
    table = placing(Table(2).owns(ANNA, "A1").owns(BILL, "A2"))
    assert table.refused(PlaceOnParcel(ANNA, at("A1"))) == "parcel-owned"
    assert table.refused(PlaceOnParcel(ANNA, at("A2"))) == "parcel-owned"


def test_an_own_building_may_be_defended_before_anybody_attacks_it() -> None:
    table = placing(Table(2).built(ANNA, Kind.HOTEL, "A1"))
    assert table.play(Defend(ANNA, at("A1")))[0] == CowboyOnParcel(ANNA, at("A1"))


def test_only_buildings_of_others_are_attacked_and_only_own_ones_defended() -> None:
    table = placing(Table(2).built(ANNA, Kind.HOTEL, "A1").built(BILL, Kind.HOTEL, "C1"))
    assert table.offers(Attack) == [Attack(ANNA, at("C1"))]
    assert table.offers(Defend) == [Defend(ANNA, at("A1"))]


@pytest.mark.parametrize("kind", [Kind.CHURCH, Kind.PRISON])
def test_what_pays_nothing_is_neither_attacked_nor_defended(kind: Kind) -> None:  # [ruling R11] [BB "Prisión"]
    table = placing(Table(2).built(ANNA, kind, "A1").built(BILL, kind, "C1"))
    assert table.refused(Defend(ANNA, at("A1"))) == "nothing-to-steal"
    assert table.refused(Attack(ANNA, at("C1"))) == "nothing-to-steal"


@pytest.mark.parametrize(
    ("number", "closed"),
    [
        (1, []),
        (2, [Box.POINTS_2]),
        (3, [Box.POINTS_3, Box.POINTS_2]),
        (4, [Box.POINTS_4, Box.POINTS_3, Box.POINTS_2]),
    ],
)
def test_the_round_marker_closes_one_more_box_each_round(number: int, closed: list[Box]) -> None:
    table = placing(Table(2).round(number))
    assert [box for box in Box if PlaceOnBox(ANNA, box) not in table.offers(PlaceOnBox)] == closed
    assert {table.refused(PlaceOnBox(ANNA, box)) for box in closed} <= {"box-closed"}


def test_a_building_box_without_building_takes_no_cowboy() -> None:
    table = placing(Table(2).shelf(*SHELF[:6], None))
    assert table.refused(PlaceOnBox(ANNA, Box.BUILDING_12)) == "nothing-for-sale"
