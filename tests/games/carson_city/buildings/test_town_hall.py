"""Town hall: placed when it is drawn, held by a cowboy, a level more for its holder."""

# [BB "Ayuntamiento"]

import pytest

from sagebrush_games.carson_city.actions.attack import Attack
from sagebrush_games.carson_city.actions.choose_parcel import ChooseParcel
from sagebrush_games.carson_city.actions.consent import RefuseConsent
from sagebrush_games.carson_city.actions.occupy_town_hall import OccupyTownHall
from sagebrush_games.carson_city.actions.place_house import PlaceHouse
from sagebrush_games.carson_city.actions.place_on_parcel import PlaceOnParcel, PlaceSheriffOnParcel
from sagebrush_games.carson_city.actions.place_town_hall import LayTownRoad, PlaceTownHall
from sagebrush_games.carson_city.events.building import BuildingPlanned, HouseBuilt, HouseTurned
from sagebrush_games.carson_city.events.characters import RoundBegan
from sagebrush_games.carson_city.events.preparation import Asked, BuildingsOffered, MountainsRaised
from sagebrush_games.carson_city.events.row import AttackFailed, BuildingsEarned, ParcelDuelFought
from sagebrush_games.carson_city.events.town_hall import TownHallBuilt, TownHallDrawn, TownHallTaken, TownRoadBuilt
from sagebrush_games.carson_city.expansions.outlaws.actions.place_on_outlaw import PlaceOnOutlaw
from sagebrush_games.carson_city.expansions.outlaws.events import OutlawFought
from sagebrush_games.carson_city.expansions.outlaws.raid import place
from sagebrush_games.carson_city.state.board import SIDES
from sagebrush_games.carson_city.state.model import NOBODY, Box, Kind, TownHall
from sagebrush_games.kernel.chance import Chance, seeded
from tests.games.carson_city.table import ANNA, BIG_BOX, BILL, CORA, SHELF, Table, at, dice, of, parcels


def table(seats: int = 2) -> Table:
    return Table(seats, edition=BIG_BOX)


def standing(seats: int = 2, place: str = "E5") -> Table:
    """The town hall is on the map."""
    return table(seats).given(TownHallDrawn(ANNA), TownHallBuilt(at(place)))


def held(seat: int = ANNA, seats: int = 2) -> Table:
    """A cowboy of ``seat`` has held it since a round before."""
    hall = standing(seats).on_parcels("E5", seat)
    return hall.given(TownHallTaken(seat))


def last_out_of_the_bag() -> Chance:
    """Dice as they fall, and a bag out of which its last tile, the town hall, comes first."""
    fall, left = seeded(1), [True]
    return lambda purpose, n: n - 1 if purpose == "bag" and left and left.pop() else fall(purpose, n)


def test_the_town_hall_has_no_price_since_nobody_can_buy_it() -> None:
    hall = standing()
    prices = {parcel.name: parcel.price for parcel in hall.decider.view(hall.state, None).parcels}
    assert [name for name, price in prices.items() if price is None] == ["E5"]


# Drawn and placed


def refilling(*gone: str) -> Table:
    """The last box is empty, and the town hall is the next tile; Bill passed first."""
    hall = table().mountains(" ".join(gone)) if gone else table()
    hall.shelf(*SHELF[:6], None)
    return hall


def test_who_passed_first_places_it_before_another_tile_is_drawn() -> None:  # [ruling R32]
    hall = refilling()
    events = hall.resolving(BILL, ANNA, chance=last_out_of_the_bag())
    assert events[-3:] == [BuildingsOffered((*SHELF[:6], None), ()), TownHallDrawn(BILL), Asked(BILL, "town-hall")]
    assert hall.play(PlaceTownHall(BILL, at("E5"))) == [
        BuildingPlanned(BILL, Kind.TOWN_HALL, at("E5"), False),
        Asked(BILL, "town-hall-house"),
    ]
    events = hall.play(PlaceHouse(BILL, at("C3")))
    assert events[:2] == [TownHallBuilt(at("E5")), HouseBuilt(at("C3"))]
    assert [type(event) for event in events[2:]] == [BuildingsOffered, RoundBegan, Asked]
    assert None not in hall.state.offers


def test_it_costs_nothing() -> None:
    hall = refilling()
    hall.resolving(BILL, ANNA, chance=last_out_of_the_bag())
    hall.play(PlaceTownHall(BILL, at("E5")))
    hall.play(PlaceHouse(BILL, at("C3")))
    assert hall.state.dollars == [15, 15]


def test_during_set_up_the_first_in_turn_order_places_it_before_the_starting_parcels() -> None:
    decider = table(3).decider
    state, events = decider.set_up(last_out_of_the_bag())
    first = state.order[0]
    assert of(TownHallDrawn, events) == [TownHallDrawn(first)]
    assert len(of(MountainsRaised, events)) == 1
    assert events[-1] == Asked(first, "town-hall")


