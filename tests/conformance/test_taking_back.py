"""Random games of every title in which much is taken back: never across chance, reveals or another seat's decision."""

import random

import pytest

from sagebrush_cli.titles import fuzz
from sagebrush_events import Commit, archive, decode
from sagebrush_games import TITLES
from sagebrush_games.kernel.taking_back import return_of
from sagebrush_history import folding, gamefile
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.pending_commit import PendingCommit
from sagebrush_history.verify import verify
from tests.conformance.tables import TABLES, name


@pytest.fixture(scope="module", params=TABLES, ids=[*map(name, TABLES)])
def game(request: pytest.FixtureRequest) -> list[PendingCommit]:
    """A random game in which a quarter of what can be taken back is; all tests of a table look at the same one."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(fuzz, "TAKEN_BACK", 0.25)
        return fuzz.random_commits(TITLES[request.param.title], request.param, random.Random(7))


def between(game: list[PendingCommit], commit: Commit) -> list[tuple[Commit, AppliedCommit]]:
    """The commits that ``commit`` takes back, those included that were taken back before."""
    to = return_of(game[commit.version - 1].applied.events)
    assert to is not None
    return [(decode(draft.data), draft.applied) for draft in game[to : commit.version - 1]]


def test_what_is_taken_back_is_the_seats_own_drew_nothing_and_told_nobody_anything(game: list[PendingCommit]) -> None:
    decider = game[0].applied.table.decider
    returns = [decode(draft.data) for draft in game if return_of(draft.applied.events)]
    for commit in returns:
        assert commit.seat is not None and commit.seat >= 0 and not commit.draws
        for taken, applied in between(game, commit):
            assert (taken.seat, taken.draws) == (commit.seat, [])
            assert not decider.reveals(applied.events)


def test_the_state_after_it_is_the_state_it_returned_to(game: list[PendingCommit]) -> None:
    commits = [decode(draft.data) for draft in game]
    for draft, commit in zip(game, commits, strict=True):
        if to := return_of(draft.applied.events):
            assert commit.state == commits[to - 1].state
            assert draft.applied.awaited == game[to - 1].applied.awaited


def test_however_it_is_read_it_is_the_same_game(game: list[PendingCommit]) -> None:
    table, stored = game[0].applied.table, [draft.data for draft in game]
    assert verify(b"".join(gamefile.complete(table, stored)), TITLES.values()).code == "sound"
    assert archive.unpack(archive.pack(stored)) == stored
    commits = [decode(data) for data in stored]
    for version in range(1, len(game) + 1, len(game) // 10):
        read, live = folding.follow_all(table, folding.blank(table), commits[:version]), game[version - 1].applied
        assert table.codec.state_hash(read.state) == commits[version - 1].state
        assert (read.window, read.awaited, read.actor) == (live.window, live.awaited, live.actor)
