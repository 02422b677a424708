"""Every status and code of the table in rules.proto."""

import json
from typing import Any

import pytest
from grpc import StatusCode

from sagebrush_events import Full, Unavailable
from sagebrush_events.memory import MemoryRecord
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.rules.tables import Hands, creation, new_id, running, table


async def problem(call: Any) -> tuple[StatusCode, str, str]:
    """Status, code and field of the error of ``call``."""
    with pytest.raises(RulesError) as caught:
        await call
    return caught.value.status, caught.value.code, caught.value.field


async def test_a_flow_is_one_byte(rules: RulesClient) -> None:
    expected = StatusCode.INVALID_ARGUMENT, "malformed", "flow"
    assert await problem(rules.create_game(creation(flow=256))) == expected
    await rules.create_game(creation(flow=255))


async def test_an_unknown_game_is_not_found(rules: RulesClient) -> None:
    expected = StatusCode.NOT_FOUND, "unknown-game", ""
    for game in (new_id(), "short", "", "x" * 60, "?" * 26):
        hands = Hands(rules, game, 2)
        assert await problem(hands.view()) == expected
        assert await problem(rules.submit(hands.request(0, {"type": "blow"}))) == expected
        assert await problem(rules.verify(wire.VerifyRequest(game=game))) == expected
        for stream in (rules.watch(wire.WatchRequest(game=game)), rules.replay(wire.ReplayRequest(game=game))):
            assert await problem(anext(stream)) == expected
        assert await problem(anext(rules.export(wire.ExportRequest(game=game)))) == expected


async def test_an_unknown_title_is_not_found(rules: RulesClient) -> None:
    expected = StatusCode.NOT_FOUND, "unknown-title", ""
    assert await problem(rules.create_game(creation(title="chess"))) == expected
    assert await problem(rules.schemas("chess")) == expected


