"""The grid: 64 parcels, 144 edges for roads, and who lies next to whom, all computed once.

A parcel is ``row * 8 + column``, both from 0; a set of parcels is an int whose bit ``parcel`` is set. Edge ``e`` below
72 is horizontal, the north side of parcel ``e`` (64 to 71: the southern rim); edge ``72 + row * 9 + column`` is
vertical, the west side of the parcel in that row and column (column 8: the eastern rim).
"""

from collections.abc import Iterable
from typing import Annotated

from sagebrush_games.kernel.bounds import Range
from sagebrush_games.kernel.wording import Message, message

SIZE = 8
PARCELS = SIZE * SIZE
LONGEST_RIVER = 15  # parcels: the publisher's river tiles are so many
EDGES = 2 * SIZE * (SIZE + 1)
VERTICAL = SIZE * (SIZE + 1)

Parcel = Annotated[int, Range(-1, PARCELS - 1)]
"""-1 where a field says that it may be nowhere."""
Parcels = int
Edge = Annotated[int, Range(0, EDGES - 1)]

ALL: Parcels = (1 << PARCELS) - 1
NONE: Parcels = 0

Corner = tuple[Annotated[int, Range(0, SIZE)], Annotated[int, Range(0, SIZE)]]


def parcel_at(row: int, column: int) -> Parcel:
    """The parcel in ``row`` and ``column``, both from 0."""
    return row * SIZE + column


def parcel_name(parcel: Parcel) -> str:
    """``C4`` for the third column and the fourth row."""
    row, column = divmod(parcel, SIZE)
    return f"{'ABCDEFGH'[column]}{row + 1}"


def edge_name(edge: Edge) -> Message:
    """As in ``the north side of C4``; the southern and eastern rim are named after the parcel inside."""
    if edge < PARCELS:
        return message("edge-north", parcel=edge)
    if edge < VERTICAL:
        return message("edge-south", parcel=edge - SIZE)
    row, column = divmod(edge - VERTICAL, SIZE + 1)
    if column < SIZE:
        return message("edge-west", parcel=parcel_at(row, column))
    return message("edge-east", parcel=parcel_at(row, column - 1))


def ends(edge: Edge) -> tuple[Corner, Corner]:
    """The two corners (row, column from 0 to 8) an edge joins."""
    if edge < VERTICAL:
        row, column = divmod(edge, SIZE)
        return (row, column), (row, column + 1)
    row, column = divmod(edge - VERTICAL, SIZE + 1)
    return (row, column), (row + 1, column)


def as_set(parcels: Iterable[Parcel]) -> Parcels:
    """The set of ``parcels``."""
    found = NONE
    for parcel in parcels:
        found |= 1 << parcel
    return found


def _near(parcel: Parcel) -> Parcels:
    row, column = divmod(parcel, SIZE)
    rows = range(max(row - 1, 0), min(row + 2, SIZE))
    columns = range(max(column - 1, 0), min(column + 2, SIZE))
    return as_set(parcel_at(r, c) for r in rows for c in columns) & ~(1 << parcel)


def _touched(edge: Edge) -> Parcels:
    return as_set(
        parcel_at(r, c)
        for row, column in ends(edge)
        for r in (row - 1, row)
        for c in (column - 1, column)
        if 0 <= r < SIZE and 0 <= c < SIZE
    )


NEAR: tuple[Parcels, ...] = tuple(map(_near, range(PARCELS)))
"""By parcel: the up to eight parcels around it."""

AROUND: tuple[Parcels, ...] = tuple(NEAR[parcel] | 1 << parcel for parcel in range(PARCELS))
"""By parcel: itself and the parcels around it."""

TOUCHED: tuple[Parcels, ...] = tuple(map(_touched, range(EDGES)))
"""By edge: the parcels with a corner at one of its ends; a road there connects them."""

JOINED: tuple[tuple[Edge, ...], ...] = tuple(
    tuple(other for other in range(EDGES) if other != edge and set(ends(other)) & set(ends(edge)))
    for edge in range(EDGES)
)
"""By edge: the edges that share an end with it, rising."""

SIDES: tuple[tuple[Edge, Edge, Edge, Edge], ...] = tuple(
    (parcel, VERTICAL + row * (SIZE + 1) + column + 1, parcel + SIZE, VERTICAL + row * (SIZE + 1) + column)
    for parcel in range(PARCELS)
    for row, column in [divmod(parcel, SIZE)]
)
"""By parcel: its north, east, south and west side."""

_IN_ROW = tuple(
    tuple(tuple(parcel_at(row, column) for column in range(SIZE) if bits >> column & 1) for bits in range(1 << SIZE))
    for row in range(SIZE)
)


def members(parcels: Parcels) -> list[Parcel]:
    """The parcels of a set, rising."""
    found: list[Parcel] = []
    if not parcels:
        return found
    for row in _IN_ROW:
        found += row[parcels & 255]
        parcels >>= 8
    return found


def has(parcels: Parcels, parcel: Parcel) -> bool:
    """Whether ``parcel`` belongs to the set."""
    return parcels >> parcel & 1 == 1
