"""Files that somebody made to break a verifier: each gets a verdict and a sentence, from all three."""

import json
import re
from base64 import b64decode, b64encode
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from sagebrush_games import TITLES
from sagebrush_history.table import TitleRegistry
from sagebrush_history.verify import verify_with
from tests.clients.verifiers import by_javascript, by_python, needs_node
from tests.tampering.text import bound
from tests.vectors import CLIENTS

EXAMPLE = (CLIENTS / "example.ndjson").read_bytes()
REGISTRY = TitleRegistry(TITLES.values())
WRONG: list[Any] = [None, True, 1.5, 1 << 63, 1 << 70, "x", [[]], {"a": [None]}, "\ud800"]

NO_HEAD = {"versions": 1, "head": "0" * 32}
DEEP = b"\x91" * 100_000 + b"\xc0"
"""An array of MessagePack in an array, and so on."""
NO_VALUES = [b"NaN", b"-Infinity", b"1.0", b"1.5", b"1e5", b'"\\ud800"', b'{"\\udfff":1}', b"[" * 9000 + b"]" * 9000]
"""What JSON, or one reader of it, has and no file of a game; the last is deeper than any reader."""
FITTING = [wrong for wrong in WRONG if wrong != 1 << 70 and wrong != "\ud800"]
"""Those that MessagePack can hold."""


def lines_of() -> tuple[dict[str, Any], list[dict[str, Any]], dict[str, Any]]:
    header, *lines, final = map(json.loads, EXAMPLE.splitlines())
    return header, lines, final


def hostile() -> Iterator[bytes]:
    """Files, some of whose digests are right."""
    yield from (
        b"",
        b"\n",
        b"\n\n\n",
        b"null\n" * 3,
        b"{}\n" * 3,
        b"[" * 100_000 + b"\n{}\n{}\n",
        b"\xff" * 50 + b"\n\n\n",
    )
    yield EXAMPLE.replace(b'"version":2,', b'"version":2,"version":3,')
    yield b'{"a":' * 5000 + b"\n" + EXAMPLE
    yield from (_reworded(told) for told in (b"1e999", b'"\xff"', b"NaN", b"-0", b"1.0", b'"\\u0041"'))
    yield from _of_wrong_types()
    yield from _with_wrong_bytes()
    yield from _with_deep_ends()
    yield from (_running(value) for value in NO_VALUES)
    yield from _of_other_kinds()


def _reworded(value: bytes) -> bytes:
    """With ``value`` where the first event tells its commitment, and the right digest of these bytes."""
    return _with_digest(re.sub(rb'"commitment":"[0-9a-f]+"', lambda _: b'"commitment":' + value, EXAMPLE, count=1))


def _with_digest(before: bytes) -> bytes:
    blank = re.sub(rb'"digest":"[0-9a-f]+"', b'"digest":""', before)
    digest = blake2b(blank.removesuffix(b"\n"), digest_size=32).hexdigest()
    return blank.replace(b'"digest":""', b'"digest":"' + digest.encode() + b'"')


def _of_wrong_types() -> Iterator[bytes]:
    for wrong in WRONG:
        for place in range(3):
            header, lines, final = lines_of()
            part: dict[str, Any] = (header, lines[0], final)[place]
            for name in list(part):
                if (name, place) != ("digest", 2):
                    yield _file(part | {name: wrong}, place)
        header, lines, final = lines_of()
        lines[0]["events"][0]["commitment"] = wrong
        yield _bound(header, lines, final)
        for name in ("events", "command", "draws"):
            header, lines, final = lines_of()
            lines[1][name] = wrong
            yield _bound(header, lines, final)


def _file(changed: dict[str, Any], place: int) -> bytes:
    header, lines, final = lines_of()
    if place == 1:
        lines[0] = changed
    return _bound(changed if place == 0 else header, lines, changed if place == 2 else final)


def _bound(header: dict[str, Any], lines: list[dict[str, Any]], final: dict[str, Any]) -> bytes:
    try:
        return bound(header, lines, final)
    except UnicodeEncodeError:  # a lone surrogate is no UTF-8
        return b""


