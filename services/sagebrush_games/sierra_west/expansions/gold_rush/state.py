"""The mine carts, the Lantern and the Dynamite of Gold Rush."""

from dataclasses import dataclass
from typing import cast

from sagebrush_games.kernel.copying import DerivedCopy
from sagebrush_games.sierra_west.state.model import State

NOBODY = -1


@dataclass(slots=True)
class Diggings(DerivedCopy):
    """Mine carts by owner and in the supply; who has the Lantern and who the Dynamite card."""

    carts: list[int]
    supply: int
    lantern: int = NOBODY
    dynamite: int = NOBODY


def diggings_of(state: State) -> Diggings:
    """What this mode has on the table."""
    return cast(Diggings, state.diggings)
