"""What the Big Box plays otherwise than 2009, and what the choices of a table change."""

import pytest

from sagebrush_games.carson_city import TITLE
from sagebrush_games.carson_city.actions.attack import Attack
from sagebrush_games.carson_city.actions.buy_building import BuyAndBuild
from sagebrush_games.carson_city.actions.choose_parcel import ChooseParcel
from sagebrush_games.carson_city.actions.place_house import PlaceHouse
from sagebrush_games.carson_city.events.preparation import BuildingsOffered
from sagebrush_games.carson_city.events.row import AttackFailed, Earned, PointsScored
from sagebrush_games.carson_city.state.model import BUILDINGS, Box, Kind
from sagebrush_games.kernel.chance import forbidden, seeded
from sagebrush_games.kernel.conformance import check_game
from sagebrush_games.kernel.title import faults
from tests.games.carson_city.table import ANNA, BIG_BOX, BILL, Table, at, config, dice, of


@pytest.mark.parametrize(("edition", "most"), [("2009", 5), (BIG_BOX, 6)])
def test_two_to_five_seats_play_2009_and_up_to_six_the_big_box(edition: str, most: int) -> None:
    assert not any(faults(TITLE, config(seats, edition=edition)) for seats in range(2, most + 1))
    assert faults(TITLE, config(most + 1, edition=edition))
    assert faults(TITLE, config(1, edition=edition))


def test_the_big_box_takes_starting_parcels_in_reverse_and_then_in_turn_order() -> None:
    decider = TITLE.build(config(3, edition=BIG_BOX))
    state, _ = decider.set_up(seeded(4))
    asked = []
    for parcel in range(6):
        [(seat, prompt)] = decider.awaited(state)
        assert prompt == "starting-parcel"
        asked.append(seat)
        decider.play(state, ChooseParcel(seat, parcel), forbidden)
    assert asked == [*reversed(state.order), *state.order]


def test_the_big_box_has_thirty_eight_tiles_of_thirteen_kinds() -> None:
    rules = Table(edition=BIG_BOX).rules
    assert set(rules.buildings) == set(BUILDINGS)
    assert len(BUILDINGS) == 13
    assert sum(building.tiles for building in rules.buildings.values()) == 38


def bag(**options: str | bool) -> int:
    state, events = TITLE.build(config(2, edition=BIG_BOX, **options)).set_up(seeded(4))
    in_bag: int = sum(state.bag.values())
    return in_bag + len(of(BuildingsOffered, events)[0].drawn)


def test_thirty_four_tiles_are_in_its_bag_and_twenty_six_for_a_first_game() -> None:
    assert (bag(), bag(buildings="basic")) == (34, 26)


def test_the_basic_buildings_are_those_of_2009() -> None:
    basic = Table(edition=BIG_BOX, buildings="basic").rules.buildings
    assert {kind: row.tiles for kind, row in basic.items()} == {
        kind: row.tiles for kind, row in Table().rules.buildings.items()
    }


@pytest.mark.parametrize(
    ("kind", "tiles"),
    [("general-store", 2), ("blacksmith", 2), ("school", 2), ("station", 1), ("town-hall", 1)],
)
def test_each_kind_of_building_that_the_big_box_adds_can_be_left_out_by_itself(kind: str, tiles: int) -> None:
    table = config(3, edition=BIG_BOX, **{kind: False})
    assert not faults(TITLE, table)
    assert set(TITLE.build(table).rules.buildings) == set(BUILDINGS) - {kind}
    assert bag(**{kind: False}) == 34 - tiles
    assert check_game(TITLE, table, 7, stride=50).outcome


def test_all_five_left_out_leave_the_basic_buildings() -> None:
    without = dict.fromkeys(("general-store", "blacksmith", "school", "station", "town-hall"), False)
    basic = Table(edition=BIG_BOX, buildings="basic").rules.buildings
    assert Table(edition=BIG_BOX, **without).rules.buildings == basic


def test_a_choice_of_buildings_that_would_change_nothing_is_refused() -> None:
    assert faults(TITLE, config(2, school=False)) == [
        ("options.school", "School can only be chosen with Carson City Big Box.")
    ]
    assert faults(TITLE, config(2, buildings="basic")) == [
        ("options.buildings", "Buildings can only be chosen with Carson City Big Box.")
    ]
    assert faults(TITLE, config(2, edition=BIG_BOX, buildings="basic", station=False)) == [
        ("options.station", "Station can only be chosen with buildings=all.")
    ]


