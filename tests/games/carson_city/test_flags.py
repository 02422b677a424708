"""What a command says before it is given: whether it draws chance; what draws nothing here draws nothing anywhere."""

from sagebrush_games.carson_city.actions.pass_round import Pass
from sagebrush_games.carson_city.actions.place_on_box import PlaceOnBox
from sagebrush_games.carson_city.actions.take_guns import TakeGuns
from sagebrush_games.carson_city.state.model import Box, Kind
from sagebrush_games.kernel.flags import Flags, flags_of
from sagebrush_games.kernel.messages import Command
from tests.games.carson_city.table import ANNA, BIG_BOX, BILL, Table

CALM = Flags(draws=False, reveals=False, hands_on=True)
DICE = Flags(draws=True, reveals=False)


def flags(table: Table, command: Command) -> Flags:
    return flags_of(table.decider, table.state, command)


def passing(table: Table) -> Table:
    """Anna is the last who has not passed."""
    table.placing()
    table.play(Pass(ANNA))
    return table


def test_a_placed_cowboy_rolls_no_dice_even_where_a_duel_will_be() -> None:
    table = Table().on_box(Box.GAMBLING, BILL)
    table.placing()
    assert flags(table, PlaceOnBox(ANNA, Box.GAMBLING)) == CALM


def test_the_last_to_pass_is_warned_only_where_dice_will_roll() -> None:
    duel, peace = Table().on_box(Box.PARCEL_INCOME, ANNA, BILL), Table().on_box(Box.PARCEL_INCOME, ANNA)
    assert flags(passing(duel), Pass(BILL)) == DICE
    assert flags(passing(peace), Pass(BILL)) == CALM


def test_the_last_to_pass_is_warned_when_a_new_building_will_be_drawn() -> None:
    table = Table().shelf(Kind.RANCH, None, None, None, None, None, None)
    assert flags(passing(table), Pass(BILL)) == DICE


def test_the_three_revolvers_say_that_the_next_duel_follows() -> None:
    table = Table(edition=BIG_BOX).on_box(Box.AMMUNITION, ANNA).on_box(Box.ROADS, ANNA, BILL)
    table.resolving()
    assert flags(table, TakeGuns(ANNA)) == DICE
