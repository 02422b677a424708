"""The engine as a process: positions from anywhere are thought over by workers, whatever happens to these."""

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import grpc
import pytest
import pytest_asyncio

from sagebrush_rpc import EngineClient, EngineError
from sagebrush_rpc.v1 import engine_pb2 as wire
from tests.patience import PATIENCE
from tests.workers.engine import analysis, answer, engine_of, file_of, hand_in, lines_of, question, view_of
from tests.workers.platform import Platform, platform

pytestmark = [pytest.mark.platform, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def here(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Platform]:
    """One platform with an engine, two workers and a finished game's relay for all tests of this module."""
    async with platform(tmp_path_factory.mktemp("engine")) as running:
        await asyncio.gather(
            running.start("engine", ENGINE_THOUGHT_SECONDS="1", ENGINE_SLICE_SECONDS="0.01"),
            running.start("worker"), running.start("worker", "2"), running.start("relay"),
        )  # fmt: skip
        yield running


@pytest_asyncio.fixture(loop_scope="module")
async def engine(here: Platform) -> AsyncIterator[EngineClient]:
    async with engine_of(here) as client:
        yield client


def thoughts(here: Platform) -> int:
    notes = here.folder / "thoughts"
    return len(notes.read_text().split()) if notes.exists() else 0


async def refusal(client: EngineClient, request: wire.DecideRequest) -> EngineError:
    with pytest.raises(EngineError) as refused:
        await client.decide(request)
    return refused.value


async def test_a_caller_learns_what_to_play_and_what_it_is_worth(engine: EngineClient) -> None:
    told = await answer(engine, question(lines=2))
    best, second = sorted(hand_in(view_of(0)), key=repr, reverse=True)[:2]
    assert told["command"] == {"type": "play-card", "card": best}
    assert [one["share"] for one in told["expected"]] == [0.6, 0.4]
    assert [(one["command"]["card"], one["continuation"]) for one in told["lines"]] == [
        (best, [told["command"]]),
        (second, [{"type": "play-card", "card": second}]),
    ]
    assert told["legal"] == 3 and told["statistics"] == {"simulations": 4, "depth": 1, "complete": True}
    assert set(told["engine"]) == {"version", "release", "build", "weights", "level", "simulations", "seed"}


async def test_the_same_request_has_the_same_answer(engine: EngineClient) -> None:
    answers = [await answer(engine, question("random", 3, seed=11)) for _ in range(3)]
    assert answers[0] == answers[1] == answers[2]


async def test_the_engine_says_which_strengths_it_has(engine: EngineClient) -> None:
    told = json.loads(await engine.describe())
    assert {"random", "greedy"} <= {level["name"] for level in told["levels"]}
    assert [one["title"] for one in told["titles"]] == ["high-card"]
    assert [one["number"] for one in told["levels"] if one["number"]] == [1, 2, 3, 4, 5]


async def test_a_repeated_request_id_has_the_stored_answer_and_costs_no_thought(
    engine: EngineClient, here: Platform
) -> None:
    first = await engine.decide(question(request_id="my-first-question"))
    before = thoughts(here)
    again = await engine.decide(question(request_id="my-first-question", trace_id="another"))
    assert (again.answer, again.repeated, first.repeated) == (first.answer, True, False)
    assert thoughts(here) == before


async def test_whoever_asks_for_a_kept_answer_gets_no_thought(engine: EngineClient, here: Platform) -> None:
    before = thoughts(here)
    error = await refusal(engine, question("thoughtful", request_id="kept-or-nothing", kept_only=True))
    assert (error.status, error.code) == (grpc.StatusCode.NOT_FOUND, "not-kept")
    asking = asyncio.create_task(engine.decide(question("thoughtful", request_id="kept-or-nothing")))
    await here.thought(before + 1)
    kept = await engine.decide(question("thoughtful", request_id="kept-or-nothing", kept_only=True))
    assert (kept.answer, kept.repeated) == ((await asking).answer, True)
    error = await refusal(engine, question(seed=8, request_id="kept-or-nothing", kept_only=True))
    assert error.code == "request-id-reused"
    assert thoughts(here) == before + 1


async def test_requests_with_one_id_at_the_same_time_are_thought_once(engine: EngineClient, here: Platform) -> None:
    before = thoughts(here)
    replies = await asyncio.gather(
        *(engine.decide(question("thoughtful", request_id="a-race-of-ten")) for _ in range(10))
    )
    assert len({reply.answer for reply in replies}) == 1
    assert sorted(reply.repeated for reply in replies) == [False] + [True] * 9
    assert thoughts(here) == before + 1


async def test_a_request_id_of_another_request_is_a_clear_problem_and_ids_belong_to_callers(
    engine: EngineClient,
) -> None:
    await engine.decide(question(request_id="whose-is-this"))
    error = await refusal(engine, question(request_id="whose-is-this", seed=8))
    assert (error.status, error.code) == (grpc.StatusCode.ALREADY_EXISTS, "request-id-reused")
    assert not (await engine.decide(question(request_id="whose-is-this", caller="bill"))).repeated


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        (question(level="nobody"), "no-such-level"),
        (question(view=b"{}"), "malformed-view"),
        (question(view=b"nonsense"), "malformed"),
        (question(config=b'{"title": "chess", "edition": "x", "seats": 2}'), "unknown-title"),
        (question(config=b'{"title": "high-card", "edition": "gone", "seats": 2}'), "bad-config"),
        (question(lines=0), "malformed"),
        (question(request_id="short"), "malformed"),
        (question(caller=""), "malformed"),
        (question(view=b'{"a": "' + b"x" * 300_000 + b'"}'), "too-large"),
        (question(simulations=10**9), "malformed"),
    ],
)
async def test_what_cannot_be_answered_says_why(engine: EngineClient, request_: wire.DecideRequest, code: str) -> None:
    assert (await refusal(engine, request_)).code == code


