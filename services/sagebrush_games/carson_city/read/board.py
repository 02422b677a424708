"""The map and the row of boxes, as everybody sees them."""

from dataclasses import dataclass

from sagebrush_games.carson_city.rules.income import earning
from sagebrush_games.carson_city.rules.parcels import barred
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import PARCELS, Edge, Parcel, Parcels, ends, has, parcel_name
from sagebrush_games.carson_city.state.model import NOBODY, SHELF, Box, Kind, State
from sagebrush_games.kernel.messages import Seat


@dataclass(slots=True)
class ParcelView:
    """A parcel. ``price`` in dollars is None where nobody can buy now: owned, water, the town hall's, an outlaw's.

    ``income`` is what the tile shows, before the Grocer, an attacker or an outlaw; None when nothing there can pay.
    """

    parcel: Parcel  # row * 8 + column, both from 0
    name: str  # C4: third column, fourth row
    tile: Kind | None
    owner: Seat | None
    connected: bool
    price: int | None
    income: int | None
    cowboys: tuple[Seat, ...]
    outlaw: bool


@dataclass(slots=True)
class RoadView:
    """A road on the map, and the corners (row, column from 0 to 8) it joins."""

    edge: Edge
    ends: tuple[tuple[int, int], tuple[int, int]]


@dataclass(slots=True)
class BoxView:
    """A box of the action row, in the order of resolution. ``price`` is of a building or of one victory point."""

    box: Box
    price: int | None
    duel: bool
    open: bool
    building: Kind | None
    cowboys: tuple[Seat, ...]  # in the order of placing, a seat twice when it has two there


def road_views(state: State) -> tuple[RoadView, ...]:
    """The roads on the map, as built."""
    return tuple(RoadView(edge, ends(edge)) for edge in state.built)


def box_views(rules: Ruleset, state: State) -> tuple[BoxView, ...]:
    """The boxes in play."""
    shut = rules.shut(rules, state)
    return tuple(
        BoxView(
            box=box,
            price=rules.prices.get(box),
            duel=box not in rules.crowded,
            open=box not in shut,
            building=state.offers[SHELF[box]] if box in SHELF else None,
            cowboys=state.boxes[box],
        )
        for box in rules.boxes
    )


def parcel_views(rules: Ruleset, state: State) -> tuple[ParcelView, ...]:
    """Every parcel of the map."""
    paying, shut = earning(rules, state), state.owned | barred(rules, state)
    return tuple(_parcel(rules, state, parcel, paying, shut) for parcel in range(PARCELS))


def _parcel(rules: Ruleset, state: State, parcel: Parcel, paying: Parcels, shut: Parcels) -> ParcelView:
    return ParcelView(
        parcel=parcel,
        name=parcel_name(parcel),
        tile=state.kind(parcel),
        owner=somebody(state.owner(parcel)),
        connected=has(state.connected, parcel),
        price=None if has(shut, parcel) else rules.parcel_price(rules, state, parcel),
        income=rules.tile_income(rules, state, parcel) if has(paying, parcel) else None,
        cowboys=tuple(state.claimants(parcel)),
        outlaw=has(state.outlaws, parcel),
    )


def somebody(seat: Seat) -> Seat | None:
    """``seat`` as views tell it: None for NOBODY."""
    return None if seat == NOBODY else seat
