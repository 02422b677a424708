"""Why characters cannot have left on the table what lies there."""

from collections.abc import Iterator

from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import PARCELS, has
from sagebrush_games.carson_city.state.model import NOBODY, Auction, Kind, State, Throw, Token
from sagebrush_games.kernel.faults import StateFault, any_not_among, not_among, not_as_many, not_seats, unless

STAGES = ("", "outlaws", "town-hall", "attacks")
"""Parts of the building income."""
DIE = range(1, 7)
MOST_TOKENS = 9
"""Of one kind, at once."""


def effects_faults(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """What is wrong with ``state.effects``; nothing with those of a game."""
    effects, seats = state.effects, range(rules.seats)
    yield from not_among("effects.stage", effects.stage, STAGES)
    yield from not_among("effects.tokens", effects.tokens, range(MOST_TOKENS + 1))
    yield from not_among("effects.dynamite", effects.dynamite, range(MOST_TOKENS + 1))
    yield from not_among("effects.errand", effects.errand, range(NOBODY, rules.seats))
    yield from not_among("effects.heroes", effects.heroes, range(NOBODY, rules.seats))
    for name in ("promised", "finished", "holders", "defeated", "thrifty", "paved"):
        yield from any_not_among(f"effects.{name}", getattr(effects, name), seats)
    for name in ("sheltered", "charges"):
        for token in getattr(effects, name):
            yield from _token(rules, token, f"effects.{name}")
    for parcel in effects.blasted:
        yield from unless(has(state.tiles[Kind.MINE], parcel % PARCELS), "effects.blasted", "There is no mine.")
    if effects.after is not None:
        yield from not_among("effects.after", effects.after, rules.boxes)
    if effects.auction is not None:
        yield from _auction(rules, state, effects.auction)
    if effects.throw is not None:
        yield from _throw(rules, state, effects.throw)


def _token(rules: Ruleset, token: Token, field: str) -> Iterator[StateFault]:
    """A token of nobody, or nowhere; it lies there until the round ends, also when its cowboy has gone."""
    yield from not_among(field, token.seat, range(rules.seats))
    places = rules.boxes if isinstance(token.place, str) else range(PARCELS)
    yield from not_among(field, token.place, places)


def _auction(rules: Ruleset, state: State, auction: Auction) -> Iterator[StateFault]:
    yield from not_among("effects.auction.seller", auction.seller, range(rules.seats))
    yield from not_among("effects.auction.bidder", auction.bidder, range(NOBODY, rules.seats))
    yield from not_among("effects.auction.last", auction.last, range(NOBODY, rules.seats))
    yield from not_seats("effects.auction.out", auction.out, rules.seats)
    yield from any_not_among("effects.auction.lots", auction.lots, range(PARCELS))
    owned = any(has(state.owned, lot) for lot in auction.lots if lot in range(PARCELS))
    yield from unless(not owned, "effects.auction.lots", "A parcel that is sold has no owner.")
    richest = max(state.dollars)
    yield from not_among("effects.auction.dollars", auction.dollars, range(richest + 1))


def _throw(rules: Ruleset, _state: State, throw: Throw) -> Iterator[StateFault]:
    yield from not_seats("effects.throw.duelists", throw.duelists, rules.seats)
    yield from not_as_many("effects.throw.dice", throw.dice, len(throw.duelists))
    for dice in throw.dice:
        yield from any_not_among("effects.throw.dice", dice, DIE)
