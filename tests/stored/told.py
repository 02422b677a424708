"""What a stored game says, in one digest: states, hashes, views, legal commands, the next commits.

``python -m tests.stored.told STREAM...`` prints one line a stream; the package of the games is whichever comes first on
the path, so that two releases can be compared.
"""

import random
import sys
from collections.abc import Container, Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from sagebrush_events import decode
from sagebrush_events.commit import Commit
from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import AnyCodec
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import GameStarted
from tests.streams import codec_of, states

LOOKS = 3
"""Moments of a game at which it is looked at closely and played on."""
CONTINUED = 8
"""How often it is looked at from there, with a random commit after each look."""


def told(path: Path) -> str:
    """The digest of a whole stored game; raises AssertionError where a state is not the one that was stored."""
    stream = read(path)
    return _digest(path, stream, {1 + len(stream) * look // LOOKS for look in range(LOOKS)}, CONTINUED)


def began(path: Path) -> str:
    """The digest of its set-up and of one commit after that."""
    return _digest(path, read(path)[:1], {1}, 2)


def read(path: Path) -> list[Commit]:
    """The commits of a stored game."""
    return [decode(commit) for commit in msgspec.msgpack.decode(path.read_bytes(), type=list[bytes])]


def _digest(path: Path, stream: Sequence[Commit], looks: Container[int], continued: int) -> str:
    title = TITLES[path.name.split(".")[0]]
    codec = codec_of(title.id)
    started = codec.unpack_event(stream[0].events[0])
    assert isinstance(started, GameStarted)
    decider = title.build(started.config)
    digest = blake2b(digest_size=16)
    for commit, state in zip(stream, states(title, stream), strict=True):
        assert codec.state_hash(state) == commit.state, f"{path.name}: other state after commit {commit.version}"
        if commit.version in looks:
            for part in _parts(codec, decider, state.copy(), continued):
                digest.update(part)
    return digest.hexdigest()


def _parts(codec: AnyCodec, decider: AnyDecider, state: Any, continued: int) -> Iterator[bytes]:
    """All that anybody sees and may do, and the same before each of some random commits."""
    dice = random.Random(1)
    for _ in range(continued):
        yield codec.state_hash(state)
        for viewer in (None, *range(decider.config.seats)):
            yield codec.view_to_json(decider.view(state, viewer))
        seats = [seat for seat, _ in decider.awaited(state)]
        legal = [command for seat in seats for command in decider.legal(state, seat)]
        yield from map(codec.command_to_json, legal)
        if not legal:
            return
        decider.play(state, dice.choice(legal), seeded(dice.randrange(1000)))


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(told(Path(name)))
