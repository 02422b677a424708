"""The mine carts, the Lantern and the Dynamite of Gold Rush."""

from dataclasses import dataclass

NOBODY = -1


@dataclass(slots=True)
class Diggings:
    """Mine carts by owner and in the supply; who has the Lantern and who the Dynamite card."""

    carts: list[int]
    supply: int
    lantern: int = NOBODY
    dynamite: int = NOBODY

    def copy(self) -> "Diggings":
        """Independent diggings."""
        return Diggings(self.carts[:], self.supply, self.lantern, self.dynamite)