@pytest.mark.parametrize("name", ["é", "a\nb", "x" * 250])
async def test_a_field_that_no_view_has_is_named_whatever_its_name_is(engine: EngineClient, name: str) -> None:
    error = await refusal(engine, question(view=json.dumps({**json.loads(view_of(0)), name: 1}).encode()))
    assert (error.status, error.code) == (grpc.StatusCode.FAILED_PRECONDITION, "inconsistent")
    assert error.field[:6] == f"view.{name[0]}"


@pytest.mark.parametrize("method", ["Describe", "Decide", "Analyze"])
async def test_bytes_that_are_no_message_are_malformed(here: Platform, method: str) -> None:
    async with grpc.aio.insecure_channel(here.engine_address("1")) as channel:
        call = cast(Any, channel).unary_stream(f"/sagebrush.engine.v1.Engine/{method}")
        with pytest.raises(grpc.aio.AioRpcError) as refused:
            await anext(aiter(call(b"\xff\xff")))
    assert refused.value.code() is grpc.StatusCode.INVALID_ARGUMENT
    assert ("sagebrush-code", "malformed") in tuple(refused.value.trailing_metadata() or ())


async def test_a_thought_that_does_not_end_is_ended(engine: EngineClient, here: Platform) -> None:
    error = await refusal(engine, question("endless"))
    assert (error.status, error.code) == (grpc.StatusCode.DEADLINE_EXCEEDED, "deadline")
    assert (await answer(engine, question()))["command"]


async def test_a_position_that_no_opponent_can_think_about_is_the_callers(engine: EngineClient) -> None:
    error = await refusal(engine, question("failing"))
    assert (error.status, error.code, error.field) == (grpc.StatusCode.FAILED_PRECONDITION, "unplayable", "view")
    assert "IndexError" not in error.detail


async def test_a_thought_that_takes_all_memory_is_ended_and_its_worker_replaced(
    engine: EngineClient, here: Platform
) -> None:
    error = await refusal(engine, question("hungry"))
    assert error.code == "thought-too-large"
    assert (await answer(engine, question()))["command"]


async def test_when_a_worker_is_killed_over_a_thought_another_one_answers(engine: EngineClient, here: Platform) -> None:
    before = thoughts(here)
    asked = asyncio.create_task(engine.decide(question("endless")))
    await here.thought(before + 1)
    worker = int((here.folder / "thoughts").read_text().split()[-1])
    os.kill(worker, signal.SIGKILL)
    await here.thought(before + 2)  # by the other worker
    with pytest.raises(EngineError) as ended:
        await asked
    assert ended.value.code == "deadline"
    await bring_back(here)


async def test_a_thought_that_holds_its_process_costs_two_children_and_no_worker(
    engine: EngineClient, here: Platform
) -> None:
    error = await refusal(engine, question("obstinate"))
    assert (error.status, error.code) == (grpc.StatusCode.UNAVAILABLE, "engine-unavailable")
    assert (await answer(engine, question()))["command"]
    assert [here.processes[f"worker{name}"].poll() for name in ("1", "2")] == [None, None]


async def bring_back(here: Platform) -> None:
    """Start the workers that have ended, as the supervisor does."""
    for name in ("1", "2"):
        if here.processes[f"worker{name}"].poll() is not None:
            await here.start("worker", name)


async def nothing_is_left(here: Platform) -> None:
    """Return when the broker holds no job, file or answer any more; what is kept for repeated requests stays."""
    left: set[bytes] = set()
    with here.broker.client() as redis:
        for _ in range(round(PATIENCE / 0.05)):
            left = {key for key in redis.keys("sb:engine:*") if b":kept:" not in key and b":alive:" not in key}
            if not left:
                return
            await asyncio.sleep(0.05)
    raise AssertionError(left)


async def test_when_the_caller_goes_the_thought_ends(engine: EngineClient, here: Platform) -> None:
    before = thoughts(here)
    asked = asyncio.create_task(engine.decide(question("endless")))
    await here.thought(before + 1)
    asked.cancel()
    told = await asyncio.wait_for(answer(engine, question()), PATIENCE)  # one job at a time: its turn came
    assert told["command"]
    await nothing_is_left(here)


