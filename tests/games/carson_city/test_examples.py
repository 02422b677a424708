"""The worked examples of the rule texts, in their order; names and colours as printed there."""

from sagebrush_games.carson_city.actions.buy_building import BuyAndBuild
from sagebrush_games.carson_city.actions.buy_parcel import BuyParcel
from sagebrush_games.carson_city.actions.choose_character import ChooseCharacter
from sagebrush_games.carson_city.actions.consent import RefuseConsent
from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.actions.double_income import DoubleIncome
from sagebrush_games.carson_city.actions.pass_round import Pass
from sagebrush_games.carson_city.actions.pay_excess import PayExcess
from sagebrush_games.carson_city.actions.place_house import PlaceHouse, TurnHouse
from sagebrush_games.carson_city.actions.take_dollars import TakeDollars
from sagebrush_games.carson_city.events.building import (
    BuildingBought,
    BuildingBuilt,
    ConsentRefused,
    HouseBuilt,
    HouseTurned,
    PlanDropped,
)
from sagebrush_games.carson_city.events.characters import RoundBegan
from sagebrush_games.carson_city.events.placement import PlacementBegan
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.events.round_end import BonusScored, ExcessPaid, RoundEnded
from sagebrush_games.carson_city.events.row import (
    BuildingsEarned,
    Gambled,
    IncomeStolen,
    ParcelBought,
    ParcelDuelFought,
)
from sagebrush_games.carson_city.expansions.outlaws.movement import targets
from sagebrush_games.carson_city.rules.station import house_units
from sagebrush_games.carson_city.state.board import members
from sagebrush_games.carson_city.state.model import Box, Kind
from tests.games.carson_city.table import BIG_BOX, Table, at, dice, of, parcels

GREEN, ORANGE, PURPLE = range(3)
BLUE = PURPLE


def test_nine_parcels_are_connected_at_the_start() -> None:  # [DE "BAUEN VON GEBÄUDEN"]
    assert members(Table().state.connected) == list(parcels("C3 D3 E3 C4 D4 E4 C5 D5 E5"))


def test_the_sheriff_places_first_then_the_grocer_then_the_mercenary() -> None:  # [DE "1 CHARAKTER AUSWÄHLEN"]
    table = Table(3).given(RoundBegan(1, (PURPLE, GREEN, ORANGE)))
    table.goes_on()
    table.play(ChooseCharacter(PURPLE, "mercenary"))
    table.play(ChooseCharacter(GREEN, "sheriff"))
    table.play(ChooseCharacter(ORANGE, "grocer"))
    assert of(PlacementBegan, table.play(Decline(ORANGE))) == [PlacementBegan((GREEN, ORANGE, PURPLE))]


def test_orange_passes_first_and_leads_the_lower_track() -> None:  # [DE "2 COWBOYS EINSETZEN"]
    table = Table(3)
    table.placing(ORANGE, GREEN, PURPLE)
    table.play(Pass(ORANGE))
    assert table.state.passed == [ORANGE]


def test_orange_wins_six_to_six_to_three_because_it_passed_before_green() -> None:  # [BB "Duelos"]
    table = Table(3).built(GREEN, Kind.RANCH, "A8").on_parcels("G6", ORANGE, GREEN, BLUE)
    table.reserve(ORANGE, 0).reserve(GREEN, 1).reserve(BLUE, 0)
    duel = of(ParcelDuelFought, table.resolving(ORANGE, GREEN, BLUE, chance=dice(5, 3, 2)))
    assert duel == [ParcelDuelFought(at("G6"), (ORANGE, GREEN, BLUE), (5, 3, 2), (6, 6, 3), ORANGE)]
    assert table.asked() == (ORANGE, "parcel")
    assert table.state.cowboys == [2, 0, 1]


def test_orange_pays_six_for_a_parcel_beside_two_houses_two_saloons_and_a_mountain() -> None:
    # [DE "KAUF VON PARZELLEN"]
    table = Table(2).houses("F5 H5").built(GREEN, Kind.SALOON, "F7 H7").mountains("G7")
    table.on_parcels("G6", ORANGE).resolving()
    assert table.play(BuyParcel(ORANGE, at("G6")))[0] == ParcelBought(ORANGE, at("G6"), 6)


def test_orange_cannot_build_its_bank_when_green_and_blue_refuse_the_house() -> None:  # [BB "Compra de edificio"]
    table = Table(3).owns(ORANGE, "E5").owns(GREEN, "C5").owns(BLUE, "D5").houses("C3 D3 E3 C4 E4").roads(ORANGE, 0)
    table.shelf(*[Kind.BANK] * 7).on_box(Box.BUILDING_5, ORANGE).resolving()
    table.play(BuyAndBuild(ORANGE, at("E5")))
    table.play(PlaceHouse(ORANGE, at("C5")))
    assert table.play(RefuseConsent(GREEN)) == [ConsentRefused(ORANGE, at("C5")), Asked(ORANGE, "house")]
    table.play(PlaceHouse(ORANGE, at("D5")))
    assert table.play(RefuseConsent(BLUE))[:2] == [ConsentRefused(ORANGE, at("D5")), PlanDropped(ORANGE)]
    assert table.state.held[ORANGE] == (Kind.BANK,)
    assert table.state.dollars[ORANGE] == 15 - 5


