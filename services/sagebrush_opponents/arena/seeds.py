"""Seeds of games and decisions, each a hash of its own.

Were the seed of a decision that of the game, a guess at the hidden part would draw what the set-up drew, and be right.
"""

from hashlib import blake2b


def seed_of(purpose: str, *numbers: int) -> int:
    """48 bits that follow from ``purpose`` and ``numbers``."""
    text = "|".join((purpose, *map(str, numbers)))
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")
