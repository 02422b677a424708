"""Doctor (14): beaten cowboys go out again for 3 dollars, and each outlaw beaten is worth 3 dollars to the Doctor."""

# [BB "El Doctor / El Enterrador"]

from sagebrush_games.carson_city.actions.attack import Attack
from sagebrush_games.carson_city.actions.choose_character import ChooseCharacter
from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.actions.occupy_town_hall import OccupyTownHall
from sagebrush_games.carson_city.actions.place_on_box import PlaceOnBox
from sagebrush_games.carson_city.actions.place_on_parcel import PlaceOnParcel
from sagebrush_games.carson_city.events.cards import CardTurned
from sagebrush_games.carson_city.events.row import Earned
from sagebrush_games.carson_city.events.tokens import BountyPaid, CowboyHealed, CowboysDefeated, DefeatAccepted
from sagebrush_games.carson_city.events.town_hall import TownHallBuilt, TownHallDrawn
from sagebrush_games.carson_city.expansions.outlaws.actions.place_on_outlaw import PlaceOnOutlaw
from sagebrush_games.carson_city.state.model import Box, Kind
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, CORA, DAVE, Table, at, dice, of


def doctor(seats: int = 2, variants: tuple[str, ...] = ()) -> Table:
    """Anna is the Doctor."""
    return Hand("doctor", seats=seats, variants=variants).character(ANNA, "doctor")


def beaten() -> Table:
    """Bill has just lost the duel over three roads."""
    table = doctor().on_box(Box.ROADS, ANNA, BILL)
    table.resolving(chance=dice(6, 1))
    return table


def test_who_takes_the_card_chooses_its_side() -> None:
    table = Hand("doctor").choosing()
    assert table.refused(ChooseCharacter(ANNA, "doctor")) is None
    assert table.refused(ChooseCharacter(ANNA, "undertaker")) is None
    assert table.takes("undertaker")[0] == CardTurned("doctor", "undertaker")
    assert table.refused(ChooseCharacter(BILL, "doctor")) == "character-taken"


def test_a_beaten_cowboy_goes_out_again_for_three_dollars() -> None:
    table = beaten()
    assert table.asked() == (BILL, "doctor")
    events = table.play(PlaceOnBox(BILL, Box.PARCEL_INCOME))
    assert CowboyHealed(BILL, ANNA, 3) in events
    assert Earned(BILL, Box.PARCEL_INCOME, 0) in events
    assert table.state.dollars == [18, 12]


def test_it_may_stay_in_the_reserve() -> None:
    table = beaten()
    assert table.play(Decline(BILL))[0] == DefeatAccepted(BILL)


def test_only_what_is_free_and_still_to_come() -> None:  # [ruling R55]
    table = doctor().on_box(Box.ROADS, ANNA, BILL).on_box(Box.GAMBLING, ANNA)
    table.resolving(chance=dice(6, 1))
    assert table.refused(PlaceOnBox(BILL, Box.GAMBLING)) == "doctor-needs-free-place"
    assert table.refused(PlaceOnBox(BILL, Box.ROADS)) == "doctor-needs-free-place"
    assert table.refused(PlaceOnBox(BILL, Box.SALARY)) == "already-resolved"
    assert table.refused(PlaceOnBox(BILL, Box.ROAD)) is None
    assert table.refused(PlaceOnParcel(BILL, at("A1"))) is None


def test_after_the_purchases_parcels_are_resolved_and_buildings_are_not() -> None:
    table = doctor().built(ANNA, Kind.HOTEL, "A1").on_box(Box.GAMBLING, ANNA, BILL)
    table.resolving(chance=dice(6, 1))
    assert table.refused(PlaceOnParcel(BILL, at("C8"))) == "already-resolved"
    assert table.refused(Attack(BILL, at("A1"))) is None


def test_who_has_no_three_dollars_is_not_asked() -> None:
    table = doctor().dollars(BILL, 2).on_box(Box.ROADS, ANNA, BILL)
    assert DefeatAccepted(BILL) in table.resolving(chance=dice(6, 1))


def test_the_doctors_own_cowboy_is_first_and_costs_nothing() -> None:
    table = doctor(3).on_box(Box.ROADS, ANNA, BILL, CORA)
    events = table.resolving(BILL, CORA, ANNA, chance=dice(1, 6, 1))
    assert CowboysDefeated((ANNA, BILL), Box.ROADS, "") in events
    assert table.asked() == (ANNA, "doctor")
    assert CowboyHealed(ANNA, ANNA, 0) in table.play(PlaceOnBox(ANNA, Box.GAMBLING))
    assert table.asked() == (BILL, "doctor")
    assert table.refused(PlaceOnBox(BILL, Box.GAMBLING)) == "doctor-needs-free-place"


