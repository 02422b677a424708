"""The mine carts, the Lantern and the Dynamite of Gold Rush."""

from dataclasses import dataclass

from sagebrush_games.kernel.copying import DerivedCopy

NOBODY = -1


@dataclass(slots=True)
class Diggings(DerivedCopy):
    """Mine carts by owner and in the supply; who has the Lantern and who the Dynamite card."""

    carts: list[int]
    supply: int
    lantern: int = NOBODY
    dynamite: int = NOBODY
