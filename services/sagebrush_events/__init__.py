"""The record: streams of commits. It knows bytes, not games."""

from sagebrush_events.commit import Commit, chain_hash, decode, encode, fingerprint
from sagebrush_events.connect import connect
from sagebrush_events.record import (
    Answer,
    Append,
    Conflict,
    Delivery,
    Duplicate,
    FeedEntry,
    Full,
    Group,
    KeyReused,
    Lost,
    Ok,
    Record,
    Snapshot,
    StoreFull,
    Unavailable,
    UnsafeStore,
)

__all__ = [
    "Answer",
    "Append",
    "Commit",
    "Conflict",
    "Delivery",
    "Duplicate",
    "FeedEntry",
    "Full",
    "Group",
    "KeyReused",
    "Lost",
    "Ok",
    "Record",
    "Snapshot",
    "StoreFull",
    "Unavailable",
    "UnsafeStore",
    "chain_hash",
    "connect",
    "decode",
    "encode",
    "fingerprint",
]
