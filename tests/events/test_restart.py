"""Every acknowledged commit is there when a server comes back, however it ended, on every server that people run."""

import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic

import pytest
import redis

from sagebrush_events import Ok, Record, Unavailable, acl, connect, keys
from sagebrush_events.commit import chain_hash, check_chain, decode
from tests.documents.examples import examples_of
from tests.events.games import NOON, asking, new_game, play
from tests.patience import PATIENCE
from tests.servers import STORE_CONF, Server, on_every_server, program_of, require, running_store, wait_until

PASSWORDS = {user: f"{user}-password" for user in acl.USERS}
Games = dict[str, list[bytes]]
"""The commits of each game, as they were acknowledged."""


@pytest.fixture
def users(tmp_path: Path) -> Path:
    """The users file that every platform writes."""
    path = tmp_path / "record.acl"
    path.write_text(acl.record(PASSWORDS))
    return path


@pytest.fixture
def server(name_of_server: str, users: Path) -> Iterator[Server]:
    """A store as the platform runs it, its users included."""
    with running_store("--aclfile", str(users), program=program_of(name_of_server)) as running:
        yield running


async def record_of(server: Server) -> Record:
    """The record as the rules service sees it, once a server that just started answers in time."""
    ended = monotonic() + PATIENCE
    while True:
        try:
            return await connect(f"unix://rules:{PASSWORDS['rules']}@{server.socket}")
        except Unavailable:
            if monotonic() > ended:
                raise


def as_ops(server: Server) -> "redis.Redis":
    """The operator's client."""
    return redis.Redis(unix_socket_path=str(server.socket), username="ops", password=PASSWORDS["ops"])


async def played(server: Server, games: int = 3) -> Games:
    """New games of ten commits each."""
    record = await record_of(server)
    found = {}
    for game in [new_game() for _ in range(games)]:
        await record.prepare(game, b"seed")
        found[game] = await play(record, game, 10)
    await record.close()
    return found


async def assert_kept(server: Server, games: Games) -> None:
    """Fails unless every commit of ``games`` is there, in an unbroken chain and counted, and the games go on."""
    record = await record_of(server)
    assert sum(await record.commit_counts()) == sum(map(len, games.values()))
    for game, stored in games.items():
        assert await record.read(game) == stored
        check_chain(stored)
        assert await record.seed(game) == b"seed"
        assert await record.append(asking(game, len(stored), "next")) == Ok(len(stored) + 1)
    await record.close()


def rewriting(server: Server) -> None:
    """Return while the server rewrites its file."""
    with as_ops(server) as client:
        client.bgrewriteaof()
        wait_until(lambda: bool(client.info("persistence")["aof_rewrite_in_progress"]))


def rewritten(server: Server) -> None:
    """Return once the server has rewritten its file."""
    with as_ops(server) as client:
        client.bgrewriteaof()
        wait_until(lambda: not client.info("persistence")["aof_rewrite_in_progress"])


def killed_during_a_rewrite(server: Server) -> None:
    """End the server while it rewrites its file."""
    with as_ops(server) as client:
        client.config_set("rdb-key-save-delay", 50_000)  # microseconds for each key: the rewrite lasts
    rewriting(server)
    server.kill()


ENDS: dict[str, Callable[[Server], None]] = {
    "a graceful stop": Server.shut_down,
    "kill -9": Server.kill,
    "kill -9 during a rewrite": killed_during_a_rewrite,
}


@on_every_server
@pytest.mark.parametrize("end", ENDS.values(), ids=ENDS)
async def test_every_acknowledged_commit_is_there_after(server: Server, end: Callable[[Server], None]) -> None:
    games = await played(server)
    end(server)
    server.start()
    games |= await played(server)
    end(server)
    server.start()
    await assert_kept(server, games)


