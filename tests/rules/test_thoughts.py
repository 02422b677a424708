"""What a computer thought is told once the game is over, and to nobody before."""

import asyncio
import json
from typing import Any

import pytest

from sagebrush_events import decode
from sagebrush_events.memory import MemoryRecord
from sagebrush_rpc import RulesClient
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.rules.tables import Hands, table

CANARY = "canary-7f3a"
"""Stands in the engine of every command; no byte of a running game may hold it."""
SHARE = 0.7713
VIEWERS = (None, 0, 1, -1)
ENGINE = wire.Engine(
    name="expert",
    level="skilled",
    lowered="queue",
    waiting=240,
    seed=5,
    build=CANARY,
    shares=[SHARE, 1 - SHARE],
    candidates=[wire.Candidate(command=b'{"type":"play-card","card":7}', value=SHARE, simulations=9)],
    line=[wire.ExpectedCommand(seat=1, command=b'{"type":"play-card","card":7}')],
)


class Computers(Hands):
    """Hands whose every command a computer chose."""

    engine = ENGINE

    def request(self, seat: int, command: dict[str, Any], **fields: Any) -> wire.SubmitRequest:
        return super().request(seat, command, **{"engine": self.engine, **fields})


@pytest.fixture
async def hands(rules: RulesClient) -> Computers:
    plain = await table(rules)
    return Computers(rules, plain.game, plain.seats)


async def everything(rules: RulesClient, game: str) -> bytes:
    """Every byte that anybody may get of ``game``: frames, replays with thoughts, the file."""
    told = b""
    for viewer in VIEWERS:
        looks = wire.Viewer(seat=viewer)
        view = wire.GetViewRequest(game=game, viewer=looks, legal=True, events=True, config=True, content=True)
        told += (await rules.get_view(view)).SerializeToString()
        replay = wire.ReplayRequest(game=game, viewer=looks, views=True, events=True, thoughts=True)
        told += b"".join([frame.SerializeToString() async for frame in rules.replay(replay)])
        told += b"".join([chunk async for chunk in rules.export(wire.ExportRequest(game=game, viewer=looks))])
    return told


async def watched(rules: RulesClient, game: str) -> bytes:
    """Every byte of the live stream so far."""
    told = b""
    try:
        async with asyncio.timeout(0.2):
            async for frame in rules.watch(wire.WatchRequest(game=game, views=True, legal=True)):
                told += frame.SerializeToString()
    except TimeoutError:
        pass
    return told


async def test_no_byte_of_a_running_game_tells_what_a_computer_thought(hands: Hands) -> None:
    while not (frame := await hands.frame()).over:
        reply = await hands.play(frame.awaited[0].seat)
        assert CANARY.encode() not in reply.SerializeToString()
        if (await hands.frame()).over:
            break
        told = await everything(hands.rules, hands.game)
        assert CANARY.encode() not in told
        assert b"thought" not in told
    assert CANARY.encode() in await everything(hands.rules, hands.game), "the canary sings once the game is over"


async def test_everybody_learns_at_once_that_a_weaker_level_played(hands: Computers) -> None:
    await hands.play(0)
    lowered = {"opponent": "expert", "level": "skilled", "reason": "queue", "waiting": 240}
    for viewer in VIEWERS:
        looks = wire.Viewer(seat=viewer)
        frame = await hands.rules.get_view(wire.GetViewRequest(game=hands.game, viewer=looks))
        assert not frame.over
        assert json.loads(frame.lowered) == lowered
        replay = hands.rules.replay(wire.ReplayRequest(game=hands.game, viewer=looks))
        assert [frame.lowered for frame in [one async for one in replay]] == [b"", frame.lowered]
    assert b'"reason":"queue"' in await watched(hands.rules, hands.game)


async def test_nothing_is_told_where_the_level_of_the_table_played(hands: Computers) -> None:
    hands.engine = wire.Engine(name="expert", level="expert", seed=5)
    await hands.play(0)
    assert (await hands.frame()).lowered == b""


async def test_the_live_stream_never_tells_it(hands: Hands) -> None:
    await hands.play(0)
    assert CANARY.encode() not in await watched(hands.rules, hands.game)
    await hands.play_to_the_end()
    assert CANARY.encode() not in await watched(hands.rules, hands.game)


async def test_everybody_reads_the_thoughts_once_the_game_is_over(hands: Hands) -> None:
    await hands.play_to_the_end()
    for viewer in VIEWERS:
        request = wire.ReplayRequest(game=hands.game, viewer=wire.Viewer(seat=viewer), thoughts=True)
        frames = [frame async for frame in hands.rules.replay(request)]
        assert [bool(frame.thought) for frame in frames] == [False] + [True] * (len(frames) - 1)
        thought = json.loads(frames[1].thought)
        assert (thought["opponent"], thought["level"], thought["lowered"], thought["waiting"]) == (
            "expert", "skilled", "queue", 240,
        )  # fmt: skip
        assert thought["shares"] == [SHARE, round(1 - SHARE, 4)]
        assert thought["candidates"][0]["sentence"]
        assert thought["line"] == [{"seat": 1, "command": {"type": "play-card", "card": 7}}]


async def test_a_replay_without_thoughts_is_what_it_was(hands: Hands) -> None:
    await hands.play_to_the_end()
    frames = [frame async for frame in hands.rules.replay(wire.ReplayRequest(game=hands.game, views=True))]
    assert not any(frame.thought for frame in frames)


async def test_a_game_with_thoughts_is_verified_and_its_file_read(hands: Hands, record: MemoryRecord) -> None:
    await hands.play_to_the_end()
    assert (await hands.rules.verify(wire.VerifyRequest(game=hands.game))).code == "sound"
    engine = decode((await record.read(hands.game))[1]).engine
    assert engine is not None
    assert engine["build"] == CANARY


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("shares", [float("nan")]),
        ("scores", [1.0] * 17),
        ("build", "x" * 65),
        ("lowered", "x" * 65),
        ("candidates", [wire.Candidate(command=b"{}")]),
        ("candidates", [wire.Candidate(command=b'{"type":"play-card","card":7}')] * 17),
        ("line", [wire.ExpectedCommand(seat=99, command=b'{"type":"play-card","card":7}')]),
    ],
)
async def test_a_thought_that_is_malformed_is_refused(hands: Computers, field: str, value: Any) -> None:
    hands.engine = wire.Engine(**{field: value})
    with pytest.raises(RulesError) as refused:
        await hands.play(0)
    assert refused.value.code == "malformed"
    assert (await hands.frame()).version == 1