def drawn(hall: Table) -> Table:
    """Anna has drawn it during set-up."""
    hall.given(TownHallDrawn(ANNA)).goes_on()
    return hall


def test_it_stands_on_a_connected_parcel_without_owner_and_without_anything() -> None:
    hall = drawn(table().mountains("C3").owns(BILL, "D3"))
    assert hall.offers(PlaceTownHall) == [PlaceTownHall(ANNA, parcel) for parcel in parcels("E3 C4 E4 C5 D5 E5")]
    assert hall.refused(PlaceTownHall(ANNA, at("C3"))) == "parcel-occupied"
    assert hall.refused(PlaceTownHall(ANNA, at("D3"))) == "parcel-owned"
    assert hall.refused(PlaceTownHall(ANNA, at("A1"))) == "no-road"


AROUND = "C3 D3 E3 C4 E4 C5 D5 E5"


def test_without_a_connected_parcel_roads_come_from_the_general_supply() -> None:
    hall = drawn(table().mountains(AROUND))
    assert hall.asked() == (ANNA, "town-hall-road")
    hall.play(LayTownRoad(ANNA, SIDES[at("D3")][1]))
    assert hall.state.roads == [1, 1]
    assert hall.asked() == (ANNA, "town-hall")


def test_no_more_roads_are_laid_than_it_takes() -> None:  # [ruling R34]
    hall = drawn(table().mountains(AROUND))
    assert len(hall.offers(LayTownRoad)) == 8  # each of them leads out of the ring of mountains at once
    far = drawn(table().mountains(AROUND + " A2 B2 C2 D2 E2 F2 B3 B4 B5 B6 C6 D6 E6 F6 F5"))
    ways = [SIDES[at("E4")][0], SIDES[at("E4")][2]]
    assert far.offers(LayTownRoad) == [LayTownRoad(ANNA, edge) for edge in ways]  # their ends touch F3 and F4, or F4
    assert far.refused(LayTownRoad(ANNA, SIDES[at("C4")][0])) == "too-far"
    assert far.play(LayTownRoad(ANNA, ways[0]))[0] == TownRoadBuilt(ways[0])


def test_where_there_is_one_road_one_place_and_one_for_its_house_nobody_is_asked() -> None:
    far = table().mountains(AROUND + " A2 B2 C2 D2 E2 F2 B3 B4 B5 B6 C6 D6 E6 F6 F5 F4")
    events = far.given(TownHallDrawn(ANNA)).goes_on()
    assert events[:2] == [TownRoadBuilt(SIDES[at("E4")][0]), BuildingPlanned(ANNA, Kind.TOWN_HALL, at("F3"), False)]
    assert TownHallBuilt(at("F3")) in events


def test_a_road_that_leads_nowhere_is_refused() -> None:
    hall = drawn(table().mountains(AROUND))
    assert hall.refused(LayTownRoad(ANNA, 0)) == "road-not-joined"
    assert hall.refused(LayTownRoad(ANNA, SIDES[at("D4")][0])) == "road-there"
    assert hall.refused(LayTownRoad(ANNA, 144)) == "no-such-edge"


def test_when_every_parcel_has_an_owner_or_something_on_it_it_is_not_placed() -> None:
    everything = " ".join(f"{column}{row}" for column in "ABCDEFGH" for row in range(1, 9) if (column, row) != ("D", 4))
    hall = table().mountains(everything)
    assert hall.given(TownHallDrawn(ANNA)).goes_on()[-1] == Asked(ANNA, "place")


def test_its_house_may_need_the_consent_of_an_owner() -> None:  # [ruling R33]
    hall = drawn(table().mountains("C3 D3 E3 C4 E4 C5").owns(BILL, "D5").given(HouseTurned(at("D4"))))
    assert hall.asked() == (BILL, "consent")  # E5 is the only place for it, D5 the only one for its house
    events = hall.play(RefuseConsent(BILL))
    assert TownHallBuilt(at("E5")) in events  # no place is left: it stands without its house


# Nobody's


def test_nobody_can_buy_its_parcel() -> None:  # [ruling R35]
    hall = standing().sheriff(ANNA)
    hall.placing()
    assert hall.refused(PlaceOnParcel(ANNA, at("E5"))) == "town-hall-there"
    assert hall.refused(PlaceSheriffOnParcel(ANNA, at("E5"))) == "town-hall-there"
    assert hall.refused(Attack(ANNA, at("E5"))) == "nothing-to-steal"


def test_nobody_can_take_its_parcel_for_nothing() -> None:
    hall = standing().given(Asked(ANNA, "settler"))
    assert hall.refused(ChooseParcel(ANNA, at("E5"))) == "town-hall-there"