@on_every_server
async def test_a_restored_backup_has_every_commit_acknowledged_before_it(server: Server, tmp_path: Path) -> None:
    games = await played(server)
    server.kill()
    server.start()
    with as_ops(server) as client:  # the steps of docs/operating.md
        rewritten(server)
        client.config_set("auto-aof-rewrite-percentage", 0)
        shutil.copytree(server.directory / "appendonlydir", tmp_path / "backup")
        client.config_set("auto-aof-rewrite-percentage", 100)
    await played(server)
    server.shut_down()
    shutil.rmtree(server.directory / "appendonlydir")
    shutil.copytree(tmp_path / "backup", server.directory / "appendonlydir")
    server.start()
    await assert_kept(server, games)


async def test_a_damaged_game_is_put_back_as_the_page_says(users: Path) -> None:
    require(shutil.which("redis-cli") is not None, "redis-cli")
    program = program_of("redis-server")
    page = Path(__file__).parents[2] / "docs" / "operating.md"
    (commands,) = [one.text for one in examples_of(page) if one.said == "tests/events/test_restart.py"]
    with tempfile.TemporaryDirectory(prefix="sb-") as name:
        here = Path(name)
        for folder in ("var/record", "var/run"):
            (here / folder).mkdir(parents=True)
        (here / "deploy").symlink_to(page.parents[1] / "deploy")
        server = Server(here / "var/record", STORE_CONF, "--aclfile", str(users), program=program)
        try:
            server.start()
            games = await played(server)
            damaged = next(iter(games))
            games[damaged] = await waiting(server, damaged, games[damaged][-1])
            server.shut_down()
            shutil.copytree(here / "var/record", here / "backup")
            server.start()
            record = await record_of(server)
            assert await record.replace_plan(damaged, 1, b"", b"what seat 1 will do")
            with as_ops(server) as client:
                client.xdel(keys.stream(damaged), "5-0")
                for index in (keys.awaiting, keys.clocks):  # as if it had gone on meanwhile
                    client.zrem(index(keys.partition(damaged)), damaged)
                client.zadd(keys.warnings(keys.partition(damaged)), {damaged: NOON})
            server.shut_down()
            commands = re.sub(r"^game=.*", f"game={damaged}", commands)
            subprocess.run(["bash", "-c", commands], cwd=here, check=True, timeout=PATIENCE, capture_output=True)
            server.start()
            assert await awaited(server) == ([damaged], [damaged], [])
            assert await record.plan(damaged, 1) == b""
            await record.close()
            await assert_kept(server, games)
        finally:
            server.stop()


async def waiting(server: Server, game: str, last: bytes) -> list[bytes]:
    """The commits of ``game`` with one more after ``last``: it waits for a computer, and a clock runs."""
    record, version = await record_of(server), decode(last).version
    append = asking(game, version, f"c{version + 1}", due=NOON, prev=chain_hash(last))
    assert await record.append(replace(append, ends=NOON)) == Ok(version + 1)
    found = await record.read(game)
    await record.close()
    return found


async def awaited(server: Server) -> tuple[list[str], list[str], list[str]]:
    """The games that wait for a computer, that have a time which is up, and of which a seat is to be warned."""
    record, now = await record_of(server), NOON + 1000
    found = [one.game for one in await record.feed.overdue(now, 9)]
    indexes = found, await record.feed.ended(now, 9), await record.feed.warnable(now, 9)
    await record.close()
    return indexes


@on_every_server
async def test_what_an_earlier_release_left_in_the_file_is_read_again(server: Server, users: Path) -> None:
    games = await played(server)
    server.shut_down()
    sound = users.read_text()
    users.write_text(sound.replace(acl.DEFAULT_USER, "user default off"))
    server.start()
    server.shut_down()
    users.write_text(sound)
    server.start()
    await assert_kept(server, games)


@on_every_server
def test_nobody_logs_in_as_the_default_user(server: Server) -> None:
    with server.client() as client, pytest.raises(redis.AuthenticationError):
        client.get("x")
    for password in ("", "default", "nopass"):
        with server.client() as client, pytest.raises(redis.AuthenticationError):
            client.execute_command("AUTH", "default", password)
