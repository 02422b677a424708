"""Gold Rush."""

from sagebrush_games.sierra_west.expansions.gold_rush import events as happened
from sagebrush_games.sierra_west.expansions.gold_rush.state import NOBODY, diggings_of
from sagebrush_games.sierra_west.state.model import State


def lantern_taken(state: State, event: happened.LanternTaken) -> None:
    diggings_of(state).lantern = event.seat


def dynamite_taken(state: State, event: happened.DynamiteTaken) -> None:
    diggings_of(state).dynamite = event.seat


def mine_rolled(_state: State, _event: happened.MineRolled) -> None:
    """The gold is gained in an event of its own."""


def mine_blasted(state: State, _event: happened.MineBlasted) -> None:
    """The Dynamite card is in the supply; the gold is gained in an event of its own."""
    diggings_of(state).dynamite = NOBODY


def cart_loaded(state: State, event: happened.CartLoaded) -> None:
    diggings = diggings_of(state)
    diggings.supply -= 1
    diggings.carts[event.seat] += 1
