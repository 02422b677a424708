"""Dice that can be copied: a branch of a game goes on with the same throws."""

from sagebrush_games.kernel.chance import MASK


class CopyableDice:
    """The draws of ``kernel.chance.seeded`` (SplitMix64), from a state that can be read and copied."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def __call__(self, _purpose: str, n: int) -> int:
        """A number from 0 to ``n`` - 1."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return ((z ^ (z >> 31)) >> 11) * n >> 53

    def copy(self) -> "CopyableDice":
        """Dice that will throw the same."""
        return CopyableDice(self.state)
