"""Fields of a state that came later than the first stored games: ``field(default=..., metadata=LATER)``.

Such a field stands at its default in every game that was stored before it existed. While it does, the hash of the state
leaves it out, so that those games keep the hashes they were stored with.
"""

from dataclasses import Field
from typing import Any

LATER = {"later": True}


def is_later(entry: Field[Any]) -> bool:
    """Whether a field is marked as a later one."""
    return "later" in entry.metadata
