"""From what a viewer knows of the duel tiles back to all tiles: hands and choices that would look the same."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from sagebrush_games.carson_city.expansions.strongest import unseen
from sagebrush_games.carson_city.expansions.strongest.state import DuelTiles, Hand, joined
from sagebrush_games.carson_city.expansions.strongest.tiles import one_set, shared
from sagebrush_games.carson_city.expansions.strongest.view import DuelTilesView
from sagebrush_games.carson_city.read.view import View
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.kernel.chance import Chance, shuffled
from sagebrush_games.kernel.messages import Seat, Viewer


def guessed(rules: Ruleset, table: View, chance: Chance) -> DuelTiles:
    """Tiles that look like those of a view, hidden hands and choices drawn."""
    view = cast(DuelTilesView, table.duel_tiles)
    viewer = table.viewer
    seen = [() if seat == viewer else laid for seat, laid in enumerate(view.revealed)]
    hidden = _hands(rules, _used(view, seen), viewer, chance)
    hands = [joined(hand, laid) for hand, laid in zip(hidden, seen, strict=True)]
    chosen = tuple(_choice(view, viewer, seat, hand, chance) for seat, hand in enumerate(hands))
    revealed = tuple(seat for seat, laid in enumerate(view.revealed) if laid)
    return DuelTiles(tuple(hands), chosen, view.totals, view.shown, view.draws, revealed, view.place)


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
