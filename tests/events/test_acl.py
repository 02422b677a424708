"""Every user can do its work and nothing else."""

import resource
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import redis
from redis.backoff import NoBackoff
from redis.exceptions import NoPermissionError
from redis.retry import Retry

from sagebrush_events import Ok, Refused, Snapshot, acl, connect, keys, open_feed
from sagebrush_events.connect import connect_to_read
from sagebrush_events.redis.library import CODE
from sagebrush_events.redis.record import append_command
from sagebrush_gateway.limits.counters import SCRIPT
from tests.events.games import NOON, asking, new_game
from tests.servers import Server, running_broker, running_store

PASSWORDS = {user: f"{user}'s word" for user in acl.USERS}
GAME = "aaaaaaaaaaaaaaaaaaaaaaaaaa"
SLOT = keys.partition(GAME)


WRITES = "hset", "persist", "xadd", "zadd", "zrem"
"""The commands with which an append writes."""
HALVES = "".join(
    f"user no-{lacking} on nopass ~sb:* +fcall +exists +xinfo +hget +xlen +zscore"
    f" {' '.join(f'+{command}' for command in WRITES if command != lacking)}\n"
    for lacking in WRITES
)
"""Users with the rights for a part of an append: each lacks one of its writes."""


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A store with its users and its functions."""
    users = tmp_path_factory.mktemp("acl") / "record.acl"
    users.write_text(f"{acl.record(PASSWORDS)}{HALVES}")
    with running_store("--aclfile", str(users)) as server:
        with as_user(server, "rules") as client:
            client.function_load(CODE, replace=True)
        yield server


@pytest.fixture(scope="module")
def guarded_broker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A broker with its users."""
    users = tmp_path_factory.mktemp("acl") / "broker.acl"
    users.write_text(acl.broker(PASSWORDS))
    with running_broker("--aclfile", str(users)) as server:
        yield server


def as_user(server: Server, user: str) -> "redis.Redis":
    """A client that has logged in."""
    return redis.Redis(
        unix_socket_path=str(server.socket), username=user, password=PASSWORDS[user], retry=Retry(NoBackoff(), 0)
    )


def url_of(server: Server, user: str) -> str:
    """The address with which ``user`` logs in."""
    return f"unix://{user}:{PASSWORDS[user].replace(' ', '%20')}@{server.socket}"


async def test_ops_reads_every_game_without_its_seed(guarded: Server) -> None:
    record = await connect(url_of(guarded, "rules"))
    game = new_game()
    await record.append(asking(game, 0, "a"))
    reader = connect_to_read(url_of(guarded, "ops"))
    assert game in {found async for found in reader.games()}
    assert len(await reader.read(game)) == 1
    with pytest.raises(Refused):
        await reader.seed(game)
    await reader.close()
    relay = connect_to_read(url_of(guarded, "relay"))
    with pytest.raises(Refused):
        await relay.read(game)
    await relay.close()
    await record.close()


async def test_the_rules_service_can_do_all_that_a_record_does(guarded: Server) -> None:
    record = await connect(url_of(guarded, "rules"))
    game = new_game()
    await record.prepare(game, b"seed")
    assert await record.append(asking(game, 0, "a", due=NOON)) == Ok(1)
    assert await record.append(asking(game, 1, "b")) == Ok(2)
    await record.append(asking(game, 7, "c"))
    await record.put_snapshot(game, Snapshot(1, b"state"))
    assert await record.snapshot(game) == Snapshot(1, b"state")
    assert (await record.seed(game), await record.head(game)) == (b"seed", 2)
    assert len(await record.read(game)) == 2
    assert await record.lookup(game, "a") is not None
    await (await record.tail()).aclose()  # type: ignore[attr-defined]
    await record.ensure_durable()
    assert sum(await record.commit_counts()) >= 2
    await record.keep_marks([0] * keys.PARTITIONS)
    assert await record.marks() == [0] * keys.PARTITIONS
    assert await record.room() > 0
    before = await record.heartbeat()
    assert await record.replace_heartbeat(before, b"now") and not await record.replace_heartbeat(before, b"late")
    await record.close()


