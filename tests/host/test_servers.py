"""Which server is used, and how it is asked."""

from pathlib import Path

import pytest

from sagebrush_host.embedded import programs as servers
from sagebrush_host.embedded.resp import ask
from sagebrush_host.errors import NoManifest, NoServer


def pretend(folder: Path, name: str, version: str) -> Path:
    """A program that says it is a server of ``version``."""
    program = folder / name
    program.write_text(
        f"#!/bin/sh\necho '{name.split('-')[0].title()} server v={version} sha=00000000:0 malloc=libc bits=64'\n"
    )
    program.chmod(0o755)
    return program


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder where programs are looked for, the shell's own apart."""
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin")
    return tmp_path


def test_a_server_on_the_path_comes_first(path: Path) -> None:
    mine = pretend(path, "valkey-server", "7.2.0")
    assert servers.find_server(path) == mine


def test_valkey_is_preferred_to_redis(path: Path) -> None:
    pretend(path, "redis-server", "8.2.1")
    valkey = pretend(path, "valkey-server", "8.0.0")
    assert servers.find_server(path) == valkey


def test_a_server_that_is_too_old_is_passed_over(path: Path) -> None:
    old = pretend(path, "redis-server", "6.2.14")
    assert servers.find_server(path) != old


def test_without_any_server_the_sentence_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(servers, "_servers_on_path", list)
    monkeypatch.setattr(servers, "_servers_in_environment", list)
    with pytest.raises(NoServer, match="install one"):
        servers.find_server(tmp_path)


def test_a_program_that_cannot_be_run_here_is_passed_over(path: Path) -> None:
    foreign = path / "valkey-server"
    foreign.write_bytes(b"\x7fELF of another machine")
    foreign.chmod(0o755)
    mine = pretend(path, "redis-server", "7.2.0")
    assert servers.find_server(path) == mine


def written_by_valkey_9(folder: Path) -> Path:
    """A folder with a base file as Valkey 9 writes it."""
    return written(folder, b"VALKEY080")


def written(folder: Path, mark: bytes) -> Path:
    """A folder with a base file that begins with ``mark``."""
    (folder / "appendonlydir").mkdir()
    (folder / "appendonlydir" / "appendonly.aof.1.base.rdb").write_bytes(mark + b"\xfa")
    return folder


def test_a_server_that_cannot_read_the_games_is_passed_over(path: Path) -> None:
    data = written_by_valkey_9(path)
    redis = pretend(path, "redis-server", "8.4.0")
    assert servers.find_server(data) != redis
    valkey = pretend(path, "valkey-server", "9.0.1")
    assert servers.find_server(data) == valkey


@pytest.mark.parametrize(("valkey", "redis"), [("8.1.3", "7.4.0"), ("9.1.2", "8.2.1")])
def test_games_of_a_later_redis_are_not_given_to_valkey(path: Path, valkey: str, redis: str) -> None:
    """Valkey says of them `Can't handle RDB format version 12`, and ends."""
    pretend(path, "valkey-server", valkey)
    mine = pretend(path, "redis-server", redis)
    assert servers.find_server(written(path, b"REDIS0012")) == mine


@pytest.mark.parametrize("valkey", ["7.2.0", "9.1.2"])
def test_games_that_were_brought_along_are_not_given_to_an_older_server(path: Path, valkey: str) -> None:
    """Redis 7.0 of Debian 12 does not read what Redis 7.2 and Valkey 8 write."""
    old = pretend(path, "redis-server", "7.0.15")
    data = written(path, b"REDIS0011")
    assert servers.find_server(data) != old
    mine = pretend(path, "valkey-server", valkey)
    assert servers.find_server(data) == mine


def test_what_an_older_server_wrote_every_server_reads(path: Path) -> None:
    redis = pretend(path, "redis-server", "7.0.15")
    data = written(path, b"REDIS0010")
    assert servers.find_server(data) == redis
    valkey = pretend(path, "valkey-server", "9.1.2")
    assert servers.find_server(data) == valkey


@pytest.mark.parametrize(
    ("mark", "needed"), [(b"VALKEY080", "Valkey 9"), (b"REDIS0012", "Redis 7.4"), (b"REDIS0011", "Redis or Valkey 7.2")]
)
def test_without_a_server_that_can_read_the_games_the_sentence_says_which(
    path: Path, monkeypatch: pytest.MonkeyPatch, mark: bytes, needed: str
) -> None:
    monkeypatch.setattr(servers, "_servers_in_environment", list)
    pretend(path, "redis-server", "7.0.15")
    with pytest.raises(NoServer, match=f"written by {needed} and no server here can read it: install {needed} or"):
        servers.find_server(written(path, mark))


@pytest.mark.parametrize("name", ["appendonly.aof.1.incr.aof", "appendonly.aof.7.base.rdb"])
def test_data_that_were_copied_without_their_manifest_are_not_written_over(tmp_path: Path, name: str) -> None:
    """A server that does not find its manifest would start empty, and put an empty base file over the games."""
    files = tmp_path / "appendonlydir"
    files.mkdir()
    (files / name).write_bytes(b"games")
    with pytest.raises(NoManifest, match="put it back from a copy of the data"):
        servers.check_manifest(tmp_path)
    (files / "appendonly.aof.manifest").touch()
    servers.check_manifest(tmp_path)


def test_a_first_start_that_was_interrupted_is_repeated(tmp_path: Path) -> None:
    servers.check_manifest(tmp_path)
    files = tmp_path / "appendonlydir"
    files.mkdir()
    (files / "appendonly.aof.1.base.rdb").write_bytes(b"REDIS0011")
    (files / "appendonly.aof.1.incr.aof").touch()
    servers.check_manifest(tmp_path)


async def test_a_refusal_is_an_error(store_url: str) -> None:
    with pytest.raises(ConnectionRefusedError, match="unknown command"):
        await ask(store_url, "NONSENSE")


async def test_answers_come_as_text(store_url: str) -> None:
    assert await ask(store_url, "PING") == "PONG"
    assert await ask(store_url, "ECHO", "hello") == "hello"
    assert await ask(store_url, "EXISTS", "no-such-key") == "0"
    assert await ask(store_url, "GET", "no-such-key") == ""