def _with_wrong_bytes() -> Iterator[bytes]:
    """Commits whose every part is of a wrong type in turn, whose bytes are cut, or noise."""
    dice = Random(1)
    for number in (0, 1, -1):
        stored = b64decode(lines_of()[1][number]["packed"])
        fields: list[Any] = msgspec.msgpack.decode(stored)
        for place in range(len(fields)):
            for wrong in (*FITTING, b"", b"\xc1", [b"\x91\xc0"], [b"\xdd\xff\xff\xff\xff"], [["die", 1 << 40, 0]]):
                yield _packed(number, msgspec.msgpack.encode([*fields[:place], wrong, *fields[place + 1 :]]))
        for _ in range(12):
            noisy = bytearray(stored)
            noisy[dice.randrange(len(noisy))] = dice.randrange(256)
            yield _packed(number, bytes(noisy))
        yield _packed(number, stored[: dice.randrange(len(stored))])
        yield _packed(number, DEEP)
        yield _packed(number, dice.randbytes(100))


def _with_deep_ends() -> Iterator[bytes]:
    """Commits with something deep behind all fields that a release knows: of the commit, an event, the command."""
    fields: list[Any] = msgspec.msgpack.decode(b64decode(lines_of()[1][1]["packed"]))
    whole = [*fields, *([], "", None)[len(fields) - 5 :]]
    yield _packed(1, _longer(msgspec.msgpack.encode(whole)))
    yield _packed(1, msgspec.msgpack.encode([*fields[:3], _longer(fields[3]), *fields[4:]]))
    yield _packed(1, msgspec.msgpack.encode([*fields[:4], [_longer(fields[4][0])], *fields[5:]]))


def _longer(array: bytes) -> bytes:
    """A short array of MessagePack with one item more."""
    return bytes([array[0] + 1]) + array[1:] + DEEP


def _running(value: bytes) -> bytes:
    """The file of a running game with ``value`` in its event."""
    header, (first, *_), _ = lines_of()
    told = {"version": 1, "time_ms": 1, "seat": None, "events": [first["events"][0] | {"told": "HERE"}]}
    return _with_digest(bound(header | {"complete": False}, [told], NO_HEAD).replace(b'"HERE"', value))


def _of_other_kinds() -> Iterator[bytes]:
    """Texts and first events with what one language takes for the same and another does not."""
    header, lines, final = lines_of()
    draw = next(draw for line in lines for draw in line.get("draws", []) if draw[2] in (0, 1))
    draw[2] = bool(draw[2])
    yield _bound(header, lines, final)
    stored: list[Any] = msgspec.msgpack.decode(b64decode(lines_of()[1][0]["packed"]))
    name, game, config, seats, *more = msgspec.msgpack.decode(stored[4][0])
    apart = [seat | {"entropy": seat["entropy"][:2] + " " + seat["entropy"][2:]} for seat in seats]
    for event in (
        ["game-begun", game, config, seats, *more],
        [name, game, {key: config[key] for key in config if key != "title"}, seats, *more],
        [name, game, config, [seat | {"entropy_commitment": None} for seat in seats], *more],
        [name, game, config, apart, *more],
    ):
        events = [msgspec.msgpack.encode(event), *stored[4][1:]]
        yield _packed(0, msgspec.msgpack.encode([*stored[:4], events, *stored[5:]]))


def _packed(number: int, stored: bytes) -> bytes:
    header, lines, final = lines_of()
    lines[number]["packed"] = b64encode(stored).decode()
    return _bound(header, lines, final)


@pytest.fixture(scope="module")
def files() -> list[bytes]:
    return list(hostile())


def test_the_platform_has_a_verdict_on_every_hostile_file(files: list[bytes]) -> None:
    for data in files:
        verdict = verify_with(data, REGISTRY)
        assert not verdict.ok or data == EXAMPLE
        assert verdict.detail


def test_the_python_verifier_has_a_verdict_on_every_hostile_file(files: list[bytes]) -> None:
    for data in files:
        verdict = by_python(data)
        assert not verdict["ok"] or data == EXAMPLE
        assert verdict["detail"]


@needs_node
def test_both_verifiers_say_the_same_of_every_hostile_file(files: list[bytes], tmp_path: Path) -> None:
    same = [data for data in files if str(1 << 70).encode() not in data]  # JavaScript has no such numbers
    for data, theirs in zip(same, by_javascript(same, tmp_path), strict=True):
        ours = by_python(data)
        assert (theirs["version"], theirs["code"]) == (ours["version"], ours["code"])


@needs_node
def test_the_javascript_verifier_has_a_verdict_on_every_hostile_file(files: list[bytes], tmp_path: Path) -> None:
    for data, verdict in zip(files, by_javascript(files, tmp_path), strict=True):
        assert not verdict["ok"] or data == EXAMPLE
        assert verdict["detail"]
