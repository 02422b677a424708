"""The record: streams of commits. It knows bytes, not games."""

from sagebrush_events.commit import Commit, chain_hash, decode, encode, fingerprint
from sagebrush_events.connect import connect, open_feed
from sagebrush_events.feed import Consumer, Delivery, Feed, FeedEntry, Overdue
from sagebrush_events.record import (
    Answer,
    Append,
    Conflict,
    Duplicate,
    Full,
    KeyReused,
    Lost,
    Ok,
    Record,
    Refused,
    Snapshot,
    StoreFull,
    Unavailable,
    UnfitStore,
    UnsafeStore,
)

__all__ = [
    "Answer",
    "Append",
    "Commit",
    "Conflict",
    "Consumer",
    "Delivery",
    "Duplicate",
    "Feed",
    "FeedEntry",
    "Full",
    "KeyReused",
    "Lost",
    "Ok",
    "Overdue",
    "Record",
    "Refused",
    "Snapshot",
    "StoreFull",
    "Unavailable",
    "UnfitStore",
    "UnsafeStore",
    "chain_hash",
    "connect",
    "decode",
    "encode",
    "fingerprint",
    "open_feed",
]
