"""The past of a game: any version, for any viewer, equal to what was seen live."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from sagebrush_events import Snapshot
from sagebrush_events.memory import MemoryRecord
from sagebrush_history import checkpointed_fold
from sagebrush_history.table import TitleRegistry
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules.cache import history, snapshots
from sagebrush_rules.cache.history import HistoryCache
from tests.patience import PATIENCE
from tests.rules.tables import Hands, running, table
from tests.toys.high_card import HIGH_CARD

VIEWERS = (None, 0, 1)


@pytest.fixture(params=[1, 2, 3, 16])
def stride(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Checkpoints here and there: the answers are the same wherever they are."""
    monkeypatch.setattr(checkpointed_fold, "STRIDE", request.param)
    monkeypatch.setattr(history, "PAGE", 3)
    yield request.param


async def replayed(rules: RulesClient, game: str, viewer: int | None, **fields: Any) -> list[wire.Frame]:
    request = wire.ReplayRequest(game=game, viewer=wire.Viewer(seat=viewer), views=True, events=True, **fields)
    return [frame async for frame in rules.replay(request)]


async def test_replay_equals_live_for_every_viewer(stride: int, hands: Hands, record: MemoryRecord) -> None:
    watches = [
        hands.rules.watch(wire.WatchRequest(game=hands.game, viewer=wire.Viewer(seat=viewer), views=True))
        for viewer in VIEWERS
    ]
    first = [await anext(watch) for watch in watches]
    await hands.play_to_the_end()
    live = [[first[number], *[frame async for frame in watch]] for number, watch in enumerate(watches)]
    async with running(record) as fresh:
        again = [await replayed(fresh, hands.game, viewer) for viewer in VIEWERS]
    assert again == live


async def test_the_view_at_a_version_is_the_view_of_that_time(stride: int, hands: Hands, record: MemoryRecord) -> None:
    then = [await hands.view(0)]
    while not (frame := await hands.frame()).over:
        await hands.play(frame.awaited[0].seat)
        then.append(await hands.view(0))
    async with running(record) as fresh:
        order = [5, 1, 8, 3, 2, 7, 4, 6]
        assert [await Hands(fresh, hands.game, 2).view(0, version) for version in order] == [
            then[version - 1] for version in order
        ]


async def test_a_replay_may_begin_and_end_anywhere(stride: int, hands: Hands) -> None:
    await hands.play_to_the_end()
    whole = await replayed(hands.rules, hands.game, 0)
    for after in range(9):
        for until in range(after, 9):
            part = await replayed(hands.rules, hands.game, 0, after=after, until=until)
            assert part == whole[after:until]


@pytest.mark.parametrize("limit", [1, 4, 9])
async def test_a_replay_has_no_more_frames_than_were_asked_for(stride: int, hands: Hands, limit: int) -> None:
    await hands.play_to_the_end()
    whole = await replayed(hands.rules, hands.game, 0)
    for after in range(9):
        assert await replayed(hands.rules, hands.game, 0, after=after, limit=limit) == whole[after : after + limit]
        assert await replayed(hands.rules, hands.game, 0, after=after, until=8, limit=limit) == whole[after:][:limit]
    with pytest.raises(RulesError):  # the game has not come so far, whatever the limit
        await replayed(hands.rules, hands.game, 0, until=9, limit=limit)


async def test_a_replay_of_a_running_game_grows_with_it(hands: Hands) -> None:
    assert [frame.version for frame in await replayed(hands.rules, hands.game, None)] == [1]
    await hands.play(0)
    assert [frame.version for frame in await replayed(hands.rules, hands.game, None)] == [1, 2]


async def test_frames_without_views_still_say_whom_the_game_waited_for_and_how_it_ended(hands: Hands) -> None:
    last = await hands.play_to_the_end()
    frames = [frame async for frame in hands.rules.replay(wire.ReplayRequest(game=hands.game, events=True))]
    assert [[actor.seat for actor in frame.awaited] for frame in frames[:4]] == [[0, 1], [1], [-1], [0, 1]]
    assert frames[-1].outcome == last.outcome
    assert all(frame.view == b"" for frame in frames)
    assert [frame.HasField("actor") for frame in frames] == [False] + [True] * 7


async def test_stories_keep_to_their_capacity(rules: RulesClient, record: MemoryRecord) -> None:
    games = [(await table(rules)).game for _ in range(5)]
    kept = HistoryCache(record, TitleRegistry([HIGH_CARD]), capacity=3)
    for game in games * 2:
        assert (await kept.history(game, 1)).version == 1
        assert len(kept._histories) <= 3


