"""Messages are what Celery itself would have published."""

import json
from collections.abc import Iterator
from ssl import CERT_REQUIRED
from typing import Any

import pytest
from celery import Celery
from redis import Redis

from sagebrush_rpc.celery_message import celery_message
from sagebrush_workers.queue import messages
from sagebrush_workers.queue.celery_app import kombu_url, make_app
from sagebrush_workers.queue.validation import PAYLOAD_BYTES, fault_of
from sagebrush_workers.turns import AutomaticTurn

TURN = AutomaticTurn("abcdefghijklmnopqrstuvwxyz", 7, 2)


@pytest.fixture
def app(broker_url: str) -> Iterator[Celery]:
    app = make_app(broker_url, "messages")
    yield app
    app.close()


@pytest.fixture
def published(app: Celery, broker_url: str) -> Iterator[Any]:
    """What Celery puts into a queue of the test's own."""
    queue = messages.probes("messages")
    with Redis.from_url(broker_url) as redis:
        redis.delete(queue)
        yield lambda name, args: _published(app, redis, queue, name, args)


def _published(app: Celery, redis: Redis, queue: str, name: str, args: list[object]) -> dict[str, Any]:
    app.send_task(name, args=args, task_id=TURN.id, queue=queue)
    found: Any = redis.rpop(queue)
    message: dict[str, Any] = json.loads(found)
    return message


def test_a_message_has_the_body_and_the_headers_of_celery(published: Any) -> None:
    theirs = published(messages.MOVE, list(TURN))
    ours = json.loads(messages.move(TURN))
    assert set(ours) == set(theirs)
    assert {key: theirs["headers"][key] for key in ours["headers"]} == ours["headers"]
    assert set(ours["properties"]) | {"body_encoding", "reply_to"} == set(theirs["properties"])


def test_a_message_carries_ids_and_nothing_else() -> None:
    args, kwargs, embedded = json.loads(json.loads(messages.move(TURN))["body"])
    assert args == [TURN.game, 7, 2]
    assert kwargs == {}
    assert not any(embedded.values())


def test_two_messages_of_one_task_can_be_told_apart_by_the_transport() -> None:
    first, second = (json.loads(messages.move(TURN)) for _ in range(2))
    assert first["headers"]["id"] == second["headers"]["id"] == TURN.id
    assert first["properties"]["delivery_tag"] != second["properties"]["delivery_tag"]


def test_a_message_of_low_priority_lies_where_celery_would_put_it(app: Celery, broker_url: str) -> None:
    with Redis.from_url(broker_url) as redis:
        redis.delete(messages.list_of(messages.ENGINE, messages.LATER))
        app.send_task(messages.NUDGE, args=[TURN.game], queue=messages.ENGINE, priority=messages.LATER)
        theirs: Any = redis.rpop(messages.list_of(messages.ENGINE, messages.LATER))
    ours = celery_message(messages.ENGINE, messages.NUDGE, "id", TURN.game, priority=messages.LATER)
    assert fault_of(ours) is None
    assert json.loads(ours)["properties"]["priority"] == json.loads(theirs)["properties"]["priority"]


def test_only_our_tasks_exist(app: Celery) -> None:
    assert list(app.tasks) == []


def test_a_message_is_far_below_the_limit() -> None:
    assert len(messages.move(TURN)) < PAYLOAD_BYTES / 50


def test_a_unix_socket_is_spelled_as_kombu_wants_it() -> None:
    assert kombu_url("unix://worker:pw@/run/broker.sock") == "redis+socket://worker:pw@/run/broker.sock"
    assert kombu_url("redis://127.0.0.1:6379/0") == "redis://127.0.0.1:6379/0"


def test_a_worker_tells_its_password_to_no_broker_whose_certificate_nobody_signed() -> None:
    with make_app("rediss://worker:pw@broker:6379/0", "1").connection_for_read() as connection:
        assert connection.ssl["ssl_cert_reqs"] == CERT_REQUIRED


@pytest.mark.parametrize("option", ["ssl_cert_reqs=none", "ssl_ca_certs=/etc/ca.pem"])
def test_what_an_operator_says_about_certificates_is_done(option: str) -> None:
    assert kombu_url(f"rediss://broker:6379/0?{option}") == f"rediss://broker:6379/0?{option}"
