"""Terraced house: a house turned over instead of a new one, when everything around it is full."""

# [BB "Adosados"] [BB "Adosado"]

import pytest

from sagebrush_games.carson_city import TITLE
from sagebrush_games.carson_city.actions.buy_building import BuyAndBuild
from sagebrush_games.carson_city.actions.consent import GiveConsent, RefuseConsent
from sagebrush_games.carson_city.actions.place_house import PlaceHouse, TurnHouse
from sagebrush_games.carson_city.events.building import BuildingBuilt, ConsentRefused, ConsentSought, HouseTurned
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.events.round_end import FinalPointsScored
from sagebrush_games.carson_city.rules.income import buildings
from sagebrush_games.carson_city.state.board import SIDES
from sagebrush_games.carson_city.state.model import Box, Kind
from sagebrush_messages.catalogue import Catalogue
from sagebrush_messages.templates import event_templates
from tests.games.carson_city.table import ANNA, BIG_BOX, BILL, Table, at, of
from tests.sentences import said

FULL = "C3 D3 E3 C4 E4 C5 D5"


def table() -> Table:
    return Table(edition=BIG_BOX)


def planned(hotel: Table) -> Table:
    """Anna has bought a hotel and chosen E5 for it; now its house needs a place."""
    hotel.shelf(*[Kind.HOTEL] * 7).owns(ANNA, "E5").on_box(Box.BUILDING_3, ANNA).resolving()
    hotel.play(BuyAndBuild(ANNA, at("E5")))
    assert hotel.asked() == (ANNA, "house")
    return hotel


def turned(names: str) -> Table:
    """Terraced houses on parcels."""
    return table().houses(names).given(*(HouseTurned(at(name)) for name in names.split()))


def test_an_enclosed_house_may_be_turned_over_instead_of_placing_a_new_one() -> None:
    hotel = planned(table().mountains(FULL).road(SIDES[at("E5")][1]))
    events = hotel.play(TurnHouse(ANNA, at("D4")))
    assert events[:2] == [BuildingBuilt(ANNA, Kind.HOTEL, at("E5"), 0), HouseTurned(at("D4"))]
    assert hotel.state.kind(at("D4")) is Kind.TERRACED_HOUSE


@pytest.mark.parametrize("around", ["mountains", "houses", "owned", "built"])
def test_mountains_houses_property_tiles_and_buildings_enclose_it(around: str) -> None:  # [ruling R25]
    hotel = table().road(SIDES[at("E5")][1])
    fill = {
        "mountains": lambda: hotel.mountains(FULL),
        "houses": lambda: hotel.houses(FULL),
        "owned": lambda: hotel.owns(BILL, FULL),
        "built": lambda: hotel.built(BILL, Kind.PRISON, FULL),
    }
    fill[around]()
    assert planned(hotel).refused(TurnHouse(ANNA, at("D4"))) is None


def test_one_empty_parcel_of_nobody_beside_it_is_enough_to_forbid_it() -> None:
    hotel = planned(table().mountains(FULL[3:]))
    assert hotel.refused(TurnHouse(ANNA, at("D4"))) == "house-not-enclosed"


def test_a_house_on_the_rim_is_never_turned_over() -> None:
    hotel = planned(table().houses("A1").mountains("B1 A2 B2"))
    assert hotel.refused(TurnHouse(ANNA, at("A1"))) == "house-not-enclosed"


def test_each_house_is_turned_over_once() -> None:
    hotel = table().mountains(FULL).road(SIDES[at("E5")][1]).given(HouseTurned(at("D4")))
    assert planned(hotel).refused(TurnHouse(ANNA, at("D4"))) == "no-house-there"


def test_the_house_of_another_is_turned_over_with_its_consent() -> None:  # [ruling R26]
    hotel = planned(table().mountains(FULL).owns(BILL, "D4").road(SIDES[at("E5")][1]))
    assert hotel.play(TurnHouse(ANNA, at("D4"))) == [ConsentSought(at("D4")), Asked(BILL, "consent")]
    assert (
        said(hotel.decider, hotel.state, GiveConsent(BILL))
        == "Let seat 0 make the house on your parcel D4 a terraced one."
    )
    assert HouseTurned(at("D4")) in hotel.play(GiveConsent(BILL))


