"""The secret of a game: the seed behind its commitment and the key of its draws."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from sagebrush_games.kernel.chance import Chance, Draw, recording
from sagebrush_games.kernel.messages import GameStarted, Seat
from sagebrush_games.kernel.provably_fair import master_key, provably_fair, shared_chance, thinking_seed


@dataclass(frozen=True, slots=True)
class Secret:
    """The seed of a game and the key of its draws; never shown, never logged. ``is_shared``: with other tables."""

    seed: bytes = field(repr=False)
    master: bytes = field(repr=False)
    is_shared: bool = False

    def chance(self, version: int, draws: list[Draw], drawn: Sequence[tuple[str, int]] = ()) -> Chance:
        """The draws of the commit ``version``, written into ``draws`` as they are made.

        ``drawn``: by purpose, how many were made before, which matters where the chance is shared.
        """
        chance = shared_chance(self.master, dict(drawn)) if self.is_shared else provably_fair(self.master, version)
        return recording(chance, draws)

    def thinking_seed(self, version: int, seat: Seat) -> int:
        """The seed with which a computer on ``seat`` decides the commit ``version``."""
        return thinking_seed(self.master, version, seat)


def committed_id(started: GameStarted) -> str:
    """The id that the commitment to the seed names: of the game, or of the group with which it shares its chance."""
    return started.shared.group if started.shared else started.game


def secret_of(started: GameStarted, seed: bytes) -> Secret:
    """The secret of a game whose seats added their entropy; raises ValueError where that is not hex."""
    shared = started.shared
    added = shared.pool if shared else [seat.entropy for seat in started.seats]
    return Secret(seed, master_key(committed_id(started), seed, map(bytes.fromhex, added)), shared is not None)
