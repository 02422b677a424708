"""Every well-formed command with one field, whatever the table: what the conformance suite holds candidates against."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from sagebrush_games.carson_city.state.board import EDGES, PARCELS
from sagebrush_games.carson_city.state.model import Box
from sagebrush_games.kernel.messages import Command, Seat

Domain = Callable[[Any, Any, Seat], Iterator[Command]]


def every_parcel(message: Callable[[Seat, int], Command]) -> Domain:
    """Every parcel, and one beyond the map."""
    return _each(message, range(PARCELS + 1))


def every_edge(message: Callable[[Seat, int], Command]) -> Domain:
    """Every edge, and one beyond the map."""
    return _each(message, range(EDGES + 1))


def every_box(message: Callable[[Seat, Box], Command]) -> Domain:
    """Every box of any edition."""
    return _each(message, tuple(Box))


def _each(message: Callable[[Seat, Any], Command], values: Sequence[Any]) -> Domain:
    return lambda _rules, _state, seat: (message(seat, value) for value in values)
