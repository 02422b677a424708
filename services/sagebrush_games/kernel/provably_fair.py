"""Chance that anybody can check afterwards: every draw follows from a seed the host committed to before play.

``commitment`` is published first, seats add entropy, and each draw is a keyed hash of its purpose, the version it is
made for and its place among the draws of that version. So a repeated command meets the same dice.
"""

import hmac
from collections.abc import Iterable, Mapping
from hashlib import sha256

from sagebrush_games.kernel.chance import Chance

WORD = 1 << 32
MOST_OUTCOMES = WORD
"""Outcomes that one draw can tell apart; more would never be drawn."""


def commitment(game: str, seed: bytes) -> str:
    """Hex SHA-256 that binds the host to ``seed`` for ``game``."""
    return sha256(b"sagebrush-v1|" + game.encode() + b"|" + seed).hexdigest()


def entropy_commitment(entropy: bytes) -> str:
    """Hex SHA-256 that binds a seat to ``entropy`` (at least 16 random bytes) before it shows them."""
    return sha256(entropy).hexdigest()


def master_key(game: str, seed: bytes, entropy: Iterable[bytes]) -> bytes:
    """The key of all draws of ``game``: the seed and what each seat added, in seat order."""
    added = b"".join(len(part).to_bytes(4, "big") + part for part in entropy)
    return hmac.digest(seed, b"sagebrush-v1|" + game.encode() + b"|" + added, "sha256")


def pooled(entropy: Iterable[bytes]) -> bytes:
    """What a table adds to the chance that it shares with others: a digest of what its seats add, in seat order."""
    return sha256(b"".join(len(part).to_bytes(4, "big") + part for part in entropy)).digest()


def shared_chance(master: bytes, drawn: Mapping[str, int]) -> Chance:
    """The draws of a game that shares its chance with others, after ``drawn``: by purpose, how many were made before.

    The third draw for a purpose has the same outcome among as many outcomes at every table, whatever happened before.
    """
    counts = dict(drawn)

    def draw(purpose: str, n: int) -> int:
        index = counts.get(purpose, 0)
        counts[purpose] = index + 1
        return _outcome(master, f"{purpose}|any|{index}", n)

    return draw


def provably_fair(master: bytes, version: int) -> Chance:
    """The draws of the commit ``version``: uniform by rejection, independent of when they are made."""
    index = -1

    def draw(purpose: str, n: int) -> int:
        nonlocal index
        index += 1
        return _outcome(master, f"{purpose}|{version}|{index}", n)

    return draw


def thinking_seed(master: bytes, version: int, seat: int) -> int:
    """The seed, below 2**48, with which the computer on ``seat`` decides the commit ``version``.

    Nobody can compute it before the game's seed is revealed. The names of draws have one part more, so no draw tells
    anything about it.
    """
    return int.from_bytes(hmac.digest(master, f"thinking|{version}|{seat}".encode(), "sha256")[:6], "big")


def _outcome(master: bytes, name: str, n: int) -> int:
    """A number from 0 to n-1, n at most 2**32; blocks of eight words are hashed until one word can be used."""
    limit = WORD - WORD % n
    block = 0
    while True:
        digest = hmac.digest(master, f"{name}|{block}".encode(), "sha256")
        for start in range(0, len(digest), 4):
            word = int.from_bytes(digest[start : start + 4], "big")
            if word < limit:
                return word % n
        block += 1