def test_who_has_allowed_a_new_house_is_asked_about_turning_it_over() -> None:  # [ruling R27]
    school = table().owns(ANNA, "E5").owns(BILL, "B2").mountains("A1 B1 C1 A2 C2 A3 B3 C3")
    school.road(SIDES[at("E5")][1]).road(SIDES[at("B2")][1]).shelf(*[Kind.SCHOOL] * 7)
    school.on_box(Box.BUILDING_3, ANNA).resolving()
    school.play(BuyAndBuild(ANNA, at("E5")))
    school.play(PlaceHouse(ANNA, at("B2")))
    assert said(school.decider, school.state, GiveConsent(BILL)) == "Let seat 0 place a house on your parcel B2."
    school.play(GiveConsent(BILL))
    school.play(TurnHouse(ANNA, at("B2")))
    wish = "make the house on your parcel B2 a terraced one."
    assert said(school.decider, school.state, GiveConsent(BILL)) == f"Let seat 0 {wish}"
    assert said(school.decider, school.state, RefuseConsent(BILL)) == f"Do not let seat 0 {wish}"


@pytest.mark.parametrize(
    ("language", "asked", "refused"),
    [
        (
            "en",
            "The owner of D4 is asked to agree to the house there.",
            "The owner of D4 does not agree to the house of {builder:player} there.",
        ),
        (
            "de",
            "Der Eigentümer von D4 wird gefragt, ob er dem Wohnhaus dort zustimmt.",
            "Der Eigentümer von D4 stimmt dem Wohnhaus von {builder:player} dort nicht zu.",
        ),
        (
            "es",
            "Se pregunta al dueño de D4 si está de acuerdo con la casa ahí.",
            "El dueño de D4 no está de acuerdo con la casa de {builder:player} ahí.",
        ),
    ],
)
def test_what_is_told_of_consent_fits_a_house_that_stands_already(language: str, asked: str, refused: str) -> None:
    """The same events tell of a new house and of one that is turned over."""
    told = event_templates(TITLE, Catalogue(TITLE, language))
    found = [told[event].replace("{parcel:parcel}", "D4") for event in ("consent-sought", "consent-refused")]
    assert found == [asked, refused]


def test_its_owner_may_refuse() -> None:
    hotel = planned(table().mountains(FULL).owns(BILL, "D4").road(SIDES[at("E5")][1]))
    hotel.play(TurnHouse(ANNA, at("D4")))
    assert ConsentRefused(ANNA, at("D4")) in hotel.play(RefuseConsent(BILL))
    assert hotel.refused(TurnHouse(ANNA, at("D4"))) == "owner-refused"


def test_turning_over_needs_no_house_tile() -> None:
    twenty = "A8 B8 C8 D8 E8 F8 G8 H8 A7 B7 C7 D7 E7 F7 G7 H7 A6 B6 C6"
    hotel = planned(table().houses(twenty).mountains(FULL))
    assert hotel.offers(TurnHouse) == [TurnHouse(ANNA, at("D4")), TurnHouse(ANNA, at("B7"))]
    assert hotel.decider.view(hotel.state, None).houses_left == 0


def test_it_is_still_one_of_the_twenty_house_tiles() -> None:  # [ruling R7]
    assert turned("B2").decider.view(turned("B2").state, None).houses_left == 18


def test_it_lets_a_building_stand_when_there_is_no_place_for_a_new_house() -> None:
    hotel = table().mountains(FULL).owns(ANNA, "E5").roads(ANNA, 0).shelf(*[Kind.HOTEL] * 7)
    hotel.on_box(Box.BUILDING_3, ANNA).resolving()
    assert hotel.refused(BuyAndBuild(ANNA, at("E5"))) is None


@pytest.mark.parametrize(
    ("kind", "dollars"), [(Kind.DRUGSTORE, 6), (Kind.BANK, 6), (Kind.SALOON, 10), (Kind.GENERAL_STORE, 6)]
)
def test_it_counts_as_two_houses_for_income(kind: Kind, dollars: int) -> None:
    assert turned("B1").built(ANNA, kind, "A2").income("A2") == dollars


def test_on_the_parcel_of_another_it_counts_for_nobody_else() -> None:
    assert turned("B1").owns(BILL, "B1").built(ANNA, Kind.SALOON, "A2").income("A2") == 0


def test_it_is_worth_two_points_like_any_house_and_is_no_building() -> None:
    end = turned("B1").owns(ANNA, "B1").dollars(ANNA, 0).round(4)
    assert buildings(end.state, ANNA) == 0
    assert FinalPointsScored(ANNA, 2, 0) in of(FinalPointsScored, end.resolving())


def test_it_makes_a_parcel_one_dollar_dearer_like_any_house() -> None:
    price = turned("B1").rules.parcel_price
    terraced, plain = turned("B1"), table().houses("B1")
    assert price(terraced.rules, terraced.state, at("A1")) == price(plain.rules, plain.state, at("A1")) == 2


def test_the_2009_edition_has_no_terraced_houses() -> None:
    hotel = planned(Table().mountains(FULL).road(SIDES[at("E5")][1]))
    assert not hotel.offers(TurnHouse)
    assert hotel.refused(TurnHouse(ANNA, at("D4"))) == "not-now"
