"""The seed of a computer's decision goes to the worker that decides, and to nobody else before the game is over."""

import pytest

from sagebrush_events import decode
from sagebrush_events.memory import MemoryRecord
from sagebrush_games.kernel.provably_fair import thinking_seed
from sagebrush_history.pending_commit import GAME, SEEDED_BY
from sagebrush_history.secret import secret_of
from sagebrush_history.table import TitleRegistry
from sagebrush_rpc import RulesClient
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.history.test_verifying import exported, forged, judged
from tests.rules.tables import Hands, table
from tests.toys.high_card import HIGH_CARD


@pytest.fixture
async def hands(rules: RulesClient) -> Hands:
    """A table of a person on seat 0 and a computer on seat 1."""
    return await table(rules, computers=(1,))


async def seed_for(hands: Hands, seat: int | None, thinking: bool = True, version: int | None = None) -> int | None:
    """The seed in the frame of ``seat``, if there is one."""
    viewer = wire.Viewer(seat=seat)
    request = wire.GetViewRequest(game=hands.game, viewer=viewer, thinking=thinking, legal=True, version=version)
    frame = await hands.rules.get_view(request)
    return frame.thinking_seed if frame.HasField("thinking_seed") else None


async def play_as_computer(hands: Hands, seat: int) -> None:
    seed = await seed_for(hands, seat)
    assert seed is not None
    await hands.play(seat, engine=wire.Engine(name="greedy", level="greedy", seed=seed, budget_ms=50))


async def test_the_awaited_computer_gets_a_seed_that_follows_from_the_secret(
    hands: Hands, record: MemoryRecord
) -> None:
    await hands.play(0)
    stored, seed = await record.read(hands.game), await record.seed(hands.game)
    assert seed is not None
    secret = secret_of(TitleRegistry([HIGH_CARD]).table_of(decode(stored[0])).started, seed)
    assert await seed_for(hands, 1) == thinking_seed(secret.master, 3, 1)
    assert await seed_for(hands, 1) == await seed_for(hands, 1), "asking twice is deciding once"


async def test_nobody_else_gets_a_seed(hands: Hands) -> None:
    assert await seed_for(hands, 0) is None, "a person"
    assert await seed_for(hands, None) is None, "a spectator"
    assert await seed_for(hands, 1, thinking=False) is None, "a caller who does not ask"
    assert await seed_for(hands, 1, version=1) is None, "a caller who asks for a version"
    await play_as_computer(hands, 1)
    assert await seed_for(hands, 1) is None, "a computer that is not awaited"


async def test_no_frame_of_a_watcher_and_no_file_of_a_running_game_has_a_seed(hands: Hands) -> None:
    await hands.play(0)
    seed = await seed_for(hands, 1)
    await play_as_computer(hands, 1)
    request = wire.ReplayRequest(game=hands.game, viewer=wire.Viewer(seat=0), views=True, events=True)
    frames = b"".join([frames.SerializeToString() async for frames in hands.rules.replay(request)])
    assert str(seed).encode() not in frames + await exported(hands, 0)
    assert wire.Frame(thinking_seed=seed).SerializeToString() not in frames


async def finished(hands: Hands) -> bytes:
    """The file of a game in which the computer decided with the seeds it was given."""
    while not (frame := await hands.frame()).over:
        seat = frame.awaited[0].seat
        await (play_as_computer(hands, seat) if seat == 1 else hands.play(seat))
    return await exported(hands)


async def test_the_record_says_that_a_seed_came_from_the_game_and_verification_believes_it(
    hands: Hands, record: MemoryRecord
) -> None:
    assert judged(await finished(hands)).code == "sound"
    engines = [decode(data).engine for data in await record.read(hands.game)]
    assert [engine[SEEDED_BY] for engine in engines if engine] == [GAME] * 3


async def test_a_game_whose_host_chose_the_seed_of_its_computer_is_not_sound(hands: Hands) -> None:
    file = await finished(hands)
    chosen = forged(file, 3, lambda commit: {"engine": {**(commit.engine or {}), "seed": 7}})
    assert (judged(chosen).ok, judged(chosen).code, judged(chosen).version) == (False, "engine-seed-mismatch", 3)


async def test_an_engine_of_somebody_else_brings_a_seed_of_its_own(hands: Hands, record: MemoryRecord) -> None:
    await hands.play(0)
    await hands.play(1, engine=wire.Engine(name="mine", seed=7))
    engine = decode((await record.read(hands.game))[-1]).engine
    assert engine is not None
    assert SEEDED_BY not in engine
