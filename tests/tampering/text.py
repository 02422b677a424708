"""Changes to the lines of a file by somebody who makes the digest of the file anew, and not the chain."""

import json
from base64 import b64decode, b64encode
from hashlib import blake2b
from random import Random
from typing import Any

from msgspec.structs import replace

from sagebrush_events import decode, encode
from tests.tampering.game import Game

Lines = list[dict[str, Any]]


def swapped(game: Game, dice: Random) -> bytes:
    """Two commits have changed places."""
    header, lines, final = _lines(game)
    one, other = dice.sample(range(len(lines)), 2)
    lines[one], lines[other] = lines[other], lines[one]
    return bound(header, lines, final)


def dropped(game: Game, dice: Random) -> bytes:
    """A commit is missing."""
    header, lines, final = _lines(game)
    del lines[dice.randrange(len(lines))]
    return bound(header, lines, final)


def doubled(game: Game, dice: Random) -> bytes:
    """A commit stands twice."""
    header, lines, final = _lines(game)
    place = dice.randrange(len(lines))
    return bound(header, [*lines[: place + 1], *lines[place:]], final)


def retold(game: Game, dice: Random) -> bytes:
    """What people read of a commit is not what its bytes hold."""
    header, lines, final = _lines(game)
    line = dice.choice(lines)
    field = dice.choice([name for name in line if name != "packed"])
    told = line[field]
    line[field] = {
        "version": -1, "time_ms": line["time_ms"] + 1, "seat": 7, "events": [*line["events"], {"type": "redacted"}],
        "command_id": "forged-id", "command": None if told else {"type": "take-back"}, "engine": {"name": "forged"},
        "draws": [*line.get("draws", []), ["forged", 2, 1]], "rules": 99,
    }[field]  # fmt: skip
    return bound(header, lines, final)


def recommitted(game: Game, dice: Random) -> bytes:
    """The commitment that the table showed stands behind the fields of the first event, and the real one has no name.

    The bytes hold the values of an event without their names, and fewer than a later release may tell.
    """
    header, lines, final = _lines(game)
    named = {"promise" if name == "commitment" else name: value for name, value in lines[0]["events"][0].items()}
    lines[0]["events"][0] = {**named, "commitment": dice.randbytes(32).hex()}
    return bound(header, lines, final)


def unchained(game: Game, dice: Random) -> bytes:
    """The bytes of a commit are others; the commits after it name the old ones."""
    header, lines, final = _lines(game)
    line = dice.choice(lines)
    commit = decode(b64decode(line["packed"]))
    line["packed"] = b64encode(encode(replace(commit, time=commit.time + 1))).decode()
    line["time_ms"] += 1
    return bound(header, lines, final)


def _lines(game: Game) -> tuple[dict[str, Any], Lines, dict[str, Any]]:
    header, *lines, final = map(json.loads, game.file.splitlines())
    return header, lines, final


def bound(header: dict[str, Any], lines: Lines, final: dict[str, Any]) -> bytes:
    """The lines as a file whose count and digest are right."""
    before = b"".join(_compact(line) for line in (header, *lines))
    final = final | {"versions": len(lines), "digest": ""}
    digest = blake2b(before + _compact(final).rstrip(), digest_size=32).hexdigest()
    return before + _compact(final | {"digest": digest})


def _compact(line: dict[str, Any]) -> bytes:
    return json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