async def test_a_game_that_was_looked_back_at_long_ago_is_looked_back_at_when_it_has_grown(
    hands: Hands, record: MemoryRecord
) -> None:
    kept = HistoryCache(record, TitleRegistry([HIGH_CARD]), capacity=3)
    others = [(await table(hands.rules)).game for _ in range(2)]
    for game in (hands.game, *others):
        await kept.history(game, 1)
    await hands.play(0)
    assert (await kept.history(hands.game, 2)).version == 2
    assert list(kept._histories) == [others[1], hands.game]


async def test_two_who_look_back_at_once_get_the_same(hands: Hands) -> None:
    await hands.play_to_the_end()
    calls = [replayed(hands.rules, hands.game, None) for _ in range(5)]
    first, *rest = await asyncio.gather(*calls)
    assert all(other == first for other in rest)


async def kept(record: MemoryRecord, game: str, version: int) -> Snapshot:
    """The snapshot at ``version``, once it is there."""
    async with asyncio.timeout(PATIENCE):
        while (found := await record.snapshot(game)) is None or found.version < version:
            await asyncio.sleep(0.005)
    assert found.version == version
    return found


async def test_a_cold_game_is_read_from_a_good_snapshot_and_no_other(
    monkeypatch: pytest.MonkeyPatch, record: MemoryRecord
) -> None:
    monkeypatch.setattr("sagebrush_rules.cache.snapshots.EVERY", 2)
    async with running(record) as rules:
        hands = await table(rules)
        for seat in (0, 1, -1, 0):
            await hands.play(seat)
        good = await kept(record, hands.game, 4)
        seen = await hands.view(0)
    ahead, garbled = Snapshot(9, good.state), Snapshot(4, good.state[:-1] + b"\xff")
    for snapshot in (good, ahead, garbled, Snapshot(4, b""), Snapshot(3, good.state), Snapshot(5, good.state)):
        await record.put_snapshot(hands.game, snapshot)
        async with running(record) as fresh:
            assert await Hands(fresh, hands.game, 2).view(0) == seen


async def test_a_snapshot_of_a_release_that_knew_other_things_is_none_of_ours(
    monkeypatch: pytest.MonkeyPatch, record: MemoryRecord
) -> None:
    monkeypatch.setattr("sagebrush_rules.cache.snapshots.EVERY", 2)
    async with running(record) as rules:
        hands = await table(rules)
        await hands.play(0)
        good = await kept(record, hands.game, 2)
    assert snapshots.unpack(good)
    monkeypatch.setattr("sagebrush_rules.cache.snapshots.FORM", b"another ")
    assert snapshots.unpack(good) is None


async def test_a_snapshot_at_the_newest_version_is_a_whole_moment(
    monkeypatch: pytest.MonkeyPatch, record: MemoryRecord
) -> None:
    monkeypatch.setattr("sagebrush_rules.cache.snapshots.EVERY", 2)
    async with running(record) as rules:
        hands = await table(rules)
        await hands.play(0)
        await kept(record, hands.game, 2)
        seen = await hands.rules.get_view(wire.GetViewRequest(game=hands.game, events=True))
    async with running(record) as fresh:
        assert await fresh.get_view(wire.GetViewRequest(game=hands.game, events=True)) == seen
        again = Hands(fresh, hands.game, 2)
        await again.play_to_the_end()
        assert (await fresh.verify(wire.VerifyRequest(game=hands.game))).ok


async def test_hot_games_beyond_the_capacity_are_forgotten_and_read_again(record: MemoryRecord) -> None:
    async with running(record, rules_hot_games=2) as rules:
        tables = [await table(rules) for _ in range(6)]
        for seat in (0, 1, -1):
            for hands in tables:
                await hands.play(seat)
        assert [(await hands.frame()).version for hands in tables] == [4] * 6


async def test_a_long_file_comes_in_pieces(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    await hands.play_to_the_end()
    request = wire.ExportRequest(game=hands.game)
    whole = [piece async for piece in hands.rules.export(request)]
    monkeypatch.setattr("sagebrush_rules.application.export.CHUNK", 100)
    pieces = [piece async for piece in hands.rules.export(request)]
    assert len(pieces) > len(whole) == 1 and b"".join(pieces) == whole[0]