def test_a_three_and_a_five_gamble_eight_dollars() -> None:  # [DE "EINKOMMEN DURCH WÜRFELN"]
    table = Table().on_box(Box.GAMBLING, GREEN)
    assert of(Gambled, table.resolving(chance=dice(3, 5))) == [Gambled(GREEN, 3, 5, 8)]


def test_the_orange_saloon_earns_fifteen_and_the_purple_one_ten() -> None:  # [DE "SALOON"]
    table = Table(3).houses("E7 F7 G7").owns(ORANGE, "F7")
    table.built(ORANGE, Kind.SALOON, "F6").built(PURPLE, Kind.SALOON, "F8")
    assert (table.income("F6"), table.income("F8")) == (15, 10)


def test_a_drugstore_beside_a_ranch_and_three_houses_earns_fifteen() -> None:  # [DE "DRUGSTORE"]
    table = Table().built(GREEN, Kind.DRUGSTORE, "F6").built(GREEN, Kind.RANCH, "G6").houses("E5 F5 G5")
    assert table.income("F6") == 15


def test_a_bank_beside_a_house_and_a_hotel_earns_twelve_with_a_mine() -> None:  # [DE "BANK"]
    table = Table().built(GREEN, Kind.BANK, "F6").built(GREEN, Kind.HOTEL, "F5").built(GREEN, Kind.MINE, "A1")
    table.houses("E5").owns(GREEN, "E5")
    assert table.income("F6") == 12


def test_a_store_with_two_houses_one_of_its_own_and_a_church_of_another_earns_twelve() -> None:  # [BB "Tienda"]
    table = Table(edition=BIG_BOX).built(GREEN, Kind.GENERAL_STORE, "F6").houses("E5 F5").owns(GREEN, "E5")
    assert table.built(ORANGE, Kind.CHURCH, "G6").income("F6") == 12


def test_the_owner_of_the_station_gets_eleven_points_for_twenty_three_houses() -> None:  # [BB "Estación"]
    table = Table(edition=BIG_BOX).houses("A7 B7 C7 D7 E7 F7 G7 H7 A8 B8 C8").built(GREEN, Kind.HOTEL, "A1 B1")
    table.built(ORANGE, Kind.RANCH, "A5 B5 C5 D5").built(ORANGE, Kind.CHURCH, "H1").built(GREEN, Kind.STATION, "D3")
    assert house_units(table.rules, table.state) == 23
    table.dollars(GREEN, 0).dollars(ORANGE, 0)
    assert of(BonusScored, table.round(4).resolving()) == [BonusScored(GREEN, "station", 11)]


def build_example() -> Table:
    """Green, Blue and Orange have bought parcels around the town; two of the nine hold mountains, one is nobody's."""
    table = Table(3, edition=BIG_BOX).mountains("E4 C5").owns(GREEN, "C3 E3").owns(BLUE, "D3 C4").owns(ORANGE, "E5")
    table.shelf(Kind.RANCH, Kind.MINE, Kind.BANK, Kind.HOTEL, Kind.DRUGSTORE, Kind.SALOON, Kind.MINE)
    for seat, box in ((GREEN, Box.BUILDING_10), (BLUE, Box.BUILDING_8), (ORANGE, Box.BUILDING_5)):
        table.roads(seat, 0).on_box(box, seat)
    table.resolving()
    return table


def test_green_places_its_saloon_and_a_house_on_the_last_connected_parcel_of_nobody() -> None:  # [BB p. 7]
    table = build_example()
    assert table.play(BuyAndBuild(GREEN, at("C3")))[0] == BuildingBought(GREEN, Box.BUILDING_10, Kind.SALOON, 10)
    assert table.play(PlaceHouse(GREEN, at("D5")))[:2] == [
        BuildingBuilt(GREEN, Kind.SALOON, at("C3"), 0),
        HouseBuilt(at("D5")),
    ]


def test_blue_turns_the_central_house_over_instead_of_using_a_free_parcel_of_its_own() -> None:  # [BB p. 8]
    table = build_example()
    table.play(BuyAndBuild(GREEN, at("C3")))
    table.play(PlaceHouse(GREEN, at("D5")))
    assert table.play(BuyAndBuild(BLUE, at("D3")))[0] == BuildingBought(BLUE, Box.BUILDING_8, Kind.DRUGSTORE, 8)
    assert table.refused(PlaceHouse(BLUE, at("C4"))) is None
    assert table.play(TurnHouse(BLUE, at("D4")))[:2] == [
        BuildingBuilt(BLUE, Kind.DRUGSTORE, at("D3"), 0),
        HouseTurned(at("D4")),
    ]


