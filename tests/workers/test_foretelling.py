"""What a computer will do is known to nobody before it does it, and can be repeated by everybody after the game."""

import asyncio
import hashlib
import hmac
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt

import pytest

from sagebrush_events import Commit, Record, decode
from sagebrush_events.memory import MemoryRecord
from sagebrush_games.kernel.messages import Command
from sagebrush_games.kernel.provably_fair import provably_fair, thinking_seed
from sagebrush_games.tiny_epic_western import TITLE
from sagebrush_history.checkpointed_fold import CheckpointedFold
from sagebrush_history.pending_commit import GAME, SEEDED_BY
from sagebrush_history.secret import secret_of
from sagebrush_history.table import TitleRegistry
from sagebrush_opponents import OPPONENTS, Budget
from sagebrush_opponents.random_legal import choose
from sagebrush_opponents.table import agreed
from sagebrush_rpc.blocking import BlockingRules
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules.server import Service
from sagebrush_rules.settings import RulesSettings
from sagebrush_workers.turns import AutomaticTurn
from sagebrush_workers.worker import thinking
from sagebrush_workers.worker.player import legal_commands
from tests.patience import PATIENCE
from tests.workers.feeding import new_game
from tests.workers.test_player import player_of

GAMES = 3
ENDLESS_MS = 100_000
"""A thought that its time interrupted, on a busy machine, comes to another end when it is repeated."""
SIGMAS = 5.0
"""Further from the mean than chance comes once in a million runs."""


@dataclass(slots=True)
class Guesses:
    """How often a guess at a command was right, and how often blind chance would have been."""

    right: int = 0
    expected: float = 0.0
    variance: float = 0.0

    def note(self, guessed: Command, done: Command, choices: int) -> None:
        self.right += guessed == done
        self.expected += 1 / choices
        self.variance += (1 - 1 / choices) / choices

    @property
    def is_no_better_than_chance(self) -> bool:
        return self.right <= self.expected + SIGMAS * sqrt(self.variance)


@dataclass(slots=True)
class Watched:
    """A rules service whose every decision passes by here: what a computer saw, and what it did."""

    rules: BlockingRules
    seen: wire.Frame = field(default_factory=wire.Frame)
    decisions: list[tuple[wire.Frame, wire.SubmitRequest]] = field(default_factory=list)

    def get_view(self, request: wire.GetViewRequest) -> wire.Frame:
        self.seen = self.rules.get_view(request)
        return self.seen

    def submit(self, request: wire.SubmitRequest) -> wire.SubmitReply:
        self.decisions.append((self.seen, request))
        return self.rules.submit(request)


@asynccontextmanager
async def served(record: Record) -> AsyncIterator[Watched]:
    service = Service(record, [TITLE], RulesSettings())
    rules = BlockingRules(f"127.0.0.1:{await service.start('127.0.0.1:0')}", deadline=PATIENCE)
    try:
        yield Watched(rules)
    finally:
        rules.close()
        await service.stop()


@pytest.fixture
def record() -> MemoryRecord:
    return MemoryRecord()


@pytest.fixture
async def rules(record: MemoryRecord) -> AsyncIterator[Watched]:
    async with served(record) as watched:
        yield watched


def play(rules: Watched, opponents: Sequence[str]) -> str:
    """A game of computers, to its end."""
    game = new_game()
    seats = [wire.SeatPlan(player=name, opponent=wire.Opponent(name=name, budget_ms=ENDLESS_MS)) for name in opponents]
    request = wire.CreateGameRequest(game=game, title=TITLE.id, config=b'{"edition":"standard"}', seats=seats)
    rules.rules.stub.CreateGame(request, timeout=PATIENCE)
    player = player_of(rules)
    while not (newest := rules.rules.get_view(wire.GetViewRequest(game=game))).over:
        for awaited in newest.awaited:
            player.take(AutomaticTurn(game, newest.version, awaited.seat))
    return game


