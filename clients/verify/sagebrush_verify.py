"""Verifies the file of a finished Sagebrush game without the platform; needs Python 3.11 and nothing else.

    python sagebrush_verify.py GAME.ndjson --commitment HEX

Written from docs/file-format.md. It proves that the bytes are whole, that the commits are chained, and that seed,
entropy and every draw are those that were committed to before the game. It does not know the rules, so it does not
prove that the events follow from the draws: ``sagebrush verify`` does.
"""

import argparse
import binascii
import hmac
import json
import struct
import sys
from base64 import b64decode
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass
from hashlib import blake2b, sha256
from itertools import count
from typing import Any, NoReturn

FORMAT, FORMAT_VERSION = "sagebrush-game", 1
MOST_BYTES = 64 << 20
DEEPEST = 32
WORD = 1 << 32
HASH, TIME, UUID = 16, 6, 16
HEADER = {"format": str, "format_version": int, "game": str, "title": str, "complete": bool, "viewer": int | None}
LINE = {"version": int, "time_ms": int, "seat": int | None, "events": list}
MORE = {"command_id": str, "command": dict | None, "engine": dict | None, "draws": list, "packed": str, "rules": int}
STARTED = ["type", "game", "config", "seats", "commitment", "flow", "branch", "shared"]
"""The fields of the first event, in their order; the last ones may be absent, and more may follow."""
SHARED = 2
"""Where the first event says with which tables the game shares its chance, behind the commitment."""
FINAL = {"versions": int, "head": str, "digest": str}
CONSISTENT = (
    "The file is whole, its commits are chained, and the commitment, the entropy and all {} draws are right. "
    "The rules were not checked: whether the events follow from the draws, only `sagebrush verify` can say."
)
PARTIAL = "The game was running: the file is whole, and nothing else can be checked before the seed is revealed."


class Fault(Exception):
    """What is wrong: at which commit (0 for the file as a whole), a stable code, and a sentence."""

    def __init__(self, version: int, code: str, detail: str) -> None:
        super().__init__(detail)
        self.version, self.code, self.detail = version, code, detail


@dataclass(frozen=True)
class Verdict:
    """``code`` is ``consistent`` for a finished game, ``partial`` for a running one, else what is wrong."""

    ok: bool
    version: int
    code: str
    detail: str


@dataclass(frozen=True)
class Commit:
    """A stored commit; ``command`` and ``events`` are unpacked to ``[name, field, ...]``."""

    version: int
    prev: bytes
    state: bytes
    time: int
    command_id: str
    rules: int
    seat: int | None
    command: list[Any] | None
    events: list[list[Any]]
    draws: list[list[Any]]
    engine: dict[str, Any] | None


# ------------------------------------------------------------------------------------------ the algorithms of the page


def commitment_of(game: str, seed: bytes) -> str:
    """The commitment to ``seed``, in hex."""
    return sha256(b"sagebrush-v1|" + game.encode() + b"|" + seed).hexdigest()


def entropy_commitment_of(entropy: bytes) -> str:
    """The commitment of a seat to its ``entropy``, in hex."""
    return sha256(entropy).hexdigest()


def master_key_of(game: str, seed: bytes, entropies: list[bytes]) -> bytes:
    """The key of all draws."""
    added = b"".join(struct.pack(">I", len(entropy)) + entropy for entropy in entropies)
    return hmac.digest(seed, b"sagebrush-v1|" + game.encode() + b"|" + added, "sha256")


def pool_part_of(entropies: list[bytes]) -> bytes:
    """What a table adds to the chance that it shares with other tables."""
    return sha256(b"".join(struct.pack(">I", len(entropy)) + entropy for entropy in entropies)).digest()


def draw(master: bytes, purpose: str, version: int | str, index: int, n: int) -> int:
    """The outcome, from 0 to n-1, of the draw ``index`` (from 0) of the commit ``version``.

    Where tables share their chance, ``version`` is ``"any"`` and ``index`` counts the draws for ``purpose``.
    """
    limit = WORD - WORD % n
    for block in count():
        digest = hmac.digest(master, f"{purpose}|{version}|{index}|{block}".encode(), "sha256")
        for word in struct.unpack(">8I", digest):
            if word < limit:
                return int(word) % n
    raise AssertionError


def thinking_seed(master: bytes, version: int, seat: int) -> int:
    """The seed with which a computer on ``seat`` decides the commit ``version``."""
    return int.from_bytes(hmac.digest(master, f"thinking|{version}|{seat}".encode(), "sha256")[:6], "big")