@pytest.mark.parametrize(
    ("config", "code", "field"),
    [
        (b"", "malformed", "config"),
        (b"{", "malformed", "config"),
        (b'{"edition":"\xff"}', "malformed", "config"),
        (b"[" * 5000, "malformed", "config"),
        (b'{"edition":7}', "malformed", "config.edition"),
        (b'{"edition":"plain","extra":1}', "malformed", "config"),
        (b'{"edition":"gold"}', "bad-config", "config.edition"),
        (b'{"edition":"plain","variants":["x"]}', "bad-config", "config.variants"),
        (b'{"edition":"plain","options":{"first_card":3}}', "bad-config", "config.options.first_card"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_its_field(
    rules: RulesClient, config: bytes, code: str, field: str
) -> None:
    expected = StatusCode.INVALID_ARGUMENT, code, field
    assert await problem(rules.create_game(creation(config=config))) == expected
    checked = wire.PrepareGameRequest(game=new_id(), title="high-card", config=config, seats=2)
    assert await problem(rules.prepare_game(checked)) == expected


@pytest.mark.parametrize("name", ["é", "a\nb", "50 % \t", "é" * 9000, "x" * 60_000, "\U0001f40e" * 4000])
async def test_whatever_a_caller_calls_an_option_he_is_told_that_there_is_none(rules: RulesClient, name: str) -> None:
    config = json.dumps({"edition": "plain", "options": {name: 1}}, ensure_ascii=False).encode()
    with pytest.raises(RulesError) as caught:
        await rules.create_game(creation(config=config))
    error = caught.value
    assert (error.status, error.code) == (StatusCode.INVALID_ARGUMENT, "bad-config")
    whole = f"config.options.{name}"
    assert error.field == (whole if len(whole) <= 150 else f"{whole[:149]}…")
    assert error.detail.startswith("There is no option ") and len(error.detail) <= 400


async def test_a_table_with_too_few_or_too_many_seats_is_refused(rules: RulesClient) -> None:
    assert await problem(rules.create_game(creation(1))) == (StatusCode.INVALID_ARGUMENT, "bad-config", "seats")
    assert await problem(rules.create_game(creation(17))) == (StatusCode.INVALID_ARGUMENT, "malformed", "seats")


async def test_names_and_entropy_have_limits(rules: RulesClient) -> None:
    for change, field in (
        ({"player": ""}, "seats[0].player"),
        ({"player": "x" * 65}, "seats[0].player"),
        ({"player": "x", "entropy": b"x" * 65}, "seats[0].entropy"),
        ({"player": "x", "opponent": wire.Opponent()}, "seats[0].opponent.name"),
    ):
        request = creation()
        request.seats[0].CopyFrom(wire.SeatPlan(**change))
        assert await problem(rules.create_game(request)) == (StatusCode.INVALID_ARGUMENT, "malformed", field)


async def test_a_game_id_has_26_characters(rules: RulesClient) -> None:
    expected = StatusCode.INVALID_ARGUMENT, "malformed", "game"
    assert await problem(rules.create_game(creation(game="short"))) == expected
    assert await problem(rules.prepare_game(wire.PrepareGameRequest(game="A" * 26))) == expected


async def test_a_game_id_belongs_to_one_table(rules: RulesClient) -> None:
    request = creation()
    await rules.create_game(request)
    request.seats[0].player = "Somebody else"
    assert await problem(rules.create_game(request)) == (StatusCode.ALREADY_EXISTS, "game-exists", "")


@pytest.mark.parametrize(
    ("command", "field"),
    [
        (b"", "$"),
        (b"{", "$"),
        (b"[]", "$"),
        (b'{"type":"\xff"}', "$"),
        (b"[" * 40_000, "$"),
        (b'{"type":"fly"}', "$.type"),
        (b'{"type":"play-card"}', "$"),
        (b'{"type":"play-card","card":"one"}', "$.card"),
        (b'{"type":"play-card","card":1,"seat":1}', "$"),
        (b'{"type":"play-card","card":' + b"9" * 30 + b"}", "$.card"),
    ],
)
async def test_a_malformed_command_is_told_its_field(hands: Hands, command: bytes, field: str) -> None:
    request = wire.SubmitRequest(game=hands.game, seat=0, command_id="id-of-eight", command=command)
    assert await problem(hands.rules.submit(request)) == (StatusCode.INVALID_ARGUMENT, "malformed", field)
    assert (await hands.frame()).version == 1


async def test_a_command_id_has_8_to_64_printable_characters(hands: Hands) -> None:
    for command_id in ("", "seven77", "x" * 65, "with space", "with\nnewline"):
        request = hands.request(0, {"type": "play-card", "card": 1}, command_id=command_id)
        expected = StatusCode.INVALID_ARGUMENT, "malformed", "command_id"
        assert await problem(hands.rules.submit(request)) == expected


async def test_the_names_of_an_engine_have_limits(hands: Hands) -> None:
    for field, engine in (("name", wire.Engine(name="x" * 65)), ("level", wire.Engine(level="x" * 65))):
        request = hands.request(0, await hands.card(0), engine=engine)
        expected = StatusCode.INVALID_ARGUMENT, "malformed", f"engine.{field}"
        assert await problem(hands.rules.submit(request)) == expected


async def test_a_seat_the_table_has_not_is_refused(hands: Hands) -> None:
    expected = StatusCode.INVALID_ARGUMENT, "no-such-seat"
    for seat in (-2, 2, 99):
        assert await problem(hands.rules.submit(hands.request(seat, {"type": "blow"}))) == (*expected, "seat")
        assert await problem(hands.view(seat)) == (*expected, "viewer.seat")
        export = wire.ExportRequest(game=hands.game, viewer=wire.Viewer(seat=seat))
        assert await problem(anext(hands.rules.export(export))) == (*expected, "viewer.seat")


async def test_a_version_to_come_is_out_of_range(hands: Hands) -> None:
    expected = StatusCode.OUT_OF_RANGE, "no-such-version", ""
    rules, game = hands.rules, hands.game
    assert await problem(hands.view(version=2)) == expected
    assert await problem(hands.view(version=0)) == expected
    assert await problem(anext(rules.watch(wire.WatchRequest(game=game, after=2)))) == expected
    assert await problem(anext(rules.replay(wire.ReplayRequest(game=game, until=2)))) == expected


async def test_a_rule_refuses_with_its_code_sentence_and_version(hands: Hands) -> None:
    with pytest.raises(RulesError) as caught:
        await hands.rules.submit(hands.request(0, {"type": "play-card", "card": 99}))
    error = caught.value
    assert (error.status, error.code) == (StatusCode.FAILED_PRECONDITION, "card-not-in-hand")
    assert (error.detail, error.version) == ("That card is not in your hand.", 1)


async def test_the_wrong_turn_and_a_game_that_is_over_are_refused(hands: Hands) -> None:
    blow = hands.request(-1, {"type": "blow"})
    assert await problem(hands.rules.submit(blow)) == (StatusCode.FAILED_PRECONDITION, "not-your-turn", "")
    await hands.play_to_the_end()
    over = hands.request(0, {"type": "play-card", "card": 1})
    assert await problem(hands.rules.submit(over)) == (StatusCode.FAILED_PRECONDITION, "game-over", "")


async def test_a_stale_version_is_aborted_and_told_the_current_one(hands: Hands) -> None:
    card = await hands.card(1)
    await hands.play(0)
    for expected in (0, 1, 3, 99):
        with pytest.raises(RulesError) as caught:
            await hands.rules.submit(hands.request(1, card, expected_version=expected))
        assert (caught.value.status, caught.value.code) == (StatusCode.ABORTED, "stale-version")
        assert caught.value.version == 2


async def test_a_command_id_belongs_to_one_command_of_a_seat(hands: Hands) -> None:
    first, second = (choice["command"] for choice in (await hands.legal(0))[:2])
    await hands.rules.submit(hands.request(0, first, command_id="the-same-id"))
    for request in (
        hands.request(0, second, command_id="the-same-id"),
        hands.request(0, second, command_id="the-same-id", expected_version=2),
    ):
        assert await problem(hands.rules.submit(request)) == (StatusCode.ALREADY_EXISTS, "command-id-reused", "")


async def test_a_command_too_large_never_leaves_the_client(hands: Hands) -> None:
    request = hands.request(0, {"type": "play-card", "card": 1})
    request.command = b"x" * 70_000
    assert await problem(hands.rules.submit(request)) == (StatusCode.INVALID_ARGUMENT, "malformed", "$")


class Broken(MemoryRecord):
    """A record that answers a chosen question with an error or another answer."""

    def __init__(self) -> None:
        super().__init__()
        self.answers: dict[str, Any] = {}

    async def append(self, append: Any) -> Any:
        return await self._answered("append", super().append(append))

    async def head(self, game: str) -> Any:
        return await self._answered("head", super().head(game))

    async def _answered(self, question: str, true: Any) -> Any:
        answer = self.answers.get(question)
        if isinstance(answer, Exception):
            true.close()
            raise answer
        return (await true) if answer is None else (true.close(), answer)[1]


async def test_a_record_that_does_not_answer_is_unavailable_and_the_outcome_of_a_write_unknown() -> None:
    record = Broken()
    async with running(record) as rules:
        hands = await table(rules)
        request = hands.request(0, await hands.card(0))
        record.answers = {"append": Unavailable(), "head": Unavailable()}
        assert await problem(rules.submit(request)) == (StatusCode.UNAVAILABLE, "outcome-unknown", "")
        assert await problem(rules.create_game(creation())) == (StatusCode.UNAVAILABLE, "outcome-unknown", "")
        assert await problem(hands.view()) == (StatusCode.UNAVAILABLE, "record-unavailable", "")
        record.answers = {}
        assert (await rules.submit(request)).version == 2


async def test_a_full_game_takes_no_more_commands() -> None:
    record = Broken()
    async with running(record) as rules:
        hands = await table(rules)
        record.answers = {"append": Full()}
        assert await problem(hands.play(0)) == (StatusCode.RESOURCE_EXHAUSTED, "game-full", "")


async def test_a_fault_of_ours_tells_its_number_and_nothing_else() -> None:
    record = Broken()
    async with running(record) as rules:
        hands = await table(rules)
        record.answers = {"append": ValueError("the hand is 7, 8, 9"), "head": ValueError("the hand is 7, 8, 9")}
        for call in (hands.view(), rules.submit(hands.request(0, {"type": "play-card", "card": 99}))):
            with pytest.raises(RulesError) as caught:
                await call
            assert (caught.value.status, caught.value.code) == (StatusCode.INTERNAL, "internal")
            assert "hand" not in caught.value.detail
