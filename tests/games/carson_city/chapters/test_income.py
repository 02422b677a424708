"""Chapter "Einkommen für Gebäude": who profits from what lies around a building."""

# [DE "EINKOMMEN FÜR GEBÄUDE / ANGRIFFE AUF GEBÄUDE"] [DE "GEBÄUDE"]

import pytest

from sagebrush_games.carson_city.actions.build_held import BuildHeld
from sagebrush_games.carson_city.events.row import BuildingsEarned
from sagebrush_games.carson_city.state.model import Kind
from tests.games.carson_city.table import ANNA, BILL, Table, at, of


def test_all_buildings_pay_without_a_cowboy() -> None:
    table = Table().built(ANNA, Kind.HOTEL, "A1").built(ANNA, Kind.RANCH, "H1").built(BILL, Kind.HOTEL, "A8")
    assert of(BuildingsEarned, table.resolving()) == [BuildingsEarned(ANNA, 6 + 3), BuildingsEarned(BILL, 6)]
    assert table.state.dollars == [24, 21]


def test_who_owns_no_building_earns_nothing() -> None:
    assert not of(BuildingsEarned, Table().owns(ANNA, "A1 D4").resolving())


def test_an_unowned_house_helps_the_buildings_of_everybody() -> None:
    table = Table().houses("B2").built(ANNA, Kind.SALOON, "A1").built(BILL, Kind.SALOON, "C3")
    assert (table.income("A1"), table.income("C3")) == (5, 5 + 5)  # C3 lies beside the town too


def test_an_owned_house_helps_only_its_owner() -> None:
    table = Table().houses("B2").owns(BILL, "B2").built(ANNA, Kind.SALOON, "A1").built(BILL, Kind.SALOON, "A3")
    assert (table.income("A1"), table.income("A3")) == (0, 5)


def test_an_owned_mountain_helps_only_its_owner() -> None:
    table = Table().mountains("B2").owns(BILL, "B2").built(ANNA, Kind.MINE, "A1").built(BILL, Kind.MINE, "A3")
    assert (table.income("A1"), table.income("A3")) == (0, 3)


@pytest.mark.parametrize("kind", [Kind.RANCH, Kind.HOTEL, Kind.CHURCH])
def test_buildings_that_count_as_houses_help_only_their_owner(kind: Kind) -> None:
    table = Table().built(BILL, kind, "B2").built(ANNA, Kind.SALOON, "A1").built(BILL, Kind.SALOON, "A3")
    units = 2 if kind is Kind.HOTEL else 1
    assert (table.income("A1"), table.income("A3")) == (0, 5 * units)


@pytest.mark.parametrize(("kind", "maximum"), [(Kind.DRUGSTORE, 21), (Kind.BANK, 21), (Kind.SALOON, 35)])
def test_no_tile_pays_more_than_its_largest_printed_value(kind: Kind, maximum: int) -> None:
    # [ruling R14] [BB "Indicativo de los ingresos de un edificio"]
    table = Table().built(ANNA, kind, "B2").built(ANNA, Kind.HOTEL, "B1 C1 A2 C2").houses("A3 B3 C3")
    assert table.income("B2") == maximum


def test_diagonal_neighbours_count() -> None:
    table = Table().houses("A1 C1 A3 C3").built(ANNA, Kind.SALOON, "B2")
    assert table.income("B2") == 20


def test_income_follows_what_was_built_earlier_in_the_round() -> None:
    table = Table().owns(ANNA, "A1").mountains("B2").holds(ANNA, Kind.MINE)
    table.resolving()
    assert of(BuildingsEarned, table.play(BuildHeld(ANNA, Kind.MINE, at("A1")))) == [BuildingsEarned(ANNA, 3)]
