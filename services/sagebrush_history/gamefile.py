"""The file of a game: ND-JSON with a header, a line for each commit and a last line that binds every byte before it.

A finished game is told completely: each line holds what people read and the very bytes of the record. A running game is
told as one viewer may know it, without draws, seeds, hashes or the commands of others: even a hash of something hidden
can be guessed by trying.
"""

from base64 import b64decode, b64encode
from binascii import Error as Base64Error
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import NoReturn

import msgspec
from msgspec.structs import replace

from sagebrush_events.commit import FIRST_RULES, NO_HASH, Commit, chain_hash, decode
from sagebrush_games.kernel.messages import Event, Viewer
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.table import GameTable

FORMAT = "sagebrush-game"
FORMAT_VERSION = 1
NULL = msgspec.Raw(b"null")
MOST_BYTES = 64 << 20
"""What a file may have; a game of 20,000 commits has about a quarter."""


class Header(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The first line; ``viewer`` says whose knowledge the file of a running game holds."""

    format: str = FORMAT
    format_version: int = FORMAT_VERSION
    game: str
    title: str
    complete: bool
    viewer: int | None


class GameFileLine(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One commit; ``packed`` holds the bytes of the record in base64, empty in the file of a running game."""

    version: int
    time_ms: int
    seat: int | None
    events: msgspec.Raw
    command_id: str = ""
    command: msgspec.Raw = NULL
    engine: dict[str, str | int] | None = None
    draws: list[tuple[str, int, int]] = []
    packed: str = ""
    rules: int = FIRST_RULES


class Final(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The last line: how many commits, the chain hash of the last in hex, and the digest of all that stands before it.

    ``digest`` covers the lines before and the last line as it is with an empty digest.
    """

    versions: int
    head: str
    digest: str


class _Start(msgspec.Struct):
    """What matters here of the first event."""

    commitment: str


class Unreadable(Exception):
    """Bytes that are not the file of a game."""


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is no integer.")


_json = msgspec.json.Encoder().encode
_header = msgspec.json.Decoder(Header).decode
_line = msgspec.json.Decoder(GameFileLine).decode
_final = msgspec.json.Decoder(Final).decode
_start = msgspec.json.Decoder(_Start).decode
_integers = msgspec.json.Decoder(float_hook=_no_number).decode
"""Of what no field is known; a file has no other numbers."""
_items = msgspec.json.Decoder(list[msgspec.Raw]).decode


def complete(table: GameTable, stored: Iterable[bytes]) -> Iterator[bytes]:
    """The lines of a finished game from the bytes of its commits."""
    header = Header(game=table.game, title=table.title.id, complete=True, viewer=None)
    return _bound(header, (_complete_line(table, data) for data in stored))


def partial(commits: Iterable[AppliedCommit], table: GameTable, viewer: Viewer) -> Iterator[bytes]:
    """The lines of a running game as ``viewer`` may know it."""
    header = Header(game=table.game, title=table.title.id, complete=False, viewer=viewer)
    return _bound(header, ((_partial_line(applied, viewer), b"") for applied in commits))


def _bound(header: Header, lines: Iterable[tuple[GameFileLine, bytes]]) -> Iterator[bytes]:
    """The encoded lines with the last one, which counts and binds the others."""
    digest = blake2b(digest_size=32)
    head, versions = NO_HASH, 0
    first = _json(header) + b"\n"
    digest.update(first)
    yield first
    for line, data in lines:
        encoded = _json(line) + b"\n"
        digest.update(encoded)
        head, versions = chain_hash(data) if data else NO_HASH, versions + 1
        yield encoded
    final = Final(versions=versions, head=head.hex(), digest="")
    digest.update(_json(final))
    yield _json(replace(final, digest=digest.hexdigest())) + b"\n"


def _complete_line(table: GameTable, data: bytes) -> tuple[GameFileLine, bytes]:
    commit, codec = decode(data), table.codec
    events = map(codec.unpack_event, commit.events)
    line = GameFileLine(
        version=commit.version,
        time_ms=commit.time,
        seat=commit.seat,
        events=msgspec.Raw(codec.events_to_json(events)),
        command_id=commit.command_id,
        command=_command(table, commit),
        engine=commit.engine,
        draws=commit.draws,
        packed=b64encode(data).decode(),
        rules=commit.rules,
    )
    return line, data


def _command(table: GameTable, commit: Commit) -> msgspec.Raw:
    if not commit.command:
        return NULL
    return msgspec.Raw(table.codec.command_to_json(table.codec.unpack_command(commit.command)))


def _partial_line(applied: AppliedCommit, viewer: Viewer) -> GameFileLine:
    events = msgspec.Raw(applied.events_json(viewer))
    return GameFileLine(version=applied.version, time_ms=applied.time_ms, seat=applied.actor, events=events)


def parse(data: bytes) -> tuple[Header, list[GameFileLine], Final]:
    """The lines of a file whose every byte is as it was written; raises Unreadable."""
    if len(data) > MOST_BYTES:
        raise Unreadable("The file is larger than 64 MiB.")
    lines = data.split(b"\n")
    if len(lines) < 3 or lines.pop():
        raise Unreadable("The file does not end with a whole line.")
    try:
        header, final = _header(lines[0]), _final(lines[-1])
        told = [_line(line) for line in lines[1:-1]]
        is_compact = all(_json(_integers(line)) == line for line in lines)
    except (ValueError, RecursionError) as error:  # of msgspec, or bytes that are no UTF-8
        raise Unreadable(str(error)) from None
    before = data[: len(data) - len(lines[-1]) - 1] + _json(replace(final, digest=""))
    if final.versions != len(told):
        raise Unreadable("Lines are missing, or there are too many.")
    if final.digest != blake2b(before, digest_size=32).hexdigest():
        raise Unreadable("A byte of the file has changed: its digest is another one.")
    if not is_compact:  # a name that stands twice is read in two ways
        raise Unreadable("A line is not compact JSON with each name once.")
    return header, told, final


def commitment_of(lines: Sequence[GameFileLine]) -> str:
    """The commitment that the first event tells, in hex; raises Unreadable."""
    try:
        return _start(_items(lines[0].events)[0]).commitment
    except (IndexError, ValueError, RecursionError):
        raise Unreadable("The first line after the header does not start a game.") from None


def stored_bytes(line: GameFileLine) -> bytes:
    """The commit of the record in ``line``; raises Unreadable."""
    try:
        return b64decode(line.packed, validate=True)
    except (Base64Error, ValueError):
        raise Unreadable(f"Commit {line.version} is not base64.") from None


def text_matches(table: GameTable, line: GameFileLine, commit: Commit) -> bool:
    """Whether what people read in ``line`` is what the record has; a file of an older release may leave fields out."""
    codec = table.codec
    plain = line.version, line.time_ms, line.seat, line.command_id, line.engine, line.draws, line.rules
    if plain != _plain(commit):
        return False
    if _events(table, line) != [codec.unpack_event(event) for event in commit.events]:
        return False
    if not commit.command:
        return line.command == NULL
    assert commit.seat is not None
    return codec.command_from_json(bytes(line.command), commit.seat) == codec.unpack_command(commit.command)


def _plain(commit: Commit) -> tuple[object, ...]:
    """What a line repeats of a commit as it is."""
    chosen = commit.command_id, commit.engine, commit.draws, commit.rules
    return commit.version, commit.time, commit.seat, *chosen


def _events(table: GameTable, line: GameFileLine) -> list[Event]:
    return [table.codec.event_from_json(bytes(item)) for item in _items(line.events)]