async def test_a_caller_who_went_and_asks_again_has_the_thought_that_went_on(
    engine: EngineClient, here: Platform
) -> None:
    request, before = question("thoughtful", request_id="goes-and-comes-back"), thoughts(here)
    asked = asyncio.create_task(engine.decide(request))
    await here.thought(before + 1)
    asked.cancel()
    reply = await engine.decide(request)
    assert (reply.repeated, thoughts(here)) == (True, before + 1)


async def test_the_broker_refused_nothing_to_the_engine_or_its_workers(here: Platform) -> None:
    assert here.refused() == []


async def finished_file(here: Platform) -> bytes:
    game = await here.open_game("random", "random")
    await here.finished(game)
    return await file_of(here, game)


async def test_a_finished_game_is_analysed_decision_by_decision(engine: EngineClient, here: Platform) -> None:
    data = await finished_file(here)
    request = wire.AnalyzeRequest(caller="anna", file=data, level="estimating", seed=1)
    heading, *decisions, summary = await lines_of(engine, request)
    assert heading["engine"]["level"] == "estimating"
    assert heading["type"] == "game" and heading["decisions"] == len(decisions) == 6
    assert [one["version"] for one in decisions] == sorted(one["version"] for one in decisions)
    for one in decisions:
        same = one["played"] == one["best"]
        assert (one["loss"] == 0) is same or one["loss"] == pytest.approx(0.1)
        assert one["rating"] == ("good" if same else "mistake")
    assert summary["type"] == "summary" and len(summary["curve"]) == 6
    assert sum(seat["loss"] for seat in summary["seats"]) == pytest.approx(sum(one["loss"] for one in decisions))


async def test_a_level_that_compares_nothing_says_of_no_decision_what_it_lost(
    engine: EngineClient, here: Platform
) -> None:
    data = await finished_file(here)
    for level in ("random", "greedy"):
        _, *decisions, summary = await lines_of(
            engine, wire.AnalyzeRequest(caller="anna", file=data, level=level, seed=1)
        )
        assert {(one["loss"], one["rating"]) for one in decisions} == {(None, None)}
        assert (summary["seats"], summary["blunders"]) == ([], [])


async def test_an_analysis_says_how_many_simulations_its_level_makes(engine: EngineClient, here: Platform) -> None:
    data = await finished_file(here)
    for asked, said in ((0, 1), (4, 4)):
        request = wire.AnalyzeRequest(caller="anna", file=data, level="novice", simulations=asked, seed=1)
        heading, *_ = await lines_of(engine, request)
        assert heading["engine"]["simulations"] == said


async def test_an_analysis_goes_on_after_the_last_version_seen(engine: EngineClient, here: Platform) -> None:
    request = wire.AnalyzeRequest(caller="anna", file=await finished_file(here), level="estimating", seed=1)
    whole = await lines_of(engine, request)
    request.after = whole[3]["version"]
    rest = await lines_of(engine, request)
    assert rest[:-1] == whole[4:-1]


async def test_a_file_that_is_none_and_a_file_that_was_changed_are_refused(
    engine: EngineClient, here: Platform
) -> None:
    data = await finished_file(here)
    for spoilt in (b"", b"nonsense", data[:-20], data.replace(b'"seat":1', b'"seat":0', 1)):
        with pytest.raises(EngineError) as refused:
            await lines_of(engine, wire.AnalyzeRequest(caller="anna", file=spoilt, level="random"))
        assert refused.value.code == "unreadable-game"


async def test_an_analysis_that_nobody_reads_ends(engine: EngineClient, here: Platform) -> None:
    request = wire.AnalyzeRequest(caller="anna", file=await finished_file(here), level="thoughtful", seed=1)
    async with analysis(engine, request) as replies:
        await anext(replies)
    await nothing_is_left(here)


async def test_an_engine_without_workers_says_when_to_come_back(tmp_path: Path) -> None:
    async with platform(tmp_path) as alone:
        await alone.start("engine", ENGINE_QUEUE_SECONDS="0.2")
        async with engine_of(alone) as client:
            waiting = [asyncio.create_task(client.decide(question())) for _ in range(2)]
            await asyncio.sleep(0.5)
            error = await refusal(client, question())
            assert (error.code, error.retry_seconds) == ("engine-busy", 1)
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)


async def test_an_engine_whose_broker_is_away_says_so_and_comes_back(tmp_path: Path) -> None:
    async with platform(tmp_path) as shaky:
        await asyncio.gather(shaky.start("engine"), shaky.start("worker"))
        async with engine_of(shaky) as client:
            shaky.broker.kill()
            assert (await refusal(client, question())).code == "engine-unavailable"
            shaky.broker.start()
            async with asyncio.timeout(PATIENCE):
                while True:
                    try:
                        assert (await answer(client, question()))["command"]
                        break
                    except EngineError as error:
                        assert error.code in ("engine-unavailable", "engine-busy")
                        await asyncio.sleep(0.1)
