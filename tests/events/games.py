"""Games made of nothing but bytes."""

import hashlib
import secrets
import string
import uuid

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


Command = tuple[str, int | None, bytes]
"""Id, seat and command."""


def chained(count: int, commands: list[Command] | None = None) -> list[Commit]:
    """The commits of a game, each naming the hash of the one before."""
    commits: list[Commit] = []
    for version, (command_id, seat, command) in enumerate(commands or some_commands(count), 1):
        prev = chain_hash(encode(commits[-1])) if commits else NO_HASH
        events = [b"cowboy-placed" + command, b"income-paid%d" % (version % 7)]
        draws = [("duel", 6, version % 6)] if version % 5 == 0 else []
        state = hashlib.blake2b(b"%d" % version, digest_size=16).digest()
        engine: dict[str, str | int] | None = {"name": "greedy", "seed": version} if version % 3 == 0 else None
        time = NOON + 977 * version
        rules = 1 if version < 4 else 2
        commits.append(Commit(version, command_id, seat, command, events, draws, prev, state, time, engine, rules))
    return commits


def some_commands(count: int) -> list[Command]:
    """A creation and then commands of four seats, with ids of both kinds."""
    numbered = [
        (str(uuid.UUID(int=n)) if n % 2 else f"move-{n}", n % 4, b"place-cowboy%d" % n) for n in range(1, count)
    ]
    return [("", None, b""), *numbered][:count]
