"""Cowboy (15), yellow: a horse into the reserve."""

# [BB "El Cowboy"] [BB "Comprando caballos"]

from sagebrush_games.carson_city.events.cards import CardTurned
from sagebrush_games.carson_city.expansions.horses.events import HorsesDealt, HorsesReceived
from sagebrush_games.carson_city.expansions.horses.state import of as stables_of
from sagebrush_games.carson_city.state.model import Kind
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, Table, of


def horses(side: str) -> Table:
    """A table with horses, of which 20 are left, and a Cowboy."""
    table = Hand(side, variants=("horses",))
    return table.given(HorsesDealt((1, 1), 20))


def test_the_cowboy_brings_a_horse() -> None:
    table = horses("cowboy").choosing()
    assert HorsesReceived(ANNA, 1) in table.takes("cowboy")
    stables = stables_of(table.state)
    assert (stables.reserve, stables.supply) == ((2, 1), 19)


def test_without_ranches_the_red_side_is_turned_to_the_yellow_one() -> None:
    table = horses("cowboy-red").choosing()
    table.shelf(*[Kind.MINE] * 7)
    table.state.bag[Kind.RANCH] = 0
    table.state.prompt = ""
    assert CardTurned("cowboy-red", "cowboy") in table.goes_on()


def test_when_no_horse_is_left_none_comes() -> None:
    table = Hand("cowboy", variants=("horses",)).given(HorsesDealt((13, 12), 0)).choosing()
    assert not of(HorsesReceived, table.takes("cowboy"))
