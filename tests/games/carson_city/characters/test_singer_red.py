"""Singer (11), red: a cowboy of the general supply gambles undisturbed and multiplies the dice."""

# [BB "La Cantante"]

from sagebrush_games.carson_city.actions.place_sheltered import PlaceSheltered
from sagebrush_games.carson_city.events.placement import Passed
from sagebrush_games.carson_city.events.row import Gambled
from sagebrush_games.carson_city.events.tokens import CowboySheltered, TokensReceived
from sagebrush_games.carson_city.state.model import Box
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, Table, dice, of


def singer() -> Table:
    """Anna is the red Singer with her token."""
    return Hand("singer-red").character(ANNA, "singer-red").given(TokensReceived(1))


def test_the_cowboy_comes_from_the_general_supply() -> None:
    table = singer()
    table.placing()
    assert table.play(PlaceSheltered(ANNA, Box.GAMBLING))[0] == CowboySheltered(ANNA, Box.GAMBLING, 1)
    assert (table.state.cowboys[ANNA], table.state.supply[ANNA]) == (3, 6)


def test_three_and_five_are_fifteen_dollars_beside_a_gambler_who_adds() -> None:
    table = singer().on_box(Box.GAMBLING, BILL).given(CowboySheltered(ANNA, Box.GAMBLING, 1))
    events = of(Gambled, table.resolving(chance=dice(3, 5, 3, 5)))
    assert events == [Gambled(ANNA, 3, 5, 15), Gambled(BILL, 3, 5, 8)]


def test_only_gambling_is_meant() -> None:
    table = singer()
    table.placing()
    assert table.refused(PlaceSheltered(ANNA, Box.ROADS)) == "token-not-there"


def test_without_own_cowboys_she_still_sends_the_stranger() -> None:
    table = singer().reserve(ANNA, 0)
    table.placing()
    assert table.asked() == (ANNA, "place")
    assert table.offers(PlaceSheltered) == [PlaceSheltered(ANNA, Box.GAMBLING)]


def test_when_the_supply_is_empty_nobody_comes() -> None:  # [ruling R51]
    table = singer().reserve(ANNA, 10)
    table.placing()
    assert table.refused(PlaceSheltered(ANNA, Box.GAMBLING)) == "no-cowboy-in-supply"


def test_a_plain_gambler_of_hers_adds() -> None:
    table = singer().on_box(Box.GAMBLING, ANNA)
    assert of(Gambled, table.resolving(chance=dice(3, 5))) == [Gambled(ANNA, 3, 5, 8)]


def test_beside_an_own_gambler_there_is_no_place_for_the_stranger_and_who_has_nobody_else_passes() -> None:
    table = singer().reserve(ANNA, 0).on_box(Box.GAMBLING, ANNA)
    assert of(Passed, table.placing()) == [Passed(ANNA)]
