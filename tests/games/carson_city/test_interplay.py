"""What variants, characters and buildings of the Big Box do to each other."""

from sagebrush_games.carson_city.actions.occupy_town_hall import OccupyTownHall
from sagebrush_games.carson_city.actions.pass_round import Pass
from sagebrush_games.carson_city.actions.place_house import TurnHouse
from sagebrush_games.carson_city.actions.place_on_box import PlaceOnBox
from sagebrush_games.carson_city.actions.place_sheltered import PlaceSheltered
from sagebrush_games.carson_city.actions.place_town_hall import LayTownRoad
from sagebrush_games.carson_city.actions.place_with_dynamite import PlaceWithDynamite
from sagebrush_games.carson_city.actions.take_back import TakeBackFromBox, TakeBackFromParcel
from sagebrush_games.carson_city.events.building import BuildingPlanned
from sagebrush_games.carson_city.events.characters import RoundBegan
from sagebrush_games.carson_city.events.placement import CowboyOffBox, CowboyOnBox, Passed
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.events.row import ParcelDuelFought
from sagebrush_games.carson_city.events.tokens import DynamiteReceived, TokensReceived
from sagebrush_games.carson_city.events.town_hall import TownHallBuilt, TownHallDrawn, TownHallTaken
from sagebrush_games.carson_city.expansions.horses.actions.put_horse import PutHorse
from sagebrush_games.carson_city.expansions.horses.events import HorsesDealt, RodeoHeld
from sagebrush_games.carson_city.expansions.outlaws.actions.bring_outlaws import BringOutlaws
from sagebrush_games.carson_city.expansions.outlaws.actions.place_on_outlaw import PlaceOnOutlaw
from sagebrush_games.carson_city.expansions.outlaws.events import OutlawFought
from sagebrush_games.carson_city.state.board import SIDES
from sagebrush_games.carson_city.state.model import Box, Kind
from sagebrush_games.kernel.messages import AUTOMATON
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BIG_BOX, BILL, Table, at, dice, of


def with_hall(table: Table, holder: int | None = None) -> Table:
    """The town hall stands on E5, held since the round before or not at all."""
    table.given(TownHallDrawn(ANNA), TownHallBuilt(at("E5")))
    return table if holder is None else table.on_parcels("E5", holder).given(TownHallTaken(holder))


# The town hall and characters


def test_the_red_sheriff_takes_the_town_hall_only_when_nobody_is_there() -> None:
    hall = with_hall(Hand("sheriff-red").character(ANNA, "sheriff-red"))
    hall.placing()
    assert hall.refused(OccupyTownHall(ANNA)) is None
    hall.on_parcels("E5", BILL).given(Asked(ANNA, "place"))
    assert hall.refused(OccupyTownHall(ANNA)) == "sheriff-starts-no-fight"


def test_the_red_sheriff_drives_no_holder_out() -> None:
    hall = with_hall(Hand("sheriff-red").character(ANNA, "sheriff-red"), BILL)
    hall.placing()
    assert hall.refused(OccupyTownHall(ANNA)) == "sheriff-starts-no-fight"


def test_a_cowboy_goes_to_the_town_hall_with_dynamite_and_rolls_two_dice() -> None:
    hall = with_hall(Hand("prospector-red").given(DynamiteReceived(ANNA, 1)), BILL)
    hall.placing()
    assert hall.refused(PlaceWithDynamite(ANNA, at("E5"))) is None
    hall.play(PlaceWithDynamite(ANNA, at("E5")))
    [duel] = of(ParcelDuelFought, hall.resolving(ANNA, BILL, chance=dice(6, 5, 1)))
    assert (duel.parcel, duel.dice) == (at("E5"), (11, 1))


def test_the_doctor_sends_beaten_cowboys_to_an_empty_town_hall_before_it_is_fought_for() -> None:
    hall = with_hall(Hand("doctor").character(ANNA, "doctor")).on_box(Box.PARCEL_INCOME, ANNA, BILL)
    hall.resolving(chance=dice(6, 1))
    assert hall.asked() == (BILL, "doctor")
    assert TownHallTaken(BILL) in hall.play(OccupyTownHall(BILL))


