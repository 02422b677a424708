"""A store that is away for a moment, in whatever way it says so, is away and nothing else."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import pytest
from redis import Redis, RedisCluster
from redis.asyncio.cluster import ClusterNode
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import MovedError, NoPermissionError, OutOfMemoryError, ReadOnlyError, RedisError, ResponseError

from sagebrush_events import FeedEntry, Ok, Unavailable, UnfitStore, keys
from sagebrush_events.redis import library, servers
from sagebrush_events.redis.client import Client, Command, confirmed
from sagebrush_events.redis.feed import RedisFeed
from sagebrush_events.redis.record import RedisRecord
from sagebrush_events.redis.servers import ManyServers, open_client
from sagebrush_events.redis.tail import merged
from tests.events.games import asking, new_game
from tests.patience import PATIENCE
from tests.quoting import SENT_WITH_OTHERS, quoting_server
from tests.servers import Server, free_port, on_every_server, program_of, running_store


async def test_a_cluster_of_which_no_node_answers_is_away() -> None:
    record, game = RedisRecord(open_client(f"redis+cluster://127.0.0.1:{free_port()}")), new_game()
    for asked in (record.head(game), record.read(game), record.heartbeat(), record.load(), record.tail()):
        with pytest.raises(Unavailable):
            await asked
    consumer = record.feed.consumer("relay", "one", [0])
    for wanted in (consumer.join(), consumer.read_new(1, 1), consumer.claim(1, 1), record.feed.overdue(1, 1)):
        with pytest.raises(Unavailable):
            await wanted
    await record.close()


def named(client: Redis, name: str) -> bool:
    """Whether the server still has a connection called ``name``."""
    return name in {connection["name"] for connection in client.client_list()}


def has_connection(url: str, name: str) -> bool:
    """Whether a server of ``url`` still has a connection called ``name``."""
    if "+cluster" not in url:
        with Redis.from_url(url) as client:
            return named(client, name)
    with RedisCluster.from_url(url.replace("+cluster", "")) as cluster:
        return any(named(cluster.get_redis_connection(node), name) for node in cluster.get_primaries())


async def connected_once_it_answers(url: str) -> RedisRecord:
    """A record at ``url``; a server of a busy machine may need more than one try to answer in time."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(Unavailable):
                return await RedisRecord.connect(url)


