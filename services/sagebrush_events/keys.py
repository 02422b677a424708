"""The names of the keys; all keys of a game share one hash slot."""

import hashlib
from zlib import crc32

PARTITIONS = 16
"""Never changes: it is part of every stored key."""
MARKS = "sb:acknowledged"
"""How many commits of each partition were acknowledged, at least: a plain value, not written by the function."""

HEARTBEAT = "sb:heartbeat"
"""When the platform was last seen at work, and when it was down: a plain value."""


def partition(game: str) -> int:
    """The partition of ``game``, 0 to ``PARTITIONS`` - 1: a pure function of its id."""
    return crc32(game.encode()) % PARTITIONS


def stream(game: str) -> str:
    """The commits of ``game``."""
    return f"sb:{{{partition(game)}}}:game:{game}"


def stream_of_any(number: int | None) -> str:
    """The pattern of the streams of partition ``number``, or of all."""
    return f"sb:{{{'*' if number is None else number}}}:game:*"


def command_ids_of_any(number: int | None) -> str:
    """The pattern of the same of the commands that games have applied."""
    return f"sb:{{{'*' if number is None else number}}}:keys:*"


def game_of(stream: str) -> str:
    """The game whose commits are in ``stream``, or of whatever else is kept under its id."""
    return stream.rpartition(":")[2]


def command_ids(game: str) -> str:
    """The commands that ``game`` has applied: digest of the id to fingerprint and version."""
    return f"sb:{{{partition(game)}}}:keys:{game}"


def secret(game: str) -> str:
    """The seed of ``game``; the rules service alone may read it."""
    return f"sb:{{{partition(game)}}}:secret:{game}"


def snapshot(game: str) -> str:
    """A cached state of ``game``; it may vanish at any time."""
    return f"sb:{{{partition(game)}}}:snapshot:{game}"


def feed(number: int) -> str:
    """The new commits of partition ``number``: ids and who is awaited, never content."""
    return f"sb:{{{number}}}:feed"


def awaiting(number: int) -> str:
    """The games of partition ``number`` that wait for an automatic actor, by the time since when."""
    return f"sb:{{{number}}}:awaiting"


def clocks(number: int) -> str:
    """The games of partition ``number`` in which a clock runs, by the Unix time in ms at which the first is up."""
    return f"sb:{{{number}}}:clocks"


def warnings(number: int) -> str:
    """The games of partition ``number`` in which a seat has yet to be warned, by the Unix time in ms of the first."""
    return f"sb:{{{number}}}:warnings"


def warned(game: str) -> str:
    """Of what the seats of ``game`` were warned, by seat."""
    return f"sb:{{{partition(game)}}}:warned:{game}"


def plan(game: str, seat: int) -> str:
    """What ``seat`` of ``game`` has planned; the rules service alone may read it."""
    return f"sb:{{{partition(game)}}}:plan:{game}:{seat}"


def planned(number: int) -> str:
    """The games of partition ``number`` in which somebody has planned something."""
    return f"sb:{{{number}}}:planned"


def dead(number: int) -> str:
    """The feed entries of partition ``number`` that no consumer could digest."""
    return f"sb:{{{number}}}:dead"


def command_field(command_id: str) -> bytes:
    """The field of ``command_id`` within its game: eight bytes, whatever the length of the id."""
    return hashlib.blake2b(command_id.encode(), digest_size=8).digest()
