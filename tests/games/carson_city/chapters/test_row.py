"""The action row: which box follows which, and what each brings."""

# [DE "SPIELVERLAUF"] [DE "AKTIONEN"] [BB "Orden de resolución de acciones"]

from collections.abc import Callable

import pytest

from sagebrush_games.carson_city.actions.buy_points import BuyPoints
from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.actions.take_guns import TakeGuns
from sagebrush_games.carson_city.events.building import HoldingFinished
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.events.row import (
    ActionForgone,
    ClaimsDropped,
    Earned,
    Gambled,
    GunsTaken,
    IncomePaid,
    PointsBought,
    PointsScored,
    RoadsTaken,
)
from sagebrush_games.carson_city.state.model import NOBODY, Box, Kind
from sagebrush_games.kernel.chance import Chance, seeded
from sagebrush_games.kernel.messages import Event
from tests.games.carson_city.table import ANNA, BILL, CORA, Table, dice, of

PLACES = {
    GunsTaken: "ammunition",
    ClaimsDropped: "parcels",
    HoldingFinished: "held buildings",
    Gambled: "gambling",
    IncomePaid: "buildings",
}
"""Where something happened, for the events that do not say it."""


def round_of_declining(table: Table, chance: Chance) -> list[Event]:
    """Everything until the next round, when everybody does without what it is offered."""
    played = table.resolving(chance=chance)
    while table.state.round == 1:
        played += table.play(Decline(table.asked()[0]), chance)
    return played


def test_the_row_is_resolved_in_its_printed_order() -> None:
    table = Table(4).on_parcels("A1", ANNA).holds(ANNA, Kind.RANCH).owns(ANNA, "A8")
    for place, box in enumerate(reversed(Box)):
        table.on_box(box, place % 4)
    events = round_of_declining(table, dice(1, 1))
    places = [PLACES.get(type(event)) or getattr(event, "box", None) for event in events]
    assert [place for place in dict.fromkeys(places) if place] == [
        "salary",
        "ammunition",
        "roads",
        "road",
        "parcels",
        "building-12",
        "building-10",
        "building-8",
        "building-6",
        "building-5",
        "building-4",
        "building-3",
        "held buildings",
        "parcel-income",
        "cowboy-income",
        "gambling",
        "buildings",
        "parcel-points",
        "cowboy-points",
        "building-points",
        "points-5",
        "points-4",
        "points-3",
        "points-2",
    ]


def test_every_cowboy_on_salary_earns_four_dollars() -> None:  # [DE "LOHN"]
    table = Table(2).on_box(Box.SALARY, ANNA, BILL, ANNA)
    assert of(Earned, table.resolving()) == [Earned(ANNA, Box.SALARY, 8), Earned(BILL, Box.SALARY, 4)]
    assert table.state.dollars == [23, 19]
    assert table.state.boxes[Box.SALARY] == ()


def test_the_three_guns_are_taken_until_the_end_of_the_round() -> None:  # [DE "MUNITION"]
    table = Table(2).on_box(Box.AMMUNITION, ANNA).on_box(Box.POINTS_5, ANNA)
    assert of(GunsTaken, table.resolving()) == [GunsTaken(ANNA)]
    assert table.rules.firepower(table.rules, table.state, ANNA) == 3 + 1 + 3
    table.play(Decline(ANNA))
    assert table.state.guns == NOBODY


def test_the_box_of_three_roads_gives_three() -> None:  # [DE "WEGE"]
    table = Table(2).on_box(Box.ROADS, ANNA)
    assert of(RoadsTaken, table.resolving()) == [RoadsTaken(ANNA, Box.ROADS, 3)]
    assert table.state.roads == [4, 1]


def test_every_cowboy_on_road_gets_one_road() -> None:  # [DE "WEG"]
    table = Table(2).on_box(Box.ROAD, ANNA, ANNA, BILL)
    assert of(RoadsTaken, table.resolving()) == [RoadsTaken(ANNA, Box.ROAD, 2), RoadsTaken(BILL, Box.ROAD, 1)]


