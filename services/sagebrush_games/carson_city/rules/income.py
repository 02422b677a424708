"""What buildings pay (chapter "Gebäude"): counts of what lies around them, times dollars, up to the printed maximum."""

# [DE "GEBÄUDE"]

from collections.abc import Callable

from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import NEAR, NONE, Parcel, Parcels, members
from sagebrush_games.carson_city.state.model import Kind, State
from sagebrush_games.kernel.messages import Seat

Income = Callable[[Ruleset, State, Seat, Parcel], int]

MOUNTAIN = Kind.MOUNTAIN


def useful(state: State, seat: Seat, parcel: Parcel) -> Parcels:
    """The parcels around ``parcel`` that are unowned or belong to ``seat``: all others help only their owner."""
    # [DE "EINKOMMEN FÜR GEBÄUDE / ANGRIFFE AUF GEBÄUDE"]
    return NEAR[parcel] & (~state.owned | state.land[seat])  # only its owner has the use of an owned one


def house_units(rules: Ruleset, state: State, seat: Seat, parcel: Parcel) -> int:
    """Houses around ``parcel`` that count for ``seat``, with the buildings that count as houses."""
    near = useful(state, seat, parcel)
    tiles = state.tiles
    return sum((tiles[kind] & near).bit_count() * units for kind, units in rules.units.items())


def per_free_parcel(dollars: int, least: int) -> Income:
    """``dollars`` for each parcel around without anything on it, whoever owns it; never below ``least``."""
    # [DE "RANCH"]

    def income(_rules: Ruleset, state: State, _seat: Seat, parcel: Parcel) -> int:
        return max(least, dollars * (NEAR[parcel] & ~state.occupied).bit_count())

    return income


def per_mountain(dollars: int) -> Income:
    """``dollars`` for each useful mountain around."""  # [DE "SILBERMINE"]

    def income(_rules: Ruleset, state: State, seat: Seat, parcel: Parcel) -> int:
        return dollars * (state.tiles[MOUNTAIN] & useful(state, seat, parcel)).bit_count()

    return income


def per_house(dollars: int) -> Income:
    """``dollars`` for each useful house around."""  # [DE "SALOON"]

    def income(rules: Ruleset, state: State, seat: Seat, parcel: Parcel) -> int:
        return dollars * house_units(rules, state, seat, parcel)

    return income


def per_house_and_own(kind: Kind, dollars: int) -> Income:
    """``dollars`` for each useful house around, and for each building of ``kind`` the seat owns anywhere."""
    # [DE "DRUGSTORE"] [DE "BANK"]

    def income(rules: Ruleset, state: State, seat: Seat, parcel: Parcel) -> int:
        own = (state.tiles[kind] & state.land[seat]).bit_count()
        return dollars * (house_units(rules, state, seat, parcel) + own)

    return income


def per_house_twice_own(dollars: int) -> Income:
    """``dollars`` for each house around, whoever owns its parcel, and as much again on the seat's own parcels."""
    # [BB "Tienda"]

    def income(rules: Ruleset, state: State, seat: Seat, parcel: Parcel) -> int:
        own, tiles = state.land[seat], state.tiles
        return dollars * sum(
            ((tiles[kind] & NEAR[parcel]).bit_count() + (tiles[kind] & NEAR[parcel] & own).bit_count()) * units
            for kind, units in rules.units.items()
        )

    return income


def per_round_and_own(kind: Kind, dollars: int) -> Income:
    """``dollars`` for each round up to now, and for each building of ``kind`` the seat owns anywhere."""
    # [BB "Herrería"]

    def income(_rules: Ruleset, state: State, seat: Seat, _parcel: Parcel) -> int:
        return dollars * (state.round + (state.tiles[kind] & state.land[seat]).bit_count())

    return income


def fixed(dollars: int) -> Income:
    """Always ``dollars``."""  # [DE "HOTEL"]

    def income(_rules: Ruleset, _state: State, _seat: Seat, _parcel: Parcel) -> int:
        return dollars

    return income


def tile_income(rules: Ruleset, state: State, parcel: Parcel) -> int:
    """Dollars the building on ``parcel`` pays, 0 when none stands there."""
    # [BB "Indicativo de los ingresos de un edificio"] [ruling R14]
    kind = state.kind(parcel)
    if kind not in rules.income:
        return 0
    assert kind is not None
    return min(rules.buildings[kind].maximum, rules.income[kind](rules, state, state.owner(parcel), parcel))


def raided(_rules: Ruleset, state: State) -> Parcels:
    """Where outlaws stand."""
    return state.outlaws


def buildings(state: State, seat: Seat) -> Parcels:
    """The parcels with buildings of ``seat``."""
    tiles = state.tiles
    return state.land[seat] & state.occupied & ~(tiles[Kind.HOUSE] | tiles[Kind.TERRACED_HOUSE] | tiles[MOUNTAIN])


def anybody(_rules: Ruleset, _state: State, _seat: Seat) -> bool:
    """Nobody is too good for an attack."""
    return True


def protected(_rules: Ruleset, state: State, seat: Seat) -> Parcels:
    """The parcels around the churches of ``seat``, where attacks on its buildings fail."""  # [DE "KIRCHE"]
    found = NONE
    for church in members(state.tiles[Kind.CHURCH] & state.land[seat]):
        found |= NEAR[church]
    return found


def earning(rules: Ruleset, state: State) -> Parcels:
    """The parcels with buildings that can pay at all."""
    found = NONE
    for kind in rules.income:
        found |= state.tiles[kind]
    return found
