"""A message that no worker can read is set aside, and computers go on; a worker may do little at the broker."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from redis import Redis
from redis.exceptions import NoPermissionError

from sagebrush_rpc.celery_message import celery_message
from sagebrush_workers.queue import messages
from sagebrush_workers.queue.transport import KEPT, KEPT_BYTES, REJECTED_KEY
from sagebrush_workers.queue.validation import PAYLOAD_BYTES, fault_of
from sagebrush_workers.turns import AutomaticTurn
from tests.patience import PATIENCE
from tests.workers.platform import TRICKS_AND_WIND, Platform, platform

TURN = AutomaticTurn("abcdefghijklmnopqrstuvwxyz", 7, 2)


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Platform]:
    async with platform(tmp_path) as running:
        yield running


def changed(change: Callable[[dict[str, Any]], object]) -> bytes:
    """A message of ours after ``change``."""
    message: dict[str, Any] = json.loads(messages.move(TURN))
    change(message)
    return json.dumps(message).encode()


def body(*parts: Any) -> bytes:
    return changed(lambda message: message.update(body=json.dumps(parts)))


NOTHING: dict[str, None] = {"callbacks": None, "errbacks": None, "chain": None, "chord": None}
BAD = {
    "a list as its id": changed(lambda m: m["headers"].update(id=["a"])),
    "a number": b"7",
    "null": b"null",
    "an empty message": b"",
    "broken bytes": b"\xff\xfe\x00",
    "broken JSON": b'{"body": ',
    "JSON without end": b"[" * 50_000,
    "no headers": changed(lambda m: m.pop("headers")),
    "no properties": changed(lambda m: m.pop("properties")),
    "no delivery tag": changed(lambda m: m["properties"].pop("delivery_tag")),
    "a delivery tag that is an object": changed(lambda m: m["properties"].update(delivery_tag={})),
    "another queue as a number": changed(lambda m: m["properties"]["delivery_info"].update(routing_key=7)),
    "an expiry": changed(lambda m: m["headers"].update(expires=["soon"])),
    "a time in the year 9999": changed(lambda m: m["headers"].update(eta="9999-01-01T00:00:00")),
    "a time limit": changed(lambda m: m["headers"].update(timelimit=7)),
    "a task of somebody else": celery_message(messages.MOVES, "os.system", "evil", "true"),
    "Pickle": changed(lambda m: m.update({"content-type": "application/x-python-serialize"})),
    "another encoding": changed(lambda m: m.update({"content-encoding": "binary"})),
    "a body that is no JSON": changed(lambda m: m.update(body="?")),
    "no arguments": body([], {}, NOTHING),
    "a turn that is none": body([{"game": 1}, "x", None], {}, NOTHING),
    "a game id with a line break": body([TURN.game + "\n", 1, 0], {}, NOTHING),
    "named arguments": body([*TURN], {"self": 1}, NOTHING),
    "a task to follow": body([*TURN], {}, {**NOTHING, "callbacks": [{"task": "sagebrush.move"}]}),
    "too many bytes": changed(lambda m: m["headers"].update(id="x" * PAYLOAD_BYTES)),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_message_is_told_apart_without_quoting_it(name: str) -> None:
    fault = fault_of(BAD[name])
    assert fault is not None
    assert TURN.game not in fault


def test_our_own_messages_are_read_and_read_again_when_they_come_back() -> None:
    for message in (messages.move(TURN), messages.nudge(TURN.game), messages.probe("1")):
        assert fault_of(message) is None
    again = changed(
        lambda m: (m["headers"].update(redelivered=True), m["properties"]["delivery_info"].update(redelivered=True))
    )
    assert fault_of(again) is None


async def rejected(here: Platform, number: int) -> list[bytes]:
    """The messages that were set aside, once there are so many."""
    with here.broker.client() as redis:
        async with asyncio.timeout(PATIENCE):
            while redis.llen(REJECTED_KEY) < number:
                await asyncio.sleep(0.01)
        found: Any = redis.lrange(REJECTED_KEY, 0, -1)
    return list(reversed(found))


@pytest.mark.platform
async def test_computers_play_on_after_every_kind_of_bad_message(here: Platform) -> None:
    await asyncio.gather(here.start("relay"), here.start("worker"), here.start("worker", "2"))
    for message in BAD.values():
        here.queue(message)
    kept = await rejected(here, len(BAD))
    assert sorted(kept) == sorted(message[:KEPT_BYTES] for message in BAD.values())
    assert (await here.finished(await here.open_game("random", "random"))).version == TRICKS_AND_WIND
    logs = here.log("worker") + here.log("worker", "2")
    assert logs.count('"message-rejected"') == len(BAD)
    assert "Traceback" not in logs
    assert all(process.poll() is None for process in here.processes.values())


@pytest.mark.platform
async def test_a_note_of_an_unacknowledged_message_that_cannot_be_read_is_set_aside(here: Platform) -> None:
    notes = [b"7", b"\xff\xfe", b"{}", b'["x", "y"]', json.dumps([{}, "", messages.MOVES]).encode()]
    with here.broker.client() as redis:
        for number, note in enumerate(notes):
            redis.hset("unacked", f"tag-{number}", note)
            redis.zadd("unacked_index", {f"tag-{number}": 1})
        await asyncio.gather(here.start("relay"), here.start("worker"))
        assert len(await rejected(here, len(notes))) == len(notes)
        assert (await here.finished(await here.open_game("random", "random"))).version == TRICKS_AND_WIND
        async with asyncio.timeout(PATIENCE):
            while redis.hlen("unacked"):
                await asyncio.sleep(0.01)


@pytest.mark.platform
async def test_only_the_latest_bad_messages_are_kept(here: Platform) -> None:
    await here.start("worker")
    here.queue(*[b"7"] * KEPT, b"8")
    with here.broker.client() as redis:
        async with asyncio.timeout(PATIENCE):
            while redis.lindex(REJECTED_KEY, 0) != b"8":
                await asyncio.sleep(0.01)
        assert redis.llen(REJECTED_KEY) == KEPT


@pytest.mark.platform
async def test_a_game_and_a_killed_worker_need_nothing_that_the_broker_refuses(here: Platform) -> None:
    await asyncio.gather(here.start("relay"), here.start("sweeper"), here.start("worker"))
    game = await here.open_game("stumbling", "random")
    await here.thought(1)
    here.kill("worker")
    with here.broker.client() as redis:
        for tag in redis.hkeys("unacked"):
            redis.zadd("unacked_index", {tag: 1})  # as if half a minute had gone by
    await here.start("worker")
    assert (await here.finished(game)).version == TRICKS_AND_WIND
    assert here.refused() == []


FORBIDDEN: list[tuple[str, tuple[Any, ...]]] = [
    *(
        (user, command)
        for user in ("worker", "relay")
        for command in (
            ("EVAL", "return 1", 0),
            ("EVALSHA", "0" * 40, 0),
            ("SCRIPT", "LOAD", "return 1"),
            ("FUNCTION", "LOAD", "#!lua name=x\nredis.register_function('x', function() return 1 end)"),
            ("FUNCTION", "FLUSH"),
            ("FCALL", "x", 0),
            ("FLUSHALL",),
            ("FLUSHDB",),
            ("KEYS", "*"),
            ("SCAN", 0),
            ("CONFIG", "GET", "dir"),
            ("SET", messages.MOVES, "x"),
            ("DEL", messages.MOVES),
            ("RENAME", messages.MOVES, "x"),
            ("SUBSCRIBE", "x"),
            ("PUBLISH", "x", "y"),
            ("LPUSH", "elsewhere", "x"),
            ("GET", "sb:tries:x"),
        )
    ),
    ("worker", ("SET", "sb:alive:relay:1", "x")),
    ("relay", ("SET", "sb:alive:worker:1", "x")),
    ("relay", ("BRPOP", messages.MOVES, 1)),
    ("relay", ("LPUSH", "unacked", "x")),
]


@pytest.mark.platform
async def test_a_worker_and_a_relay_may_do_nothing_at_the_broker_but_their_work(here: Platform) -> None:
    allowed = []
    for user, command in FORBIDDEN:
        with Redis.from_url(here.broker_as(user)) as redis:
            try:
                redis.execute_command(*command)
                allowed.append((user, command))
            except NoPermissionError:
                pass
    assert allowed == []