def test_the_doctor_sends_nobody_against_the_holder_of_the_town_hall() -> None:
    hall = with_hall(Hand("doctor").character(ANNA, "doctor"), ANNA).on_box(Box.PARCEL_INCOME, ANNA, BILL)
    hall.resolving(chance=dice(6, 1))
    assert hall.refused(OccupyTownHall(BILL)) == "doctor-needs-free-place"


def test_who_was_driven_out_of_the_town_hall_does_not_come_back_with_the_doctor() -> None:
    hall = with_hall(Hand("doctor", seats=3).character(ANNA, "doctor"), ANNA).on_parcels("E5", BILL)
    hall.resolving(chance=dice(1, 6))
    assert hall.asked() == (ANNA, "doctor")
    assert hall.refused(OccupyTownHall(ANNA)) == "doctor-needs-free-place"


def test_an_outlaw_that_has_won_is_not_met_again_with_the_doctor() -> None:  # [ruling R62]
    table = Hand("doctor", variants=("outlaws",)).character(ANNA, "doctor").outlaws("A1 H8").on_parcels("A1", ANNA)
    table.resolving(chance=dice(1))
    assert table.asked() == (ANNA, "doctor")
    assert table.refused(PlaceOnOutlaw(ANNA, at("A1"))) == "already-resolved"
    table.play(PlaceOnOutlaw(ANNA, at("H8")), dice(1))
    assert table.refused(PlaceOnOutlaw(ANNA, at("A1"))) in ("already-resolved", "not-now", "not-your-turn")


# The town hall and cowboys that are shifted


def test_with_kit_carson_the_cowboy_that_holds_the_town_hall_stays() -> None:  # [ruling R38]
    hall = with_hall(Table(2, "kit-carson", edition=BIG_BOX), ANNA)
    hall.placing()
    hall.play(PlaceOnBox(ANNA, Box.ROADS))
    assert hall.refused(TakeBackFromParcel(ANNA, at("E5"))) == "holds-town-hall"
    assert hall.offers(TakeBackFromParcel, ANNA) == []


def test_with_kit_carson_a_cowboy_that_only_wants_the_town_hall_may_be_shifted() -> None:
    hall = with_hall(Table(2, "kit-carson", edition=BIG_BOX), ANNA)
    hall.placing(BILL, ANNA)
    hall.play(OccupyTownHall(BILL))
    assert hall.refused(TakeBackFromParcel(BILL, at("E5"))) is None


def test_with_kit_carson_who_has_only_the_cowboy_on_the_town_hall_passes_by_itself() -> None:
    hall = with_hall(Table(2, "kit-carson", edition=BIG_BOX), BILL).reserve(BILL, 0)
    hall.placing()
    assert of(Passed, hall.play(PlaceOnBox(ANNA, Box.ROADS))) == [Passed(BILL)]


def test_the_second_corral_does_not_move_the_cowboy_that_holds_the_town_hall() -> None:
    hall = with_hall(Table(2, "horses", edition=BIG_BOX).given(HorsesDealt((1, 1), 23)), ANNA)
    hall.placing()
    hall.play(PlaceOnBox(ANNA, Box.ROADS))
    hall.play(PutHorse(ANNA, 2))
    assert hall.asked() == (ANNA, "second-corral")
    assert hall.refused(TakeBackFromParcel(ANNA, at("E5"))) == "holds-town-hall"
    assert hall.refused(TakeBackFromBox(ANNA, Box.ROADS)) is None


# Horses and characters


