"""Heroes (16), yellow: nobody attacks them, outlaws neither, and they attack nobody."""

# [BB "Los Héroeos"]

from sagebrush_games.carson_city.actions.attack import Attack, Defend
from sagebrush_games.carson_city.events.row import BuildingsEarned
from sagebrush_games.carson_city.expansions.outlaws.events import OutlawFought
from sagebrush_games.carson_city.expansions.outlaws.movement import targets
from sagebrush_games.carson_city.state.model import Kind
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, Table, at, of


def heroes(*variants: str) -> Table:
    """Anna has the Heroes and a hotel on A1, Bill a hotel on C1."""
    table = Hand("heroes", variants=variants).character(ANNA, "heroes")
    return table.built(ANNA, Kind.HOTEL, "A1").built(BILL, Kind.HOTEL, "C1")


def test_nobody_attacks_their_buildings() -> None:
    table = heroes()
    table.placing(BILL, ANNA)
    assert table.refused(Attack(BILL, at("A1"))) == "building-protected"


def test_they_attack_nobody_and_may_defend() -> None:
    table = heroes()
    table.placing()
    assert table.refused(Attack(ANNA, at("C1"))) == "heroes-attack-nobody"
    assert table.refused(Defend(ANNA, at("A1"))) is None


def test_an_outlaw_on_their_building_halves_nothing() -> None:
    table = heroes("outlaws").outlaws("A1 C1")
    earned = of(BuildingsEarned, table.resolving())
    assert earned == [BuildingsEarned(ANNA, 6), BuildingsEarned(BILL, 3)]


def test_the_next_outlaws_see_no_income_there() -> None:  # [ruling R57]
    table = heroes("outlaws").outlaws("B2")
    table.resolving()
    assert table.state.effects.heroes == ANNA
    assert targets(table.rules, table.state, at("B2"), table.state.outlaws) == (at("C1"),)


def test_who_did_not_have_them_is_visited() -> None:
    table = Hand("heroes", variants=("outlaws",)).built(ANNA, Kind.HOTEL, "A1").outlaws("A2")
    assert targets(table.rules, table.state, at("A2"), table.state.outlaws) == (at("A1"),)


def test_a_hero_who_beats_an_outlaw_does_not_steal() -> None:
    table = Hand("heroes", variants=("outlaws",)).character(ANNA, "heroes").built(BILL, Kind.HOTEL, "C1")
    table.outlaws("C1").on_parcels("C1", ANNA).reserve(ANNA, 9)
    events = table.resolving(chance=lambda _purpose, n: n - 1)
    assert of(OutlawFought, events)
    assert table.asked()[1] != "outlaw-reward"