def chain_hash(data: bytes) -> bytes:
    """The hash by which the next commit names the stored bytes ``data``."""
    return blake2b(data, digest_size=HASH).digest()


def unpacked(data: bytes) -> Any:
    """The MessagePack value that ``data`` is, to its last byte; raises ValueError."""
    value, end = _value(data, 0, 0)
    if end != len(data):
        raise ValueError("bytes after the end")
    return value


def commit_of(data: bytes) -> Commit:
    """The commit that ``data`` encodes; raises ValueError."""
    fields = unpacked(data)
    if not isinstance(fields, list) or not 5 <= len(fields) <= 8:
        raise ValueError("not the fields of a commit")
    missing: list[Any] = [[], "", None][len(fields) - 5 :]
    version, seal, seat, command, events, draws, command_id, engine = [*fields, *missing]
    kinds = (int, bytes, int | None, bytes, list, list, str, dict | None)
    if not all(map(_is, (version, seal, seat, command, events, draws, command_id, engine), kinds)):
        raise ValueError("a field of the wrong type")
    uuid, rules = _after_time(seal[2 * HASH + TIME :])
    if len(seal) < 2 * HASH + TIME or (uuid and command_id):
        raise ValueError("a seal of the wrong length")
    return Commit(
        version, seal[:HASH], seal[HASH : 2 * HASH], int.from_bytes(seal[2 * HASH : 2 * HASH + TIME], "big"),
        command_id or uuid, rules, seat, _message(command) if command else None, [_message(event) for event in events],
        [_checked_draw(entry) for entry in draws], engine,
    )  # fmt: skip


def _after_time(rest: bytes) -> tuple[str, int]:
    """The command id, if it is a UUID, and the version of the rules."""
    if len(rest) not in (0, 1, UUID, UUID + 1) or (len(rest) % UUID == 1 and rest[-1] < 2):
        raise ValueError("a seal of the wrong length")
    digits = rest[:UUID].hex() if len(rest) >= UUID else ""
    parts = [digits[start:end] for start, end in ((0, 8), (8, 12), (12, 16), (16, 20), (20, 32))]
    return "-".join(parts) if digits else "", rest[-1] if len(rest) % UUID else 1


def _message(packed: object) -> list[Any]:
    values = unpacked(packed) if isinstance(packed, bytes) else None
    if not isinstance(values, list) or not values or not isinstance(values[0], str):
        raise ValueError("not a message")
    return values


def _checked_draw(entry: object) -> list[Any]:
    if not isinstance(entry, list) or len(entry) != 3 or not all(map(_is, entry, (str, int, int))):
        raise ValueError("not a draw")
    return entry


# ------------------------------------------------------------------------------------------------------- MessagePack


def _value(data: bytes, at: int, depth: int) -> tuple[Any, int]:
    """The value that begins ``at``, and where it ends."""
    if depth > DEEPEST:
        raise ValueError("nested too deeply")
    tag = _piece(data, at, 1)[0]
    at += 1
    if tag < 0x80 or tag >= 0xE0:
        return (tag if tag < 0x80 else tag - 256), at
    if tag < 0x90:
        return _map(data, at, tag & 15, depth)
    if tag < 0xA0:
        return _array(data, at, tag & 15, depth)
    if tag < 0xC0:
        return _piece(data, at, tag & 31).decode(), at + (tag & 31)
    if tag in (0xC0, 0xC2, 0xC3):
        return {0xC0: None, 0xC2: False, 0xC3: True}[tag], at
    if tag in NUMBERS:
        number = struct.Struct(NUMBERS[tag])
        return number.unpack(_piece(data, at, number.size))[0], at + number.size
    if tag in SIZED:
        read, form = SIZED[tag]
        size = struct.Struct(form)
        return read(data, at + size.size, size.unpack(_piece(data, at, size.size))[0], depth)
    raise ValueError("a kind of value that no commit has")


def _piece(data: bytes, at: int, size: int) -> bytes:
    piece = data[at : at + size]
    if len(piece) != size:
        raise ValueError("cut off")
    return piece


def _bytes(data: bytes, at: int, size: int, _depth: int) -> tuple[bytes, int]:
    return _piece(data, at, size), at + size


def _text(data: bytes, at: int, size: int, _depth: int) -> tuple[str, int]:
    return _piece(data, at, size).decode(), at + size


def _array(data: bytes, at: int, size: int, depth: int) -> tuple[list[Any], int]:
    found = []
    for _ in range(size):
        value, at = _value(data, at, depth + 1)
        found.append(value)
    return found, at


