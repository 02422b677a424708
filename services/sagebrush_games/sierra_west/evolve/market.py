"""The cabin market."""

from sagebrush_games.sierra_west.events import market as happened
from sagebrush_games.sierra_west.state.model import NONE, State


def cabin_built(state: State, event: happened.CabinBuilt) -> None:
    state.market[event.market] = NONE
    state.players[event.seat].cabins[event.space] = event.cabin


def market_slid(state: State, event: happened.MarketSlid) -> None:
    state.market = list(event.market)
    if event.discarded != NONE:
        state.cabin_discard.append(event.discarded)


def cabin_drawn(state: State, event: happened.CabinDrawn) -> None:
    state.pile[event.cabin] -= 1
    state.market[event.market] = event.cabin


def pile_shuffled(state: State, _event: happened.PileShuffled) -> None:
    for cabin in state.cabin_discard:
        state.pile[cabin] += 1
    state.cabin_discard = []