@pytest.mark.parametrize("kind", ["wheel", "cluster"])
async def test_a_server_that_refuses_the_functions_keeps_no_connection(
    kind: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, name = request.getfixturevalue(f"{kind}_url"), new_game()
    monkeypatch.setattr(library, "CODE", "#!lua name=sagebrush\nno function")
    with pytest.raises(UnfitStore, match="Error compiling function"):
        await connected_once_it_answers(f"{url}?client_name={name}")
    assert not has_connection(url, name)


async def test_what_a_server_quotes_of_a_password_is_told_to_nobody() -> None:
    async with quoting_server() as port:
        with pytest.raises(UnfitStore, match="unknown command `AUTH`") as caught:
            await RedisRecord.connect(f"redis://rules:hunter2@127.0.0.1:{port}")
    assert "hunter2" not in str(caught.value)


class Refusing(Client):
    """A store of which every answer is an error that names what was sent."""

    def __init__(self, error: type[RedisError]) -> None:
        self.error = error(SENT_WITH_OTHERS)
        self.partition_sets = [[0]]

    async def call(self, key: str, *command: Any) -> Any:
        raise self.error

    async def batch(self, commands: list[tuple[str, Command]]) -> list[Any]:
        return [self.error] * len(commands)

    async def load(self, code: str) -> None:
        raise self.error

    async def close(self) -> None:
        pass


@pytest.mark.parametrize("error", [ReadOnlyError, OutOfMemoryError, NoPermissionError])
async def test_no_error_of_a_record_names_what_was_sent(error: type[RedisError]) -> None:
    client = Refusing(error)
    record, consumer = RedisRecord(client), RedisFeed(client).consumer("relay", "one", [0])
    for asked in (record.head("a"), record.seed("a"), record.load(), consumer.read_new(1, 1), consumer.dead_letters()):
        with pytest.raises(Exception, match="NOPERM no right") as caught:
            await asked
        if not isinstance(caught.value, RedisError):
            assert "hunter2" not in str(caught.value)
    with pytest.raises(Unavailable) as refused:
        confirmed([client.error], 0, 1)
    assert "hunter2" not in str(refused.value)


async def test_a_closed_cluster_keeps_no_connection_of_a_call_that_came_in_between(cluster_url: str) -> None:
    """A call may connect again after another call has found that the slots moved."""
    name = new_game()
    client = open_client(f"{cluster_url}?client_name={name}")
    assert isinstance(client, ManyServers)
    await client.call(keys.secret(name), "GET", keys.secret(name))
    assert has_connection(cluster_url, name)
    node = client._redis.get_node_from_key(keys.secret(name))
    await client._redis.aclose()
    assert node is not None
    await node.execute_command("PING")
    await client.close()
    assert not has_connection(cluster_url, name)


@on_every_server
async def test_a_server_that_lacks_replicas_is_away(name_of_server: str) -> None:
    game = new_game()
    with running_store(program=program_of(name_of_server)) as server, server.client() as client:
        record = await RedisRecord.connect(server.url)
        client.config_set("min-replicas-to-write", 1)
        for asked in (
            record.append(asking(game, 0, "a")),
            record.prepare(game, b"seed"),
            RedisRecord.connect(server.url),
        ):
            with pytest.raises(Unavailable, match="NOREPLICAS"):
                await asked
        client.config_set("min-replicas-to-write", 0)
        assert await record.append(asking(game, 0, "a")) == Ok(1)
        await record.close()


BUSY = "while redis.call('EXISTS', KEYS[1]) == 0 do end"


@on_every_server
async def test_a_server_that_runs_a_long_script_is_away(name_of_server: str) -> None:
    game = new_game()
    with running_store(program=program_of(name_of_server)) as server, server.client() as client:
        record = await RedisRecord.connect(server.url)
        client.config_set("busy-reply-threshold", 1)
        running = asyncio.create_task(asyncio.to_thread(ended_script, server))
        async with asyncio.timeout(PATIENCE):
            while not await is_busy(record, game):
                pass
        for asked in (record.read(game), record.append(asking(game, 0, "a")), record.tail()):
            with pytest.raises(Unavailable, match="BUSY"):
                await asked
        client.script_kill()
        await running
        assert await record.append(asking(game, 0, "a")) == Ok(1)
        await record.close()


def ended_script(server: Server) -> None:
    """Run a script until somebody ends it."""
    with server.client() as client, pytest.raises(ResponseError, match=r"SCRIPT KILL|killed"):
        client.eval(BUSY, 1, "never")


async def is_busy(record: RedisRecord, game: str) -> bool:
    """Whether the server refuses to answer."""
    try:
        await record.head(game)
    except Unavailable:
        return True
    return False


def test_a_server_that_refuses_to_wait_for_replicas_has_confirmed_nothing() -> None:
    refused = ResponseError("WAIT cannot be used with replica instances.")
    with pytest.raises(Unavailable, match="replica instances"):
        confirmed([b"OK", refused], 1, 1)


async def test_a_partition_that_cannot_be_followed_any_more_is_not_missed_unseen() -> None:
    async def sound() -> AsyncIterator[FeedEntry]:
        yield FeedEntry("a", 1, b"")
        await asyncio.Event().wait()

    async def broken() -> AsyncIterator[FeedEntry]:
        raise ResponseError("NOPERM")
        yield FeedEntry("b", 1, b"")

    found = []
    with pytest.raises(ResponseError, match="NOPERM"):
        async with asyncio.timeout(PATIENCE):
            async for entry in merged([sound(), broken()]):
                found.append(entry)
    assert found == [FeedEntry("a", 1, b"")]


class Nodes:
    """Three masters in memory, each with a replica; the one that has the game is in ``trouble``."""

    def __init__(self, client: ManyServers, trouble: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.trouble = trouble
        self.sent: list[tuple[str, str]] = []
        self._redis = client._redis
        self.key = keys.stream(new_game())
        self._slot = self._redis.keyslot(self.key)
        self._fill()
        self._redis._initialize = False
        master = self._redis.get_node_from_key(self.key)
        assert master is not None
        self.master: ClusterNode = master
        monkeypatch.setattr(self._redis, "initialize", self._initialize)
        monkeypatch.setattr(self._redis, "aclose", self._forget)
        monkeypatch.setattr(ClusterNode, "execute_pipeline", self._pipeline(self))
        monkeypatch.setattr(ClusterNode, "execute_command", self._single(self))

    def _fill(self) -> None:
        manager = self._redis.nodes_manager
        nodes = [ClusterNode(host, 7000, "primary", **manager.connection_kwargs) for host in "ABC"]
        manager.nodes_cache = {node.name: node for node in nodes}
        manager.slots_cache = {slot: [nodes[slot * 3 // 16384]] for slot in range(16384)}
        manager.default_node = nodes[(self._slot * 3 // 16384 + 1) % 3]

    async def _initialize(self) -> Any:
        self._fill()
        self._redis._initialize = False
        return self._redis

    async def _forget(self) -> None:
        self._redis._initialize = True

    @staticmethod
    def _pipeline(nodes: "Nodes") -> Any:
        async def execute(node: ClusterNode, commands: list[Any]) -> bool:
            return nodes.answered(node, commands)

        return execute

    @staticmethod
    def _single(nodes: "Nodes") -> Any:
        async def execute(node: ClusterNode, *command: Any, **_: Any) -> bytes:
            nodes.sent.append((node.host, command[0]))
            return b"OK 1"

        return execute

    def answered(self, node: ClusterNode, commands: list[Any]) -> bool:
        """What a node answers to what it is sent at once."""
        is_master, trouble = node.host == self.master.host, self.trouble
        if is_master and trouble == "lost":
            self.trouble = ""
            raise RedisConnectionError("the connection is lost")
        for command in commands:
            self.sent.append((node.host, command.args[0]))
            is_moved = is_master and trouble == "moved" and command.args[0] != "WAIT"
            lacks = is_master and trouble == "" and command.args[0] == "WAIT"
            command.result = MovedError(f"{self._slot} B:7000") if is_moved else 0 if lacks else 1
        return trouble == "moved"


@pytest.mark.parametrize("trouble", ["lost", "moved"])
async def test_a_cluster_with_replicas_acknowledges_nothing_that_another_node_was_asked_about(
    trouble: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A command that is sent again goes to another node than the WAIT that stands for its replicas."""
    monkeypatch.setattr(servers, "ANSWER_SECONDS", PATIENCE)  # a busy machine may stand still for two seconds
    client = open_client("redis+cluster://10.0.0.1:1?replicas=1")
    assert isinstance(client, ManyServers)
    nodes = Nodes(client, trouble, monkeypatch)
    with pytest.raises((Unavailable, RedisConnectionError)):
        await client.batch([(nodes.key, ("FCALL", "append", 1, nodes.key))])
    assert nodes.sent in ([], [(nodes.master.host, "FCALL"), (nodes.master.host, "WAIT")])
    assert client._redis._initialize  # the next call asks who serves which slot
