"""Games made of nothing but bytes."""

import secrets
import string

from sagebrush_events import Append, Commit, Ok, Record, chain_hash, decode, encode, fingerprint
from sagebrush_events.commit import NO_HASH

NOON = 1_800_000_000_000
"""Some Unix time in ms."""


def new_game() -> str:
    """An id that no other test uses."""
    return "".join(secrets.choice(string.ascii_lowercase + string.digits) for _ in range(26))


def asking(
    game: str, expected: int, command_id: str, command: bytes = b"go", *, due: int | None = None, prev: bytes = NO_HASH
) -> Append:
    """An append of one commit."""
    commit = Commit(expected + 1, command_id, 0, command, [b"went"], [], prev, NO_HASH, NOON)
    return Append(game, expected, command_id, fingerprint(0, command), encode(commit), b"payload", due)


async def play(record: Record, game: str, commits: int) -> list[bytes]:
    """The commits of a game that has got so far, chained."""
    prev = NO_HASH
    for version in range(1, commits + 1):
        append = asking(game, version - 1, f"c{version}", prev=prev)
        assert await record.append(append) == Ok(version)
        prev = chain_hash(append.commit)
    return await record.read(game)


def versions(commits: list[bytes]) -> list[int]:
    """The versions that the commits name."""
    return [decode(commit).version for commit in commits]
