"""The cabin market."""

from sagebrush_games.sierra_west.events import market as happened
from sagebrush_games.sierra_west.state.model import NONE, State


def cabin_built(state: State, event: happened.CabinBuilt) -> None:
    """A cabin stands on a player board."""
    state.market[event.market] = NONE
    state.players[event.seat].cabins[event.space] = event.cabin


def market_slid(state: State, event: happened.MarketSlid) -> None:
    """Cabins lie further right."""
    state.market = list(event.market)
    if event.discarded != NONE:
        state.cabin_discard.append(event.discarded)


def cabin_drawn(state: State, event: happened.CabinDrawn) -> None:
    """A cabin is for sale."""
    state.pile[event.cabin] -= 1
    state.market[event.market] = event.cabin


def pile_shuffled(state: State, _event: happened.PileShuffled) -> None:
    """Discarded cabins can be drawn again."""
    for cabin in state.cabin_discard:
        state.pile[cabin] += 1
    state.cabin_discard = []