def test_it_is_a_house_for_everybody() -> None:
    hall = standing(place="B2").built(ANNA, Kind.SALOON, "A1").built(BILL, Kind.SALOON, "C3")
    assert (hall.income("A1"), hall.income("C3")) == (5, 5 + 5)  # C3 has the town centre beside it


# Held


def test_a_cowboy_is_placed_on_it_once() -> None:
    hall = standing()
    hall.placing()
    hall.play(OccupyTownHall(ANNA))
    hall.given(Asked(ANNA, "place"))
    assert hall.refused(OccupyTownHall(ANNA)) == "already-there"


def test_before_it_stands_it_cannot_be_occupied() -> None:
    hall = table()
    hall.placing()
    assert hall.refused(OccupyTownHall(ANNA)) == "no-town-hall"


def test_the_only_cowboy_on_it_holds_it_when_buildings_pay() -> None:
    hall = standing().on_parcels("E5", ANNA)
    assert TownHallTaken(ANNA) in hall.resolving()
    assert hall.state.hall == TownHall(ANNA)


def test_the_cowboy_of_the_holder_stays_across_rounds() -> None:
    hall = held()
    hall.resolving()
    assert hall.state.round == 2
    assert hall.state.claimants(at("E5")) == [ANNA]
    hall.given(Asked(ANNA, "place"))
    assert hall.refused(OccupyTownHall(ANNA)) == "already-there"


def test_its_cowboy_gives_no_firepower() -> None:
    without, hall = standing(), held()
    assert without.rules.firepower(without.rules, without.state, ANNA) == 4
    assert hall.rules.firepower(hall.rules, hall.state, ANNA) == 4  # its cowboy came from the supply
    assert hall.state.supply[ANNA] == without.state.supply[ANNA] - 1


def test_the_holder_defends_it_without_placing_anything() -> None:
    hall = held().on_parcels("E5", BILL)
    events = hall.resolving(ANNA, BILL, chance=dice(6, 1))
    assert of(ParcelDuelFought, events) == [ParcelDuelFought(at("E5"), (ANNA, BILL), (6, 1), (10, 5), ANNA)]
    assert not of(TownHallTaken, events)
    assert hall.state.claimants(at("E5")) == [ANNA]


def test_who_drives_the_holder_out_holds_it() -> None:
    hall = held().on_parcels("E5", BILL)
    events = hall.resolving(ANNA, BILL, chance=dice(1, 6))
    assert TownHallTaken(BILL) in events
    assert hall.state.hall.holder == BILL
    assert hall.state.claimants(at("E5")) == [BILL]
    assert hall.state.cowboys[ANNA] == 3 + 1 + 4  # driven out, and four new ones


def test_all_who_want_it_fight_one_duel() -> None:
    hall = standing(3).on_parcels("E5", ANNA, BILL, CORA)
    [duel] = of(ParcelDuelFought, hall.resolving(chance=dice(1, 2, 6)))
    assert duel.winner == CORA


def test_it_is_settled_before_attacks_and_before_buildings_pay() -> None:  # [ruling R31]
    hall = held().built(BILL, Kind.SALOON, "A2").houses("A1").on_parcels("E5", BILL).on_parcels("A2", ANNA, BILL)
    events = hall.resolving(ANNA, BILL, chance=dice(1, 6, 1, 6))
    duels = [duel.parcel for duel in of(ParcelDuelFought, events)]
    assert duels == [at("E5"), at("A2")]
    assert BuildingsEarned(BILL, 10) in events  # 5 and the level of the new holder


def test_outlaws_are_fought_before_the_duel_for_it_so_a_cowboy_back_from_them_adds_to_it() -> None:
    hall = Table(2, "outlaws", edition=BIG_BOX).given(TownHallDrawn(ANNA), TownHallBuilt(at("E5")))
    hall.outlaws("A1", 13).on_parcels("A1", ANNA).on_parcels("E5", ANNA, BILL)
    events = hall.resolving(chance=dice(1, 1, 1))
    fights = [event for event in events if isinstance(event, OutlawFought | ParcelDuelFought)]
    assert [fight.parcel for fight in fights] == [at("A1"), at("E5")]
    assert fights[1].strengths == (1 + 1 + 4, 1 + 1 + 3)


# One level more


@pytest.mark.parametrize(
    ("kind", "more"),
    [
        (Kind.DRUGSTORE, 3),
        (Kind.BANK, 3),
        (Kind.SALOON, 5),
        (Kind.GENERAL_STORE, 3),
        (Kind.BLACKSMITH, 5),
        (Kind.RANCH, 0),
        (Kind.MINE, 0),
        (Kind.HOTEL, 0),
        (Kind.PRISON, 0),
    ],
)
def test_the_holders_buildings_show_the_next_value(kind: Kind, more: int) -> None:
    without, hall = (one.houses("A1").built(ANNA, kind, "A2") for one in (standing(), held()))
    assert hall.income("A2") == without.income("A2") + more