def _map(data: bytes, at: int, size: int, depth: int) -> tuple[dict[str, Any], int]:
    values, at = _array(data, at, 2 * size, depth)
    found = {str(key): value for key, value in zip(values[::2], values[1::2], strict=True)}
    if len(found) != size:
        raise ValueError("a name stands twice")
    return found, at


NUMBERS = {0xCC: ">B", 0xCD: ">H", 0xCE: ">I", 0xCF: ">Q", 0xD0: ">b", 0xD1: ">h", 0xD2: ">i", 0xD3: ">q"}
Read = Callable[[bytes, int, int, int], tuple[Any, int]]
SIZED: dict[int, tuple[Read, str]] = {
    0xC4: (_bytes, ">B"), 0xC5: (_bytes, ">H"), 0xC6: (_bytes, ">I"),
    0xD9: (_text, ">B"), 0xDA: (_text, ">H"), 0xDB: (_text, ">I"),
    0xDC: (_array, ">H"), 0xDD: (_array, ">I"), 0xDE: (_map, ">H"), 0xDF: (_map, ">I"),
}  # fmt: skip


# ----------------------------------------------------------------------------------------------------------- the file


def verify(data: bytes, commitment: str = "") -> Verdict:
    """The verdict on the bytes of a file; ``commitment``: the one that the table showed, in hex."""
    try:
        header, lines, final = _parsed(data)
        _check_commitment(lines, commitment)
        if not header["complete"]:
            return Verdict(True, final["versions"], "partial", PARTIAL)
        draws = _check_complete(header, lines, final)
        return Verdict(True, final["versions"], "consistent", CONSISTENT.format(draws))
    except Fault as fault:
        return Verdict(False, fault.version, fault.code, fault.detail)


def _parsed(data: bytes) -> tuple[dict[str, Any], list[dict[str, Any]], dict[str, Any]]:
    """Header, lines and last line of a file whose every byte is as it was written."""
    _require(len(data) <= MOST_BYTES, "unreadable", "The file is larger than 64 MiB.")
    texts = data.split(b"\n")
    _require(len(texts) >= 3 and not texts.pop(), "unreadable", "The file does not end with a whole line.")
    header, *lines, final = map(_object, texts)
    _require(_has(header, HEADER), "unreadable", "The first line is no header.")
    known = (header["format"], header["format_version"]) == (FORMAT, FORMAT_VERSION)
    _require(known, "unreadable", f"This is not {FORMAT} version {FORMAT_VERSION}.")
    _require(_has(final, FINAL), "unreadable", "The last line has other fields than it should.")
    _require(all(_has(line, LINE, MORE) for line in lines), "unreadable", "A line has other fields than it should.")
    _require(final["versions"] == len(lines), "unreadable", "Lines are missing, or there are too many.")
    before = data[: len(data) - len(texts[-1]) - 1] + _compact(final | {"digest": ""})
    same = blake2b(before, digest_size=32).hexdigest() == final["digest"]
    _require(same, "unreadable", "A byte of the file has changed: its digest is another one.")
    return header, lines, final


