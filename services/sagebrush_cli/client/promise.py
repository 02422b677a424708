"""What a table promised about its dice: kept by this guest, compared with the game, checked at its end."""

from dataclasses import dataclass
from hashlib import sha256
from secrets import token_bytes

from sagebrush_cli.client.api import Api, Json, Refused

ENTROPY_BYTES = 32


def new_entropy() -> str:
    """Random bytes of this guest, hex; secret until every seat is taken."""
    return token_bytes(ENTROPY_BYTES).hex()


def commitment_to(entropy: str) -> str:
    """The SHA-256 that a guest publishes before it reveals ``entropy``; empty for a seat that adds none."""
    return sha256(bytes.fromhex(entropy)).hexdigest() if entropy else ""


@dataclass(frozen=True, slots=True)
class Promise:
    """What the table showed before this guest revealed its entropy; ``seats``: what each seat committed to."""

    game: str
    commitment: str
    seats: tuple[str, ...]

    @classmethod
    def of(cls, opened: Json, full: Json, entropy: str) -> "Promise":
        """From a table when it was ``opened`` and when it was ``full``, with our own ``entropy`` on our seat."""
        committed = [seat["entropy_commitment"] for seat in full["seats"]]
        committed[full["seat"]] = commitment_to(entropy)
        return cls(opened["table"], opened["commitment"], tuple(committed))

    def check(self, api: Api) -> None:
        """Nothing; raises Refused when the game began with anything else than its table promised."""
        begun = next(api.frames(self.game, 0, 1, None))["events"][0]
        if begun["commitment"] != self.commitment:
            raise _broken("The game has another commitment to its seed than the table showed")
        if tuple(commitment_to(seat["entropy"]) for seat in begun["seats"]) != self.seats:
            raise _broken("A seat has other entropy in the game than it had committed to")


def _broken(what: str) -> Refused:
    return Refused("promise-broken", f"{what}: do not trust its dice.")
