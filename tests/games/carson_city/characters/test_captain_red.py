"""Captain (6), red: one revolver for 3 dollars or two for 9, kept until the end."""

# [DE "DER HAUPTMANN"] [BB "El Capitán"]

from sagebrush_games.carson_city.actions.buy_revolvers import BuyRevolvers
from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.events.cards import RevolversBought
from sagebrush_games.carson_city.events.characters import CharacterChosen, OfferDeclined
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, Table


def captain(dollars: int) -> Table:
    """Anna takes the red Captain with so many dollars."""
    table = Hand("captain-red").choosing()
    table.dollars(ANNA, dollars)
    table.takes("captain-red")
    return table


def test_revolvers_are_bought_and_kept() -> None:
    table = captain(15)
    assert table.play(BuyRevolvers(ANNA, 2))[0] == RevolversBought(ANNA, 2, 9)
    table.round(2)
    assert (table.state.revolvers[ANNA], table.state.dollars[ANNA]) == (3, 6)


def test_one_costs_three_dollars_and_three_are_not_sold() -> None:
    table = captain(8)
    assert table.offers(BuyRevolvers) == [BuyRevolvers(ANNA, 1)]
    assert table.refused(BuyRevolvers(ANNA, 2)) == "too-expensive"
    assert table.refused(BuyRevolvers(ANNA, 3)) == "no-such-number"
    assert captain(3).play(BuyRevolvers(ANNA, 1))[0] == RevolversBought(ANNA, 1, 3)


def test_the_offer_may_be_declined() -> None:
    assert captain(15).play(Decline(ANNA))[0] == OfferDeclined(ANNA)


def test_who_cannot_pay_is_not_asked() -> None:
    table = Hand("captain-red").choosing()
    table.dollars(ANNA, 2)
    assert table.takes("captain-red")[0] == CharacterChosen(ANNA, "captain-red")
    assert table.asked()[1] == "character"
