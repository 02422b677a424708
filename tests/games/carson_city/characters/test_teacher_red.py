"""Teacher, red: in the last round she scores for schools, prisons, churches, and for owning no saloon."""

# [BB "La Profesora"]

from sagebrush_games.carson_city.events.cards import CardTurned
from sagebrush_games.carson_city.events.round_end import BonusScored
from sagebrush_games.carson_city.state.model import Kind
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, Table, of


def last_round() -> Table:
    """The last round, in which Anna has the Teacher."""
    return Hand("teacher").round(4).given(CardTurned("teacher", "teacher-red")).character(ANNA, "teacher-red")


def test_each_prison_and_church_is_worth_two_points_and_no_saloon_too() -> None:
    table = last_round().built(ANNA, Kind.PRISON, "A1").built(ANNA, Kind.CHURCH, "C1").built(BILL, Kind.CHURCH, "E1")
    assert BonusScored(ANNA, "teacher", 6) in table.resolving()


def test_a_school_counts_and_a_saloon_costs_the_two_points() -> None:
    table = last_round().built(ANNA, Kind.SCHOOL, "A1").built(ANNA, Kind.SALOON, "C1")
    assert BonusScored(ANNA, "teacher", 2) in table.resolving()


def test_a_saloon_that_is_held_is_none_in_the_town() -> None:  # [ruling R84]
    held = [event for event in last_round().holds(ANNA, Kind.SALOON).resolving() if isinstance(event, BonusScored)]
    assert held == [BonusScored(ANNA, "teacher", 2)]


def test_without_her_nobody_scores_for_it() -> None:
    assert not of(BonusScored, Hand("teacher").round(4).resolving())