FORBIDDEN: list[tuple[str, tuple[Any, ...]]] = [
    ("rules", ("FLUSHALL",)),
    ("rules", ("DEL", keys.stream(GAME))),
    ("rules", ("XDEL", keys.stream(GAME), "1-0")),
    ("rules", ("XTRIM", keys.stream(GAME), "MAXLEN", 0)),
    ("rules", ("GET", keys.stream(GAME))),
    ("rules", ("CONFIG", "SET", "appendonly", "no")),
    ("rules", ("ACL", "GETUSER", "ops")),
    ("rules", ("ACL", "SETUSER", "rules", "+@all")),
    ("rules", ("EVAL", "return 1", 0)),
    ("rules", ("KEYS", "*")),
    ("rules", ("GET", "gw:token:x")),
    ("gateway", ("XRANGE", keys.stream(GAME), "-", "+")),
    ("gateway", ("XADD", keys.stream(GAME), "*", "c", "x")),
    ("gateway", ("GET", keys.secret(GAME))),
    ("gateway", ("HGETALL", keys.command_ids(GAME))),
    ("gateway", ("SCAN", 0)),
    ("gateway", ("EVALSHA", "0" * 40, 0)),
    ("gateway", ("SCRIPT", "FLUSH")),
    ("gateway", ("FUNCTION", "LOAD", "REPLACE", "#!lua name=sagebrush\n")),
    ("gateway", ("FCALL", "claim", 2, keys.feed(0), keys.dead(0), "g", "c", 0, 1, 5)),
    ("relay", ("XRANGE", keys.stream(GAME), "-", "+")),
    ("relay", ("GET", keys.secret(GAME))),
    ("relay", ("XADD", keys.feed(0), "*", "g", "x")),
    ("relay", ("ZADD", keys.awaiting(0), 1, "x")),
    ("relay", ("FUNCTION", "FLUSH")),
    ("ops", ("GET", keys.secret(GAME))),
    ("ops", ("DUMP", keys.secret(GAME))),
    ("ops", ("FLUSHALL",)),
    ("ops", ("EVAL", "return 1", 0)),
    ("ops", ("ACL", "SETUSER", "ops", "~*")),
    ("ops", ("ACL", "SETUSER", "friend", "on", "nopass", "~*", "+@all")),
    ("ops", ("ACL", "SETUSER", "default", "on", "nopass")),
    ("ops", ("ACL", "GETUSER", "rules")),
    ("ops", ("ACL", "LOAD")),
    ("ops", ("MONITOR",)),
    ("ops", ("SLOWLOG", "GET")),
    ("ops", ("REPLICAOF", "127.0.0.1", "1")),
    ("ops", ("SYNC",)),
    ("ops", ("PSYNC", "?", "-1")),
    ("ops", ("MODULE", "LIST")),
    ("ops", ("CONFIG", "GET", "*")),
    ("ops", ("COPY", keys.secret(GAME), "gw:copy")),
    ("ops", ("RENAME", keys.secret(GAME), "gw:copy")),
    ("ops", ("MIGRATE", "127.0.0.1", "1", keys.secret(GAME), "0", "10", "COPY")),
    ("ops", ("SORT", "gw:list", "GET", "sb:*:secret:*")),
    ("ops", ("FCALL", "append", "1", keys.secret(GAME))),
    ("ops", ("FUNCTION", "LIST")),
    ("ops", ("RESTORE", keys.secret(GAME), "0", "x")),
]


@pytest.mark.parametrize(("user", "command"), FORBIDDEN)
def test_nobody_can_do_what_is_not_theirs(guarded: Server, user: str, command: tuple[Any, ...]) -> None:
    with as_user(guarded, user) as client, pytest.raises(NoPermissionError):
        client.execute_command(*command)


def test_the_relay_is_stopped_inside_the_function_before_anything_is_written(guarded: Server) -> None:
    refused = pytest.raises(redis.ResponseError, match=r"permission")
    with as_user(guarded, "relay") as client, refused:
        client.execute_command(*append_command(asking(GAME, 0, "a")))
    with as_user(guarded, "rules") as client:
        assert client.exists(keys.stream(GAME), keys.command_ids(GAME)) == 0