def test_the_level_of_others_is_not_raised() -> None:
    assert held().houses("A1").built(BILL, Kind.SALOON, "A2").income("A2") == 5


def test_the_level_never_passes_the_last_value() -> None:  # [ruling R30]
    houses = "A1 B1 C1 A2 C2 A3 B3 C3"
    hall = held().houses(houses).built(ANNA, Kind.DRUGSTORE, "B2").built(ANNA, Kind.RANCH, "H8 G8 F8")
    assert hall.income("B2") == 33


def test_who_loses_it_loses_the_level() -> None:
    hall = held().houses("A1").built(ANNA, Kind.SALOON, "A2")
    assert hall.income("A2") == 10
    assert hall.given(TownHallTaken(BILL)).income("A2") == 5


def test_its_holder_keeps_the_level_until_it_is_driven_out() -> None:
    hall = held().houses("A1").built(ANNA, Kind.SALOON, "A2").on_parcels("E5", BILL)
    assert hall.income("A2") == 10


# Seen


def test_the_view_shows_who_holds_it_and_who_must_place_it() -> None:
    assert held().decider.view(held().state, BILL).hall == TownHall(ANNA, NOBODY)
    waiting = drawn(table())
    assert waiting.decider.view(waiting.state, None).hall == TownHall(NOBODY, ANNA)


def haunted(*fighters: int) -> Table:
    """Anna holds it, an outlaw of strength 8 stands on it, and cowboys are placed against the outlaw."""
    hall = Table(3, "outlaws", edition=BIG_BOX).given(TownHallDrawn(ANNA), TownHallBuilt(at("E5")))
    hall.on_parcels("E5", ANNA).given(TownHallTaken(ANNA)).outlaws("E5")
    return hall.on_parcels("E5", *fighters)


def test_an_outlaw_may_be_thrown_onto_it() -> None:  # [ruling R37]
    hall = Table(2, "outlaws", edition=BIG_BOX).given(TownHallDrawn(ANNA), TownHallBuilt(at("B2")))
    assert place(hall.rules, hall.state, 0, dice(1, 1, 2, 1)) == at("B2")


def test_while_an_outlaw_stands_on_it_others_may_fight_that_and_nobody_may_occupy_it() -> None:
    hall = haunted()
    hall.placing(BILL, ANNA, CORA)
    assert hall.refused(OccupyTownHall(BILL)) == "outlaw-there"
    hall.play(PlaceOnOutlaw(BILL, at("E5")))
    assert hall.refused(PlaceOnOutlaw(ANNA, at("E5"))) == "already-there"


def test_who_holds_it_does_not_fight_the_outlaw_on_it_and_goes_on_holding_it() -> None:
    hall = haunted(BILL)
    events = hall.resolving(chance=dice(6))
    assert [fight.duelists for fight in of(OutlawFought, events)] == [(BILL,)]
    assert not of(ParcelDuelFought, events)
    assert (hall.state.claimants(at("E5")), hall.state.hall.holder, hall.state.outlaws) == ([ANNA], ANNA, 0)
    assert hall.state.points[BILL] == 2


def test_who_holds_it_does_not_order_the_fights_of_others() -> None:
    hall = haunted(BILL, CORA)
    hall.outlaws("H8").on_parcels("H8", BILL, CORA)
    hall.resolving(ANNA, BILL, CORA)
    assert hall.asked() == (BILL, "outlaw-fight")


def test_a_holder_who_fights_elsewhere_is_not_asked_for_an_order_that_changes_nothing() -> None:
    hall = haunted(BILL)
    hall.outlaws("H8").on_parcels("H8", ANNA)
    fights = of(OutlawFought, hall.resolving(ANNA, BILL, CORA, chance=dice(1, 1)))
    assert [fight.duelists for fight in fights] == [(BILL,), (ANNA,)]


def test_its_holder_keeps_the_level_beside_an_outlaw() -> None:
    assert haunted().houses("A1").built(ANNA, Kind.SALOON, "A2").income("A2") == 10


def test_it_is_not_attacked_but_its_attackers_are_not_sent_home_by_a_church() -> None:
    hall = standing(place="B2").built(BILL, Kind.CHURCH, "A1").on_parcels("B2", ANNA)
    assert not of(AttackFailed, hall.resolving())


def test_cowboys_on_boxes_come_and_go_as_ever() -> None:
    hall = held().on_box(Box.SALARY, ANNA)
    hall.resolving()
    assert hall.state.cowboys[ANNA] + hall.state.supply[ANNA] == 9