def test_the_big_box_scores_buildings_before_cowboys() -> None:
    """So who loses the duel over points for buildings has that cowboy back when cowboys are counted."""
    events = {}
    for edition in ("2009", BIG_BOX):
        table = Table(edition=edition).on_box(Box.BUILDING_POINTS, ANNA, BILL).on_box(Box.COWBOY_POINTS, ANNA)
        events[edition] = of(PointsScored, table.resolving(chance=dice(1, 6)))
    assert [(event.box, event.points) for event in events["2009"]] == [
        (Box.COWBOY_POINTS, 2),
        (Box.BUILDING_POINTS, 0),
    ]
    assert [(event.box, event.points) for event in events[BIG_BOX]] == [
        (Box.BUILDING_POINTS, 0),
        (Box.COWBOY_POINTS, 2),  # five points of firepower instead of four
    ]


def test_the_view_lists_the_boxes_in_the_order_of_the_edition() -> None:
    shown = {}
    for edition in ("2009", BIG_BOX):
        table = Table(edition=edition)
        shown[edition] = [box.box for box in table.decider.view(table.state, None).boxes][15:17]
    assert shown == {"2009": ["cowboy-points", "building-points"], BIG_BOX: ["building-points", "cowboy-points"]}


@pytest.mark.parametrize(
    ("kind", "plain", "big"),
    [
        (Kind.RANCH, 8, 8),
        (Kind.MINE, 21, 21),
        (Kind.DRUGSTORE, 21, 33),
        (Kind.BANK, 21, 45),
        (Kind.SALOON, 35, 55),
        (Kind.HOTEL, 6, 6),
    ],
)
def test_the_replacement_tiles_of_the_big_box_pay_more(kind: Kind, plain: int, big: int) -> None:
    assert Table().rules.buildings[kind].maximum == plain
    assert Table(edition=BIG_BOX).rules.buildings[kind].maximum == big


def test_a_saloon_between_seven_terraced_houses_pays_fifty_five() -> None:
    table = Table(edition=BIG_BOX).built(ANNA, Kind.SALOON, "B2").built(ANNA, Kind.HOTEL, "A1 B1 C1 A2 C2 A3 B3")
    assert table.income("B2") == 55


def test_the_captain_of_the_big_box_keeps_twenty_five_dollars() -> None:  # [ruling R15]
    assert Table().rules.characters["captain"].limit == 30
    assert Table(edition=BIG_BOX).rules.characters["captain"].limit == 25


def test_in_the_big_box_what_a_church_protects_cannot_be_attacked() -> None:  # [BB "Iglesia"]
    table = Table(edition=BIG_BOX).built(BILL, Kind.CHURCH, "B2").built(BILL, Kind.HOTEL, "A1 A4")
    table.placing()
    assert table.refused(Attack(ANNA, at("A1"))) == "building-protected"
    assert table.refused(Attack(ANNA, at("A4"))) is None


def test_in_the_big_box_a_church_sends_attackers_home_as_soon_as_it_stands() -> None:  # [BB "Iglesia"]
    table = Table(edition=BIG_BOX).shelf(*[Kind.CHURCH] * 7).owns(BILL, "E5").built(BILL, Kind.RANCH, "F6")
    table.on_parcels("F6", ANNA).on_box(Box.COWBOY_INCOME, ANNA).on_box(Box.BUILDING_3, BILL).resolving()
    table.play(BuyAndBuild(BILL, at("E5")))
    events = table.play(PlaceHouse(BILL, at("C3")))
    assert AttackFailed(at("F6"), (ANNA,)) in events
    assert Earned(ANNA, Box.COWBOY_INCOME, 10) in events  # the cowboy is back before firepower pays


def test_in_the_big_box_nobody_pays_without_an_excess() -> None:
    table = Table(edition=BIG_BOX).character(ANNA, "sheriff").dollars(ANNA, 20)
    table.resolving()
    assert table.state.round == 2


def test_unknown_editions_and_options_are_refused() -> None:
    assert faults(TITLE, config(2, edition="1858"))
    assert faults(TITLE, config(2, edition=BIG_BOX, buildings="none"))