@pytest.mark.parametrize("lacking", WRITES)
def test_a_user_who_lacks_one_right_of_an_append_writes_half_of_nothing(guarded: Server, lacking: str) -> None:
    half: redis.Redis = redis.Redis(unix_socket_path=str(guarded.socket), username=f"no-{lacking}", password="any")
    with half, pytest.raises(redis.ResponseError, match="may not append"):
        half.execute_command(*append_command(asking(GAME, 0, "a")))  # type: ignore[no-untyped-call]
    with as_user(guarded, "rules") as client:
        assert client.exists(keys.stream(GAME)) == 0


def test_the_operator_looks_after_games_and_server(guarded: Server) -> None:
    stream = keys.stream(new_game())
    with as_user(guarded, "ops") as client:
        client.xadd(stream, {"c": "x"})
        assert client.xlen(stream) == 1
        assert client.memory_usage(stream)
        assert client.delete(stream) == 1
        assert client.info("persistence")["aof_enabled"] == 1
        assert client.config_set("auto-aof-rewrite-percentage", 100)
        assert list(client.scan_iter("sb:*")) is not None
        assert client.client_list()


def test_the_gateway_keeps_its_own_things(guarded: Server) -> None:
    with as_user(guarded, "gateway") as client:
        client.set("gw:token:x", "guest", ex=60)
        assert client.getdel("gw:token:x") == b"guest"
        client.zadd("gw:tables:open", {"t": 0})
        assert client.zrange("gw:tables:open", "+", "-", desc=True, bylex=True) == [b"t"]
        client.delete("gw:tables:open")


@pytest.mark.parametrize("call", ["'GET', '{secret}'", "'XRANGE', '{stream}', '-', '+'", "'FLUSHALL'"])
def test_a_script_of_the_gateway_may_do_no_more_than_the_gateway(guarded: Server, call: str) -> None:
    script = f"return redis.call({call.format(secret=keys.secret(GAME), stream=keys.stream(GAME))})"
    with (
        as_user(guarded, "gateway") as client,
        pytest.raises(redis.ResponseError, match="The user executing the script"),
    ):
        client.eval(script, 0)
    with as_user(guarded, "gateway") as client:
        assert client.eval(SCRIPT, 1, "gw:limit:x", -1, 0) == [1, 0]


async def test_the_relay_can_do_all_that_a_consumer_does(guarded: Server) -> None:
    record, feed = await connect(url_of(guarded, "rules")), open_feed(url_of(guarded, "relay"))
    consumer = feed.consumer("working", "one", feed.partition_sets[0])
    await consumer.join()
    game = new_game()
    await record.append(asking(game, 0, "a", due=NOON))
    taken = await consumer.read_new(10, 100)
    assert game in [delivery.entry.game for delivery in taken]
    assert await consumer.read_unfinished(10) == taken
    await consumer.claim(0, 10)
    await consumer.acknowledge(taken)
    assert await consumer.dead_letters() == 0
    assert game in [overdue.game for overdue in await feed.overdue(NOON + 1, 1000)]
    await record.append(asking(game, 1, "b"))
    await feed.close()
    await record.close()


def test_the_relay_shares_the_feed(guarded: Server) -> None:
    feed = keys.feed(SLOT)
    with as_user(guarded, "relay") as client:
        client.xgroup_create(feed, "sharing", "$", mkstream=True)  # nothing that other tests wrote
        assert client.xreadgroup("sharing", "one", {feed: ">"}) == []
        assert client.execute_command("FCALL", "claim", 2, feed, keys.dead(SLOT), "sharing", "one", 0, 10, 5) == []
        assert client.zrangebyscore(keys.awaiting(SLOT), "-inf", NOON - 1) == []


def test_without_a_login_nothing_is_answered(guarded: Server, guarded_broker: Server) -> None:
    for server in (guarded, guarded_broker):
        with server.client() as client, pytest.raises(redis.AuthenticationError):
            client.get("x")


def test_a_worker_has_no_login_at_the_record(guarded: Server) -> None:
    with as_user(guarded, "worker") as client, pytest.raises(redis.AuthenticationError):
        client.ping()


def test_a_worker_works_with_the_broker_but_does_not_manage_it(guarded_broker: Server) -> None:
    with as_user(guarded_broker, "worker") as client:
        client.lpush("moves", "task")
        assert client.brpop("moves") == (b"moves", b"task")
        with pytest.raises(NoPermissionError):
            client.flushall()