def test_who_loses_a_duel_over_a_parcel_may_try_another() -> None:
    table = doctor().on_parcels("A1", ANNA, BILL)
    table.resolving(chance=dice(6, 1))
    table.play(PlaceOnParcel(BILL, at("A2")))
    assert table.asked() == (ANNA, "parcel")


def test_each_outlaw_beaten_brings_three_dollars_whoever_beat_it() -> None:
    table = doctor(variants=("outlaws",)).outlaws("A1").on_parcels("A1", BILL)
    assert of(BountyPaid, table.resolving(chance=dice(6))) == [BountyPaid(ANNA, 3)]


def test_who_loses_to_an_outlaw_may_meet_another() -> None:
    table = doctor(variants=("outlaws",)).outlaws("A1 H8").on_parcels("A1", BILL)
    table.resolving(chance=dice(1))
    assert table.asked() == (BILL, "doctor")
    assert table.refused(PlaceOnOutlaw(BILL, at("H8"))) is None
    assert table.refused(PlaceOnOutlaw(BILL, at("A1"))) == "already-resolved"
    assert table.refused(PlaceOnBox(BILL, Box.GAMBLING)) == "already-resolved"


def test_who_loses_to_another_cowboy_over_an_outlaw_may_not_see_it_as_one_that_won() -> None:
    table = doctor(3, variants=("outlaws",)).outlaws("A1 H8").on_parcels("A1", BILL, CORA)
    events = table.resolving(chance=dice(6, 1, 1))
    assert of(CowboysDefeated, events) == [CowboysDefeated((CORA,), Box.GAMBLING, "outlaws")]


def test_when_attacks_are_fought_outlaws_are_resolved() -> None:
    table = doctor(variants=("outlaws",)).outlaws("H8").built(BILL, Kind.HOTEL, "A1").on_parcels("A1", ANNA, BILL)
    table.resolving(chance=dice(1, 6))
    assert table.asked() == (ANNA, "doctor")
    assert table.refused(PlaceOnOutlaw(ANNA, at("H8"))) == "already-resolved"


def test_who_loses_to_an_outlaw_may_still_be_sent_to_the_town_hall() -> None:
    table = doctor(variants=("outlaws",)).given(TownHallDrawn(ANNA), TownHallBuilt(at("E5")))
    table.outlaws("A1").on_parcels("A1", BILL).resolving(chance=dice(1))
    assert table.refused(OccupyTownHall(BILL)) is None


def test_after_the_duel_for_the_town_hall_no_outlaw_is_met_any_more() -> None:
    table = doctor(3, variants=("outlaws",)).given(TownHallDrawn(ANNA), TownHallBuilt(at("E5")))
    table.outlaws("H8").on_parcels("E5", ANNA, BILL).resolving(chance=dice(6, 1))
    assert table.asked() == (BILL, "doctor")
    assert table.refused(PlaceOnOutlaw(BILL, at("H8"))) == "already-resolved"


def test_without_the_doctor_a_cowboy_goes_home() -> None:
    table = Hand("doctor").on_box(Box.ROADS, ANNA, BILL)
    assert not of(CowboysDefeated, table.resolving(chance=dice(6, 1)))


def test_once_buildings_have_paid_none_is_attacked_any_more() -> None:  # [ruling R55]
    table = doctor().built(ANNA, Kind.HOTEL, "A1").on_box(Box.PARCEL_POINTS, ANNA, BILL)
    table.resolving(chance=dice(6, 1))
    assert table.refused(Attack(BILL, at("A1"))) == "already-resolved"
    assert table.refused(PlaceOnBox(BILL, Box.BUILDING_POINTS)) is None


def test_after_the_doctor_the_others_follow_in_pass_order() -> None:  # [ruling R55]
    table = Hand("doctor", seats=4).character(CORA, "doctor").on_box(Box.ROADS, ANNA, BILL, CORA, DAVE)
    events = table.resolving(DAVE, BILL, ANNA, CORA, chance=dice(1, 6, 1, 1))
    assert CowboysDefeated((CORA, DAVE, ANNA), Box.ROADS, "") in events
