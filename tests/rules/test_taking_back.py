"""Taking back: a commit like any other, after which the game stands as it stood; whoever reads it, and from where."""

import json
from typing import Any

import msgspec
import pytest
from grpc import StatusCode

from sagebrush_events import Commit, Snapshot, archive, chain_hash, decode, encode
from sagebrush_events.commit import NO_HASH
from sagebrush_events.memory import MemoryRecord
from sagebrush_history import checkpointed_fold
from sagebrush_history.gamefile import complete
from sagebrush_history.table import TitleRegistry
from sagebrush_history.verify import verify
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules.cache import snapshots
from sagebrush_rules.cache.games import GameCache
from tests.rules.tables import WIND, Hands, running, table
from tests.toys.market_day import MARKET_DAY

ANNA, BILL = 0, 1
GAMBLE, SHOW, REST = ({"type": name} for name in ("gamble", "show-purse", "rest"))


def buy(stall: int) -> dict[str, Any]:
    return {"type": "buy", "stall": stall}


def back(to: int | None = None) -> dict[str, Any]:
    return {"type": "take-back"} if to is None else {"type": "take-back", "to": to}


class Market:
    """Everybody at one table of Market Day."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.game = hands.game

    async def does(self, seat: int, *commands: dict[str, Any], **fields: Any) -> wire.SubmitReply:
        """The last reply to ``commands`` of ``seat``."""
        for command in commands:
            reply = await self.hands.rules.submit(self.hands.request(seat, command, **fields))
        return reply

    async def refused(self, seat: int, command: dict[str, Any], **fields: Any) -> str:
        with pytest.raises(RulesError) as refusal:
            await self.does(seat, command, **fields)
        return refusal.value.code

    async def bought(self, version: int | None = None) -> list[list[int]]:
        found: list[list[int]] = (await self.hands.view(version=version))["bought"]
        return found

    async def offered(self, seat: int | None, version: int | None = None) -> list[int]:
        """The versions that ``seat`` may return to."""
        viewer = wire.Viewer(seat=seat)
        request = wire.GetViewRequest(game=self.game, viewer=viewer, legal=True, version=version)
        return list((await self.hands.rules.get_view(request)).take_back)

    async def left(self, seat: int | None) -> int | None:
        """How many commits of the turn of ``seat`` may still come to nothing."""
        request = wire.GetViewRequest(game=self.game, viewer=wire.Viewer(seat=seat), legal=True)
        frame = await self.hands.rules.get_view(request)
        return frame.take_back_left if frame.HasField("take_back_left") else None

    async def evening(self) -> None:
        """Everybody rests until the game is over."""
        while not (frame := await self.hands.frame()).over:
            await self.does(frame.awaited[0].seat, REST)


async def market(rules: RulesClient, seats: int = 2) -> Market:
    return Market(await table(rules, seats, title="market-day"))


@pytest.fixture
async def day(rules: RulesClient) -> Market:
    return await market(rules)


async def elsewhere(record: MemoryRecord, day: Market, seats: tuple[int | None, ...] = (None, ANNA, BILL)) -> list[Any]:
    """What a fresh service knows of the game at every version: frames with views, and what may be taken back."""
    async with running(record) as fresh:
        there = Market(Hands(fresh, day.game, 2))
        last = (await there.hands.frame()).version
        newest = [await there.hands.view(seat) for seat in seats], await there.offered(ANNA), await there.offered(BILL)
        past = [
            [await there.hands.view(version=version) for version in range(1, last + 1)],
            [await there.offered(ANNA, version) for version in range(1, last + 1)],
        ]
        return [newest, past]


async def test_a_turn_is_taken_back_as_a_commit_like_any_other(day: Market, record: MemoryRecord) -> None:
    await day.does(ANNA, buy(0), buy(1))
    reply = await day.does(ANNA, back())
    assert json.loads(reply.events) == [{"type": "taken-back", "seat": ANNA, "to": 1}]
    assert reply.version == 4
    assert await day.bought() == [[], []]
    assert await day.bought(3) == [[0, 1], []]
    commit = decode((await record.read(day.game))[-1])
    assert (commit.seat, commit.draws, commit.state) == (ANNA, [], decode((await record.read(day.game))[0]).state)


async def test_a_part_of_a_turn_is_taken_back_step_by_step(day: Market) -> None:
    await day.does(ANNA, buy(0), buy(1), buy(2))
    assert await day.offered(ANNA) == [1, 2, 3]
    await day.does(ANNA, back(3))
    assert (await day.bought(), await day.offered(ANNA)) == ([[0, 1], []], [1, 2])
    await day.does(ANNA, buy(2))
    assert await day.offered(ANNA) == [1, 2, 5]
    await day.does(ANNA, back(5), back(2), back())
    assert (await day.bought(), await day.offered(ANNA)) == ([[], []], [])


@pytest.mark.parametrize("wall", [GAMBLE, SHOW])
async def test_it_never_crosses_chance_or_what_was_revealed(day: Market, wall: dict[str, Any]) -> None:
    await day.does(ANNA, buy(0), wall)
    assert await day.refused(ANNA, back()) == "nothing-to-take-back"
    await day.does(ANNA, buy(1))
    assert await day.offered(ANNA) == [3]
    assert await day.refused(ANNA, back(2)) == "too-far-back"
    await day.does(ANNA, back())


async def test_it_never_crosses_the_decision_of_another_seat(day: Market) -> None:
    await day.does(ANNA, buy(0))
    await day.does(BILL, buy(0))
    assert await day.refused(ANNA, back()) == "nothing-to-take-back"
    assert await day.offered(BILL) == [2]
    await day.does(BILL, back())
    assert await day.refused(ANNA, back()) == "nothing-to-take-back"
    assert await day.bought() == [[0], []]


async def test_only_who_is_awaited_takes_back_and_nobody_once_it_is_over(day: Market) -> None:
    await day.does(ANNA, buy(0), REST)
    assert await day.refused(ANNA, back()) == "not-your-turn"
    await day.does(BILL, REST)
    assert await day.offered(BILL) == [3]  # the new day began with what he did, and nothing was drawn for it
    await day.does(BILL, back())
    await day.evening()
    assert await day.refused(ANNA, back()) == "game-over"
    assert await day.refused(5, back()) == "no-such-seat"


async def test_the_automaton_takes_nothing_back(hands: Hands) -> None:
    table = Market(hands)
    await hands.play(0)
    await hands.play(1)
    assert await table.refused(WIND, back()) == "nothing-to-take-back"
    await hands.play(WIND)
    assert await table.refused(WIND, back()) == "not-your-turn"


async def test_the_list_of_legal_commands_has_no_return(day: Market) -> None:
    await day.does(ANNA, buy(0))
    kinds = {choice["command"]["type"] for choice in await day.hands.legal(ANNA)}
    assert kinds == {"buy", "gamble", "show-purse", "rest"}
    assert await day.offered(None) == await day.offered(BILL) == await day.offered(-1) == []


async def test_it_is_taken_back_once_however_often_it_is_sent(day: Market, record: MemoryRecord) -> None:
    await day.does(ANNA, buy(0), buy(1))
    request = day.hands.request(ANNA, back(), expected_version=3)
    first = await day.hands.rules.submit(request)
    await day.does(ANNA, buy(2))
    async with running(record) as other:
        for rules in (day.hands.rules, other):
            again = await rules.submit(request)
            assert (again.version, again.events, again.duplicate) == (first.version, first.events, True)
    assert await day.bought() == [[2], []]
    assert await day.refused(ANNA, buy(1), command_id=request.command_id) == "command-id-reused"


async def test_a_version_that_has_passed_is_stale(day: Market) -> None:
    await day.does(ANNA, buy(0))
    with pytest.raises(RulesError) as stale:
        await day.does(ANNA, back(), expected_version=1)
    assert (stale.value.status, stale.value.code) == (StatusCode.ABORTED, "stale-version")


@pytest.mark.parametrize("to", ["x", 1.5, 2**70, [1]])
async def test_a_strange_version_is_malformed(day: Market, to: object) -> None:
    assert await day.refused(ANNA, {"type": "take-back", "to": to}) == "malformed"


async def test_a_seat_is_told_before_the_step_that_it_can_no_longer_take_back(
    day: Market, record: MemoryRecord
) -> None:
    assert [await day.left(seat) for seat in (ANNA, BILL, None)] == [100, 100, None]
    for spent in range(2, 101, 2):
        await day.does(ANNA, buy(0), back())
        assert await day.left(ANNA) == 100 - spent
    async with running(record) as fresh:
        assert await Market(Hands(fresh, day.game, 2)).left(ANNA) == 0
    await day.does(ANNA, buy(0))
    assert (await day.offered(ANNA), await day.left(ANNA), await day.left(BILL)) == ([], 0, 100)
    assert await day.refused(ANNA, back()) == "taken-back-enough"
    await day.does(ANNA, GAMBLE, buy(1))
    assert (len(await day.offered(ANNA)), await day.left(ANNA)) == (1, 100)


async def test_dice_are_not_met_again(day: Market) -> None:
    await day.does(ANNA, GAMBLE, buy(0), back(), GAMBLE)
    draws = [await day.bought(version) for version in (2, 5)]
    assert draws[1][0][0] == draws[0][0][0]
    assert await day.refused(ANNA, back()) == "nothing-to-take-back"


@pytest.mark.parametrize("stride", [1, 2, 3, 16])
async def test_a_process_that_never_saw_it_knows_the_same(
    day: Market, record: MemoryRecord, stride: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpointed_fold, "STRIDE", stride)
    await day.does(ANNA, buy(0), buy(1), back(2), buy(2), buy(0), back(4), buy(1))
    await day.does(BILL, buy(1), buy(2), back())
    known = await elsewhere(record, day)
    async with running(record) as other:
        there = Market(Hands(other, day.game, 2))
        for seat in (ANNA, BILL):
            assert await there.offered(seat) == await day.offered(seat)
        await there.does(ANNA, buy(2), back())
    assert await day.bought() == [[0, 1], []]  # this one follows, and reads the whole game again
    again = await elsewhere(record, day)
    assert again[1][0][:11] == known[1][0]
    assert [view["bought"] for view in again[1][0]][-1] == [[0, 1], []]


async def test_who_watches_sees_that_it_was_taken_back(day: Market, record: MemoryRecord) -> None:
    async with running(record) as other:
        request = wire.WatchRequest(game=day.game, viewer=wire.Viewer(seat=BILL), views=True, legal=True)
        watches = [rules.watch(request) for rules in (day.hands.rules, other)]
        first = [await anext(watch) for watch in watches]
        await day.does(ANNA, buy(0), buy(1), back(), buy(2))
        await day.evening()
        seen = [[first[number], *[frame async for frame in watch]] for number, watch in enumerate(watches)]
    assert seen[0] == seen[1]
    assert [frame.version for frame in seen[0]] == list(range(1, len(seen[0]) + 1))
    told = json.loads(seen[0][3].events)
    assert told == [{"type": "taken-back", "seat": ANNA, "to": 1}]
    assert json.loads(seen[0][3].view)["bought"] == [[], []]
    request_all = wire.ReplayRequest(game=day.game, viewer=wire.Viewer(seat=BILL), views=True, events=True)
    replayed = [frame async for frame in day.hands.rules.replay(request_all)]
    assert [frame.view for frame in replayed] == [frame.view for frame in seen[0]]


async def test_a_finished_game_verifies_and_archives_with_all_that_was_taken_back(
    day: Market, record: MemoryRecord
) -> None:
    await day.does(ANNA, buy(0), buy(1), back(2), GAMBLE, buy(2), back(), SHOW)
    await day.does(BILL, buy(1), back(), buy(1))
    running_file = await exported(day, ANNA)
    await day.evening()
    file = await exported(day)
    verdict = verify(file, [MARKET_DAY])
    assert (verdict.ok, verdict.code) == (True, "sound")
    assert (await day.hands.rules.verify(wire.VerifyRequest(game=day.game))).ok
    stored = await record.read(day.game)
    assert archive.unpack(archive.pack(stored)) == stored
    assert b'"taken-back"' in running_file and verify(running_file, [MARKET_DAY]).ok


@pytest.mark.parametrize("to", [0, 1, 2, 3, 7, 99])
async def test_a_forged_return_is_found(day: Market, record: MemoryRecord, to: int) -> None:
    await day.does(ANNA, buy(0))
    await day.does(BILL, buy(1), GAMBLE)
    await day.does(ANNA, buy(0), buy(1), back())
    await day.evening()
    commits = list(map(decode, await record.read(day.game)))
    honest = verify(rewritten(commits), [MARKET_DAY])
    assert honest.ok, honest
    state = commits[to - 1].state if 0 < to <= len(commits) else commits[0].state
    event = msgspec.msgpack.encode(["taken-back", ANNA, to])
    commits[6] = msgspec.structs.replace(commits[6], events=[event], state=state)
    verdict = verify(rewritten(commits), [MARKET_DAY])
    assert (verdict.ok, verdict.version, verdict.code) == (False, 7, "taken-back-too-far")


def rewritten(commits: list[Commit]) -> bytes:
    """The file of a game whose commits somebody wrote anew, each with the hash of the one before."""
    stored: list[bytes] = []
    for commit in commits:
        prev = chain_hash(stored[-1]) if stored else NO_HASH
        stored.append(encode(msgspec.structs.replace(commit, prev=prev)))
    return b"".join(complete(TitleRegistry([MARKET_DAY]).table_of(commits[0]), stored))


async def exported(day: Market, seat: int | None = None) -> bytes:
    request = wire.ExportRequest(game=day.game, viewer=wire.Viewer(seat=seat))
    return b"".join([piece async for piece in day.hands.rules.export(request)])


async def test_a_snapshot_knows_what_may_be_taken_back(
    day: Market, record: MemoryRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 3)
    await day.does(ANNA, buy(0), buy(1))
    kept = await snapshot_of(record, day)
    assert kept.version == 3
    assert (await elsewhere(record, day))[0][1] == [1, 2]
    monkeypatch.setattr(snapshots, "EVERY", 64)
    await day.does(ANNA, buy(2), back(3))
    assert (await elsewhere(record, day))[0][1] == [1, 2]  # the return ends at the snapshot
    await day.does(ANNA, back(2))
    newest = (await elsewhere(record, day))[0]  # and this one before it: the whole game is read
    assert newest[0][0]["bought"] == [[0], []] and newest[1] == [1]
    for garbage in (b"", b"\xc0", kept.state[:-3]):
        await record.put_snapshot(day.game, Snapshot(3, garbage))
        assert (await elsewhere(record, day))[0] == newest


async def snapshot_of(record: MemoryRecord, day: Market) -> Snapshot:
    """The snapshot of the game, which is written after the answer."""
    await day.hands.frame()
    snapshot = await record.snapshot(day.game)
    assert snapshot is not None
    return snapshot


async def test_a_cold_game_is_read_whole_only_when_it_must(
    day: Market, record: MemoryRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 3)
    await day.does(ANNA, buy(0), buy(1))
    await snapshot_of(record, day)
    monkeypatch.setattr(snapshots, "EVERY", 64)
    await day.does(ANNA, back(2))
    games = GameCache(record, TitleRegistry([MARKET_DAY]), 4)
    moment = await games.newest(games.live_game(day.game))
    assert (moment.version, moment.window.versions) == (4, (1,))
