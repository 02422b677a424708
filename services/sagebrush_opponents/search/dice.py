"""Dice that fall alike for every candidate: a draw depends on its purpose and on how often that was drawn before."""

from zlib import crc32

from sagebrush_games.kernel.chance import Chance, seeded


class Dice:
    """A source with a stream of its own for each purpose, so that one draw more here shifts none elsewhere.

    ``draws`` counts what was drawn.
    """

    __slots__ = ("_seed", "_streams", "draws")

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._streams: dict[str, Chance] = {}
        self.draws = 0

    def __call__(self, purpose: str, n: int) -> int:
        """The next outcome of the purpose."""
        self.draws += 1
        stream = self._streams.get(purpose)
        if stream is None:
            stream = self._streams[purpose] = seeded(self._seed * 0x2545F491 + crc32(purpose.encode()))
        return stream(purpose, n)

    def others(self) -> "Dice":
        """Other dice, to look ahead with: nobody decides by what these here are about to show."""
        return Dice(self._seed + 0x5851F42D * (self.draws + 1))
