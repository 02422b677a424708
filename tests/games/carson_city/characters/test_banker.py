"""Banker (2): nine dollars at once; limit 120."""

# [DE "DER BANKIER"] [BB "El Banquero"]

from sagebrush_games.carson_city.actions.choose_character import ChooseCharacter
from sagebrush_games.carson_city.events.characters import DollarsReceived, RoundBegan
from tests.games.carson_city.table import ANNA, BILL, Table


def test_the_banker_brings_nine_dollars_at_once() -> None:
    table = Table().given(RoundBegan(1, (ANNA, BILL)))
    table.goes_on()
    assert DollarsReceived(ANNA, 9) in table.play(ChooseCharacter(ANNA, "banker"))
    assert table.state.dollars == [24, 15]
