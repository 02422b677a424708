"""The Law of the Strongest: tiles go from hand to hand by way of the pile."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sagebrush_games.carson_city.duel_tiles import DuelTiles, changed, joined, take, undealt, use
from sagebrush_games.carson_city.events.duel_tiles import (
    TileChosen,
    TilesDealt,
    TilesDrawn,
    TilesShown,
    TilesUsed,
    TotalsAnnounced,
)
from sagebrush_games.carson_city.evolve.table import answered
from sagebrush_games.carson_city.model import State
from sagebrush_games.kernel.messages import Event


def on_the_table(state: State) -> DuelTiles:
    """The tiles of a table that has some."""
    assert state.duel_tiles is not None
    return state.duel_tiles


def tiles_dealt(state: State, event: TilesDealt) -> None:
    """A first hand."""
    tiles = state.duel_tiles or undealt(len(state.dollars))
    state.duel_tiles = replace(tiles, hands=changed(tiles.hands, event.seat, joined(event.tiles)))


def totals_announced(state: State, event: TotalsAnnounced) -> None:
    """Strong hands are poor."""
    state.duel_tiles = replace(on_the_table(state), totals=event.totals)
    state.dollars = list(event.dollars)


def tile_chosen(state: State, event: TileChosen) -> None:
    """One duelist is ready."""
    tiles = on_the_table(state)
    chosen = (*tiles.chosen[event.seat], event.tile)
    state.duel_tiles = replace(tiles, chosen=changed(tiles.chosen, event.seat, chosen))
    answered(state, event.seat)


def tiles_shown(state: State, event: TilesShown) -> None:
    """Face up, still in the hands."""
    state.duel_tiles = replace(on_the_table(state), revealed=tuple(dict.fromkeys(event.seats)))


def tiles_used(state: State, event: TilesUsed) -> None:
    """From hands to the pile."""
    for seat, tile in zip(event.seats, event.tiles, strict=True):
        state.duel_tiles = use(on_the_table(state), seat, tile)


def tiles_drawn(state: State, event: TilesDrawn) -> None:
    """From the pile to an empty hand."""
    state.duel_tiles = take(on_the_table(state), event.seat, event.tiles)


EVOLVE: dict[type[Event], Callable[[State, Any], None]] = {
    TilesDealt: tiles_dealt,
    TotalsAnnounced: totals_announced,
    TileChosen: tile_chosen,
    TilesShown: tiles_shown,
    TilesUsed: tiles_used,
    TilesDrawn: tiles_drawn,
}
