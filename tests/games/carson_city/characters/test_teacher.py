"""Teacher, yellow: in rounds 1 to 3 she lets who had her choose first in the next one; in the last she turns."""

# [BB "La Profesora"]

from sagebrush_games.carson_city.actions.choose_character import ChooseCharacter
from sagebrush_games.carson_city.events.cards import CardTurned
from sagebrush_games.carson_city.events.characters import RoundBegan
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, CORA, of


def test_who_has_her_chooses_first_in_the_next_round() -> None:
    table = Hand("teacher", seats=3).character(CORA, "teacher")
    assert of(RoundBegan, table.resolving(ANNA, BILL, CORA)) == [RoundBegan(2, (CORA, ANNA, BILL))]


def test_ties_are_still_settled_by_passing() -> None:  # [ruling R58]
    table = Hand("teacher").character(BILL, "teacher").passed(ANNA, BILL)
    table.goes_on()
    assert table.state.passed == []
    assert table.state.order == [BILL, ANNA]


def test_in_the_last_round_she_shows_her_red_side() -> None:
    table = Hand("teacher")
    table.given(RoundBegan(4, (ANNA, BILL)))
    assert CardTurned("teacher", "teacher-red") in table.goes_on()
    assert table.refused(ChooseCharacter(ANNA, "teacher-red")) is None
    assert table.refused(ChooseCharacter(ANNA, "teacher")) == "no-such-character"


def test_before_that_she_is_not_turned() -> None:
    table = Hand("teacher").choosing(3)
    assert table.refused(ChooseCharacter(ANNA, "teacher")) is None
