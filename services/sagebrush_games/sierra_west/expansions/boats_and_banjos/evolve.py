"""Boats & Banjos."""

from sagebrush_games.sierra_west.expansions.boats_and_banjos import events as happened
from sagebrush_games.sierra_west.expansions.boats_and_banjos.state import river_of
from sagebrush_games.sierra_west.state.model import State


def pieces_laid(state: State, event: happened.PiecesLaid) -> None:
    river_of(state).pieces.append(list(event.pieces))


def canoe_moved(state: State, event: happened.CanoeMoved) -> None:
    river_of(state).canoes[event.seat] = event.place


def fish_caught(state: State, event: happened.FishCaught) -> None:
    river = river_of(state)
    river.supply[event.fish] -= 1
    river.fish[event.seat][event.fish] += 1


def fish_returned(state: State, event: happened.FishReturned) -> None:
    river = river_of(state)
    for kind, fish in enumerate((event.trout, event.bass, event.salmon)):
        river.fish[event.seat][kind] -= fish
        river.supply[kind] += fish


def piece_panned(state: State, event: happened.PiecePanned) -> None:
    """A river card bears less; what it was worth is gained in an event of its own."""
    river_of(state).pieces[event.place - 1].pop(0)