def test_orange_keeps_its_bank_as_green_and_blue_do_not_want_its_house() -> None:  # [BB p. 8]
    table = build_example()
    for command in (BuyAndBuild(GREEN, at("C3")), PlaceHouse(GREEN, at("D5")), BuyAndBuild(BLUE, at("D3"))):
        table.play(command)
    table.play(TurnHouse(BLUE, at("D4")))
    assert table.play(BuyAndBuild(ORANGE, at("E5")))[0] == BuildingBought(ORANGE, Box.BUILDING_5, Kind.BANK, 5)
    assert not table.offers(TurnHouse)
    table.play(PlaceHouse(ORANGE, at("E3")))
    table.play(RefuseConsent(GREEN))
    table.play(PlaceHouse(ORANGE, at("C4")))
    assert table.play(RefuseConsent(BLUE))[:2] == [ConsentRefused(ORANGE, at("C4")), PlanDropped(ORANGE)]
    assert table.state.held[ORANGE] == (Kind.BANK,)


ARNO, ALEX, GEORGE = range(3)


def attacked_banks() -> Table:
    """Arno is the Grocer; his banks pay 18 and 12, and Alex attacks the better one."""
    table = Table().character(ARNO, "grocer").built(ARNO, Kind.MINE, "A1 H1")
    table.built(ARNO, Kind.BANK, "B7 G7").houses("A6 B6 C6 A7 H7 H8").on_parcels("B7", ALEX)
    assert (table.income("B7"), table.income("G7")) == (18, 12)
    table.resolving()
    return table


def test_doubled_banks_pay_alex_eighteen_and_arno_forty_two() -> None:  # [BB "La Dependienta"]
    events = attacked_banks().play(DoubleIncome(ARNO, Kind.BANK))
    assert of(IncomeStolen, events) == [IncomeStolen(ALEX, at("B7"), 18)]
    assert of(BuildingsEarned, events) == [BuildingsEarned(ARNO, 18 + 24)]


def test_undoubled_banks_pay_alex_nine_and_arno_twenty_one() -> None:  # [BB "La Dependienta"]
    events = attacked_banks().play(TakeDollars(ARNO))
    assert of(IncomeStolen, events) == [IncomeStolen(ALEX, at("B7"), 9)]
    assert of(BuildingsEarned, events) == [BuildingsEarned(ARNO, 9 + 12)]


def cash_limits() -> Table:
    """Arno ends the round with 54 dollars and the Banker, Alex with 28 and the Sheriff, George with 34 as Coolie."""
    table = Table(3).character(ARNO, "banker").character(ALEX, "sheriff").character(GEORGE, "chinese-worker")
    table.dollars(ARNO, 54).dollars(ALEX, 28).dollars(GEORGE, 34).passed().given(RoundEnded((0, 0, 0)))
    table.goes_on()
    return table


def test_arno_keeps_fifty_four_dollars_with_the_banker() -> None:  # [BB "FASE 4: FINAL DE RONDA"]
    table = cash_limits()
    assert (table.asked(), table.state.dollars[ARNO]) == ((ALEX, "excess"), 54)


def test_alex_has_to_give_up_eight_dollars_and_gives_ten_for_a_point() -> None:  # [BB "FASE 4: FINAL DE RONDA"]
    table = cash_limits()
    assert table.offers(PayExcess) == [PayExcess(ALEX, 8), PayExcess(ALEX, 10), PayExcess(ALEX, 20)]
    assert table.play(PayExcess(ALEX, 10))[0] == ExcessPaid(ALEX, 10, 1)


def test_george_gives_up_four_dollars_for_no_point() -> None:  # [BB "FASE 4: FINAL DE RONDA"]
    table = cash_limits()
    table.play(PayExcess(ALEX, 8))
    assert table.play(PayExcess(GEORGE, 4))[0] == ExcessPaid(GEORGE, 4, 0)
    assert table.state.dollars[GEORGE] == 30


def test_the_upper_outlaw_rides_past_the_church_to_what_pays_more() -> None:  # [BB "Movimiento de los Forajidos"]
    table = Table(2, "outlaws", edition=BIG_BOX).round(2).built(ORANGE, Kind.SALOON, "B2")
    table.built(GREEN, Kind.GENERAL_STORE, "C3").built(GREEN, Kind.CHURCH, "D2").outlaws("B2")
    assert (table.income("B2"), table.income("C3")) == (0, 9)
    assert targets(table.rules, table.state, at("B2"), table.state.outlaws) == (at("C3"),)


def test_the_lower_outlaw_stays_where_house_church_bank_and_ranch_pay_less() -> None:
    # [BB "Movimiento de los Forajidos"]
    table = Table(2, "outlaws", edition=BIG_BOX).round(2).built(GREEN, Kind.BLACKSMITH, "F7").houses("E6")
    table.built(GREEN, Kind.CHURCH, "F6").built(ORANGE, Kind.BANK, "G8").built(ORANGE, Kind.RANCH, "E8").outlaws("F7")
    assert (table.income("F7"), table.income("G8"), table.income("E8")) == (10, 0, 4)
    assert targets(table.rules, table.state, at("F7"), table.state.outlaws) == (at("F7"),)
