"""Parcels and roads (chapters "Kauf von Parzellen" and "Wege"): where, and for how much."""

from collections.abc import Iterable

from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import ALL, AROUND, NONE, PARCELS, Edge, Parcel, Parcels, has, members
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.messages import Seat

Reason = tuple[str, Parcels]
"""A refusal code, and the parcels it forbids."""

NO_SUCH_PARCEL = "no-such-parcel"


def refusal_at(parcel: Parcel, reasons: Iterable[Reason]) -> str | None:
    """The first reason that forbids ``parcel``, or None."""
    if not 0 <= parcel < PARCELS:
        return NO_SUCH_PARCEL
    for code, parcels in reasons:
        if has(parcels, parcel):
            return code
    return None


def allowed_by(reasons: Iterable[Reason]) -> list[Parcel]:
    """The parcels that none of the reasons forbids, rising."""
    left = ALL
    for _, parcels in reasons:
        left &= ~parcels
    return members(left)


def everywhere(code: str, holds: bool) -> Reason:
    """The reason that forbids all parcels when it holds, and none otherwise."""
    return code, ALL if holds else NONE


def barriers(rules: Ruleset, state: State) -> list[Reason]:
    """Where nobody may buy, build or attack now, and why."""
    return [(code, parcels(state)) for code, parcels in rules.barriers]


def barred(rules: Ruleset, state: State) -> Parcels:
    """The parcels behind any barrier."""
    found = NONE
    for _, parcels in rules.barriers:
        found |= parcels(state)
    return found


def one_road(_rules: Ruleset, _edge: Edge) -> int:
    """A road takes one."""
    return 1


def nowhere(_rules: Ruleset, _state: State) -> Parcels:
    """No parcel."""
    return NONE


def price(_rules: Ruleset, state: State, parcel: Parcel) -> int:
    """1 dollar, and 1 for each tile on the parcel or around it: 1 to 10 dollars."""  # [DE "KAUF VON PARZELLEN"]
    return 1 + (state.occupied & AROUND[parcel]).bit_count()


def price_for(rules: Ruleset, state: State, seat: Seat, parcel: Parcel) -> int:
    """Dollars ``parcel`` costs ``seat``, whose character may know better."""
    return rules.characters[state.characters[seat]].parcel_price(rules.parcel_price(rules, state, parcel))


def has_property_tile(rules: Ruleset, state: State, seat: Seat) -> bool:
    """Whether ``seat`` has a property tile left."""
    return state.land[seat].bit_count() < rules.property_tiles


def wanted(rules: Ruleset, state: State, seat: Seat) -> Parcels:
    """The parcels for sale where a cowboy of ``seat``, white or not, stands."""
    claims = state.claims[seat]
    if state.sheriff.seat == seat and state.sheriff.parcel >= 0:
        claims |= 1 << state.sheriff.parcel
    return claims & ~state.owned & ~barred(rules, state)


def affordable(rules: Ruleset, state: State, seat: Seat) -> list[Parcel]:
    """The wanted parcels that ``seat`` can pay, rising."""
    if not has_property_tile(rules, state, seat):
        return []
    dollars = state.dollars[seat]
    return [p for p in members(wanted(rules, state, seat)) if price_for(rules, state, seat, p) <= dollars]
