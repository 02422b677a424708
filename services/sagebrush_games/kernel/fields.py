"""What the fields of a state say of themselves: which of them are left out of its hash, and when.

A field that came after the first stored games is ``field(default=..., metadata=OMIT_DEFAULT_FROM_HASH)``: while it
stands at its default, the hash leaves it out. A mapping over all members of an enum is
``field(metadata=omit_empty_keys_from_hash(...))``: members that came later are left out while their value is false. So
games that were stored before a field or a member existed keep the hashes they were stored with.
"""

from collections.abc import Iterable
from dataclasses import Field
from typing import Any

OMIT_DEFAULT_FROM_HASH = {"omit-default-from-hash": True}
KEYS_ALWAYS_HASHED = "keys-always-hashed"


def omit_empty_keys_from_hash(first: Iterable[str]) -> dict[str, frozenset[str]]:
    """The metadata of a mapping whose hash always has the keys in ``first``, and others where they have a value.

    The first ones are named one by one, as text: they are those of the first stored games, whatever the enum becomes.
    """
    return {KEYS_ALWAYS_HASHED: frozenset(first)}


def is_omitted_at_default(entry: Field[Any]) -> bool:
    """Whether the hash leaves a field out while it stands at its default."""
    return "omit-default-from-hash" in entry.metadata


def keys_always_hashed(entry: Field[Any]) -> frozenset[str] | None:
    """The keys of a mapping that are hashed in any case; None for a field whose every key is."""
    keys: frozenset[str] | None = entry.metadata.get(KEYS_ALWAYS_HASHED)
    return keys
