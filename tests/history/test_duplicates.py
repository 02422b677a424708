"""Tables that share their chance: the same decisions meet the same luck, and every table is proved alone."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace as changed

from sagebrush_events.commit import Commit, decode
from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import (
    AUTOMATON,
    Branch,
    CheckClocks,
    Command,
    Event,
    GameStarted,
    SeatTaken,
    SeedRevealed,
    SharedChance,
    TakeBack,
)
from sagebrush_games.kernel.provably_fair import commitment, entropy_commitment, pooled
from sagebrush_games.kernel.refusal import Refusal
from sagebrush_history import gamefile
from sagebrush_history.checkpointed_fold import CheckpointedFold
from sagebrush_history.folding import blank, events_of, follow_all
from sagebrush_history.pending_commit import CommandOrigin, PendingCommit, first_commit, next_commit
from sagebrush_history.secret import Secret, secret_of
from sagebrush_history.sharing import fault
from sagebrush_history.table import GameTable
from sagebrush_history.verify import verify_with
from tests.clients.verifiers import NODE, by_javascript, by_python
from tests.conformance.tables import TABLES
from tests.tampering.game import REGISTRY, chained, judged, written

GROUP, SEED = "d" * 26, bytes(range(32))
GAMES = ("e" * 26, "f" * 26, "g" * 26)
UNTIL = 1_000_000
PLAYED = {title: next(config for config in TABLES if config.title == title and config.seats > 1) for title in TITLES}
titles = pytest.mark.parametrize("title", sorted(PLAYED))


def entropies(table: int, seats: int) -> list[bytes]:
    return [bytes([16 * table + seat]) * 16 for seat in range(seats)]


def started(title: str, table: int) -> GameStarted:
    """The beginning of a table of a group of three."""
    config = REGISTRY.carrying(PLAYED[title])
    pool = tuple(pooled(entropies(number, config.seats)).hex() for number in range(len(GAMES)))
    seats = tuple(
        SeatTaken(f"Player {seat}", added.hex(), entropy_commitment=entropy_commitment(added))
        for seat, added in enumerate(entropies(table, config.seats))
    )
    shared = SharedChance(GROUP, table, pool, GAMES, UNTIL)
    return GameStarted(GAMES[table], config, seats, commitment(GROUP, SEED), shared=shared)


class Played:
    """A table of the group, and what was played there."""

    def __init__(self, title: str, number: int) -> None:
        self.table: GameTable = REGISTRY.table(started(title, number))
        self.secret: Secret = secret_of(self.table.started, SEED)
        self.commits: list[PendingCommit] = [first_commit(self.table, self.secret, 0)]
        self.fold = CheckpointedFold(self.table)
        self.fold.append(self.commits[0].applied.events)

    @property
    def last(self) -> PendingCommit:
        return self.commits[-1]

    @property
    def stored(self) -> list[bytes]:
        return [commit.data for commit in self.commits]

    def give(self, command: Command, time_ms: int = 0) -> None:
        before = self.last.applied
        origin = CommandOrigin(f"command-{before.version}", command, self.table.codec.pack_command(command))
        back = self.fold.state_at(before.destination(command)) if isinstance(command, TakeBack) else None
        self.commits.append(next_commit(before, self.last.chain, self.secret, origin, time_ms, back))
        self.fold.append(self.last.applied.events)

    def play_out(self, dice: random.Random, most: int = 5_000) -> "Played":
        """Plays on at random until the game is over, or has ``most`` commits."""
        while (awaited := self.last.applied.awaited) and len(self.commits) < most:
            state = self.last.applied.state
            self.give(dice.choice(self.table.decider.legal(state, dice.choice(awaited))))
        return self

    def file(self) -> bytes:
        return b"".join(gamefile.complete(self.table, self.stored))


def told(played: Played) -> list[list[Event]]:
    """What happened, without who sits there."""
    return [[event for event in one.applied.events if not isinstance(event, GameStarted)] for one in played.commits]


@titles
def test_the_same_decisions_meet_the_same_dice_and_cards_at_every_table(title: str) -> None:
    one, other = (Played(title, number).play_out(random.Random(1)) for number in (0, 2))
    assert told(one) == told(other) and len(one.commits) > 20


@titles
def test_after_other_decisions_a_purpose_still_has_the_same_luck(title: str) -> None:
    drawn = []
    for number in range(2):
        counts, outcomes = Counter[str](), {}
        for data in Played(title, number).play_out(random.Random(number)).stored:
            for purpose, n, outcome in decode(data).draws:
                outcomes[purpose, counts[purpose], n] = outcome
                counts[purpose] += 1
        drawn.append(outcomes)
    one, other = drawn
    assert one.keys() & other.keys() and all(one[draw] == other[draw] for draw in one.keys() & other.keys())


def test_who_takes_back_meets_the_same_dice_afterwards() -> None:
    config = "carson-city"
    straight, doubtful = (Played(config, number).play_out(random.Random(3), 12) for number in (0, 1))
    while not doubtful.last.applied.take_back(AUTOMATON + 1):
        for played in (straight, doubtful):
            seat = played.last.applied.awaited[0]
            played.give(played.table.decider.legal(played.last.applied.state, seat)[0])
    doubtful.give(TakeBack(AUTOMATON + 1))
    again = doubtful.last.applied
    assert again.platform.drawn == straight.last.applied.platform.drawn


@titles
def test_a_table_of_a_group_is_proved_by_everybody(title: str, tmp_path: Path) -> None:
    played = Played(title, 1).play_out(random.Random(2))
    file = played.file()
    assert judged(file).code == "sound", judged(file)
    assert outside(tmp_path, file) == {"consistent"}
    assert verify_with(file, REGISTRY, commitment(GROUP, SEED)).ok
    assert not verify_with(file, REGISTRY, commitment(GAMES[1], SEED)).ok


@titles
def test_what_was_drawn_is_known_again_from_the_record(title: str) -> None:
    played = Played(title, 0).play_out(random.Random(4), 40)
    again = follow_all(played.table, blank(played.table), list(map(decode, played.stored)))
    assert again.platform == played.last.applied.platform and again.platform.drawn


def outside(folder: Path, *files: bytes) -> set[str]:
    """The verdicts of both verifiers without the platform."""
    by_scripts = by_javascript(files, folder) if NODE else []
    return {verdict["code"] for verdict in (*map(by_python, files), *by_scripts)}


Change = Callable[[SharedChance], SharedChance]
WRONG: dict[str, Change] = {
    "another pool": lambda shared: replace(shared, pool=(shared.pool[0], shared.pool[1], "00" * 32)),
    "another part of its own": lambda shared: replace(shared, pool=("00" * 32, *shared.pool[1:])),
    "a part in capital letters": lambda shared: replace(shared, pool=tuple(part.upper() for part in shared.pool)),
    "a part that is too short": lambda shared: replace(shared, pool=(*shared.pool[:2], "00")),
    "another group": lambda shared: replace(shared, group="z" * 26),
    "another place": lambda shared: replace(shared, table=1),
    "a place that is not there": lambda shared: replace(shared, table=3),
    "a place before the first": lambda shared: replace(shared, table=-1),
    "a table alone": lambda shared: replace(shared, pool=shared.pool[:1], games=shared.games[:1]),
    "fewer games": lambda shared: replace(shared, games=shared.games[:2]),
    "a game twice": lambda shared: replace(shared, games=(GAMES[0], GAMES[1], GAMES[1])),
    "the group as a game": lambda shared: replace(shared, games=(GAMES[0], GAMES[1], GROUP)),
}


def test_a_group_that_cannot_be_is_found_out_by_everybody(tmp_path: Path) -> None:
    played = Played("tiny-epic-western", 0).play_out(random.Random(5))
    begun, files = played.table.started, dict[str, bytes]()
    for name, change in WRONG.items():
        commits = list(map(decode, played.stored))
        assert begun.shared is not None
        other = played.table.codec.pack_event(replace(begun, shared=change(begun.shared)))
        commits[0] = changed(commits[0], events=[other, *commits[0].events[1:]])
        files[name] = written(commits)
        assert not judged(files[name]).ok, name
    assert outside(tmp_path, *files.values()) <= {"group-mismatch", "seed-mismatch", "draw-mismatch"}


def test_draws_by_the_version_are_no_shared_chance(tmp_path: Path) -> None:
    """Whoever forgets that the chance is shared makes a file that nobody believes."""
    played = Played("tiny-epic-western", 0)
    played.secret = Secret(SEED, played.secret.master)
    played.commits = [first_commit(played.table, played.secret, 0)]
    played.fold = CheckpointedFold(played.table)
    played.fold.append(played.commits[0].applied.events)
    file = played.play_out(random.Random(6)).file()
    assert {judged(file).code, *outside(tmp_path, file)} == {"draw-mismatch"}


def test_the_end_of_a_table_reveals_no_seed_until_it_is_unsealed() -> None:
    played = Played("tiny-epic-western", 0).play_out(random.Random(7))
    last = played.last.applied
    assert isinstance(last.events[-1], SeedRevealed)
    for viewer in (None, *range(len(last.table.started.seats))):
        assert SEED.hex() not in last.events_json(viewer).decode()
        assert msgspec.json.decode(last.events_json(viewer))[-1] == {"type": "redacted"}
        assert SEED.hex() in last.events_json(viewer, is_sealed=False).decode()
        assert SEED.hex() not in last.events_json(viewer).decode()


def test_the_platform_ends_a_table_whose_time_is_up_and_no_sooner() -> None:
    played = Played("sierra-west", 0).play_out(random.Random(8), 10)
    assert played.last.applied.deadline == UNTIL
    with pytest.raises(Refusal, match="no-clock-runs"):
        played.give(CheckClocks(AUTOMATON), UNTIL - 1)
    played.give(CheckClocks(AUTOMATON), UNTIL)
    last = played.last.applied
    assert last.is_over and last.deadline is None
    assert msgspec.json.decode(last.outcome) == {"reason": "group-ended", "ranking": []}
    assert judged(played.file()).code == "sound", judged(played.file())


def test_an_end_before_the_time_is_no_part_of_a_sound_file() -> None:
    played = Played("sierra-west", 0).play_out(random.Random(8), 10)
    played.give(CheckClocks(AUTOMATON), UNTIL)
    commits: Sequence[Commit] = list(map(decode, played.stored))
    early = [*commits[:-1], changed(commits[-1], time=UNTIL - 1)]
    file = b"".join(gamefile.complete(played.table, chained(early)))
    assert judged(file).code == "command-refused"


def test_a_whole_group_has_no_fault_and_a_branch_is_no_table_of_one() -> None:
    begun = started("carson-city", 2)
    assert begun.shared is not None and not fault(begun, begun.shared)
    first = decode(Played("carson-city", 2).stored[0])
    assert events_of(REGISTRY.table(begun), first)[0] == REGISTRY.table(begun).started
    branch = replace(begun, branch=Branch(GAMES[0], 1))
    assert branch.shared is not None and "branch" in fault(branch, branch.shared)
