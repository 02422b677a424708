"""Banker (2), red: 3, 5 or 7 points for 3, 12 or 25 dollars before the cash limits count."""

# [DE "DER BANKIER"] [BB "El Banquero"]

from sagebrush_games.carson_city.actions.buy_points import BuyPoints
from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.events.cards import CharacterFinished, PointsSold
from sagebrush_games.carson_city.events.round_end import ExcessPaid
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, Table, of


def at_the_end(dollars: int) -> Table:
    """Anna has the red Banker, so many dollars, and the round is over."""
    table = Hand("banker-red").character(ANNA, "banker-red").dollars(ANNA, dollars)
    table.resolving()
    return table


def test_points_are_bought_once_before_the_cash_limit() -> None:  # [ruling R59]
    table = at_the_end(70)
    assert table.asked() == (ANNA, "banker-red")
    events = table.play(BuyPoints(ANNA, 5))
    assert events[:2] == [PointsSold(ANNA, 5, 12), CharacterFinished(ANNA)]
    assert table.asked()[1] != "banker-red"
    assert not of(ExcessPaid, events)  # 58 dollars are within the limit of 60


def test_three_five_or_seven_points_have_a_price() -> None:
    assert [command.points for command in at_the_end(25).offers(BuyPoints)] == [3, 5, 7]
    assert [command.points for command in at_the_end(24).offers(BuyPoints)] == [3, 5]
    assert [command.points for command in at_the_end(11).offers(BuyPoints)] == [3]
    assert PointsSold(ANNA, 3, 3) in at_the_end(3).play(BuyPoints(ANNA, 3))
    assert at_the_end(20).refused(BuyPoints(ANNA, 4)) == "no-such-number"
    assert at_the_end(20).refused(BuyPoints(ANNA, 7)) == "too-expensive"


def test_the_offer_may_be_declined() -> None:
    assert CharacterFinished(ANNA) in at_the_end(20).play(Decline(ANNA))


def test_who_cannot_pay_is_not_asked() -> None:
    assert at_the_end(2).asked()[1] == "character"