def test_a_cowboy_moved_by_the_second_corral_takes_no_stranger_of_the_singer_along() -> None:
    table = Hand("singer-red", variants=("horses",)).given(HorsesDealt((1, 1), 23)).character(ANNA, "singer-red")
    table.given(TokensReceived(1)).placing()
    table.play(PlaceOnBox(ANNA, Box.ROADS))
    table.play(PutHorse(ANNA, 2))
    assert table.refused(PlaceSheltered(ANNA, Box.GAMBLING)) is None  # another cowboy
    table.play(TakeBackFromBox(ANNA, Box.ROADS))
    assert table.refused(PlaceSheltered(ANNA, Box.GAMBLING)) == "not-now"


def test_with_kit_carson_a_horse_may_still_follow_the_last_cowboy() -> None:
    table = Table(2, "horses", "kit-carson", edition=BIG_BOX).given(HorsesDealt((1, 1), 23)).reserve(ANNA, 1)
    table.placing(BILL, ANNA)
    table.play(PlaceOnBox(BILL, Box.ROADS))
    table.given(*[CowboyOnBox(ANNA, Box.SALARY), CowboyOffBox(ANNA, Box.SALARY)] * 10).goes_on()
    table.play(PlaceOnBox(ANNA, Box.ROADS))
    assert table.offers(PutHorse, ANNA)
    assert Passed(ANNA) in table.play(PutHorse(ANNA, 5))


# Three variants at once


def test_an_outlaw_is_fought_by_nobody_when_its_cowboy_was_shifted_and_the_horse_stays() -> None:
    table = Table(2, "outlaws", "horses", "kit-carson", edition=BIG_BOX).given(HorsesDealt((1, 1), 23))
    table.round(2).outlaws("H8").placing()
    for command in (PlaceOnOutlaw(ANNA, at("H8")), PutHorse(ANNA, 5), TakeBackFromParcel(ANNA, at("H8"))):
        table.play(command)
    table.play(Pass(ANNA))
    events = table.play(Pass(BILL))
    assert not of(OutlawFought, events)
    assert of(RodeoHeld, events) == [RodeoHeld((5, 0), ANNA)]
    assert table.state.outlaws == 1 << at("H8")


# Carson River and others


def test_an_outlaw_that_lands_in_the_river_stands_and_is_fought_there() -> None:  # [ruling R24]
    table = Table(2, "carson-river", "outlaws", river="A3 B3 C3 D3 E3 F3 G3 H3")
    table.given(RoundBegan(2, table.everybody)).goes_on()
    table.play(BringOutlaws(AUTOMATON), dice(1, 1, 1, 2))
    assert table.state.outlaws == 1 << at("B3")
    table.given(Asked(ANNA, "place"))
    assert table.refused(PlaceOnOutlaw(ANNA, at("B3"))) is None


def test_the_river_encloses_a_house_that_is_to_be_turned_over() -> None:
    hotel = Table(2, "carson-river", edition=BIG_BOX, river="A3 B3 C3 D3 E3 F3 G3 H3").mountains("C4 E4 C5 D5")
    hotel.owns(ANNA, "E5").given(BuildingPlanned(ANNA, Kind.HOTEL, at("E5"), False), Asked(ANNA, "house"))
    assert hotel.refused(TurnHouse(ANNA, at("D4"))) is None


def test_a_bridge_on_the_way_to_a_place_for_the_town_hall_counts_as_two_roads() -> None:
    hall = Table(2, "carson-river", edition=BIG_BOX, river="A3 B3 C3 D3 E3 F3 G3 H3")
    land = [f"{column}{row}" for row in (1, 2, 4, 5, 6, 7, 8) for column in "ABCDEFGH"]
    hall.mountains(" ".join(name for name in land if name not in ("D4", "D2", "G4"))).given(
        TownHallDrawn(ANNA)
    ).goes_on()
    assert hall.asked() == (ANNA, "town-hall-road")  # D2 lies beyond a bridge, G4 two roads along the bank
    bridge = SIDES[at("D3")][3]
    assert bridge in hall.state.frontier
    assert hall.refused(LayTownRoad(ANNA, bridge)) is None  # two roads, and it touches D2
    assert hall.refused(LayTownRoad(ANNA, SIDES[at("E4")][0])) is None  # one of two roads to G4