def test_every_own_parcel_earns_two_dollars_built_or_not() -> None:  # [DE "EINKOMMEN FÜR GRUNDBESITZ"]
    table = Table(2).owns(ANNA, "A1 A2 D4").built(ANNA, Kind.HOTEL, "A8").on_box(Box.PARCEL_INCOME, ANNA)
    assert of(Earned, table.resolving()) == [Earned(ANNA, Box.PARCEL_INCOME, 8)]


def test_every_point_of_firepower_earns_two_dollars_and_the_acting_cowboy_is_none() -> None:
    # [DE "EINKOMMEN FÜR STÄRKE DER COWBOYS"]
    table = Table(2).built(ANNA, Kind.MINE, "A8").on_box(Box.COWBOY_INCOME, ANNA).reserve(ANNA, 2)
    assert of(Earned, table.resolving()) == [Earned(ANNA, Box.COWBOY_INCOME, 2 * (2 + 2))]


def test_temporary_firepower_earns_too() -> None:  # [ruling R17]
    table = Table(2).character(ANNA, "mercenary").on_box(Box.AMMUNITION, ANNA).on_box(Box.COWBOY_INCOME, ANNA)
    assert of(Earned, table.resolving()) == [Earned(ANNA, Box.COWBOY_INCOME, 2 * (3 + 1 + 3 + 3))]


def test_a_cowboy_won_back_in_a_duel_earns_too() -> None:
    table = Table(2).on_box(Box.ROADS, ANNA, BILL).on_box(Box.COWBOY_INCOME, ANNA)
    assert of(Earned, table.resolving(chance=dice(1, 6))) == [Earned(ANNA, Box.COWBOY_INCOME, 2 * (3 + 1 + 1))]


def test_two_own_parcels_score_one_point_rounded_down() -> None:  # [DE "SIEGPUNKTE FÜR DIE PARZELLEN"]
    table = Table(2).owns(ANNA, "A1 C5 H8 A8 H1").on_box(Box.PARCEL_POINTS, ANNA)
    assert of(PointsScored, table.resolving()) == [PointsScored(ANNA, Box.PARCEL_POINTS, 2)]


def test_two_points_of_firepower_score_one_point_rounded_down() -> None:  # [DE "SIEGPUNKTE FÜR DIE STÄRKE DER COWBOYS"]
    table = Table(2).built(ANNA, Kind.RANCH, "A8").on_box(Box.COWBOY_POINTS, ANNA)
    assert of(PointsScored, table.resolving()) == [PointsScored(ANNA, Box.COWBOY_POINTS, 2)]  # 3 + 2 = 5


def test_every_building_scores_one_point_but_no_house_mountain_or_held_building() -> None:
    # [DE "SIEGPUNKTE FÜR GEBÄUDE"]
    table = Table(2).built(ANNA, Kind.RANCH, "A8").built(ANNA, Kind.CHURCH, "H8").built(BILL, Kind.HOTEL, "H1")
    table.owns(ANNA, "D4 A1 A2").mountains("A1").roads(ANNA, 0).holds(ANNA, Kind.BANK).on_box(Box.BUILDING_POINTS, ANNA)
    assert of(PointsScored, table.resolving()) == [PointsScored(ANNA, Box.BUILDING_POINTS, 2)]


