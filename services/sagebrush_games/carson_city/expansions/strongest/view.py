"""What a viewer knows of the duel tiles."""

# [ruling R68]

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from sagebrush_games.carson_city.expansions.strongest.events import TileChosen, TilesDealt, TilesDrawn
from sagebrush_games.carson_city.expansions.strongest.state import NO_TILE, Draw, of
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import Place, State
from sagebrush_games.kernel.messages import Event, Viewer


def tiles_redacted(event: TilesDealt | TilesDrawn, viewer: Viewer) -> Event:
    """The event whose tiles its seat alone may know."""
    return event if event.seat == viewer else replace(event, tiles=())


def choice_redacted(event: TileChosen, viewer: Viewer) -> Event:
    """The event whose tile its seat alone may know."""
    return event if event.seat == viewer else replace(event, tile=NO_TILE)


REDACT: Mapping[type[Event], Callable[[Any, Viewer], Event]] = {
    TilesDealt: tiles_redacted,
    TileChosen: choice_redacted,
    TilesDrawn: tiles_redacted,
}


@dataclass(slots=True)
class DuelTilesView:
    """The duel tiles. ``hand`` and ``choice`` are the viewer's own, None for everybody else's and for spectators."""

    hand: tuple[int, ...] | None
    choice: tuple[int, ...] | None  # laid face down for the duel being fought
    sizes: tuple[int, ...]  # tiles in each hand, those laid face down included
    chosen: tuple[int, ...]  # by seat: how many it has laid face down
    revealed: tuple[tuple[int, ...], ...]  # by seat: those all have seen before the last duelist chooses
    totals: tuple[int, ...]  # of the dealt hands, as announced
    shown: tuple[tuple[int, ...], ...]  # by seat: the tiles of its dealt hand that were used
    draws: tuple[Draw, ...]  # who drew from the pile, oldest first
    place: Place | None  # where the duel is for which tiles are laid; None: none are laid


def duel_tiles_view(_rules: Ruleset, state: State, viewer: Viewer) -> DuelTilesView:
    """What ``viewer`` may know of the tiles."""
    tiles = of(state)
    seated = viewer is not None and 0 <= viewer < len(tiles.hands)
    return DuelTilesView(
        hand=tiles.hands[viewer] if viewer is not None and seated else None,
        choice=tiles.chosen[viewer] if viewer is not None and seated else None,
        sizes=tuple(map(len, tiles.hands)),
        chosen=tuple(map(len, tiles.chosen)),
        revealed=tuple(laid if seat in tiles.revealed else () for seat, laid in enumerate(tiles.chosen)),
        totals=tiles.totals,
        shown=tiles.shown,
        draws=tiles.draws,
        place=tiles.place,
    )
