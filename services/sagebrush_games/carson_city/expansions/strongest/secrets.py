"""What a viewer knows of the duel tiles, and back from there to all tiles."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sagebrush_games.carson_city.events.duel_tiles import TileChosen, TilesDealt, TilesDrawn
from sagebrush_games.carson_city.expansions.strongest import unseen
from sagebrush_games.carson_city.expansions.strongest.tiles import one_set, shared
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.duel_tiles import NO_TILE, Draw, DuelTiles, Hand, joined
from sagebrush_games.kernel.chance import Chance, shuffled
from sagebrush_games.kernel.messages import Event, Seat, Viewer

SECRET: Mapping[type[Event], Callable[[Any], Event]] = {
    TilesDealt: lambda event: replace(event, tiles=()),
    TileChosen: lambda event: replace(event, tile=NO_TILE),
    TilesDrawn: lambda event: replace(event, tiles=()),
}
"""By class of the events that ``seat`` alone may read in full: what the others read."""


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


def duel_tiles_view(tiles: DuelTiles | None, viewer: Viewer) -> DuelTilesView | None:
    """What ``viewer`` may know of the tiles."""
    if tiles is None:
        return None
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
    )


def guessed(rules: Ruleset, view: DuelTilesView | None, viewer: Viewer, chance: Chance) -> DuelTiles | None:
    """Tiles that look like ``view``, hidden hands and choices drawn."""
    if view is None:
        return None
    seen = [() if seat == viewer else laid for seat, laid in enumerate(view.revealed)]
    hidden = _hands(rules, _used(view, seen), viewer, chance)
    hands = [joined(hand, laid) for hand, laid in zip(hidden, seen, strict=True)]
    chosen = tuple(_choice(view, viewer, seat, hand, chance) for seat, hand in enumerate(hands))
    revealed = tuple(seat for seat, laid in enumerate(view.revealed) if laid)
    return DuelTiles(tuple(hands), chosen, view.totals, view.shown, view.draws, revealed)


def _used(view: DuelTilesView, seen: Sequence[Hand]) -> DuelTilesView:
    """The view as it would be if the tiles that are ``seen`` in hands had been used: nothing is hidden about them."""
    sizes, shown, draws = list(view.sizes), list(view.shown), list(view.draws)
    last = {draw.seat: place for place, draw in enumerate(draws)}
    for seat, laid in enumerate(seen):
        sizes[seat] -= len(laid)
        if seat in last:
            draw = draws[last[seat]]
            draws[last[seat]] = replace(draw, shown=joined(draw.shown, laid))
        else:
            shown[seat] = joined(shown[seat], laid)
    return replace(view, sizes=tuple(sizes), shown=tuple(shown), draws=tuple(draws))


def _choice(view: DuelTilesView, viewer: Viewer, seat: Seat, hand: Hand, chance: Chance) -> Hand:
    if seat == viewer and view.choice is not None:
        return view.choice
    if view.revealed[seat] or not view.chosen[seat]:
        return view.revealed[seat]
    return tuple(shuffled(chance, "unseen-choice", hand)[: view.chosen[seat]])


def _hands(rules: Ruleset, view: DuelTilesView, viewer: Viewer, chance: Chance) -> list[Hand]:
    values = len(one_set(rules))
    found: dict[Seat, Hand] = {} if viewer is None or view.hand is None else {viewer: view.hand}
    drawers = [draw.seat for draw in view.draws]
    last = {seat: place for place, seat in enumerate(drawers)}
    drawn = tuple(_drawn(view, place, last, found, values) for place in range(len(drawers)))
    for place, hand in enumerate(unseen.drawn_hands(drawn, chance)):
        if last[drawers[place]] == place:
            found.setdefault(drawers[place], _tiles(hand))
    for seats, tiles in shared(rules):
        _deal(view, seats, _counts(tiles, values), last, found, chance)
    return [found[seat] for seat in range(rules.seats)]


def _drawn(
    view: DuelTilesView, place: int, last: dict[Seat, int], known: dict[Seat, Hand], values: int
) -> unseen.Drawn:
    """One draw; only the last one of a seat can still be in its hand."""
    draw = view.draws[place]
    size = draw.size - len(draw.shown)
    own = known.get(draw.seat) if last[draw.seat] == place else None
    return _counts(draw.used, values), _counts(draw.shown, values), size, None if own is None else _counts(own, values)


def _deal(
    view: DuelTilesView,
    seats: range,
    tiles: unseen.Counts,
    last: dict[Seat, int],
    found: dict[Seat, Hand],
    chance: Chance,
) -> None:
    """Adds the dealt hands of ``seats`` that nobody has shown."""
    values = len(tiles)
    for seat in seats:
        tiles = unseen.minus(tiles, _counts(view.shown[seat], values))
        if seat in found and seat not in last:
            tiles = unseen.minus(tiles, _counts(found[seat], values))
    hidden = [seat for seat in seats if seat not in found and seat not in last]
    wanted = tuple((view.sizes[seat], view.totals[seat] - sum(view.shown[seat])) for seat in hidden)
    for seat, hand in zip(hidden, unseen.dealt(tiles, wanted, chance), strict=True):
        found[seat] = _tiles(hand)


def _counts(hand: Hand, values: int) -> unseen.Counts:
    counted = Counter(hand)
    return tuple(counted[value] for value in range(values))


def _tiles(counts: unseen.Counts) -> Hand:
    return joined(value for value, count in enumerate(counts) for _ in range(count))
