"""School: pays nothing, counts as a house, and brings three houses."""

# [BB "Escuela"]

import pytest

from sagebrush_games.carson_city.actions.build_held import BuildHeld
from sagebrush_games.carson_city.actions.buy_building import BuyAndBuild
from sagebrush_games.carson_city.actions.consent import GiveConsent, RefuseConsent
from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.actions.place_house import PlaceHouse, TurnHouse
from sagebrush_games.carson_city.events.building import (
    BuildingBuilt,
    ConsentSought,
    HoldingFinished,
    HouseBuilt,
    HouseChosen,
    HouseTurned,
    PlanDropped,
)
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.expansions.carson_river.water import banks, schooled
from sagebrush_games.carson_city.state.board import SIDES, has
from sagebrush_games.carson_city.state.model import Box, Kind
from tests.games.carson_city.table import ANNA, BIG_BOX, BILL, Table, at, parcels

ENCLOSED = "C3 D3 E3 C4 E4 C5 D5"


def table() -> Table:
    return Table(edition=BIG_BOX)


def planned(school: Table) -> Table:
    """Anna has bought a school and chosen E5 for it; now its three houses need places."""
    school.shelf(*[Kind.SCHOOL] * 7).owns(ANNA, "E5").on_box(Box.BUILDING_3, ANNA).resolving()
    school.play(BuyAndBuild(ANNA, at("E5")))
    assert school.asked() == (ANNA, "house")
    return school


def test_a_school_pays_nothing() -> None:
    assert table().houses("A1").built(ANNA, Kind.SCHOOL, "A2").income("A2") == 0


@pytest.mark.parametrize(("kind", "dollars"), [(Kind.DRUGSTORE, 3), (Kind.BANK, 3), (Kind.SALOON, 5)])
def test_a_school_counts_as_one_house(kind: Kind, dollars: int) -> None:
    assert table().built(ANNA, Kind.SCHOOL, "A1").built(ANNA, kind, "A2").income("A2") == dollars


def test_three_houses_are_placed_one_after_the_other_and_stand_with_the_school() -> None:
    school = planned(table())
    assert school.play(PlaceHouse(ANNA, at("C3"))) == [HouseChosen(at("C3")), Asked(ANNA, "house")]
    assert school.refused(PlaceHouse(ANNA, at("C3"))) == "parcel-occupied"
    assert school.play(PlaceHouse(ANNA, at("D3"))) == [HouseChosen(at("D3")), Asked(ANNA, "house")]
    assert school.state.kind(at("C3")) is None
    houses = [HouseBuilt(parcel) for parcel in parcels("C3 D3 E3")]
    assert school.play(PlaceHouse(ANNA, at("E3")))[:4] == [BuildingBuilt(ANNA, Kind.SCHOOL, at("E5"), 0), *houses]


def test_the_view_shows_the_places_chosen_so_far() -> None:
    school = planned(table())
    school.play(PlaceHouse(ANNA, at("C3")))
    plan = school.decider.view(school.state, None).plan
    assert plan is not None
    assert plan.houses == (at("C3"),)


def test_one_of_the_three_may_be_a_house_turned_over() -> None:  # [ruling R27]
    school = planned(table().owns(BILL, "C3 D3 E3").mountains("C4 E4"))
    for name in ("C5", "D5"):
        school.play(PlaceHouse(ANNA, at(name)))
    events = school.play(TurnHouse(ANNA, at("D4")))
    assert events[1:4] == [HouseBuilt(at("C5")), HouseBuilt(at("D5")), HouseTurned(at("D4"))]


def test_a_house_can_be_enclosed_by_the_others_of_the_same_school() -> None:
    school = planned(table().mountains("C3 D3 E3 C4 E4").road(SIDES[at("C6")][3]))
    assert school.refused(TurnHouse(ANNA, at("D4"))) == "house-not-enclosed"
    school.play(PlaceHouse(ANNA, at("C5")))
    school.play(PlaceHouse(ANNA, at("D5")))
    assert school.refused(TurnHouse(ANNA, at("D4"))) is None


def test_the_owner_of_a_parcel_is_asked_for_each_house() -> None:
    school = planned(table().owns(BILL, "C3 D3"))
    assert school.play(PlaceHouse(ANNA, at("C3"))) == [ConsentSought(at("C3")), Asked(BILL, "consent")]
    assert school.play(GiveConsent(BILL)) == [HouseChosen(at("C3")), Asked(ANNA, "house")]
    school.play(PlaceHouse(ANNA, at("D3")))
    assert school.play(RefuseConsent(BILL))[-1] == Asked(ANNA, "house")
    assert school.state.plan is not None
    assert school.state.plan.houses == (at("C3"),)


def test_without_places_for_three_houses_it_cannot_be_built() -> None:
    school = table().mountains("C3 D3 E3 C4 E4 C5").owns(ANNA, "E5").shelf(*[Kind.SCHOOL] * 7)
    school.roads(ANNA, 0).on_box(Box.BUILDING_3, ANNA).resolving()
    assert school.refused(BuyAndBuild(ANNA, at("E5"))) == "no-place-for-the-house"


def test_three_places_are_enough_and_a_full_town_with_a_house_to_turn_counts_as_one() -> None:
    school = table().mountains("C3 D3 E3 C4 E4").owns(ANNA, "E5").shelf(*[Kind.SCHOOL] * 7)
    school.roads(ANNA, 0).on_box(Box.BUILDING_3, ANNA).resolving()
    assert school.refused(BuyAndBuild(ANNA, at("E5"))) is None  # C5 and D5 new, then D4 turned over


def test_who_thinks_better_of_it_keeps_the_school_and_all_houses_stay_where_they_were() -> None:
    school = planned(table())
    school.play(PlaceHouse(ANNA, at("C3")))
    assert school.play(Decline(ANNA))[0] == PlanDropped(ANNA)
    assert school.state.held[ANNA] == (Kind.SCHOOL,)
    assert school.state.kind(at("C3")) is None


@pytest.mark.parametrize("roads", [0, 1])
def test_a_held_school_whose_last_house_finds_no_place_has_had_its_turn(roads: int) -> None:  # [ruling R28]
    school = table().mountains("C3 D3 E3 C4 E4").owns(ANNA, "E5").owns(BILL, "C5").holds(ANNA, Kind.SCHOOL)
    school.roads(ANNA, roads).resolving()
    school.play(BuildHeld(ANNA, Kind.SCHOOL, at("E5")))
    school.play(PlaceHouse(ANNA, at("D5")))
    school.play(TurnHouse(ANNA, at("D4")))
    school.play(PlaceHouse(ANNA, at("C5")))
    assert school.play(RefuseConsent(BILL))[1:3] == [PlanDropped(ANNA), HoldingFinished(ANNA)]
    assert school.state.held[ANNA] == (Kind.SCHOOL,)


def test_each_bank_of_the_river_has_one_school_at_most() -> None:  # [ruling R29]
    school = Table(2, "carson-river", edition=BIG_BOX).built(BILL, Kind.SCHOOL, "H8")
    forbidden = schooled(banks(school.rules.water))(school.rules, school.state)
    assert has(forbidden, at("G8")) and has(forbidden, at("A8"))
    assert not has(forbidden, at("A1"))
