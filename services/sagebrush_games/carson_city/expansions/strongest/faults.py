"""Why the duel tiles cannot be what a view says, as far as a look at it tells."""

from collections import Counter
from collections.abc import Iterator

from sagebrush_games.carson_city.expansions.strongest.state import of
from sagebrush_games.carson_city.expansions.strongest.tiles import everything, one_set
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import PARCELS
from sagebrush_games.carson_city.state.model import Box, Place, State
from sagebrush_games.kernel.faults import StateFault, any_not_among, not_among, not_as_many, unless


def tiles_faults(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """What is wrong with the duel tiles; nothing at tables with dice."""
    if state.duel_tiles is None:
        return
    tiles, known = of(state), one_set(rules)
    for name in ("hands", "chosen", "totals", "shown"):
        yield from not_as_many(f"duel_tiles.{name}", getattr(tiles, name), rules.seats)
    for name in ("hands", "chosen", "shown"):
        for hand in getattr(tiles, name):
            yield from any_not_among(f"duel_tiles.{name}", hand, known)
    for hand, chosen in zip(tiles.hands, tiles.chosen, strict=False):
        yield from unless(Counter(chosen) <= Counter(hand), "duel_tiles.choice", "It is not in the hand.")
    held = Counter(tile for hand in tiles.hands for tile in hand)
    yield from unless(held <= Counter(everything(rules)), "duel_tiles.hand", "There are not so many tiles.")
    yield from _place(state, tiles.place)
    for draw in tiles.draws:
        yield from not_among("duel_tiles.draws.seat", draw.seat, range(rules.seats))
        yield from any_not_among("duel_tiles.draws", (*draw.used, *draw.shown), known)


def _place(state: State, place: Place | None) -> Iterator[StateFault]:
    """Tiles are laid where somebody stands."""
    if place is not None:
        there = state.boxes.get(place) if isinstance(place, Box) else place in range(PARCELS) and state.claimants(place)
        yield from unless(bool(there), "duel_tiles.place", "Nobody stands there.")
