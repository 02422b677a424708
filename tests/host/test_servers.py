"""Which server is used, and how it is asked."""

from pathlib import Path

import pytest

from sagebrush_host import servers
from sagebrush_host.errors import NoServer
from sagebrush_host.resp import ask


def pretend(folder: Path, name: str, version: str) -> Path:
    """A program that says it is a server of ``version``."""
    program = folder / name
    program.write_text(f"#!/bin/sh\necho 'Redis server v={version} sha=00000000:0 malloc=libc bits=64'\n")
    program.chmod(0o755)
    return program


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder where programs are looked for, the shell's own apart."""
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin")
    return tmp_path


def test_a_server_on_the_path_comes_first(path: Path) -> None:
    mine = pretend(path, "valkey-server", "7.2.0")
    assert servers.program() == mine


def test_valkey_is_preferred_to_redis(path: Path) -> None:
    pretend(path, "redis-server", "8.2.1")
    valkey = pretend(path, "valkey-server", "8.0.0")
    assert servers.program() == valkey


def test_a_server_that_is_too_old_is_passed_over(path: Path) -> None:
    old = pretend(path, "redis-server", "6.2.14")
    assert servers.program() != old


def test_without_any_server_the_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(servers, "_on_path", list)
    monkeypatch.setattr(servers, "_in_environment", list)
    with pytest.raises(NoServer, match="install one"):
        servers.program()


async def test_a_refusal_is_an_error(store_url: str) -> None:
    with pytest.raises(ConnectionRefusedError, match="unknown command"):
        await ask(store_url, "NONSENSE")


async def test_answers_come_as_text(store_url: str) -> None:
    assert await ask(store_url, "PING") == "PONG"
    assert await ask(store_url, "ECHO", "hello") == "hello"
    assert await ask(store_url, "EXISTS", "no-such-key") == "0"
    assert await ask(store_url, "GET", "no-such-key") == ""
