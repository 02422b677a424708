"""Snapshots: a cache of states in the record that may vanish, lie behind, or be of another release at any time.

A snapshot is believed only when the record still has the commit after which it was made, and that names the same hash
of the state: other commits may have led to the same state and to other players, clocks and moves to take back.
"""

import hashlib
from typing import Any, NamedTuple

import msgspec

from sagebrush_events import Record, Snapshot, decode
from sagebrush_games.kernel.malformed import Malformed
from sagebrush_games.kernel.platform_state import PlatformState
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.table import GameTable

EVERY = 64
"""Commits between two snapshots of a game."""


FORM = hashlib.blake2b(msgspec.json.encode(msgspec.json.schema(PlatformState)), digest_size=8).digest()
"""What the platform knows beside a state, as this release means it: another release may know less, or other things."""


class PackedSnapshot(NamedTuple):
    """Its form, the first commit of the game, the packed state, and what the platform knows beside it.

    ``chain``: the chain hash of the commit after which it was made.
    """

    form: bytes
    first: bytes
    state: bytes
    platform: PlatformState
    chain: bytes


_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(PackedSnapshot).decode


async def keep(record: Record, applied: AppliedCommit, chain: bytes, first: bytes) -> None:
    """Keeps ``applied``, whose chain hash is ``chain``, of the game whose first commit is ``first``."""
    kept = PackedSnapshot(FORM, first, applied.table.codec.pack_state(applied.state), applied.platform, chain)
    await record.put_snapshot(applied.table.game, Snapshot(applied.version, _pack(kept)))


def unpack(snapshot: Snapshot) -> PackedSnapshot | None:
    """What was kept; None when it is none of ours, or of a release that knew other things beside the state."""
    try:
        found = _unpack(snapshot.state)
    except msgspec.DecodeError:
        return None
    return found if found.form == FORM else None


def state_of(table: GameTable, packed: bytes, made_by: bytes) -> Any:
    """The state of a snapshot, None unless the commit ``made_by`` vouches for it and this release reads it."""
    try:
        state = table.codec.unpack_state(packed)
    except Malformed:
        return None
    return state if table.codec.state_hash(state) == decode(made_by).state else None
