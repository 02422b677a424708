"""Stored games of released versions: ``python -m tests.streams 0.1`` stores recorded games as streams of commits.

A ``.bin`` is a MessagePack list of commits as the record keeps them. What is stored stays as it is: later versions have
to read it. ``hashes.json`` says what each folds to; it alone is restated, by the same command, when a state gains a
field.
"""

import json
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

from msgspec import msgpack

from sagebrush_cli.titles import fuzz
from sagebrush_events.commit import NO_HASH, Commit, chain_hash, decode, encode
from sagebrush_games import TITLES
from sagebrush_games.kernel.codec import AnyCodec, Codec
from sagebrush_games.kernel.messages import Command, Config, Event, GameStarted, SeatTaken, SeedRevealed
from sagebrush_games.kernel.provably_fair import commitment
from sagebrush_games.kernel.taking_back import return_of, standing
from sagebrush_games.kernel.title import AnyTitle
from tests.fixtures import fixtures, replay

FOLDER = Path(__file__).parent / "fixtures" / "streams"
GAME, SEED, TIME = "0" * 26, bytes(32), 1_750_000_000_000


def stored(title: AnyTitle, config: Config, commands: Sequence[Command], commits: Sequence[list[Event]]) -> list[bytes]:
    """A recorded game as the record would keep it; its draws are those of its events and are left out."""
    config = replace(config, content=title.contents.carried(config.edition))
    decider, codec = title.build(config), Codec(title)
    state, prev, stream = decider.book.initial(decider.rules), NO_HASH, []
    for version, events in enumerate(framed(config, commits), 1):
        decider.apply(state, events)
        command = commands[version - 2] if version > 1 else None
        commit = Commit(
            version,
            f"command-{version}" if command else "",
            command.seat if command else None,
            codec.pack_command(command) if command else b"",
            [codec.pack_event(event) for event in events],
            [],
            prev,
            codec.state_hash(state),
            TIME + version,
            rules=title.rules,
        )
        stream.append(encode(commit))
        prev = chain_hash(stream[-1])
    return stream


def framed(config: Config, commits: Sequence[list[Event]]) -> Iterator[list[Event]]:
    """The commits between the events of the platform."""
    seats = tuple(SeatTaken(f"Player {seat}") for seat in range(config.seats))
    started, revealed = GameStarted(GAME, config, seats, commitment(GAME, SEED)), SeedRevealed(SEED.hex())
    for number, events in enumerate(commits):
        first = [started] if number == 0 else []
        last = [revealed] if number == len(commits) - 1 else []
        yield [*first, *events, *last]


@cache
def codec_of(title: str) -> AnyCodec:
    """The codec of a title, which takes a while to make."""
    return Codec(TITLES[title])


def states(title: AnyTitle, stream: Sequence[Commit]) -> Iterator[Any]:
    """The one state of a stored game, whose config stands in its first event, after each commit in its turn."""
    codec = codec_of(title.id)
    commits = [[codec.unpack_event(event) for event in commit.events] for commit in stream]
    started = commits[0][0]
    assert isinstance(started, GameStarted)
    decider = title.build(started.config)
    state = decider.book.initial(decider.rules)
    for version, events in enumerate(commits, 1):
        if return_of(events):
            _, stand = standing(lambda version: commits[version - 1], version, lambda version: version == 0)
            state = decider.fold(chain(*stand))
        else:
            decider.apply(state, events)
        yield state


def folded(title: AnyTitle, stream: Sequence[Commit]) -> Any:
    """The state after all commits of a stored game."""
    *_, last = states(title, stream)
    return last


def taken_back(title: AnyTitle) -> list[bytes]:
    """A random game of two as the rules service would record it, some of it taken back."""
    _, stream = fuzz.random_game(title, Config(title.id, title.manifest.editions[0].id, 2), random.Random(1))
    return stream


def main(version: str) -> None:
    """Stores the recorded games of every title that ``version`` has not stored yet, and states all hashes."""
    folder, hashes = FOLDER / version, {}
    folder.mkdir(parents=True, exist_ok=True)
    for title in TITLES.values():
        for path in fixtures(title):
            game, file = replay(title, path), folder / f"{title.id}.{path.stem}.bin"
            if not file.exists():
                file.write_bytes(msgpack.encode(stored(title, game.decider.config, game.commands, game.commits)))
        if not (file := folder / f"{title.id}.taken-back.bin").exists():
            file.write_bytes(msgpack.encode(taken_back(title)))
        for file in sorted(folder.glob(f"{title.id}.*.bin")):
            stream = [decode(commit) for commit in msgpack.decode(file.read_bytes(), type=list[bytes])]
            hashes[file.name] = Codec(title).state_hash(folded(title, stream)).hex()
    (folder / "hashes.json").write_text(json.dumps(hashes, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