@pytest.mark.parametrize(("box", "price"), [(Box.POINTS_5, 5), (Box.POINTS_4, 4), (Box.POINTS_3, 3), (Box.POINTS_2, 2)])
def test_any_number_of_points_is_sold_at_the_price_of_the_box(box: Box, price: int) -> None:
    # [DE "KAUF VON SIEGPUNKTEN"]
    table = Table(2).dollars(ANNA, 13).on_box(box, ANNA)
    table.resolving()
    assert table.offers(BuyPoints) == [BuyPoints(ANNA, points) for points in range(1, 13 // price + 1)]
    assert table.play(BuyPoints(ANNA, 2))[0] == PointsBought(ANNA, box, 2, 2 * price)
    assert (table.state.points[ANNA], table.state.dollars[ANNA]) == (2, 13 - 2 * price)


def test_nobody_buys_points_without_the_dollars_for_one() -> None:
    table = Table(2).dollars(ANNA, 4).on_box(Box.POINTS_5, ANNA)
    assert ActionForgone(ANNA, Box.POINTS_5) in table.resolving()


def test_who_has_the_dollars_for_just_one_point_is_asked() -> None:
    table = Table(2).dollars(ANNA, 5).on_box(Box.POINTS_5, ANNA)
    assert table.resolving()[-1] == Asked(ANNA, "points")
    assert table.offers(BuyPoints) == [BuyPoints(ANNA, 1)]


def test_points_need_not_be_bought() -> None:  # [ruling R5]
    table = Table(2).on_box(Box.POINTS_5, ANNA)
    table.resolving()
    assert table.play(Decline(ANNA))[0] == ActionForgone(ANNA, Box.POINTS_5)


@pytest.mark.parametrize(
    "box", [Box.SALARY, Box.AMMUNITION, Box.ROADS, Box.ROAD, Box.PARCEL_INCOME, Box.BUILDING_POINTS]
)
def test_a_spent_cowboy_goes_to_the_general_supply(box: Box) -> None:
    table = Table(2).on_box(box, ANNA)
    supply = table.state.supply[ANNA]
    table.resolving()
    assert table.state.supply[ANNA] == supply + 1 - 4  # four come back for round 2


# Declining what costs nothing (DE "Aktionen", Big Box "Siempre puedes decidir no realizar una acción")


def on_ammunition(*variants: str) -> Table:
    return Table(2, *variants).on_box(Box.AMMUNITION, ANNA)


DUELS_TO_COME: dict[str, Callable[[], Table]] = {
    "a box": lambda: on_ammunition().on_box(Box.GAMBLING, ANNA, BILL),
    "a parcel": lambda: on_ammunition().on_parcels("A1", ANNA, BILL),
    "a building": lambda: on_ammunition().built(BILL, Kind.HOTEL, "A1").on_parcels("A1", ANNA, BILL),
    "an outlaw": lambda: on_ammunition("outlaws").outlaws("A1").on_parcels("A1", ANNA),
}


@pytest.mark.parametrize("duel", DUELS_TO_COME)
def test_who_has_a_duel_to_come_may_leave_the_three_revolvers(duel: str) -> None:
    table = DUELS_TO_COME[duel]()
    table.resolving()
    assert table.asked() == (ANNA, "ammunition")
    taken = DUELS_TO_COME[duel]()
    taken.resolving()
    assert taken.play(TakeGuns(ANNA), seeded(1))[0] == GunsTaken(ANNA)
    assert table.play(Decline(ANNA), seeded(1))[0] == ActionForgone(ANNA, Box.AMMUNITION)
    assert table.state.guns == NOBODY


@pytest.mark.parametrize("place", ["alone", "only others fight", "salary"])
def test_who_has_no_duel_to_come_takes_the_three_revolvers_without_a_question(place: str) -> None:
    table = Table(3).on_box(Box.AMMUNITION, ANNA).on_box(Box.PARCEL_INCOME, ANNA)
    if place == "only others fight":
        table.on_box(Box.GAMBLING, BILL, CORA)
    elif place == "salary":
        table.on_box(Box.SALARY, ANNA, BILL)
    assert GunsTaken(ANNA) in table.resolving(chance=dice(1, 1, 1, 1))


def test_where_nobody_fights_no_duel_is_to_come() -> None:  # [ruling R5]
    table = Table(2).on_box(Box.AMMUNITION, ANNA).on_box(Box.ROAD, ANNA, BILL)
    assert GunsTaken(ANNA) in table.resolving()
