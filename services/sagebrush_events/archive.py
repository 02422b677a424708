"""A finished game as one small file: what follows from the order is left out, the head of the chain proves it."""

from itertools import accumulate

import msgspec
import zstandard

from sagebrush_events.commit import (
    FIRST_RULES,
    HASH_BYTES,
    NO_HASH,
    UUID_BYTES,
    Commit,
    DamagedCommitError,
    Draw,
    chain_hash,
    check_chain,
    decode,
    encode,
    packed_uuid,
    unpacked_uuid,
)

LEVEL = 19
LARGEST = 64 * 2**20
"""Bytes that an archive may unfold to."""


class _Columns(msgspec.Struct, array_like=True):
    """The commits field by field, so that like stands beside like; new fields come at the end, with a default."""

    head: bytes
    """Chain hash of the last commit."""
    times: list[int]
    """The first time, then differences."""
    seats: list[int | None]
    commands: list[bytes]
    events: list[list[bytes]]
    draws: list[list[Draw]]
    engines: list[dict[str, str | int] | None]
    command_ids: list[str | None]
    """None for the next of ``uuids``."""
    uuids: bytes
    states: bytes
    rules: bytes = b""
    """The version of the rules of each commit, a byte each; empty in archives of 0.1."""


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(_Columns)


def pack(stored: list[bytes]) -> bytes:
    """All commits of a game, compressed; DamagedCommitError unless ``unpack`` gives the same bytes back."""
    head = check_chain(stored)
    columns = _columns(head, [decode(data) for data in stored])
    packed = zstandard.ZstdCompressor(level=LEVEL).compress(_ENCODER.encode(columns))
    if unpack(packed) != stored:
        raise DamagedCommitError("these commits were written by something else")
    return packed


def unpack(packed: bytes) -> list[bytes]:
    """The commits, byte for byte as they were stored; DamagedCommitError if any of them is not."""
    try:
        columns = _DECODER.decode(_unfolded(packed))
        stored = _chained(_commits(columns))
    except (zstandard.ZstdError, msgspec.MsgspecError, ValueError, OverflowError, RecursionError) as error:
        raise DamagedCommitError(str(error)) from error
    check_chain(stored, columns.head)
    return stored


def _unfolded(packed: bytes) -> bytes:
    """What was compressed; ``max_output_size`` alone limits only archives that do not say how large they are."""
    if zstandard.frame_content_size(packed) > LARGEST:
        raise ValueError(f"the archive unfolds to more than {LARGEST} bytes")
    return zstandard.ZstdDecompressor().decompress(packed, max_output_size=LARGEST, allow_extra_data=False)


def _columns(head: bytes, commits: list[Commit]) -> _Columns:
    times = [commit.time for commit in commits]
    uuids = [packed_uuid(commit.command_id) for commit in commits]
    return _Columns(
        head=head,
        times=[time - before for before, time in zip([0, *times], times, strict=False)],
        seats=[commit.seat for commit in commits],
        commands=[commit.command for commit in commits],
        events=[commit.events for commit in commits],
        draws=[commit.draws for commit in commits],
        engines=[commit.engine for commit in commits],
        command_ids=[None if packed else commit.command_id for packed, commit in zip(uuids, commits, strict=True)],
        uuids=b"".join(uuids),
        states=b"".join(commit.state for commit in commits),
        rules=bytes(commit.rules for commit in commits),
    )


def _commits(columns: _Columns) -> list[Commit]:
    """The commits without the hash of the one before."""
    times = accumulate(columns.times)
    ids = _command_ids(columns)
    states = _pieces(columns.states, HASH_BYTES)
    rules = columns.rules or [FIRST_RULES] * len(columns.seats)
    decided = zip(ids, columns.seats, columns.commands, columns.events, columns.draws, strict=True)
    rows = zip(decided, states, times, columns.engines, rules, strict=True)
    return [
        Commit(version, *decision, NO_HASH, state, time, engine, decided_by)
        for version, (decision, state, time, engine, decided_by) in enumerate(rows, 1)
    ]


def _chained(commits: list[Commit]) -> list[bytes]:
    """The stored bytes: each commit names the hash of the one before."""
    stored: list[bytes] = []
    for commit in commits:
        prev = chain_hash(stored[-1]) if stored else NO_HASH
        stored.append(encode(msgspec.structs.replace(commit, prev=prev)))
    return stored


def _command_ids(columns: _Columns) -> list[str]:
    uuids = iter(_pieces(columns.uuids, UUID_BYTES))
    return [unpacked_uuid(next(uuids, b"")) if known is None else known for known in columns.command_ids]


def _pieces(joined: bytes, size: int) -> list[bytes]:
    if len(joined) % size:
        raise ValueError("a piece is missing")
    return [joined[start : start + size] for start in range(0, len(joined), size)]
