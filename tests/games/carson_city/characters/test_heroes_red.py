"""Heroes (16), red: 3, 6 or 9 points for none, one or two cowboys that go home."""

# [BB "Los Héroeos"]

from sagebrush_games.carson_city.actions.dismiss_cowboys import DismissCowboys
from sagebrush_games.carson_city.events.cards import CowboysDismissed
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, Table

RED = "heroes-red"


def heroes(cowboys: int) -> Table:
    """Anna takes the red Heroes with so many cowboys."""
    table = Hand(RED).reserve(ANNA, cowboys).choosing()
    table.takes(RED)
    return table


def test_two_cowboys_are_worth_nine_points() -> None:
    table = heroes(3)
    assert table.play(DismissCowboys(ANNA, 2))[0] == CowboysDismissed(ANNA, 2, 9)
    assert (table.state.cowboys[ANNA], table.state.supply[ANNA], table.state.points[ANNA]) == (1, 9, 9)


def test_one_is_worth_six_and_none_three() -> None:
    assert heroes(3).play(DismissCowboys(ANNA, 1))[0] == CowboysDismissed(ANNA, 1, 6)
    assert heroes(3).play(DismissCowboys(ANNA, 0))[0] == CowboysDismissed(ANNA, 0, 3)


def test_only_cowboys_of_the_reserve_go_home() -> None:
    assert heroes(1).refused(DismissCowboys(ANNA, 2)) == "too-few-cowboys"
    assert heroes(3).refused(DismissCowboys(ANNA, 3)) == "no-such-number"


def test_without_cowboys_there_is_no_choice() -> None:
    table = Hand(RED).reserve(ANNA, 0).choosing()
    assert CowboysDismissed(ANNA, 0, 3) in table.takes(RED)
