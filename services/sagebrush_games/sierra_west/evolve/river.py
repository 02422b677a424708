"""Boats & Banjos."""

from sagebrush_games.sierra_west.events import river as happened
from sagebrush_games.sierra_west.state.model import State
from sagebrush_games.sierra_west.state.river import River


def _river(state: State) -> River:
    assert state.river is not None
    return state.river


def pieces_laid(state: State, event: happened.PiecesLaid) -> None:
    """There is something to pan."""
    _river(state).pieces.append(list(event.pieces))


def canoe_moved(state: State, event: happened.CanoeMoved) -> None:
    """A canoe is elsewhere."""
    _river(state).canoes[event.seat] = event.place


def fish_caught(state: State, event: happened.FishCaught) -> None:
    """A fish is somebody's."""
    river = _river(state)
    river.supply[event.fish] -= 1
    river.fish[event.seat][event.fish] += 1


def fish_returned(state: State, event: happened.FishReturned) -> None:
    """Fish are in the supply again."""
    river = _river(state)
    for kind, fish in enumerate((event.trout, event.bass, event.salmon)):
        river.fish[event.seat][kind] -= fish
        river.supply[kind] += fish


def piece_panned(state: State, event: happened.PiecePanned) -> None:
    """A river card bears less; what it was worth is gained in an event of its own."""
    _river(state).pieces[event.place - 1].pop(0)
