"""Branches without a service: nothing hidden gets into one, it goes on by itself, and everybody can prove it."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from sagebrush_cli.titles.fuzz import random_commits
from sagebrush_events.commit import decode
from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.malformed import Malformed
from sagebrush_games.kernel.messages import Branch, GameStarted, SeatTaken
from sagebrush_games.kernel.provably_fair import commitment
from sagebrush_history import gamefile
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.branching import UnfoundedGuess, position_after
from sagebrush_history.folding import blank, events_of, follow_all
from sagebrush_history.pending_commit import CommandOrigin, PendingCommit, first_commit, next_commit
from sagebrush_history.secret import Secret, secret_of
from sagebrush_history.table import GameTable
from sagebrush_history.verify import Verdict
from tests.clients.verifiers import by_python
from tests.conformance.tables import TABLES
from tests.tampering.game import REGISTRY, chained, judged, written

GAME, SEED = "b" * 26, bytes(range(32))
PLAYED = {title: next(config for config in TABLES if config.title == title and config.seats > 1) for title in TITLES}
titles = pytest.mark.parametrize("title", sorted(PLAYED))


def parent_of(title: str) -> AppliedCommit:
    """The middle of a random game, with its state."""
    pending = random_commits(TITLES[title], PLAYED[title], random.Random(title))
    return pending[len(pending) // 2].applied


def branch_table(parent: AppliedCommit, branch: Branch) -> tuple[GameTable, Secret]:
    """The table of a branch without a position."""
    config = parent.table.started.config
    seats = tuple(SeatTaken(f"Player {seat}", "ab" * 16) for seat in range(config.seats))
    started = GameStarted(GAME, config, seats, commitment(GAME, SEED), branch=branch)
    return REGISTRY.table(started), secret_of(started, SEED)


def begun(parent: AppliedCommit, guessed: bool, viewer: int | None = None) -> tuple[GameTable, Secret, PendingCommit]:
    """A branch after ``parent`` and its first commit."""
    table, secret = branch_table(parent, Branch(parent.table.game, parent.version, guessed, viewer))
    assert table.started.branch is not None
    table.started.branch.position = position_after(parent, table.started.branch, secret.chance(1, []))
    return table, secret, first_commit(table, secret, 0)


def played_out(secret: Secret, first: PendingCommit) -> list[bytes]:
    """The commits of a branch that goes on at random to its end."""
    dice, stored, last = random.Random(1), [first.data], first
    while awaited := last.applied.awaited:
        before = last.applied
        command = dice.choice(before.table.decider.legal(before.state, dice.choice(awaited)))
        origin = CommandOrigin(f"command-{before.version}", command, before.table.codec.pack_command(command))
        last = next_commit(before, last.chain, secret, origin, 0)
        stored.append(last.data)
    return stored


def file_of(table: GameTable, stored: Sequence[bytes]) -> bytes:
    return b"".join(gamefile.complete(table, stored))


@titles
@pytest.mark.parametrize("guessed", [False, True])
def test_a_branch_is_played_replayed_and_proved_alone(title: str, guessed: bool) -> None:
    table, secret, first = begun(parent_of(title), guessed)
    stored = played_out(secret, first)
    again = follow_all(table, blank(table), list(map(decode, stored)))
    assert again.outcome and table.codec.state_hash(again.state) == decode(stored[-1]).state
    file = file_of(table, stored)
    assert judged(file).code == "sound", judged(file)
    assert by_python(file)["ok"]


@titles
def test_it_begins_exactly_as_the_other_game_stood(title: str) -> None:
    parent = parent_of(title)
    _, _, first = begun(parent, guessed=False)
    codec = parent.table.codec
    assert codec.state_hash(first.applied.state) == codec.state_hash(parent.state)
    assert first.applied.awaited == parent.awaited
    for viewer in (None, 0, 1):
        assert first.applied.view_json(viewer) == parent.view_json(viewer)
        assert first.applied.choices(viewer) == parent.choices(viewer)


@titles
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_of_what_its_viewer_did_not_know_no_byte_gets_into_a_guessed_branch(title: str, viewer: int | None) -> None:
    """Two games that look the same to him, with other truths behind, have the same branch to the last byte."""
    parent, bytes_of_branches = parent_of(title), set()
    decider = parent.table.decider
    for truth in range(6):
        other = decider.determinize(decider.view(parent.state, viewer), seeded(truth))
        _, _, first = begun(parent.with_state(other), guessed=True, viewer=viewer)
        assert first.applied.view_json(viewer) == parent.view_json(viewer)
        bytes_of_branches.add(first.data)
    assert len(bytes_of_branches) == 1


def test_no_viewer_reads_the_position() -> None:
    _, _, first = begun(parent_of("tiny-epic-western"), guessed=True, viewer=0)
    for viewer in (None, -1, 0, 1):
        assert b'"position":""' in first.applied.events_json(viewer)
    assert b'"version":' in first.applied.events_json(None), "the game that it goes on from is named"


def test_the_truth_is_never_taken_for_a_guess() -> None:
    """Where a fault gave the whole state away, no first commit would be made, and no such file be believed."""
    parent = parent_of("tiny-epic-western")
    table, secret = branch_table(parent, Branch(parent.table.game, parent.version, True, 0))
    assert table.started.branch is not None
    table.started.branch.position = table.codec.position_of(parent.state)
    with pytest.raises(UnfoundedGuess):
        first_commit(table, secret, 0)


def changed(file_table: GameTable, stored: Sequence[bytes], branch: Branch) -> Verdict:
    """The verdict on a game whose cheat names another branch and makes every hash again."""
    commits = list(map(decode, stored))
    first, *events = events_of(file_table, commits[0])
    assert isinstance(first, GameStarted)
    codec = file_table.codec
    packed = [codec.pack_event(replace(first, branch=branch)), *map(codec.pack_event, events)]
    commits[0] = msgspec.structs.replace(commits[0], events=packed)
    try:
        return judged(written(commits))
    except Malformed:  # then the states cannot be made again
        return judged(file_of(file_table, chained(commits)))


def test_a_position_that_was_not_drawn_is_found() -> None:
    parent = parent_of("tiny-epic-western")
    table, secret, first = begun(parent, guessed=True, viewer=0)
    stored, branch = played_out(secret, first), table.started.branch
    assert branch is not None
    truth = replace(branch, position=table.codec.position_of(parent.state))
    assert changed(table, stored, truth).code == "command-refused"
    assert changed(table, stored, replace(branch, position="AAAA")).code == "damaged-commit"
    assert changed(table, stored, replace(branch, position="not base64")).code == "damaged-commit"


def one_cowboy_more(state: Any) -> None:
    state.cowboys[0] += 1


def a_later_round(state: Any) -> None:
    state.round = 9


@pytest.mark.parametrize("change", [one_cowboy_more, a_later_round])
def test_a_position_that_no_game_comes_to_is_found(change: Callable[[Any], None]) -> None:
    parent = parent_of("carson-city")
    table, secret, first = begun(parent, guessed=False)
    stored, branch = played_out(secret, first), table.started.branch
    assert branch is not None
    state = parent.state.copy()
    change(state)
    impossible = replace(branch, position=table.codec.position_of(state))
    assert changed(table, stored, impossible).code == "impossible-position"
