"""The river of Boats & Banjos."""

from dataclasses import dataclass, field
from typing import cast

from sagebrush_games.kernel.copying import DerivedCopy
from sagebrush_games.sierra_west.state.model import State


@dataclass(slots=True)
class River(DerivedCopy):
    """Canoes and fish by owner, and what lies on the river.

    A canoe is on place 0, the fish market, or on a card of the row, counted from the left. Fish are trout, bass and
    salmon. The pieces of a card are stone and gold, from the left.
    """

    canoes: list[int]
    fish: list[list[int]]
    supply: list[int]
    pieces: list[list[int]] = field(default_factory=list)


def river_of(state: State) -> River:
    """What this mode has on the table."""
    return cast(River, state.river)
