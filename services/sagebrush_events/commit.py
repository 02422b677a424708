"""A commit: what one command did to a game, as the bytes that are stored and hashed."""

import hashlib
import uuid
from typing import Any

import msgspec

HASH_BYTES = 16
FINGERPRINT_BYTES = 8
NO_HASH = bytes(HASH_BYTES)
"""What the first commit names as the hash of the commit before it."""

Draw = tuple[str, int, int]
"""One draw of chance: its purpose, the number of outcomes, the outcome (0-based)."""


class Commit(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """One entry of a game's stream; the order of the fields is the stored format."""

    version: int
    """1 for the creation, then one more each commit."""
    command_id: str
    """Chosen by whoever sent the command; empty for the creation."""
    seat: int | None
    command: bytes
    events: list[bytes]
    draws: list[Draw]
    prev: bytes
    """Chain hash of the commit before."""
    state: bytes
    """Hash of the state after the events."""
    time: int
    """Unix time in milliseconds."""
    engine: dict[str, str | int] | None = None
    """What chose the command, when a computer did: name, level, seed, budget."""


class _Stored(msgspec.Struct, array_like=True, gc=False):
    """A commit with its command id as short as it can be; field for field the same otherwise."""

    version: int
    command_id: Any
    """Text, or the 16 bytes of a UUID."""
    seat: int | None
    command: bytes
    events: list[bytes]
    draws: list[Draw]
    prev: bytes
    state: bytes
    time: int
    engine: dict[str, str | int] | None = None


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(_Stored)


class DamagedCommitError(ValueError):
    """Bytes that are no commit, or a commit that does not follow the one before it."""


def encode(commit: Commit) -> bytes:
    """The bytes of ``commit``: what is stored, hashed and exported."""
    return _ENCODER.encode(
        _Stored(
            commit.version,
            packed_id(commit.command_id),
            commit.seat,
            commit.command,
            commit.events,
            commit.draws,
            commit.prev,
            commit.state,
            commit.time,
            commit.engine,
        )
    )


def decode(data: bytes) -> Commit:
    """The commit that ``data`` encodes."""
    try:
        stored = _DECODER.decode(data)
        command_id = unpacked_id(stored.command_id)
    except (msgspec.MsgspecError, ValueError) as error:
        raise DamagedCommitError(str(error)) from None
    return Commit(
        stored.version,
        command_id,
        stored.seat,
        stored.command,
        stored.events,
        stored.draws,
        stored.prev,
        stored.state,
        stored.time,
        stored.engine,
    )


def packed_id(command_id: str) -> str | bytes:
    """The 16 bytes of an id written as a UUID, any other id as it is."""
    if len(command_id) != 36:
        return command_id
    try:
        parsed = uuid.UUID(command_id)
    except ValueError:
        return command_id
    return parsed.bytes if str(parsed) == command_id else command_id


def unpacked_id(stored: Any) -> str:
    """The id as it was sent; the inverse of ``packed_id``."""
    if isinstance(stored, str):
        return stored
    if isinstance(stored, bytes):
        return str(uuid.UUID(bytes=stored))
    raise ValueError("a command id is text or 16 bytes")


def chain_hash(data: bytes) -> bytes:
    """The hash by which the next commit names the encoded commit ``data``; it covers all commits before, too."""
    return hashlib.blake2b(data, digest_size=HASH_BYTES).digest()


def fingerprint(seat: int | None, command: bytes) -> bytes:
    """Eight bytes that tell one command from another sent with the same id."""
    return hashlib.blake2b(b"%d|%b" % (-2 if seat is None else seat, command), digest_size=FINGERPRINT_BYTES).digest()


def check_chain(commits: list[bytes], head: bytes | None = None) -> bytes:
    """Hash of the last of ``commits``, all of a game from the first; DamagedCommitError where the chain is broken."""
    prev = NO_HASH
    for version, data in enumerate(commits, 1):
        commit = decode(data)
        if (commit.version, commit.prev) != (version, prev):
            raise DamagedCommitError(f"commit {version} does not follow the one before it")
        prev = chain_hash(data)
    if head is not None and head != prev:
        raise DamagedCommitError("the last commit is not the one that the head names")
    return prev