def public_seeds(game: str, version: int, seat: int) -> Iterator[int]:
    """What somebody at the table might take for the seed: hashes of all that is public about the turn."""
    for number in (version, version + 1):
        turn = f"{game}-{number}-{seat}".encode()
        yield int.from_bytes(hashlib.blake2b(turn, digest_size=6).digest(), "big")
        for key in (b"", game.encode()):
            yield thinking_seed(key, number, seat)


async def test_nobody_foretells_a_computer_from_what_is_public(rules: Watched) -> None:
    for _ in range(GAMES):
        await asyncio.to_thread(play, rules, ["random", "random"])
    guesses: dict[int, Guesses] = defaultdict(Guesses)
    for frame, request in rules.decisions:
        table = agreed(frame.config)
        legal = legal_commands(table, frame, request.seat)
        done = table.codec.command_from_json(request.command, request.seat)
        for number, seed in enumerate(public_seeds(request.game, frame.version, request.seat)):
            guesses[number].note(choose(None, legal, Budget(0), seed).command, done, len(legal))
    assert min(guess.variance for guess in guesses.values()) > 10
    assert {number: guess for number, guess in guesses.items() if not guess.is_no_better_than_chance} == {}


def test_the_seed_of_a_decision_belongs_to_secret_version_and_seat() -> None:
    seeds = {
        thinking_seed(bytes([secret]) * 32, version, seat)
        for secret in range(10)
        for version in range(10)
        for seat in range(-1, 9)
    }
    assert len(seeds) == 1000
    assert all(0 <= seed < 2**48 for seed in seeds)


def test_the_seed_of_a_decision_is_no_draw_of_the_game() -> None:
    """Draws are named by purpose, version, index and block: a purpose cannot turn a seed into a draw."""
    asked: list[bytes] = []

    def digest(_key: bytes, name: bytes, _hash: str) -> bytes:
        asked.append(name)
        return bytes(32)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hmac, "digest", digest)
        thinking_seed(b"", 2, 0)
        provably_fair(b"", 2)("thinking", 6)
        provably_fair(b"", 2)("thinking|2", 6)
    seed, *draws = [name.count(b"|") for name in asked]
    assert all(parts > seed for parts in draws)


@pytest.mark.parametrize("name", ["random", "greedy"])
async def test_every_decision_can_be_repeated_once_the_seed_of_the_game_is_revealed(
    rules: Watched, record: MemoryRecord, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "LONGEST_MS", ENDLESS_MS)
    game = await asyncio.to_thread(play, rules, [name, name])
    commits = [decode(data) for data in await record.read(game)]
    seed = await record.seed(game)
    assert seed is not None
    assert seed.hex().encode() in b"".join(commits[-1].events), "the last event reveals it"
    assert {commit.engine[SEEDED_BY] for commit in commits[1:] if commit.engine} == {GAME}
    repeated = list(decided_again(commits, seed))
    assert len(repeated) == len(commits) - 1
    assert all(again == stored for again, stored in repeated)


def decided_again(commits: Sequence[Commit], seed: bytes) -> Iterator[tuple[Command, Command]]:
    """Each command as its engine decides it with the seed of the game, and as it was recorded."""
    table = TitleRegistry([TITLE]).table_of(commits[0])
    secret, fold = secret_of(table.started, seed), CheckpointedFold(table)
    for before, commit in pairwise(commits):
        fold.append([table.codec.unpack_event(event) for event in before.events])
        assert commit.engine is not None
        assert commit.seat is not None
        thinker = OPPONENTS[str(commit.engine["name"])](agreed(table.config_json()))
        view, legal = table.decider.view(fold.state, commit.seat), table.decider.legal(fold.state, commit.seat)
        thinking = secret.thinking_seed(commit.version, commit.seat)
        decision = thinker(view, legal, Budget(ENDLESS_MS), thinking)
        yield decision.command, table.codec.unpack_command(commit.command)
