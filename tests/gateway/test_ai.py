"""The engine over HTTP: what callers send, pay and get, and what they are told when it does not work."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import grpc
import httpx
import msgspec
import pytest
import pytest_asyncio

from sagebrush_gateway.api.responses.ai import AnalysisLineResponse
from sagebrush_gateway.engine.room import EngineRoom
from sagebrush_gateway.problems import Problem
from sagebrush_rpc import RulesError
from sagebrush_rpc.submitter import Submitter
from sagebrush_rpc.v1 import rules_pb2 as rules_wire
from sagebrush_rules.application.plans import PlanBook
from sagebrush_workers.daemons.engine import summary as summaries
from sagebrush_workers.jobs import AnalyzeJob
from sagebrush_workers.worker.engine.analysis import Analyst
from tests.gateway.engine import ANALYSIS, DECISION, ToldEngine
from tests.gateway.house import House, Person, blow, newcomer, opened_house, play_out, registered, started_game
from tests.patience import PATIENCE

QUESTION: dict[str, Any] = {"title": "high-card", "config": {"edition": "plain", "seats": 2}, "view": {"hand": [1]}}
NDJSON = {"Content-Type": "application/x-ndjson"}


async def analysis(person: Person, body: bytes = b"", **query: Any) -> httpx.Response:
    headers = {**person.headers, **(NDJSON if body else {})}
    return await person.client.post("/v1/ai/analyze", content=body, params=query, headers=headers)


def lines(answer: httpx.Response) -> list[dict[str, Any]]:
    return [json.loads(line) for line in answer.text.splitlines() if line]


def simulations_left(answer: httpx.Response) -> int:
    [left] = [part for part in answer.headers["ratelimit"].split(", ") if part.startswith('"simulations"')]
    return int(left.split("r=")[1].split(";")[0])


async def test_anybody_learns_the_levels_and_what_they_cost(anna: Person, engine: ToldEngine) -> None:
    told = (await anna.get("/v1/ai")).json()
    assert [(level["name"], level["simulations"]) for level in told["levels"]][:3] == [
        ("casual", 1),
        ("skilled", 16),
        ("expert", 64),
    ]


async def test_a_position_is_passed_on_and_the_answer_comes_back(anna: Person, engine: ToldEngine) -> None:
    answer = await anna.post(
        "/v1/ai/decide", {**QUESTION, "level": 4, "seed": 5, "seat": 1, "lines": 7, "request_id": "my-first-one"}
    )
    assert (answer.status_code, answer.json()) == (200, DECISION)
    assert answer.headers["sagebrush-simulations"] == "64"
    [asked] = engine.asked
    assert json.loads(asked.config) == {"title": "high-card", "edition": "plain", "seats": 2}
    assert json.loads(asked.view) == {"hand": [1]}
    assert (asked.level, asked.seed, asked.seat, asked.request_id) == ("expert", 5, 1, "my-first-one")
    assert (asked.caller, asked.lines, asked.simulations) == (anna.id, 7, 0)


async def test_a_level_without_simulations_costs_one_a_decision(anna: Person, engine: ToldEngine) -> None:
    answer = await anna.post("/v1/ai/decide", {**QUESTION, "level": "greedy"})
    assert (answer.status_code, answer.headers["sagebrush-simulations"]) == (200, "1")
    answer = await anna.post("/v1/ai/decide", {**QUESTION, "level": "greedy", "simulations": 3})
    assert (engine.asked[-1].simulations, answer.headers["sagebrush-simulations"]) == (3, "3")


async def test_a_game_is_analysed_as_hard_and_with_the_dice_that_were_asked_for(
    anna: Person, engine: ToldEngine
) -> None:
    answer = await analysis(anna, b"a file\n", level="4", simulations=3, seed=9, after=1)
    assert (answer.status_code, answer.headers["sagebrush-simulations"]) == (200, "3")
    [asked] = engine.asked
    assert (asked.level, asked.simulations, asked.seed, asked.after, asked.caller) == ("expert", 3, 9, 1, anna.id)


async def test_an_analysis_of_nothing_is_told_what_to_send(anna: Person, engine: ToldEngine) -> None:
    answer = await analysis(anna)
    assert (answer.status_code, answer.json()["code"], answer.json()["field"]) == (400, "malformed", "game")
    assert engine.asked == []


async def test_who_follows_as_much_as_he_may_begins_no_analysis_and_pays_for_none(
    rules: str, store_url: str, every_engine: tuple[ToldEngine, str], engine: ToldEngine
) -> None:
    engine.waits_after_first = True
    settings = {"gateway_streams_per_guest": 1, "gateway_guest_simulations": 100, "engine_address": every_engine[1]}
    async with (
        opened_house(rules, store_url, **settings) as house,
        AsyncExitStack() as stack,
        asyncio.timeout(PATIENCE),
    ):
        nora = await newcomer(house, stack, "Nora")
        headers = {**nora.headers, **NDJSON}
        async with (
            house.door() as door,
            door.stream("POST", "/v1/ai/analyze", content=b"a file\n", headers=headers) as answer,
        ):
            await anext(answer.aiter_lines())
            refused = await analysis(nora, b"a file\n")
            assert (refused.status_code, refused.json()["code"]) == (429, "too-many-streams")
            assert len(engine.asked) == 1


async def test_a_game_that_is_too_long_for_an_analysis_is_not_read_to_its_end(
    rules: str, store_url: str, every_engine: tuple[ToldEngine, str], engine: ToldEngine
) -> None:
    settings = {"gateway_ai_file_bytes": 1000, "engine_address": every_engine[1]}
    async with opened_house(rules, store_url, **settings) as house, AsyncExitStack() as stack:
        people = [await newcomer(house, stack, name) for name in ("Nora", "Otto")]
        game = await started_game(*people)
        await play_out(house, game, *people)
        refused = await analysis(people[0], game=game)
    assert (refused.status_code, refused.json()["code"]) == (413, "body-too-large")
    assert engine.asked == []


async def test_who_asks_what_the_engine_is_waits_in_the_same_room(
    rules: str, store_url: str, every_engine: tuple[ToldEngine, str], engine: ToldEngine
) -> None:
    engine.patience.clear()
    settings = {"gateway_ai_thoughts": 4, "engine_address": every_engine[1]}
    async with opened_house(rules, store_url, **settings) as house, AsyncExitStack() as stack:
        nora = await newcomer(house, stack, "Nora")
        waiting = [asyncio.create_task(nora.get("/v1/ai")) for _ in range(3)]
        async with asyncio.timeout(PATIENCE):
            done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            assert [task.result().json()["code"] for task in done] == ["engine-busy"]
            engine.patience.set()
            answers = await asyncio.gather(*waiting)
    assert sorted(answer.status_code for answer in answers) == [200, 200, 503]


async def test_the_price_is_what_was_asked_for_and_comes_out_of_the_quota(anna: Person, engine: ToldEngine) -> None:
    left = [simulations_left(await anna.post("/v1/ai/decide", {**QUESTION, "simulations": 1000})) for _ in range(2)]
    assert 900 <= left[0] - left[1] <= 1000  # some flow back meanwhile, twelve a second


async def test_a_stored_answer_costs_nothing_and_says_so(anna: Person, engine: ToldEngine) -> None:
    before = simulations_left(await anna.post("/v1/ai/decide", QUESTION))
    engine.repeated = True
    answer = await anna.post("/v1/ai/decide", {**QUESTION, "simulations": 5000, "request_id": "once-more"})
    assert (answer.headers["sagebrush-simulations"], answer.headers["idempotency-replayed"]) == ("0", "true")
    assert simulations_left(answer) >= before


TROUBLES = [
    ((grpc.StatusCode.FAILED_PRECONDITION, "impossible", "No.", "view.hand"), 422, "impossible"),
    ((grpc.StatusCode.ALREADY_EXISTS, "request-id-reused", "No.", "request_id"), 422, "request-id-reused"),
    ((grpc.StatusCode.INVALID_ARGUMENT, "malformed", "No.", "view"), 400, "malformed"),
    ((grpc.StatusCode.INVALID_ARGUMENT, "bad-config", "No.", "config.seats"), 400, "bad-config"),
    ((grpc.StatusCode.NOT_FOUND, "unknown-title", "No.", "config.title"), 404, "unknown-title"),
    ((grpc.StatusCode.RESOURCE_EXHAUSTED, "engine-busy", "No.", ""), 503, "engine-busy"),
    ((grpc.StatusCode.RESOURCE_EXHAUSTED, "thought-too-large", "No.", ""), 422, "thought-too-large"),
    ((grpc.StatusCode.UNAVAILABLE, "engine-unavailable", "No.", ""), 503, "engine-unavailable"),
    ((grpc.StatusCode.DEADLINE_EXCEEDED, "deadline", "No.", ""), 504, "deadline"),
]


@pytest.mark.parametrize(("trouble", "status", "code"), TROUBLES, ids=[code for _, _, code in TROUBLES])
async def test_every_trouble_of_the_engine_is_a_problem_and_costs_nothing(
    anna: Person, engine: ToldEngine, trouble: tuple[grpc.StatusCode, str, str, str], status: int, code: str
) -> None:
    before = simulations_left(await anna.post("/v1/ai/decide", QUESTION))
    engine.trouble = trouble
    answer = await anna.post("/v1/ai/decide", {**QUESTION, "simulations": 5000})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json().get("field", "") == trouble[3].removeprefix("config." if status == 404 else "")
    assert ("retry-after" in answer.headers) is (status in (503, 504))
    assert simulations_left(answer) >= before


@pytest.mark.parametrize("level", ["is-mcts", "flat-monte-carlo"])
async def test_a_baseline_of_the_arena_is_no_level(anna: Person, engine: ToldEngine, level: str) -> None:
    assert level not in [told["name"] for told in (await anna.get("/v1/ai")).json()["levels"]]
    answers = await anna.post("/v1/ai/decide", {**QUESTION, "level": level}), await analysis(anna, b"x\n", level=level)
    for answer in answers:
        assert (answer.status_code, answer.json()["code"]) == (400, "no-such-level")
        assert level not in answer.json()["detail"]


@pytest.mark.parametrize("level", [2.5, None, {}])
async def test_a_level_of_another_type_is_named_as_the_request_has_it(
    anna: Person, engine: ToldEngine, level: Any
) -> None:
    wrong = (await anna.post("/v1/ai/decide", {**QUESTION, "level": level})).json()
    assert (wrong["field"], wrong["detail"]) == ("level", "Input should be a valid string or a valid integer.")


async def test_a_file_of_another_media_type_is_told_which_one_is_needed(anna: Person, engine: ToldEngine) -> None:
    answer = await anna.post("/v1/ai/analyze", {"type": "game"})
    told = answer.json()
    assert (answer.status_code, told["title"]) == (415, "The body has the wrong media type")
    assert told["detail"] == "The body must be application/x-ndjson."


async def test_more_simulations_than_the_whole_quota_are_told_of_and_no_time_helps(
    narrow: tuple[House, Person], engine: ToldEngine
) -> None:
    _, nora = narrow
    spent = await nora.post("/v1/ai/decide", {**QUESTION, "simulations": 101})
    assert (spent.status_code, spent.json()["code"]) == (429, "quota-spent")
    assert spent.json()["detail"] == "This needs 101 simulations, and the whole quota has 100."
    assert "retry-after" not in spent.headers


@pytest.mark.parametrize("level", ["godlike", "None"])
async def test_a_level_that_nobody_knows_is_named(anna: Person, engine: ToldEngine, level: str) -> None:
    answer = await anna.post("/v1/ai/decide", {**QUESTION, "level": level})
    assert (answer.status_code, answer.json()["code"], answer.json()["field"]) == (400, "no-such-level", "level")
    assert "skilled" in answer.json()["detail"]


async def test_a_view_may_be_larger_than_other_bodies_and_not_without_end(anna: Person, engine: ToldEngine) -> None:
    large = {**QUESTION, "view": {"cards": [{"name": "x" * 300} for _ in range(500)]}}
    assert (await anna.post("/v1/ai/decide", large)).status_code == 200
    for wide in ({"text": "x" * 400_000}, {"cards": [1] * 5000}):
        assert (await anna.post("/v1/ai/decide", {**QUESTION, "view": wide})).status_code in (400, 413)


@pytest.mark.parametrize("what", ["file", "thought"])
def test_one_caller_leaves_room_for_the_files_and_thoughts_of_others(what: str) -> None:
    one = getattr(EngineRoom(4, 4), what)
    with one("anna"), one("anna"):
        with pytest.raises(Problem) as refused, one("anna"):
            pass
        assert refused.value.kind.code == "engine-busy"
        with one("bill"), one("carl"), pytest.raises(Problem), one("dora"):
            pass
    with one("anna"):
        pass


async def test_a_stranger_may_send_nothing_large(house: House, engine: ToldEngine) -> None:
    async with house.door() as door:
        answer = await door.post("/v1/ai/analyze", content=b"x" * 100_000, headers=NDJSON)
    assert answer.status_code in (401, 413)


async def test_when_the_caller_goes_the_engine_stops_thinking(anna: Person, house: House, engine: ToldEngine) -> None:
    await anna.get("/v1/ai")  # the levels are known now
    engine.patience.clear()
    async with house.door() as door:
        asking = asyncio.create_task(door.post("/v1/ai/decide", json=QUESTION, headers=anna.headers))
        while not engine.asked:
            await asyncio.sleep(0.01)
        asking.cancel()
    async with asyncio.timeout(PATIENCE):
        while not engine.left:
            await asyncio.sleep(0.01)


@pytest_asyncio.fixture(loop_scope="session")
async def narrow(
    rules: str, store_url: str, every_engine: tuple[ToldEngine, str]
) -> AsyncIterator[tuple[House, Person]]:
    """A house in which a guest has 100 simulations a day and four requests may wait for the engine."""
    settings = {"gateway_guest_simulations": 100, "gateway_ai_thoughts": 4, "engine_address": every_engine[1]}
    async with opened_house(rules, store_url, **settings) as house, AsyncExitStack() as stack:
        yield house, await newcomer(house, stack, "Nora")


async def test_where_guests_have_no_simulations_at_all_they_are_told_so(
    rules: str, store_url: str, every_engine: tuple[ToldEngine, str], engine: ToldEngine
) -> None:
    settings = {"gateway_guest_simulations": 0, "engine_address": every_engine[1]}
    async with opened_house(rules, store_url, **settings) as house, AsyncExitStack() as stack:
        nora = await newcomer(house, stack, "Nora")
        for answer in (await nora.post("/v1/ai/decide", QUESTION), await analysis(nora, b"a file\n")):
            assert (answer.status_code, answer.json()["code"]) == (429, "quota-spent")
            assert answer.json()["detail"] == "This needs 16 simulations, and the whole quota has 0."
            assert "retry-after" not in answer.headers
    assert engine.asked == []


async def test_a_quota_that_is_spent_is_a_clear_problem(narrow: tuple[House, Person], engine: ToldEngine) -> None:
    _, nora = narrow
    assert (await nora.post("/v1/ai/decide", {**QUESTION, "simulations": 90})).status_code == 200
    spent = await nora.post("/v1/ai/decide", {**QUESTION, "simulations": 90})
    assert (spent.status_code, spent.json()["code"]) == (429, "quota-spent")
    assert int(spent.headers["retry-after"]) > 60
    assert len(engine.asked) == 1, "what has no id is kept nowhere"


async def test_whoever_spent_his_quota_on_an_answer_still_gets_it_again(
    narrow: tuple[House, Person], engine: ToldEngine
) -> None:
    _, nora = narrow
    question = {**QUESTION, "simulations": 90, "request_id": "whose-answer-was-lost"}
    assert (await nora.post("/v1/ai/decide", question)).status_code == 200
    engine.repeated = True
    again = await nora.post("/v1/ai/decide", question)
    assert (again.status_code, again.headers["idempotency-replayed"]) == (200, "true")
    assert (again.headers["sagebrush-simulations"], again.json()) == ("0", DECISION)
    assert simulations_left(again) >= 10
    engine.repeated = False
    other = await nora.post("/v1/ai/decide", {**question, "request_id": "which-nobody-asked"})
    assert (other.status_code, other.json()["code"]) == (429, "quota-spent")
    assert [asked.kept_only for asked in engine.asked] == [False, True, True]


async def test_requests_that_wait_for_the_engine_leave_room_for_games_and_for_other_callers(
    narrow: tuple[House, Person], engine: ToldEngine, stack: AsyncExitStack
) -> None:
    house, nora = narrow
    otto = await newcomer(house, stack, "Otto")
    await nora.get("/v1/ai")
    engine.patience.clear()
    waiting = [asyncio.create_task(nora.post("/v1/ai/decide", {**QUESTION, "simulations": 1})) for _ in range(2)]
    while len(engine.asked) < 2:
        await asyncio.sleep(0.01)
    refused = await nora.post("/v1/ai/decide", {**QUESTION, "simulations": 1})
    assert (refused.status_code, refused.json()["code"]) == (503, "engine-busy")
    assert (await nora.get("/v1/tables")).status_code == 200
    asking = asyncio.create_task(otto.post("/v1/ai/decide", {**QUESTION, "simulations": 1}))
    while len(engine.asked) < 3:
        assert not asking.done(), asking.result().text
        await asyncio.sleep(0.01)
    waiting.append(asking)
    engine.patience.set()
    assert [answer.status_code for answer in await asyncio.gather(*waiting)] == [200] * 3


async def test_a_file_is_analysed_line_by_line_and_each_thought_is_paid(
    narrow: tuple[House, Person], engine: ToldEngine
) -> None:
    _, nora = narrow
    answer = await analysis(nora, b"a file\n", level="expert", after=1)
    assert (answer.status_code, lines(answer)) == (200, ANALYSIS)
    assert answer.headers["sagebrush-simulations"] == "64"
    assert (engine.asked[-1].file, engine.asked[-1].after, engine.asked[-1].trusted) == (b"a file\n", 1, False)
    assert simulations_left(await nora.post("/v1/ai/decide", QUESTION)) == 100 - 64 - 16


async def test_a_file_of_many_commits_is_not_proved_again_and_again_for_nothing(
    rules: str, store_url: str, every_engine: tuple[ToldEngine, str], engine: ToldEngine
) -> None:
    engine.trouble = (grpc.StatusCode.INVALID_ARGUMENT, "unreadable", "No.", "")
    settings = {"gateway_read_rate": 0.1, "gateway_read_burst": 12, "engine_address": every_engine[1]}
    async with opened_house(rules, store_url, **settings) as house, AsyncExitStack() as stack:
        nora = await newcomer(house, stack, "Nora")
        answers = [await analysis(nora, b"a commit\n" * 600, simulations=1) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [400, 429]


def test_every_line_of_an_analysis_is_as_described() -> None:
    file = Path("tests/fixtures/files/0.1/tiny-epic-western.group.ndjson").read_bytes()
    job = AnalyzeJob(
        file="f", trusted=True, after=0, level="skilled", simulations=4, seed=1,
        milliseconds=60_000, slice_milliseconds=100,
    )  # fmt: skip
    told = msgspec.json.decode(Analyst(lambda _file: file).analyze(job).answer)
    summary = summaries.AnalysisSummary(0)
    for line in told:
        summary.add(msgspec.convert(line, summaries.AnalysisLine))
    for line in [*told, json.loads(summary.encoded())]:
        assert AnalysisLineResponse.model_validate(line).model_dump(by_alias=True) == line


async def test_a_file_may_be_as_large_as_the_settings_say(anna: Person, house: House, engine: ToldEngine) -> None:
    most = house.gateway.settings.gateway_ai_file_bytes
    answer = await analysis(anna, b"x" * most)
    assert (answer.status_code, engine.asked[-1].file) == (200, b"x" * most)
    refusal = (await analysis(anna, b"x" * (most + 1))).json()
    assert (refusal["code"], refusal["detail"]) == ("body-too-large", f"A body has at most {most} bytes.")


async def test_an_analysis_ends_with_a_problem_when_the_quota_is_spent(
    narrow: tuple[House, Person], engine: ToldEngine
) -> None:
    _, nora = narrow
    engine.thoughts = 2
    answer = await analysis(nora, b"a file\n", simulations=60)
    *_, last = lines(answer)
    assert (answer.status_code, last["type"], last["problem"]["code"]) == (200, "problem", "quota-spent")
    assert AnalysisLineResponse.model_validate(last).model_dump(exclude_unset=True) == last


async def test_why_an_analysis_ended_or_a_view_was_refused_is_told_in_the_language_of_the_caller(
    narrow: tuple[House, Person], engine: ToldEngine
) -> None:
    _, nora = narrow
    engine.thoughts = 2
    nora.client.headers["Accept-Language"] = "de"
    *_, last = lines(await analysis(nora, b"a file\n", simulations=60))
    assert last["problem"]["title"] == "Das Kontingent ist verbraucht"
    engine.trouble = (grpc.StatusCode.FAILED_PRECONDITION, "impossible", "No.", "view")
    refused = await nora.post("/v1/ai/decide", {**QUESTION, "simulations": 1})
    assert refused.json()["title"] == "Kein Spiel führt zu dieser Stellung"


async def test_an_analysis_in_which_nothing_was_thought_costs_nothing(
    narrow: tuple[House, Person], engine: ToldEngine
) -> None:
    """As when somebody resumes after the last decision, because he lost the summary."""
    _, nora = narrow
    engine.thoughts = 0
    assert (await analysis(nora, b"a file\n", simulations=60)).status_code == 200
    assert simulations_left(await nora.post("/v1/ai/decide", {**QUESTION, "simulations": 1})) == 99


async def test_with_nothing_left_of_the_quota_no_analysis_begins(
    narrow: tuple[House, Person], engine: ToldEngine
) -> None:
    _, nora = narrow
    answer = await analysis(nora, b"a file\n", simulations=101)
    assert (answer.status_code, answer.json()["code"]) == (429, "quota-spent")
    assert engine.asked == []


async def test_when_the_reader_of_an_analysis_goes_the_engine_stops(
    anna: Person, house: House, engine: ToldEngine
) -> None:
    engine.waits_after_first = True
    async with house.door() as door:
        headers = {**anna.headers, **NDJSON}
        async with door.stream("POST", "/v1/ai/analyze", content=b"a file\n", headers=headers) as answer:
            assert json.loads(await anext(answer.aiter_lines())) == ANALYSIS[0]
    async with asyncio.timeout(PATIENCE):
        while not engine.left:
            await asyncio.sleep(0.01)


async def test_an_analysis_that_the_gateway_ends_says_that_it_is_not_whole(
    rules: str, store_url: str, every_engine: tuple[ToldEngine, str], engine: ToldEngine
) -> None:
    engine.waits_after_first = True
    async with (
        opened_house(rules, store_url, engine_address=every_engine[1]) as house,
        AsyncExitStack() as stack,
        asyncio.timeout(PATIENCE),
    ):
        nora = await newcomer(house, stack, "Nora")
        headers = {**nora.headers, **NDJSON}
        async with (
            house.door() as door,
            door.stream("POST", "/v1/ai/analyze", content=b"a file\n", headers=headers) as answer,
        ):
            told = answer.aiter_lines()
            assert json.loads(await anext(told)) == ANALYSIS[0]
            house.gateway.streams.close()
            *_, last = [line async for line in told]
        assert json.loads(last)["problem"]["code"] == "unavailable"


async def test_a_finished_game_is_analysed_by_its_id_and_no_other(
    house: House, anna: Person, bill: Person, carl: Person, engine: ToldEngine
) -> None:
    game = await started_game(anna, bill, visibility="private")
    assert (await analysis(anna, game=game)).json()["code"] == "game-not-over"
    await play_out(house, game, anna, bill)
    assert lines(await analysis(bill, game=game)) == ANALYSIS
    assert engine.asked[-1].trusted and b"sagebrush-game" in engine.asked[-1].file
    assert (await analysis(carl, game=game)).json()["code"] == "unknown-game"
    assert (await analysis(anna, b"both", game=game)).json()["code"] == "malformed"


async def test_an_application_needs_the_scope(house: House, engine: ToldEngine) -> None:
    _, may = await registered(house, "ai:decide")
    _, may_not = await registered(house, "games:read")
    async with house.door() as door:
        assert (await door.post("/v1/ai/decide", json=QUESTION, headers=may)).status_code == 200
        refused = await door.post("/v1/ai/decide", json=QUESTION, headers=may_not)
    assert (refused.status_code, refused.json()["code"]) == (403, "missing-scope")


async def test_past_choices_are_refused_and_not_ignored(anna: Person, engine: ToldEngine) -> None:
    answer = await anna.post("/v1/ai/decide", {**QUESTION, "history": []})
    assert (answer.status_code, answer.json()["code"], answer.json()["field"]) == (400, "malformed", "history")


async def test_a_hint_is_marked_in_the_next_command_of_its_seat_for_everybody(
    anna: Person, bill: Person, engine: ToldEngine
) -> None:
    game = await started_game(anna, bill, hints=True)
    assert (await bill.get(f"/v1/tables/{game}")).json()["hints"] is True
    hint = await anna.post(f"/v1/games/{game}/hint")
    assert (hint.status_code, hint.json()["at"], hint.headers["etag"]) == (200, 1, '"1"')
    assert hint.json()["command"] == DECISION["command"]
    await bill.play(game)
    await anna.play(game)
    frames = (await bill.get(f"/v1/games/{game}/frames")).json()["frames"]
    assert [(frame["actor"], frame.get("hint")) for frame in frames[1:3]] == [(1, None), (0, 1)]
    assert (await bill.get(f"/v1/games/{game}/view", at=3)).json()["hint"] == 1


async def test_a_hint_is_asked_for_the_seat_and_the_position_of_the_one_who_asks(
    house: House, anna: Person, bill: Person, engine: ToldEngine
) -> None:
    game = await started_game(anna, bill, hints=True)
    asked = []
    for person in (bill, anna):
        hint = await person.post(f"/v1/games/{game}/hint")
        assert hint.headers["sagebrush-simulations"] == "64"
        asked.append(engine.asked[-1])
    for one, seat, person in zip(asked, (1, 0), (bill, anna), strict=True):
        assert (one.seat, json.loads(one.view)["hand"]) == (seat, await person.hand(game))
        assert (one.level, one.seed, one.lines, one.caller) == ("expert", 1, 3, f"hint-{game}")
        assert json.loads(one.config)["title"] == "high-card"
    await anna.play(game)
    await bill.play(game)
    await blow(house, game)
    assert (await anna.post(f"/v1/games/{game}/hint")).json()["at"] == 4
    asked.append(engine.asked[-1])
    assert (asked[-1].seed, len({one.request_id for one in asked})) == (4, 3)


async def test_a_list_of_commands_tells_of_the_hint_once(anna: Person, bill: Person, engine: ToldEngine) -> None:
    game = await started_game(anna, bill, hints=True)
    await anna.post(f"/v1/games/{game}/hint")
    headers = {**anna.headers, "Idempotency-Key": "a-list-of-one"}
    commands = {"commands": [{"type": "play-card", "card": (await anna.hand(game))[0]}]}
    answer = await anna.client.post(f"/v1/games/{game}/commands/list", json=commands, headers=headers)
    assert answer.status_code == 200
    frames = (await bill.get(f"/v1/games/{game}/frames")).json()["frames"]
    assert frames[1]["hint"] == 1


async def hinted_market(*people: Person) -> str:
    """A game in which a seat gives several commands in turn."""
    return await started_game(*people, title="market-day", options={}, hints=True)


def buy(stall: int) -> dict[str, Any]:
    return {"type": "buy", "stall": stall}


async def sent_list(person: Person, game: str, key: str, *commands: Any) -> httpx.Response:
    headers = {**person.headers, "Idempotency-Key": key}
    return await person.client.post(f"/v1/games/{game}/commands/list", json={"commands": commands}, headers=headers)


async def told_hints(person: Person, game: str) -> dict[int, int | None]:
    """What the commits of a game say of hints, by version."""
    frames = (await person.get(f"/v1/games/{game}/frames", view="false")).json()["frames"]
    return {frame["version"]: frame.get("hint") for frame in frames[1:]}


async def test_an_old_command_sent_again_does_not_hide_a_newer_hint(
    anna: Person, bill: Person, engine: ToldEngine
) -> None:
    game = await hinted_market(anna, bill)
    await anna.command(game, buy(0), "an-old-command")
    await sent_list(anna, game, "an-old-list", buy(1), buy(9))
    assert (await anna.post(f"/v1/games/{game}/hint")).json()["at"] == 3
    assert "idempotency-replayed" in (await anna.command(game, buy(0), "an-old-command")).headers
    assert (await sent_list(anna, game, "an-old-list", buy(1), buy(9))).json()["version"] == 3
    await anna.command(game, buy(2))
    assert await told_hints(bill, game) == {2: None, 3: None, 4: 3}


async def test_the_rest_of_an_interrupted_list_tells_of_a_hint_taken_before_it_goes_on(
    anna: Person, bill: Person, engine: ToldEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, inner = await hinted_market(anna, bill), Submitter.submit

    async def interrupted(self: Submitter, request: rules_wire.SubmitRequest) -> rules_wire.SubmitReply:
        if json.loads(request.command) == buy(1):
            raise RulesError(grpc.StatusCode.UNAVAILABLE, "outcome-unknown", "Lost.")
        return await inner(self, request)

    with monkeypatch.context() as patched:
        patched.setattr(Submitter, "submit", interrupted)
        assert (await sent_list(anna, game, "two-at-once", buy(0), buy(1))).status_code == 503
    assert (await anna.post(f"/v1/games/{game}/hint")).json()["at"] == 2
    assert (await sent_list(anna, game, "two-at-once", buy(0), buy(1))).json()["version"] == 3
    assert await told_hints(bill, game) == {2: None, 3: 2}


async def test_a_command_whose_answer_was_lost_tells_of_its_hint_once(
    house: House, anna: Person, bill: Person, engine: ToldEngine
) -> None:
    game = await hinted_market(anna, bill)
    await anna.post(f"/v1/games/{game}/hint")
    await anna.command(game, buy(0), "a-hinted-command")
    await house.gateway.hints.note(game, 0, 1)  # the gateway died before it could forget
    await anna.command(game, buy(0), "a-hinted-command")
    await anna.command(game, buy(1))
    assert await told_hints(bill, game) == {2: 1, 3: None}


async def test_a_hint_is_told_of_though_asking_again_at_the_same_version_failed(
    anna: Person, bill: Person, engine: ToldEngine
) -> None:
    game = await started_game(anna, bill, hints=True)
    assert (await anna.post(f"/v1/games/{game}/hint")).status_code == 200
    engine.trouble = (grpc.StatusCode.RESOURCE_EXHAUSTED, "engine-busy", "No.", "")
    assert (await anna.post(f"/v1/games/{game}/hint")).status_code == 503
    await anna.play(game)
    assert await told_hints(bill, game) == {2: 1}


async def test_a_hint_is_told_of_though_the_seat_changes_hands_before_the_move(
    anna: Person, bill: Person, carl: Person, engine: ToldEngine
) -> None:
    """A player takes a hint, gives his seat to himself as another guest, and plays what he was told."""
    game = await started_game(anna, bill, hints=True)
    assert (await anna.post(f"/v1/games/{game}/hint")).status_code == 200
    offer = (await anna.post(f"/v1/games/{game}/seats/0/offer")).json()["offer"]
    assert (await carl.post("/v1/offers/accept", {"offer": offer})).status_code == 200
    await carl.play(game)
    assert await told_hints(bill, game) == {2: None, 3: 1}


async def test_a_hint_is_told_of_though_one_asked_for_before_it_fails_after_it(
    house: House, anna: Person, bill: Person, engine: ToldEngine
) -> None:
    game = await started_game(anna, bill, hints=True)
    await house.gateway.hints.note(game, 0, 1)  # the one before it waits
    assert (await anna.post(f"/v1/games/{game}/hint")).status_code == 200
    await house.gateway.hints.withdraw(game, 0, 1)
    await anna.play(game)
    assert await told_hints(bill, game) == {2: 1}


async def planned_card(person: Person, game: str) -> httpx.Response:
    """Plans the lowest card of the hand."""
    command = {"type": "play-card", "card": (await person.hand(game))[0]}
    return await person.post(f"/v1/games/{game}/plan", {"moves": [{"command": command}]})


async def test_a_hinted_move_cannot_be_played_as_a_plan_of_which_nobody_is_told(
    anna: Person, bill: Person, engine: ToldEngine
) -> None:
    game = await started_game(anna, bill, hints=True)
    await anna.post(f"/v1/games/{game}/hint")
    refused = await planned_card(anna, game)
    assert (refused.status_code, refused.json()["code"]) == (409, "hint-untold")
    assert (await anna.post(f"/v1/games/{game}/plan", {"moves": []})).status_code == 200
    await anna.play(game)
    assert (await planned_card(anna, game)).status_code == 200
    assert await told_hints(bill, game) == {2: 1}


async def test_a_seat_that_has_planned_its_next_move_gets_no_hint_before_it_takes_the_plan_away(
    anna: Person, bill: Person, engine: ToldEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PlanBook, "note", lambda _book, _game: None)  # so that the plan waits, as at a busy service
    game = await started_game(anna, bill, hints=True)
    assert (await planned_card(anna, game)).status_code == 200
    refused = await anna.post(f"/v1/games/{game}/hint")
    assert (refused.status_code, refused.json()["code"]) == (409, "nothing-to-decide")
    assert engine.asked == []
    await anna.post(f"/v1/games/{game}/plan", {"moves": []})
    await anna.play(game)
    assert await told_hints(bill, game) == {2: None}


async def test_hints_need_a_table_that_allows_them_and_a_turn(anna: Person, bill: Person, engine: ToldEngine) -> None:
    strict = await started_game(anna, bill)
    assert (await anna.post(f"/v1/games/{strict}/hint")).json()["code"] == "no-hints"
    game = await started_game(anna, bill, hints=True)
    await anna.play(game)
    assert (await anna.post(f"/v1/games/{game}/hint")).json()["code"] == "nothing-to-decide"


async def test_a_hint_that_the_engine_did_not_give_is_not_marked(
    anna: Person, bill: Person, engine: ToldEngine
) -> None:
    game = await started_game(anna, bill, hints=True)
    engine.trouble = (grpc.StatusCode.UNAVAILABLE, "engine-unavailable", "No.", "")
    assert (await anna.post(f"/v1/games/{game}/hint")).status_code == 503
    await anna.play(game)
    frames = (await bill.get(f"/v1/games/{game}/frames")).json()["frames"]
    assert "hint" not in frames[1]


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"option": {}}, "config.option"),
        ({"title": "carson-city"}, "config.title"),
        ({"seats": "2"}, "config.seats"),
        ({"seats": None}, "config.seats"),
        ({"seats": 0}, "config.seats"),
        ({"variants": "lowest"}, "config.variants"),
        ({"variants": [1]}, "config.variants.0"),
        ({"options": {"first_card": []}}, "config.options.first_card"),
    ],
)
async def test_a_config_of_the_wrong_form_is_refused_with_its_field(
    anna: Person, engine: ToldEngine, changes: dict[str, Any], field: str
) -> None:
    config = {**QUESTION["config"], **changes}
    answer = await anna.post("/v1/ai/decide", {**QUESTION, "config": config})
    assert (answer.status_code, answer.json()["code"], answer.json()["field"]) == (400, "malformed", field)
    assert engine.asked == []


async def test_a_config_without_seats_is_refused(anna: Person, engine: ToldEngine) -> None:
    answer = await anna.post("/v1/ai/decide", {**QUESTION, "config": {"edition": "plain"}})
    assert (answer.status_code, answer.json()["code"], answer.json()["field"]) == (400, "malformed", "config.seats")


async def test_the_config_with_which_a_game_began_is_passed_on_whole(anna: Person, engine: ToldEngine) -> None:
    config = {
        "title": "high-card", "edition": "plain", "seats": 2, "variants": ["lowest"], "options": {"first_card": 5},
        "corrections": "x" * 300, "content": "", "clock": {"kind": "bank", "seconds": 60}, "absence": None,
    }  # fmt: skip
    assert (await anna.post("/v1/ai/decide", {**QUESTION, "config": config})).status_code == 200
    assert json.loads(engine.asked[-1].config) == config


async def test_what_the_engine_cannot_read_of_a_config_is_no_position_without_a_game(
    anna: Person, engine: ToldEngine
) -> None:
    engine.trouble = (grpc.StatusCode.FAILED_PRECONDITION, "malformed-view", "No.", "config.clock.kind")
    answer = await anna.post("/v1/ai/decide", QUESTION)
    assert (answer.status_code, answer.json()["code"], answer.json()["field"]) == (
        400,
        "malformed",
        "config.clock.kind",
    )
