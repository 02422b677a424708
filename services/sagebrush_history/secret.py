"""The secret of a game: the seed behind its commitment and the key of its draws."""

from dataclasses import dataclass, field

from sagebrush_games.kernel.chance import Chance, Draw, recording
from sagebrush_games.kernel.messages import GameStarted, Seat
from sagebrush_games.kernel.provably_fair import master_key, provably_fair, thinking_seed


@dataclass(frozen=True, slots=True)
class Secret:
    """The seed of a game and the key of its draws; never shown, never logged."""

    seed: bytes = field(repr=False)
    master: bytes = field(repr=False)

    def chance(self, version: int, draws: list[Draw]) -> Chance:
        """The draws of the commit ``version``, written into ``draws`` as they are made."""
        return recording(provably_fair(self.master, version), draws)

    def thinking_seed(self, version: int, seat: Seat) -> int:
        """The seed with which a computer on ``seat`` decides the commit ``version``."""
        return thinking_seed(self.master, version, seat)


def secret_of(started: GameStarted, seed: bytes) -> Secret:
    """The secret of a game whose seats added their entropy."""
    return Secret(seed, master_key(started.game, seed, [bytes.fromhex(seat.entropy) for seat in started.seats]))
