"""A commit: what one command did to a game, as the bytes that are stored and hashed."""

import hashlib
from collections.abc import Iterable

import msgspec

HASH_BYTES = 16
TIME_BYTES = 6
UUID_BYTES = 16
FIRST_RULES = 1
"""The version of the rules of a commit that names none: what release 0.1 decided."""
MOST_RULES = 255
"""A version of the rules is one byte."""
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
    """Chosen by the sender of the command; empty for the creation."""
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
    rules: int = FIRST_RULES
    """The version of the title's rules that decided the command, up to MOST_RULES."""


class _Stored(msgspec.Struct, array_like=True, gc=False):
    """A commit as it is stored; absent fields at the end have their defaults, so fields may be added there."""

    version: int
    seal: bytes
    """Both hashes, the time in six bytes, the command id if it is a UUID: what no packing makes smaller.

    Then one byte with the version of the rules, unless that is the first.
    """
    seat: int | None
    command: bytes
    events: list[bytes]
    draws: list[Draw] = []
    command_id: str = ""
    """Empty if it is in the seal."""
    engine: dict[str, str | int] | None = None


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(_Stored)
_SEAL_BYTES = 2 * HASH_BYTES + TIME_BYTES
_SEALS = {_SEAL_BYTES + uuid + rules for uuid in (0, UUID_BYTES) for rules in (0, 1)}
_DEFAULTS: tuple[object, ...] = ([], "", None)


class DamagedCommitError(ValueError):
    """Bytes that are no commit, or a commit that does not follow the one before it."""


def encode(commit: Commit) -> bytes:
    """The bytes of ``commit``: what is stored, hashed and exported."""
    packed = packed_uuid(commit.command_id)
    fixed = commit.prev + commit.state + commit.time.to_bytes(TIME_BYTES, "big")
    assert len(fixed) == _SEAL_BYTES, "both hashes have 16 bytes"
    seal = fixed + packed + _packed_rules(commit.rules)
    optional: list[object] = [commit.draws, "" if packed else commit.command_id, commit.engine]
    while optional and optional[-1] == _DEFAULTS[len(optional) - 1]:
        optional.pop()
    return _ENCODER.encode((commit.version, seal, commit.seat, commit.command, commit.events, *optional))


def decode(data: bytes) -> Commit:
    """The commit that ``data`` encodes."""
    try:
        stored = _DECODER.decode(data)
        if len(stored.seal) not in _SEALS:
            raise DamagedCommitError("the seal has the wrong length")
        uuid, rules = _after_time(stored.seal[_SEAL_BYTES:])
        return Commit(
            stored.version,
            stored.command_id or unpacked_uuid(uuid),
            stored.seat,
            stored.command,
            stored.events,
            stored.draws,
            stored.seal[:HASH_BYTES],
            stored.seal[HASH_BYTES : 2 * HASH_BYTES],
            int.from_bytes(stored.seal[2 * HASH_BYTES : _SEAL_BYTES], "big"),
            stored.engine,
            rules,
        )
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:  # fields that we do not know may be nested
        raise DamagedCommitError(str(error)) from None


def _packed_rules(rules: int) -> bytes:
    """No byte for the first rules, else one; ValueError where one is not enough."""
    if not FIRST_RULES <= rules <= MOST_RULES:
        raise ValueError(f"the version of the rules is {rules}")
    return b"" if rules == FIRST_RULES else bytes((rules,))


def _after_time(rest: bytes) -> tuple[bytes, int]:
    """The bytes of the command id, and the version of the rules, from what follows the time in a seal."""
    length = len(rest) - len(rest) % UUID_BYTES
    rules = rest[length] if rest[length:] else FIRST_RULES
    if _packed_rules(rules) != rest[length:]:
        raise DamagedCommitError("the first version of the rules is not written down")
    return rest[:length], rules


def packed_uuid(command_id: str) -> bytes:
    """The 16 bytes of an id written as a UUID, no bytes for any other."""
    if len(command_id) != 36:
        return b""
    try:
        packed = bytes.fromhex(command_id.replace("-", ""))
    except ValueError:
        return b""
    return packed if unpacked_uuid(packed) == command_id else b""


def unpacked_uuid(packed: bytes) -> str:
    """The id as it was sent; the inverse of ``packed_uuid``."""
    digits = packed.hex()
    return f"{digits[:8]}-{digits[8:12]}-{digits[12:16]}-{digits[16:20]}-{digits[20:]}" if packed else ""


def chain_hash(data: bytes) -> bytes:
    """The hash by which the next commit names the encoded commit ``data``; it covers all commits before, too."""
    return hashlib.blake2b(data, digest_size=HASH_BYTES).digest()


def fingerprint(seat: int | None, command: bytes) -> bytes:
    """Eight bytes that tell one command from another sent with the same id."""
    return hashlib.blake2b(b"%d|%b" % (-2 if seat is None else seat, command), digest_size=FINGERPRINT_BYTES).digest()


def decode_next(data: bytes, version: int, prev: bytes) -> Commit:
    """The commit that ``data`` encodes, the one after ``version``, whose hash is ``prev``.

    Raises DamagedCommitError for any other.
    """
    commit = decode(data)
    if (commit.version, commit.prev) != (version + 1, prev):
        raise DamagedCommitError(f"commit {version + 1} does not follow the one before it")
    return commit


def decode_chain(stored: Iterable[bytes], version: int = 0, prev: bytes = NO_HASH) -> tuple[list[Commit], bytes]:
    """The commits after ``version``, whose hash is ``prev``, and the hash of the last; raises DamagedCommitError."""
    commits: list[Commit] = []
    for data in stored:
        commits.append(decode_next(data, version + len(commits), prev))
        prev = chain_hash(data)
    return commits, prev


def check_chain(commits: list[bytes], head: bytes | None = None) -> bytes:
    """Hash of the last of ``commits``, all of a game from the first; DamagedCommitError where the chain is broken."""
    _, last = decode_chain(commits)
    if head is not None and head != last:
        raise DamagedCommitError("the last commit is not the one that the head names")
    return last
