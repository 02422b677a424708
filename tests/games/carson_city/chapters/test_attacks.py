"""Chapter "Angriffe auf Gebäude": half the income for a successful attacker."""

# [DE "EINKOMMEN FÜR GEBÄUDE / ANGRIFFE AUF GEBÄUDE"]

from sagebrush_games.carson_city.actions.build_held import BuildHeld
from sagebrush_games.carson_city.actions.fight_duel import FightDuel
from sagebrush_games.carson_city.actions.place_house import PlaceHouse
from sagebrush_games.carson_city.events.row import (
    AttackFailed,
    BuildingsEarned,
    Gambled,
    IncomeStolen,
    ParcelDuelFought,
)
from sagebrush_games.carson_city.state.board import SIDES
from sagebrush_games.carson_city.state.model import Box, Kind
from tests.games.carson_city.table import ANNA, BILL, CORA, Table, at, dice, of


def hotel(*cowboys: int) -> Table:
    """Bill's hotel pays 6; cowboys of these seats stand on it."""
    return Table(3).built(BILL, Kind.HOTEL, "A1").on_parcels("A1", *cowboys)


def test_an_undefended_building_pays_half_to_its_attacker_without_a_die() -> None:
    events = hotel(ANNA).resolving()
    assert not of(ParcelDuelFought, events)
    assert of(IncomeStolen, events) == [IncomeStolen(ANNA, at("A1"), 3)]
    assert of(BuildingsEarned, events) == [BuildingsEarned(BILL, 3)]


def test_half_is_rounded_down_and_the_owner_keeps_the_rest() -> None:
    table = Table().built(BILL, Kind.RANCH, "A1").houses("A2 B2").on_parcels("A1", ANNA)
    assert table.income("A1") == 1
    events = table.resolving()
    assert not of(IncomeStolen, events)
    assert of(BuildingsEarned, events) == [BuildingsEarned(BILL, 1)]
    table = Table().built(BILL, Kind.RANCH, "A1").on_parcels("A1", ANNA)
    events = table.resolving()
    assert of(IncomeStolen, events) == [IncomeStolen(ANNA, at("A1"), 1)]
    assert of(BuildingsEarned, events) == [BuildingsEarned(BILL, 2)]


def test_the_attackers_cowboy_goes_to_the_supply() -> None:
    table = hotel(ANNA)
    supply = table.state.supply[ANNA]
    table.resolving()
    assert table.state.supply[ANNA] == supply + 1 - 4


def test_a_defender_that_wins_keeps_the_whole_income() -> None:
    table = hotel(ANNA, BILL)
    supply = table.state.supply.copy()
    events = table.resolving(chance=dice(1, 6))
    assert of(ParcelDuelFought, events)[0].winner == BILL
    assert of(BuildingsEarned, events) == [BuildingsEarned(BILL, 6)]
    assert table.state.supply[:2] == [supply[0] - 4, supply[1] + 1 - 4]  # Anna's cowboy is back in her reserve
    assert table.state.cowboys[ANNA] == 3 + 1 + 4


def test_a_defender_that_loses_takes_its_cowboy_back_and_half_is_gone() -> None:
    table = hotel(ANNA, BILL)
    events = table.resolving(chance=dice(6, 1))
    assert of(IncomeStolen, events) == [IncomeStolen(ANNA, at("A1"), 3)]
    assert table.state.cowboys[BILL] == 3 + 1 + 4


def test_several_attackers_fight_among_themselves() -> None:  # [ruling R13]
    events = hotel(ANNA, CORA).resolving(chance=dice(1, 6))
    assert of(ParcelDuelFought, events)[0].duelists == (ANNA, CORA)
    assert of(IncomeStolen, events) == [IncomeStolen(CORA, at("A1"), 3)]


def test_attackers_and_defender_roll_once_together() -> None:
    events = hotel(ANNA, BILL, CORA).resolving(chance=dice(2, 6, 1))
    assert [duel.dice for duel in of(ParcelDuelFought, events)] == [(2, 6, 1)]
    assert not of(IncomeStolen, events)


def test_a_defender_whom_nobody_attacks_goes_to_the_supply() -> None:
    table = hotel(BILL)
    supply = table.state.supply[BILL]
    assert of(BuildingsEarned, table.resolving()) == [BuildingsEarned(BILL, 6)]
    assert table.state.supply[BILL] == supply + 1 - 4


def test_an_attack_on_what_pays_nothing_now_costs_the_cowboy() -> None:
    table = Table().built(BILL, Kind.MINE, "A1").on_parcels("A1", ANNA)
    events = table.resolving()
    assert not of(IncomeStolen, events)
    assert table.state.claims == [0, 0]


def test_who_passed_first_among_the_duelists_orders_the_duels_over_buildings() -> None:
    table = hotel(ANNA, BILL).built(BILL, Kind.HOTEL, "C1").on_parcels("C1", ANNA, BILL)
    table.resolving(CORA, BILL, ANNA)
    assert table.asked() == (BILL, "duel")
    assert table.offers(FightDuel) == [FightDuel(BILL, at("A1")), FightDuel(BILL, at("C1"))]


def test_duels_over_buildings_come_after_the_income_boxes() -> None:
    table = hotel(ANNA, BILL).on_box(Box.GAMBLING, ANNA)
    events = [type(event) for event in table.resolving(chance=dice(1, 1, 6, 1))]
    assert events.index(Gambled) < events.index(ParcelDuelFought) < events.index(BuildingsEarned)


def test_beside_a_church_of_its_owner_the_attack_fails_like_a_lost_duel() -> None:  # [ruling R12] [DE "KIRCHE"]
    table = hotel(ANNA, CORA).built(BILL, Kind.CHURCH, "B2")
    events = table.resolving()
    assert of(AttackFailed, events) == [AttackFailed(at("A1"), (ANNA, CORA))]
    assert of(BuildingsEarned, events) == [BuildingsEarned(BILL, 6)]
    assert table.state.cowboys == [3 + 1 + 4, 3 + 4, 3 + 1 + 4]


def test_a_church_of_somebody_else_protects_nothing() -> None:
    events = hotel(ANNA).built(CORA, Kind.CHURCH, "B2").resolving()
    assert of(IncomeStolen, events) == [IncomeStolen(ANNA, at("A1"), 3)]


def test_a_church_built_this_round_cancels_the_attack() -> None:
    table = hotel(ANNA).owns(BILL, "B2").road(*(SIDES[at(n)][0] for n in ("C4", "B4"))).road(SIDES[at("B3")][1])
    table.holds(BILL, Kind.CHURCH).resolving()
    table.play(BuildHeld(BILL, Kind.CHURCH, at("B2")))
    assert AttackFailed(at("A1"), (ANNA,)) in table.play(PlaceHouse(BILL, at("C3")))


def test_the_defender_of_a_protected_building_goes_to_the_supply() -> None:
    table = hotel(ANNA, BILL).built(BILL, Kind.CHURCH, "B2")
    events = table.resolving()
    assert AttackFailed(at("A1"), (ANNA,)) in events
    assert not of(ParcelDuelFought, events)
    assert table.state.cowboys[BILL] == 3 + 4
