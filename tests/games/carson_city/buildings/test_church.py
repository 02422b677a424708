"""Church: pays nothing, counts as a house, protects the buildings of its owner around it."""

# [DE "KIRCHE"] [BB "Iglesia"]

import pytest

from sagebrush_games.carson_city.actions.attack import Attack
from sagebrush_games.carson_city.events.row import IncomeStolen
from sagebrush_games.carson_city.state.board import as_set
from sagebrush_games.carson_city.state.model import Kind
from tests.games.carson_city.table import ANNA, BILL, Table, at, parcels


def test_a_church_pays_nothing() -> None:
    assert Table().houses("A1").built(ANNA, Kind.CHURCH, "A2").income("A2") == 0


@pytest.mark.parametrize(("kind", "dollars"), [(Kind.DRUGSTORE, 3), (Kind.BANK, 3), (Kind.SALOON, 5)])
def test_a_church_counts_as_one_house(kind: Kind, dollars: int) -> None:
    assert Table().built(ANNA, Kind.CHURCH, "A1").built(ANNA, kind, "A2").income("A2") == dollars


def test_a_church_protects_the_eight_parcels_around_it() -> None:
    table = Table().built(ANNA, Kind.CHURCH, "B2")
    assert table.rules.protected(table.rules, table.state, ANNA) == as_set(parcels("A1 B1 C1 A2 C2 A3 B3 C3"))
    assert table.rules.protected(table.rules, table.state, BILL) == 0


def test_a_protected_building_may_be_attacked_in_vain() -> None:
    table = Table().built(BILL, Kind.CHURCH, "B2").built(BILL, Kind.HOTEL, "A1")
    table.placing()
    assert table.refused(Attack(ANNA, at("A1"))) is None


def test_a_building_further_away_is_not_protected() -> None:
    table = Table().built(BILL, Kind.CHURCH, "B2").built(BILL, Kind.HOTEL, "A4").on_parcels("A4", ANNA)
    assert IncomeStolen(ANNA, at("A4"), 3) in table.resolving()
