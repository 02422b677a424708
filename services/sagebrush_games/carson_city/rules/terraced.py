"""Terraced houses: a house turned over instead of a new one, once all is full around."""

# [BB "Adosados"] [BB "Adosado"]

from collections.abc import Iterator

from sagebrush_games.carson_city.rules.houses import new_houses
from sagebrush_games.carson_city.rules.parcels import Reason, barriers
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import ALL, NEAR, NONE, Parcels, as_set, members
from sagebrush_games.carson_city.state.model import Kind, Plan, State

INNER = as_set(parcel for parcel, near in enumerate(NEAR) if near.bit_count() == 8)
"""The parcels with eight around them: never on the rim."""


def filled(rules: Ruleset, state: State) -> Parcels:
    """What may lie around a house that is turned over: buildings, houses, mountains, property tiles, the river."""
    return state.occupied | state.owned | rules.water


def none(_rules: Ruleset, _state: State, _plan: Plan) -> Parcels:
    """No house: without the Big Box they have no back."""
    return NONE


def turned_already(state: State, plan: Plan) -> Iterator[int]:
    """The houses that ``plan`` turns over, a new one among them when it is named twice."""
    for place, parcel in enumerate(plan.houses):
        if state.occupied >> parcel & 1 or parcel in plan.houses[:place]:
            yield parcel


def houses_to_turn(state: State, plan: Plan) -> Parcels:
    """The houses on the map, and the new ones of ``plan``, that still show their front."""
    return (state.tiles[Kind.HOUSE] | new_houses(state, plan)) & ~as_set(turned_already(state, plan))


def turn_reasons(rules: Ruleset, state: State, plan: Plan) -> list[Reason]:
    """Which houses may not be turned over for ``plan``, and why."""  # [ruling R25]
    houses = houses_to_turn(state, plan)
    full = filled(rules, state) | new_houses(state, plan) | 1 << plan.parcel
    enclosed = as_set(parcel for parcel in members(houses & INNER) if not NEAR[parcel] & ~full)
    return [
        ("no-house-there", ~houses),
        ("house-not-enclosed", ~enclosed),
        *barriers(rules, state),
        ("owner-refused", state.refused[plan.seat]),
    ]


def turnable(rules: Ruleset, state: State, plan: Plan) -> Parcels:
    """The houses that may be turned over for ``plan``, the consent of other owners provided."""
    found = ALL
    for _, parcels in turn_reasons(rules, state, plan):
        found &= ~parcels
    return found