def test_the_engine_queues_jobs_and_takes_answers_and_nothing_of_games(guarded_broker: Server) -> None:
    with as_user(guarded_broker, "worker") as client:
        client.lpush("sb:engine:answer:1", "told")
    with as_user(guarded_broker, "engine") as client:
        client.lpush("engine\x06\x169", "job")
        assert client.blpop(["sb:engine:answer:1"]) == (b"sb:engine:answer:1", b"told")
        for command in (("LPUSH", "moves", "x"), ("BRPOP", "engine", 1), ("GET", "sb:tries:1"), ("FLUSHALL",)):
            with pytest.raises(NoPermissionError):
                client.execute_command(*command)


def test_who_sends_webhooks_has_its_own_queue_and_takes_a_job_once(guarded_broker: Server) -> None:
    with as_user(guarded_broker, "webhooks") as client:
        client.set("sb:webhook:job:1", "job")
        client.lpush("webhooks", "task")
        for command in (
            ("LPUSH", "moves", "x"),
            ("BRPOP", "webhooks", "1"),
            ("GET", "sb:webhook:job:1"),
            ("KEYS", "*"),
        ):
            with pytest.raises(NoPermissionError):
                client.execute_command(*command)
    with as_user(guarded_broker, "sender") as client:
        assert client.brpop("webhooks") == (b"webhooks", b"task")
        assert client.getdel("sb:webhook:job:1") == b"job"
        client.lpush("sb:webhook:results", "told")
        for forbidden in (("LPUSH", "moves", "x"), ("BRPOP", "moves", "1"), ("HGET", "unacked", "x"), ("FLUSHALL",)):
            with pytest.raises(NoPermissionError):
                client.execute_command(*forbidden)
    with as_user(guarded_broker, "webhooks") as client:
        assert client.brpop("sb:webhook:results") == (b"sb:webhook:results", b"told")


def test_the_sender_has_no_login_at_the_record(guarded: Server) -> None:
    with as_user(guarded, "sender") as client, pytest.raises(redis.AuthenticationError):
        client.ping()


def test_the_engine_has_no_login_at_the_record(guarded: Server) -> None:
    with as_user(guarded, "engine") as client, pytest.raises(redis.AuthenticationError):
        client.ping()


def test_the_command_writes_both_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for user, password in PASSWORDS.items():
        monkeypatch.setenv(f"SAGEBRUSH_{user.upper()}_PASSWORD", password)
    acl.main([str(tmp_path)])
    assert (tmp_path / "record.acl").read_text() == acl.record(PASSWORDS)
    assert (tmp_path / "broker.acl").read_text() == acl.broker(PASSWORDS)
    assert "rules's word" not in acl.record(PASSWORDS)


def test_the_users_file_before_stays_whole_where_there_is_no_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for user, password in PASSWORDS.items():
        monkeypatch.setenv(f"SAGEBRUSH_{user.upper()}_PASSWORD", password)
    (tmp_path / "record.acl").write_text(acl.record(PASSWORDS))
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, limits[1]))
    try:
        with pytest.raises(OSError, match="too large"):
            acl.main([str(tmp_path)])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert [path.name for path in tmp_path.iterdir()] == ["record.acl"]
    assert (tmp_path / "record.acl").read_text() == acl.record(PASSWORDS)


def test_a_user_without_a_password_is_named_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for user, password in PASSWORDS.items():
        monkeypatch.setenv(f"SAGEBRUSH_{user.upper()}_PASSWORD", password)
    monkeypatch.setenv("SAGEBRUSH_OPS_PASSWORD", "")
    monkeypatch.delenv("SAGEBRUSH_RELAY_PASSWORD")
    with pytest.raises(SystemExit, match="SAGEBRUSH_RELAY_PASSWORD, SAGEBRUSH_OPS_PASSWORD"):
        acl.main([str(tmp_path)])
    assert not [*tmp_path.iterdir()]
    for wrong in ([], [str(tmp_path / "nowhere")]):
        with pytest.raises(SystemExit, match="usage"):
            acl.main(wrong)
