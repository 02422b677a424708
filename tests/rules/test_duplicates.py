"""Tables that share their chance, at the rules service: sealed until all are over, then proved; time is injected."""

import json
from dataclasses import dataclass
from typing import Any

import pytest
from grpc import StatusCode

from sagebrush_events.memory import MemoryRecord
from sagebrush_games.kernel.provably_fair import pooled
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.history.test_verifying import exported, judged
from tests.rules.tables import Hands, creation, new_id, running
from tests.rules.test_hidden import VIEWERS, answers

NOW, UNTIL = 1_800_000_000_000, 1_800_000_600_000
TABLES = 3
WIND = -1


@dataclass
class Clock:
    now: int = NOW

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    told = Clock()
    monkeypatch.setattr("sagebrush_rules.server.now_ms", told)
    return told


@dataclass
class Group:
    """Three tables of High Card with one chance."""

    rules: RulesClient
    group: str
    games: list[str]
    commitment: str
    until: int = UNTIL

    def creation(self, number: int, **fields: Any) -> wire.CreateGameRequest:
        pool = [pooled([b"salt", b"salt"])] * TABLES
        shared = wire.SharedChance(group=self.group, table=number, pool=pool, games=self.games, until_ms=self.until)
        return creation(**{"game": self.games[number], "commitment": self.commitment, "shared": shared, **fields})

    async def table(self, number: int) -> Hands:
        await self.rules.create_game(self.creation(number))
        return Hands(self.rules, self.games[number], 2)

    async def seed(self, record: MemoryRecord) -> str:
        seed = await record.seed(self.group)
        assert seed is not None
        return seed.hex()


async def a_group(rules: RulesClient) -> Group:
    group = new_id()
    asked = wire.PrepareGameRequest(game=group, title="high-card", config=b'{"edition":"plain"}', seats=2)
    return Group(rules, group, [new_id() for _ in range(TABLES)], (await rules.prepare_game(asked)).commitment)


@pytest.fixture
async def group(clock: Clock, rules: RulesClient) -> Group:
    return await a_group(rules)


async def refusal(group: Group, request: wire.CreateGameRequest) -> tuple[StatusCode, str]:
    with pytest.raises(RulesError) as told:
        await group.rules.create_game(request)
    return told.value.status, told.value.code


async def everything(hands: Hands) -> bytes:
    """All that anybody can ask of a table."""
    told = [await answers(hands, viewer) for viewer in VIEWERS[:4]]
    verdict = await hands.rules.verify(wire.VerifyRequest(game=hands.game))
    thoughts = [f async for f in hands.rules.replay(wire.ReplayRequest(game=hands.game, thoughts=True, events=True))]
    parts = [*told, verdict.SerializeToString(), *(frame.SerializeToString() for frame in thoughts)]
    return b"".join(parts) + b"".join(reply.SerializeToString() for reply in hands.replies)


async def test_tables_of_a_group_are_dealt_the_same_cards(group: Group) -> None:
    one, other = await group.table(0), await group.table(2)
    for seat in range(2):
        assert (await one.view(seat))["hand"] == (await other.view(seat))["hand"]
    assert (await one.play_to_the_end()).outcome == (await other.play_to_the_end()).outcome


async def test_a_table_that_is_over_tells_no_seed_until_the_last_one_is(group: Group, record: MemoryRecord) -> None:
    seed = await group.seed(record)
    tables = [await group.table(number) for number in range(TABLES)]
    for ended, hands in enumerate(tables, 1):
        assert (await hands.play_to_the_end()).sealed == (ended < TABLES)
        for over in tables[:ended]:
            told = (await everything(over)).decode(errors="replace")
            assert (seed in told) == (ended == TABLES)
            assert judged(await exported(over)).code == ("sound" if ended == TABLES else "partial")


async def test_another_process_seals_and_unseals_as_well(group: Group, record: MemoryRecord, clock: Clock) -> None:
    tables = [await group.table(number) for number in range(TABLES)]
    async with running(record) as other:
        for hands in tables:
            there = Hands(other, tables[0].game, 2)
            await hands.play_to_the_end()
            assert (await there.frame()).sealed == (hands is not tables[-1])
        assert judged(await exported(Hands(other, tables[1].game, 2))).code == "sound"


async def test_a_sealed_game_goes_on_at_no_exact_branch(group: Group) -> None:
    tables = [await group.table(number) for number in range(TABLES)]
    await tables[0].play_to_the_end()
    branch = creation(title="", branch=wire.Branch(game=tables[0].game, version=1))
    assert await refusal(group, branch) == (StatusCode.FAILED_PRECONDITION, "game-not-over")
    for hands in tables[1:]:
        await hands.play_to_the_end()
    await group.rules.create_game(branch)


