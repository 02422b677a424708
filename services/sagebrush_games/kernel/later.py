"""What came into a state later than the first stored games, and is left out of its hash while it says nothing.

A field: ``field(default=..., metadata=LATER)``, while it stands at its default. A key of a mapping over all members of
an enum: ``field(metadata=sparse(...))``, while its value is false. So games that were stored before it existed keep the
hashes they were stored with.
"""

from collections.abc import Iterable
from dataclasses import Field
from typing import Any

LATER = {"later": True}
FIRST_KEYS = "first-keys"


def sparse(first: Iterable[str]) -> dict[str, frozenset[str]]:
    """The metadata of a mapping that is hashed without the members that are not among the ``first`` and have nothing.

    The first ones are named one by one, as text: they are those of the first stored games, whatever the enum becomes.
    """
    return {FIRST_KEYS: frozenset(first)}


def is_later(entry: Field[Any]) -> bool:
    """Whether a field is marked as a later one."""
    return "later" in entry.metadata


def first_keys(entry: Field[Any]) -> frozenset[str] | None:
    """The keys of a sparse mapping that are hashed in any case; None for other fields."""
    keys: frozenset[str] | None = entry.metadata.get(FIRST_KEYS)
    return keys
