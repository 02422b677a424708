"""Gold Rush."""

from sagebrush_games.sierra_west.events import diggings as happened
from sagebrush_games.sierra_west.state.diggings import NOBODY, Diggings
from sagebrush_games.sierra_west.state.model import State


def _diggings(state: State) -> Diggings:
    assert state.diggings is not None
    return state.diggings


def lantern_taken(state: State, event: happened.LanternTaken) -> None:
    """The Lantern shines for somebody."""
    _diggings(state).lantern = event.seat


def dynamite_taken(state: State, event: happened.DynamiteTaken) -> None:
    """Somebody has the Dynamite."""
    _diggings(state).dynamite = event.seat


def mine_rolled(_state: State, _event: happened.MineRolled) -> None:
    """The gold is gained in an event of its own."""


def mine_blasted(state: State, _event: happened.MineBlasted) -> None:
    """The Dynamite card is in the supply; the gold is gained in an event of its own."""
    _diggings(state).dynamite = NOBODY


def cart_loaded(state: State, event: happened.CartLoaded) -> None:
    """A cart less in the supply."""
    diggings = _diggings(state)
    diggings.supply -= 1
    diggings.carts[event.seat] += 1
