"""An honest game to change, and the way a cheat writes it anew: every hash, every state, every digest made again."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from sagebrush_cli.titles import fuzz
from sagebrush_events import Commit, chain_hash, decode, encode
from sagebrush_events.commit import NO_HASH
from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import Config, Event, SeedRevealed
from sagebrush_history import folding, gamefile
from sagebrush_history.checkpointed_fold import CheckpointedFold
from sagebrush_history.secret import Secret, secret_of
from sagebrush_history.table import GameTable, TitleRegistry
from sagebrush_history.verify import Verdict, verify_with

REGISTRY = TitleRegistry(TITLES.values())


@dataclass(frozen=True, slots=True)
class Game:
    """A finished game as the record has it, and its honest file."""

    table: GameTable
    stored: list[bytes]
    file: bytes

    @property
    def commits(self) -> list[Commit]:
        """The commits, for somebody to change."""
        return list(map(decode, self.stored))

    @property
    def secret(self) -> Secret:
        """The secret that its last event reveals."""
        revealed = self.events(self.commits[-1])[-1]
        assert isinstance(revealed, SeedRevealed)
        return secret_of(self.table.started, bytes.fromhex(revealed.seed))

    def events(self, commit: Commit) -> list[Event]:
        """The events of ``commit``."""
        return folding.events_of(self.table, commit)

    def packed(self, events: Sequence[Event]) -> list[bytes]:
        """Events as a commit holds them."""
        return [self.table.codec.pack_event(event) for event in events]

    def state_before(self, version: int) -> Any:
        """A state of its own before the commit ``version``."""
        fold = CheckpointedFold(self.table)
        for commit in self.commits[: version - 1]:
            fold.append(self.events(commit))
        return fold.state.copy()


def random_game(config: Config, dice: random.Random) -> Game:
    """A random game of ``config``, some of it taken back."""
    table, stored = fuzz.random_game(TITLES[config.title], config, dice)
    return Game(table, stored, b"".join(gamefile.complete(table, stored)))


def judged(data: bytes) -> Verdict:
    """The verdict on a file."""
    return verify_with(data, REGISTRY)


def written(commits: Sequence[Commit]) -> bytes:
    """The file of ``commits`` with versions, states, chain and digest made anew, as far as the events can be folded."""
    table = REGISTRY.table_of(commits[0])
    return b"".join(gamefile.complete(table, chained(with_states(table, commits))))


def chained(commits: Sequence[Commit]) -> list[bytes]:
    """The stored bytes of ``commits``, numbered, each with the hash of the one before."""
    stored: list[bytes] = []
    for version, commit in enumerate(commits, 1):
        prev = chain_hash(stored[-1]) if stored else NO_HASH
        stored.append(encode(replace(commit, version=version, prev=prev)))
    return stored


def with_states(table: GameTable, commits: Sequence[Commit]) -> list[Commit]:
    """``commits`` with the hashes of the states that their events lead to; those after nonsense keep theirs."""
    fold, found = CheckpointedFold(table), list[Commit]()
    try:
        for commit in commits:
            fold.append(folding.events_of(table, commit))
            found.append(replace(commit, state=table.codec.state_hash(fold.state)))
    except Exception:  # events that cannot follow each other
        return [*found, *commits[len(found) :]]
    return found
