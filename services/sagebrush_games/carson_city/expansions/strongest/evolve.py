"""The Law of the Strongest: tiles go from hand to hand by way of the pile."""

from dataclasses import replace

from sagebrush_games.carson_city.evolve.table import answered
from sagebrush_games.carson_city.expansions.strongest.events import (
    TileChosen,
    TilesDealt,
    TilesDrawn,
    TilesDue,
    TilesShown,
    TilesUsed,
    TotalsAnnounced,
)
from sagebrush_games.carson_city.expansions.strongest.state import (
    Draw,
    DuelTiles,
    changed,
    joined,
    of,
    undealt,
    used,
    without,
)
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.messages import Seat


def to_change(state: State) -> DuelTiles:
    """The tiles of a table that has some, now its own: copies of the state keep those they had."""
    state.duel_tiles = tiles = of(state).copy()
    return tiles


def use(tiles: DuelTiles, seat: Seat, tile: int) -> None:
    """Puts a tile of ``seat`` on the pile, where all see it."""
    tiles.hands = changed(tiles.hands, seat, without(tiles.hands[seat], (tile,)))
    tiles.chosen = changed(tiles.chosen, seat, ())
    tiles.revealed = ()
    place = tiles.drawn_by(seat)
    if place is None:
        tiles.shown = changed(tiles.shown, seat, joined(tiles.shown[seat], (tile,)))
    else:
        draw = replace(tiles.draws[place], shown=joined(tiles.draws[place].shown, (tile,)))
        tiles.draws = (*tiles.draws[:place], draw, *tiles.draws[place + 1 :])


def tiles_dealt(state: State, event: TilesDealt) -> None:
    state.duel_tiles = state.duel_tiles or undealt(len(state.dollars))
    tiles = to_change(state)
    tiles.hands = changed(tiles.hands, event.seat, joined(event.tiles))


def totals_announced(state: State, event: TotalsAnnounced) -> None:
    to_change(state).totals = event.totals
    state.dollars = list(event.dollars)


def tiles_due(state: State, event: TilesDue) -> None:
    to_change(state).place = event.place


def tile_chosen(state: State, event: TileChosen) -> None:
    tiles = to_change(state)
    tiles.chosen = changed(tiles.chosen, event.seat, (*tiles.chosen[event.seat], event.tile))
    answered(state, event.seat)


def tiles_shown(state: State, event: TilesShown) -> None:
    to_change(state).revealed = tuple(dict.fromkeys(event.seats))


def tiles_used(state: State, event: TilesUsed) -> None:
    tiles = to_change(state)
    tiles.place = None
    for seat, tile in zip(event.seats, event.tiles, strict=True):
        use(tiles, seat, tile)


def tiles_drawn(state: State, event: TilesDrawn) -> None:
    tiles = to_change(state)
    draw = Draw(event.seat, used(tiles), len(event.tiles))
    tiles.hands = changed(tiles.hands, event.seat, joined(event.tiles))
    tiles.draws = (*tiles.draws, draw)
