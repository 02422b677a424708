"""The course of a river: a chain of parcels from rim to rim, printed or a table's own."""

# [ruling R70]

from collections.abc import Sequence
from itertools import pairwise

from sagebrush_games.carson_city.state.board import LONGEST_RIVER, SIZE, Parcel, parcel_at
from sagebrush_games.kernel.manifest import Option

PRINTED = "printed"
GOLD_RUSH = "gold-rush"

FOR_A_MOUNTAIN = 3
"""River tiles for which one mountain stays in the box (publisher)."""


def fault(value: str | int | bool) -> str | None:
    """Why ``value`` is no river, as a sentence, or None: parcels by name, one after the other, such as "A3 B3 B4"."""
    names = str(value).split()
    wrong = [name for name in names if len(name) != 2 or name[0] not in "ABCDEFGH" or name[1] not in "12345678"]
    if wrong or not names:
        return "A river is printed, gold-rush, or its parcels by name from one end to the other, such as A3 B3 B4."
    return shape_fault(parcels(names))


def shape_fault(chain: Sequence[Parcel]) -> str | None:
    """Why these parcels are no river, as a sentence, or None."""
    if len(chain) > LONGEST_RIVER:
        return f"A river has at most {LONGEST_RIVER} parcels."
    if len(set(chain)) < len(chain):
        return "A river does not come back to a parcel."
    if any(distance(one, other) != 1 for one, other in pairwise(chain)):
        return "Each parcel of a river shares a side with the next one."
    if not (on_rim(chain[0]) and on_rim(chain[-1])) or len(chain) == 1:
        return "A river begins and ends on the rim of the map."
    return None


def parcels(names: Sequence[str]) -> list[Parcel]:
    """The parcels of their names."""
    return [parcel_at(int(name[1]) - 1, "ABCDEFGH".index(name[0])) for name in names]


def distance(one: Parcel, other: Parcel) -> int:
    """Steps from side to side."""
    (row, column), (to_row, to_column) = divmod(one, SIZE), divmod(other, SIZE)
    return abs(row - to_row) + abs(column - to_column)


def on_rim(parcel: Parcel) -> bool:
    """Whether the map ends beside the parcel."""
    row, column = divmod(parcel, SIZE)
    return row in (0, SIZE - 1) or column in (0, SIZE - 1)


RIVER = Option(
    "river",
    "River",
    "The printed river, the same with nine mountains for a gold rush, or its own parcels such as A3 B3 B4.",
    (PRINTED, GOLD_RUSH),
    fault=fault,
    variant="carson-river",
)