def _object(text: bytes) -> dict[str, Any]:
    try:
        found = json.loads(text, parse_float=_no_number, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise Fault(0, "unreadable", "A line is not JSON.") from None
    _require(isinstance(found, dict) and _compact(found) == text, "unreadable", "A line is not compact JSON.")
    return dict(found)


def _no_number(text: str) -> NoReturn:
    """Raises ValueError: a file has integers alone, and neither ``NaN`` nor ``Infinity`` is JSON."""
    raise ValueError(text)


def _compact(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode(errors="replace")


def _has(found: dict[str, Any], needed: dict[str, Any], more: dict[str, Any] | None = None) -> bool:
    """Whether ``found`` has all fields of ``needed`` and otherwise at most those of ``more``, each of its type."""
    kinds = needed | (more or {})
    return needed.keys() <= found.keys() <= kinds.keys() and all(_is(found[name], kinds[name]) for name in found)


def _is(value: object, kind: Any) -> bool:
    """Whether ``value`` is of ``kind``; a truth value is no number."""
    return isinstance(value, kind) and (kind is bool or not isinstance(value, bool))


def _check_commitment(lines: list[dict[str, Any]], kept: str) -> None:
    first = lines[0]["events"][:1] if lines else []
    found = first[0].get("commitment") if first and isinstance(first[0], dict) else None
    _require(isinstance(found, str), "unreadable", "The first line after the header does not start a game.")
    names = list(first[0])[: len(STARTED)]  # the bytes hold values alone: another field could be called the commitment
    named = names == STARTED[: len(names)]
    _require(named, "text-mismatch", "Commit 1: the first event has other fields than one that starts a game.", 1)
    fits = not kept or kept.lower() == found
    _require(fits, "commitment-mismatch", f"Commit 1: the commitment is {found}, not {kept}.", 1)


def _check_complete(header: dict[str, Any], lines: list[dict[str, Any]], final: dict[str, Any]) -> int:
    """The number of draws of a finished game that is consistent."""
    stored = [_stored(line, version) for version, line in enumerate(lines, 1)]
    commits = [commit for _, commit in stored]
    master, is_shared = _master(header, commits)
    prev, draws, drawn = bytes(HASH), 0, Counter[str]() if is_shared else None
    for version, ((data, commit), line) in enumerate(zip(stored, lines, strict=True), 1):
        follows = commit.version == version and commit.prev == prev
        _require(follows, "broken-chain", f"Commit {version} does not follow the one before it.", version)
        _check_draws(master, commit, drawn)
        _check_command(master, commit)
        matches = _text_matches(line, commit)
        _require(
            matches, "text-mismatch", f"Commit {version}: the readable text differs from the stored bytes.", version
        )
        prev, draws = chain_hash(data), draws + len(commit.draws)
    _require(prev.hex() == final["head"], "broken-chain", "The last line names another last commit.", len(lines))
    return draws


def _stored(line: dict[str, Any], version: int) -> tuple[bytes, Commit]:
    """The stored bytes of a line and their commit."""
    try:
        data = b64decode(line.get("packed", ""), validate=True)
        return data, commit_of(data)
    except (binascii.Error, ValueError, RecursionError):
        raise Fault(version, "damaged-commit", f"Commit {version} cannot be read.") from None


def _master(header: dict[str, Any], commits: list[Commit]) -> tuple[bytes, bool]:
    """The key of the draws, from the seed and the entropies that were committed to; and whether other tables share it.

    Everything follows from the first event and from the last one.
    """
    try:
        name, game, config, seats, promised, *later = commits[0].events[0]
        shared = later[SHARED] if len(later) > SHARED else None
        entropies = [_unhex(seat["entropy"]) for seat in seats]
        kept = [seat.get("entropy_commitment", "") for seat in seats]
        title, seated = config["title"], config["seats"]
        if name != "game-started" or not _is(title, str) or not _is(seated, int):
            raise ValueError(name)
    except (ValueError, TypeError, KeyError, IndexError, AttributeError):
        raise Fault(1, "damaged-commit", "The first commit does not start a game.") from None
    named = (game, title, seated) == (header["game"], header["title"], len(seats))
    _require(named and header["viewer"] is None, "header-mismatch", "The header names another game.", 1)
    for number, (entropy, commitment) in enumerate(zip(entropies, kept, strict=True)):
        fits = commitment in ("", entropy_commitment_of(entropy))
        _require(fits, "entropy-mismatch", f"Seat {number} committed to another entropy.", 1)
    seed = _revealed(commits[-1])
    committed, added = (game, entropies) if shared is None else _group(game, shared, entropies)
    fits = commitment_of(committed, seed) == promised
    _require(fits, "seed-mismatch", "Commit 1 has a commitment that the seed does not match.", 1)
    return master_key_of(committed, seed, added), shared is not None


def _unhex(text: str) -> bytes:
    """The bytes that ``text`` names in hex, without blanks; raises ValueError or TypeError."""
    found = bytes.fromhex(text)
    if 2 * len(found) != len(text):
        raise ValueError("blanks in hex")
    return found


def _group(game: str, shared: Any, entropies: list[bytes]) -> tuple[str, list[bytes]]:
    """The id that the commitment of a group of tables names, and what all of them added to their chance."""
    try:
        group, table, games = shared["group"], shared["table"], shared["games"]
        pool = [bytes.fromhex(part) for part in shared["pool"]]
        whole = _is(group, str) and [part.hex() for part in pool] == shared["pool"]
        apart = len({group, *games}) == len(games) + 1 == len(pool) + 1 and all(len(part) == 32 for part in pool)
        own = _is(table, int) and table >= 0 and games[table] == game and pool[table] == pool_part_of(entropies)
    except (ValueError, TypeError, KeyError, IndexError):
        raise Fault(1, "group-mismatch", "The game is no table of the group that it names.") from None
    fits = whole and apart and own and 2 <= len(games) <= 16
    _require(fits, "group-mismatch", "The game is no table of the group that it names.", 1)
    return group, pool


def _revealed(last: Commit) -> bytes:
    try:
        name, revealed = last.events[-1]
        seed = _unhex(revealed)
    except (ValueError, TypeError, IndexError):
        raise Fault(last.version, "no-seed", "The last event does not reveal the seed.") from None
    whole = name == "seed-revealed" and len(seed) == 32
    _require(whole, "no-seed", "The last event does not reveal the seed.", last.version)
    return seed


def _check_draws(master: bytes, commit: Commit, drawn: "Counter[str] | None") -> None:
    """``drawn``: at a table that shares its chance, how many draws were made before for each purpose."""
    for index, (purpose, n, outcome) in enumerate(commit.draws):
        version, place = (commit.version, index) if drawn is None else ("any", drawn[purpose])
        fair = 0 < n <= WORD and draw(master, purpose, version, place, n) == outcome
        sentence = f"Commit {commit.version} has a draw for {purpose[:40]!r} that the seed does not give."
        _require(fair, "draw-mismatch", sentence, commit.version)
        if drawn is not None:
            drawn[purpose] += 1


def _check_command(master: bytes, commit: Commit) -> None:
    """The command is that of its seat, and the seed of a computer that the game gave is right."""
    version, command = commit.version, commit.command
    own = command is None if version == 1 else command is not None and _same(command[1:2], [commit.seat])
    _require(own, "seat-mismatch", f"Commit {version} names another seat than its command.", version)
    engine = commit.engine or {}
    if engine.get("seeded_by") == "game":
        right = engine.get("seed") == thinking_seed(master, version, commit.seat or 0)
        sentence = f"Commit {version} has an engine whose seed does not follow from the game's."
        _require(right, "engine-seed-mismatch", sentence, version)


def _text_matches(line: dict[str, Any], commit: Commit) -> bool:
    """Whether what people read is what the bytes hold; a field that is absent from the bytes cannot be compared."""
    plain = [line["version"], line["time_ms"], line["seat"], line.get("command_id", ""), line.get("rules", 1)]
    if not _same([commit.version, commit.time, commit.seat, commit.command_id, commit.rules], plain):
        return False
    engine = line.get("engine")
    if not _same([commit.draws, commit.engine], [line.get("draws", []), engine]):
        return False
    if len(commit.engine or {}) != len(engine or {}):
        return False
    events = line["events"]
    if len(events) != len(commit.events) or not all(map(_message_matches, commit.events, events)):
        return False
    command = line.get("command")
    if commit.command is None or command is None:
        return commit.command is command
    return _message_matches([commit.command[0], *commit.command[2:]], command)  # the readable one leaves out the seat


def _message_matches(packed: list[Any], text: object) -> bool:
    """Whether a message of the bytes, ``[name, field, ...]``, is the object ``text``, whose fields stand in order."""
    if not isinstance(text, dict) or text.get("type") != packed[0]:
        return False
    values = [value for name, value in text.items() if name != "type"]
    return len(values) >= len(packed) - 1 and all(map(_same, packed[1:], values))


def _same(packed: object, text: object) -> bool:
    if isinstance(packed, dict):
        return isinstance(text, dict) and all(name in text and _same(packed[name], text[name]) for name in packed)
    if isinstance(packed, list):
        return isinstance(text, list) and len(packed) == len(text) and all(map(_same, packed, text))
    return type(packed) is type(text) and packed == text


def _require(holds: bool, code: str, detail: str, version: int = 0) -> None:
    if not holds:
        raise Fault(version, code, detail)


# --------------------------------------------------------------------------------------------------- the command line


def main(arguments: list[str]) -> int:
    """Status 0: consistent. 1: something is wrong. 3: a running game, of which only the bytes could be checked."""
    asked = argparse.ArgumentParser(prog="sagebrush_verify.py", description="Verify a game without the platform.")
    asked.add_argument("file", help="an exported game")
    asked.add_argument("--commitment", type=_some, metavar="HEX", help="the commitment that you saw at the table")
    asked.add_argument("--json", action="store_true", help="one JSON value instead of a sentence")
    run = asked.parse_args(arguments)
    try:
        with open(run.file, "rb") as file:  # noqa: PTH123 - nothing but the file itself is needed
            verdict = verify(file.read(MOST_BYTES + 1), run.commitment or "")
    except OSError as error:
        verdict = Verdict(False, 0, "unreadable", f"The file cannot be opened: {error.strerror}.")
    print(json.dumps(asdict(verdict)) if run.json else f"{run.file}: {verdict.code}. {verdict.detail}")
    return 3 if verdict.code == "partial" else 0 if verdict.ok else 1


def _some(text: str) -> str:
    """``text``, which must not be empty, as a variable is that was not set: nothing would be compared."""
    if not text:
        raise argparse.ArgumentTypeError("it is empty, so nothing would be compared")
    return text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