async def test_a_table_that_nobody_finishes_is_ended_and_seals_no_longer(group: Group, clock: Clock) -> None:
    tables = [await group.table(number) for number in range(TABLES)]
    for hands in tables[:2]:
        await hands.play_to_the_end()
    check = {"type": "check-clocks"}
    with pytest.raises(RulesError) as early:
        await tables[2].rules.submit(tables[2].request(WIND, check))
    assert early.value.code in {"time-is-left", "no-clock-runs"}
    clock.now = UNTIL
    assert (await tables[0].frame()).sealed
    await tables[2].rules.submit(tables[2].request(WIND, check))
    last = await tables[2].frame()
    assert json.loads(last.outcome) == {"reason": "group-ended", "ranking": []}
    assert not last.sealed and judged(await exported(tables[0])).code == "sound"
    assert judged(await exported(tables[2])).code == "sound"


async def test_the_append_tells_the_watch_when_the_time_of_a_group_is_up(group: Group, record: MemoryRecord) -> None:
    hands = await group.table(0)
    assert record.feed.clocks == {hands.game: UNTIL}
    await hands.play_to_the_end()
    assert record.feed.clocks == {}


async def test_a_table_that_was_never_created_seals_the_others_until_its_time_is_up(group: Group, clock: Clock) -> None:
    for number in range(2):
        await (await group.table(number)).play_to_the_end()
    over = Hands(group.rules, group.games[0], 2)
    assert (await over.frame()).sealed
    clock.now = UNTIL
    assert not (await over.frame()).sealed
    assert await refusal(group, group.creation(2)) == (StatusCode.FAILED_PRECONDITION, "group-over")


async def test_a_table_that_the_record_has_lost_seals_the_others_until_its_time_is_up(
    group: Group, record: MemoryRecord, clock: Clock
) -> None:
    over, lost = await group.table(0), await group.table(1)
    await (await group.table(2)).play_to_the_end()
    await over.play_to_the_end()
    await lost.play(0)
    del record._games[lost.game].commits[-1]
    with pytest.raises(RulesError) as told:
        await lost.frame()
    assert told.value.code == "record-lost"
    assert (await over.frame()).sealed
    clock.now = UNTIL
    assert judged(await exported(over)).code == "sound"


async def test_creating_a_table_may_be_repeated_even_when_the_time_is_up(group: Group, clock: Clock) -> None:
    await group.table(0)
    clock.now = UNTIL
    assert (await group.rules.create_game(group.creation(0))).commitment == group.commitment


async def test_what_is_no_table_of_a_group_is_refused(group: Group) -> None:
    def shared(**fields: Any) -> wire.CreateGameRequest:
        request = group.creation(0)
        given = {"group": group.group, "table": 0, "pool": list(request.shared.pool), "games": group.games}
        request.shared.CopyFrom(wire.SharedChance(**{**given, "until_ms": UNTIL, **fields}))
        return request

    part = pooled([b"salt", b"salt"])
    wrong: list[dict[str, Any]] = [
        {"table": 1}, {"table": 3}, {"pool": [part] * 2}, {"pool": [bytes(32)] * 3}, {"pool": [b""] * 3},
        {"games": group.games[:1], "pool": [part]}, {"games": [group.games[0]] * 3},
        {"games": [group.games[0], "x", "y"]},
        {"games": [new_id() for _ in range(3)]}, {"group": group.games[1]}, {"group": ""}, {"until_ms": -1},
        {"games": [group.games[0], *(new_id() for _ in range(16))], "pool": [part] * 17},
    ]  # fmt: skip
    for fields in wrong:
        code = await refusal(group, shared(**fields))
        assert code == (StatusCode.INVALID_ARGUMENT, "malformed"), fields
    assert await refusal(group, group.creation(0, commitment="")) == (StatusCode.INVALID_ARGUMENT, "malformed")
    assert await refusal(group, shared(group=new_id())) == (StatusCode.NOT_FOUND, "seed-gone")
    assert await refusal(group, group.creation(0, commitment="00" * 32)) == (StatusCode.NOT_FOUND, "seed-gone")


async def test_a_game_with_a_seed_of_its_own_is_no_table_of_a_group(group: Group) -> None:
    await group.rules.prepare_game(wire.PrepareGameRequest(game=group.games[0]))
    assert await refusal(group, group.creation(0)) == (StatusCode.ALREADY_EXISTS, "game-exists")


async def test_a_game_of_its_own_is_never_sealed(hands: Hands) -> None:
    assert not (await hands.play_to_the_end()).sealed
