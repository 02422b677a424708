"""What every record promises, on each kind of record."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from sagebrush_events import (
    Conflict,
    Duplicate,
    FeedEntry,
    KeyReused,
    Lost,
    Ok,
    Overdue,
    Record,
    Snapshot,
    fingerprint,
)
from sagebrush_events.feed import AHEAD_MS
from sagebrush_events.keys import PARTITIONS, partition
from sagebrush_events.record import ToldWarnings
from tests.events.games import NOON, asking, new_game, play, versions
from tests.patience import PATIENCE


async def test_a_commit_becomes_the_next_version(record: Record) -> None:
    game = new_game()
    assert await record.append(asking(game, 0, "a")) == Ok(1)
    assert await record.append(asking(game, 1, "b")) == Ok(2)
    assert await record.head(game) == 2


async def test_a_repeated_command_is_answered_with_its_version(record: Record) -> None:
    game = new_game()
    await play(record, game, 3)
    assert await record.append(asking(game, 1, "c2")) == Duplicate(2)
    assert await record.append(asking(game, 3, "c2")) == Duplicate(2)
    assert await record.head(game) == 3


async def test_a_repeated_creation_is_a_duplicate_too(record: Record) -> None:
    game = new_game()
    await record.append(asking(game, 0, ""))
    assert await record.append(asking(game, 0, "")) == Duplicate(1)


async def test_an_id_with_another_command_is_refused(record: Record) -> None:
    game = new_game()
    await record.append(asking(game, 0, "a", b"left"))
    assert await record.append(asking(game, 1, "a", b"right")) == KeyReused()
    assert await record.head(game) == 1


async def test_who_comes_late_learns_the_last_version(record: Record) -> None:
    game = new_game()
    await play(record, game, 3)
    assert await record.append(asking(game, 1, "late")) == Conflict(3)
    assert await record.lookup(game, "late") is None


async def test_a_caller_ahead_of_the_store_learns_that_data_was_lost(record: Record) -> None:
    game = new_game()
    assert await record.append(asking(game, 7, "ahead")) == Lost(0)
    await play(record, game, 2)
    assert await record.append(asking(game, 3, "ahead")) == Lost(2)
    assert await record.head(game) == 2


async def test_a_refused_append_leaves_no_trace(record: Record) -> None:
    game = new_game()
    before = await play(record, game, 2)
    await record.append(asking(game, 1, "late", due=1))
    await record.append(asking(game, 5, "ahead", due=1))
    await record.append(asking(game, 2, "c1", b"other", due=1))
    assert await record.read(game) == before
    assert game not in await waiting(record, 2)


async def test_the_same_id_in_two_games_is_two_commands(record: Record) -> None:
    one, other = new_game(), new_game()
    assert await record.append(asking(one, 0, "a")) == Ok(1)
    assert await record.append(asking(other, 0, "a", b"else")) == Ok(1)


async def test_racers_on_one_version_have_exactly_one_winner(record: Record) -> None:
    game = new_game()
    for version in range(20):
        answers = await asyncio.gather(*(record.append(asking(game, version, f"{version}-{n}")) for n in range(32)))
        assert sorted(map(repr, answers)) == sorted([repr(Ok(version + 1))] + [repr(Conflict(version + 1))] * 31)
    assert versions(await record.read(game)) == list(range(1, 21))


async def test_a_command_sent_three_times_at_once_is_applied_once(record: Record) -> None:
    game = new_game()
    answers = await asyncio.gather(*(record.append(asking(game, 0, "a")) for _ in range(3)))
    assert sorted(map(repr, answers)) == ["Duplicate(version=1)", "Duplicate(version=1)", "Ok(version=1)"]


async def test_an_applied_command_is_found_by_its_id(record: Record) -> None:
    game = new_game()
    await play(record, game, 2)
    assert await record.lookup(game, "c2") == (2, fingerprint(0, b"go"))
    assert await record.lookup(game, "never") is None
    assert await record.lookup(new_game(), "c2") is None


async def test_commits_are_read_from_any_version(record: Record) -> None:
    game = new_game()
    commits = await play(record, game, 5)
    assert versions(commits) == [1, 2, 3, 4, 5]
    assert await record.read(game, after=3) == commits[3:]
    assert await record.read(game, after=1, limit=2) == commits[1:3]
    assert await record.read(game, after=5) == []


async def test_one_commit_is_read_by_its_version(record: Record) -> None:
    game = new_game()
    commits = await play(record, game, 3)
    assert await record.at(game, 2) == commits[1]
    assert await record.at(game, 4) is None


async def test_an_unknown_game_is_empty(record: Record) -> None:
    game = new_game()
    assert (await record.head(game), await record.read(game), await record.at(game, 1)) == (0, [], None)
    assert await record.seed(game) is None


async def test_the_first_prepared_seed_stays(record: Record) -> None:
    game = new_game()
    assert await record.prepare(game, b"first") == b"first"
    assert await record.prepare(game, b"second") == b"first"
    assert await record.seed(game) == b"first"


async def test_the_tail_tells_every_commit_from_now_on_in_order(record: Record) -> None:
    game = new_game()
    await play(record, game, 2)
    entries = await record.tail()
    for version in (2, 3, 4):
        await record.append(asking(game, version, f"t{version}"))
    told = await asyncio.wait_for(first_of(entries, game, 3), PATIENCE)
    assert told == [FeedEntry(game, version, b"payload") for version in (3, 4, 5)]


async def test_two_tails_are_told_the_same(record: Record) -> None:
    game = new_game()
    tails = [await record.tail(), await record.tail()]
    await play(record, game, 4)
    one, other = await asyncio.gather(*(asyncio.wait_for(first_of(tail, game, 4), PATIENCE) for tail in tails))
    assert one == other


async def first_of(entries: AsyncIterator[FeedEntry], game: str, count: int) -> list[FeedEntry]:
    """The first entries about ``game``."""
    found = []
    async for entry in entries:
        if entry.game == game:
            found.append(entry)
        if len(found) == count:
            break
    await entries.aclose()  # type: ignore[attr-defined]
    return found


async def waiting(record: Record, before_ms: int) -> list[str]:
    """The games that have waited for an automatic actor since before then."""
    return [overdue.game for overdue in await record.feed.overdue(before_ms, 1000)]


async def test_a_game_awaits_an_automatic_actor_until_somebody_moves(record: Record) -> None:
    game = new_game()
    await record.append(asking(game, 0, "a", due=NOON))
    assert Overdue(game, NOON) in await record.feed.overdue(NOON + 1, 1000)
    assert game not in await waiting(record, NOON)
    await record.append(asking(game, 1, "b"))
    assert game not in await waiting(record, NOON + 1)


async def test_the_longest_waiting_games_come_first(record: Record) -> None:
    games = [new_game() for _ in range(6)]
    for age, game in enumerate(games):
        await record.append(asking(game, 0, "a", due=1000 - age))
    assert [overdue.game for overdue in await record.feed.overdue(1001, 4)] == games[:1:-1]
    for game in games:
        await record.append(asking(game, 1, "b"))


async def test_a_game_that_waits_since_a_time_to_come_is_found_behind_the_others(record: Record) -> None:
    """A clock was wrong when it was written; a second between two machines is no such thing."""
    late, soon, ahead = new_game(), new_game(), new_game()
    for game, due in ((late, NOON - 1), (soon, NOON + 1000), (ahead, NOON + AHEAD_MS + 1)):
        await record.append(asking(game, 0, "a", due=due))
    found = [game for game in await waiting(record, NOON) if game in (late, soon, ahead)]
    assert found == [late, ahead]
    assert len(await record.feed.overdue(NOON, 1)) == 1
    for game in (late, soon, ahead):
        await record.append(asking(game, 1, "b"))


async def test_a_game_is_found_when_the_time_of_a_seat_is_up_until_no_clock_runs(record: Record) -> None:
    game, later = new_game(), new_game()
    await record.append(replace(asking(game, 0, "a"), ends=NOON))
    await record.append(replace(asking(later, 0, "a"), ends=NOON + 1))
    ended = await record.feed.ended(NOON, 1000)
    assert game in ended and later not in ended
    assert game not in await record.feed.ended(NOON - 1, 1000)
    await record.append(replace(asking(game, 1, "b"), ends=NOON + 5))
    await record.append(asking(later, 1, "b"))
    ended = await record.feed.ended(NOON + 5, 1000)
    assert game in ended and later not in ended
    await record.append(asking(game, 2, "c"))


async def test_a_snapshot_is_kept_until_the_next(record: Record) -> None:
    game = new_game()
    assert await record.snapshot(game) is None
    await record.put_snapshot(game, Snapshot(7, b"\x00:state"))
    assert await record.snapshot(game) == Snapshot(7, b"\x00:state")
    await record.put_snapshot(game, Snapshot(9, b"later"))
    assert await record.snapshot(game) == Snapshot(9, b"later")


async def test_the_record_counts_the_commits_of_each_partition(record: Record) -> None:
    game = new_game()
    before = await record.commit_counts()
    await play(record, game, 3)
    after = await record.commit_counts()
    assert [new - old for old, new in zip(before, after, strict=True)] == [
        3 * (number == partition(game)) for number in range(PARTITIONS)
    ]


async def test_the_record_keeps_marks(record: Record) -> None:
    await play(record, new_game(), 2)
    counts = await record.commit_counts()
    await record.keep_marks(counts)
    assert await record.marks() == counts


async def test_a_store_without_a_limit_has_room(record: Record) -> None:
    assert 0 < await record.room() <= 1


async def test_every_game_is_listed(record: Record) -> None:
    games = {new_game() for _ in range(40)}
    for game in games:
        await record.append(asking(game, 0, ""))
        await record.prepare(game, bytes(32))
    assert games <= {game async for game in record.games()}


async def test_what_a_seat_plans_is_kept_beside_the_stream(record: Record) -> None:
    game = new_game()
    await record.replace_plan(game, 1, b"", b"x")
    assert (await record.plan(game, 1), await record.plan(game, 0), await record.head(game)) == (b"x", b"", 0)
    assert await record.replace_plan(game, 1, b"x", b"y")
    assert not await record.replace_plan(game, 1, b"x", b"late")
    assert await record.plan(game, 1) == b"y", "its seat has changed it since"
    assert not await record.replace_plan(game, 0, b"x", b"late")
    assert await record.plan(game, 0) == b"", "nobody keeps it any more"


async def test_of_two_heartbeats_that_follow_the_same_one_the_first_is_kept(record: Record) -> None:
    before = await record.heartbeat()
    assert await record.replace_heartbeat(before, b"first")
    assert not await record.replace_heartbeat(before, b"second")
    assert await record.heartbeat() == b"first"
    assert await record.replace_heartbeat(b"first", before)


async def test_games_with_plans_are_found_until_they_are_forgotten(record: Record) -> None:
    game = new_game()
    first, second = await record.note_planned(game), await record.note_planned(game)
    await record.forget_planned(game, first)
    assert (await record.planned())[game] == second, "somebody has planned something since"
    await record.forget_planned(game, second)
    assert game not in await record.planned()
    await record.forget_planned(game, second)


async def warned_game(record: Record, warns: int | None = NOON) -> str:
    """A new game in which a seat is to be warned."""
    game = new_game()
    assert await record.append(replace(asking(game, 0, "a"), warns=warns)) == Ok(1)
    return game


def telling(game: str, due: int = NOON, warns: int | None = None) -> ToldWarnings:
    return ToldWarnings(game, 1, due, warns, {3: b"[7,60]"}, b"time runs out")


async def test_a_game_is_found_when_a_seat_is_to_be_warned(record: Record) -> None:
    game, later = await warned_game(record), await warned_game(record, NOON + 1)
    assert await record.warning_due(game) == NOON
    found = await record.feed.warnable(NOON, 1000)
    assert game in found and later not in found
    assert await record.append(asking(game, 1, "b")) == Ok(2)
    assert await record.warning_due(game) is None


async def test_a_warning_is_told_once_whoever_tells_it(record: Record) -> None:
    game, feed = await warned_game(record), await record.tail()
    assert [await record.tell_warnings(telling(game, warns=NOON + 5)) for _ in range(2)] == [True, False]
    assert await record.warning_due(game) == NOON + 5
    assert await record.warned(game) == {3: b"[7,60]"}
    async for entry in feed:
        if entry.game == game:
            assert entry == FeedEntry(game, 1, b"time runs out")
            break
    assert await record.head(game) == 1
    assert [await record.tell_warnings(telling(game, due=NOON + 5)) for _ in range(2)] == [True, False]
    assert await record.warning_due(game) is None


async def test_nobody_is_warned_after_the_game_has_moved_on(record: Record) -> None:
    game = await warned_game(record)
    assert await record.append(replace(asking(game, 1, "b"), warns=NOON)) == Ok(2)
    assert not await record.tell_warnings(telling(game))
    assert await record.warned(game) == {} and await record.warning_due(game) == NOON


async def test_where_there_is_nothing_to_tell_followers_are_told_nothing(record: Record) -> None:
    game, feed = await warned_game(record), await record.tail()
    assert await record.tell_warnings(replace(telling(game, warns=NOON + 5), marks={}, feed=b""))
    assert await record.warning_due(game) == NOON + 5
    await record.append(asking(game, 1, "b"))
    assert [entry.version for entry in await asyncio.wait_for(first_of(feed, game, 1), PATIENCE)] == [2]


@pytest.mark.parametrize("warns", [None, NOON - 1, NOON + 1])
async def test_nobody_is_warned_of_what_is_not_due_at_the_time_that_was_read(record: Record, warns: int | None) -> None:
    game = await warned_game(record, warns)
    assert not await record.tell_warnings(telling(game))
    assert await record.warned(game) == {} and await record.warning_due(game) == warns


async def test_what_is_due_and_told_to_nobody_outlives_the_commits_of_others(record: Record) -> None:
    """The watch was dead, and another seat moved: the seat is warned nevertheless, unless its decision was made."""
    game = await warned_game(record)
    late = replace(asking(game, 1, "b"), warns=NOON + 900, warned_until=NOON)
    assert await record.append(late) == Ok(2)
    assert await record.warning_due(game) == NOON
    early = replace(asking(game, 2, "c"), warns=NOON + 900, warned_until=NOON - 1)
    assert await record.append(early) == Ok(3)
    assert await record.warning_due(game) == NOON + 900
