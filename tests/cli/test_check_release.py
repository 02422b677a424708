"""``sagebrush check-release`` on records and files."""

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, NoReturn

import msgspec
import pytest

from sagebrush_cli.records import check_release
from sagebrush_cli.titles.fuzz import random_game
from sagebrush_events import Append, Ok, connect, decode, encode, keys
from sagebrush_events.archive import pack
from sagebrush_events.redis.record import RedisRecord
from sagebrush_games import TITLES
from sagebrush_games.kernel.decider import Decider
from sagebrush_games.kernel.messages import Config
from sagebrush_history import gamefile
from tests.quoting import quoting_server
from tests.servers import Server, running_store
from tests.streams import FOLDER

OLD = FOLDER / "0.1" / "tiny-epic-western.taken-back.bin"
IDS = {name: letter * 26 for name, letter in (("finished", "a"), ("running", "b"), ("old", "c"), ("broken", "d"))}


@pytest.fixture(scope="module")
def games() -> dict[str, list[bytes]]:
    """A game of each kind by its id."""
    title = TITLES["tiny-epic-western"]
    _, finished = random_game(title, Config(title.id, "standard", 2), random.Random(5))
    running = finished[:20]
    old = msgspec.msgpack.decode(OLD.read_bytes(), type=list[bytes])
    broken = [*finished[:5], finished[6]]
    return dict(zip(IDS.values(), (finished, running, old, broken), strict=True))


@pytest.fixture(scope="module")
def server(games: dict[str, list[bytes]]) -> Iterator[Server]:
    """A store with those games."""
    with running_store() as running:
        asyncio.run(_fill(running.url, games))
        yield running


async def _fill(url: str, games: dict[str, list[bytes]]) -> None:
    record = await connect(url)
    for game, stored in games.items():
        for expected, data in enumerate(stored):
            append = Append(game, expected, f"c{expected}", bytes(8), data, b"")
            assert await record.append(append) == Ok(expected + 1)
    await record.close()


def everything(server: Server) -> dict[str, Any]:
    """All that the server keeps."""
    with server.client() as client:
        kept = {key: client.dump(key) for key in client.scan_iter()}
        return {**kept, "functions": client.function_list()}


def checked(capsys: pytest.CaptureFixture[str], url: str, *files: Path, status: int) -> list[dict[str, Any]]:
    """What programs read."""
    try:
        check_release.run(url, files, 5, 1, True)
        assert status == 0
    except SystemExit as ended:
        assert ended.code == status
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_every_game_of_a_record_is_the_same_lifted_or_different_and_nothing_is_changed(
    server: Server, games: dict[str, list[bytes]], capsys: pytest.CaptureFixture[str]
) -> None:
    before = everything(server)
    *readings, summary = checked(capsys, server.url, status=check_release.DIFFERENT)
    assert everything(server) == before
    found = {reading["game"]: reading for reading in readings}
    assert {name: found[game]["status"] for name, game in IDS.items()} == {
        "finished": "same",
        "running": "same",
        "old": found[IDS["old"]]["status"],
        "broken": "different",
    }
    assert found[IDS["old"]]["status"] in ("same", "lifted")
    assert (found[IDS["running"]]["continued"], found[IDS["finished"]]["over"]) == (5, True)
    assert (found[IDS["broken"]]["at"], found[IDS["broken"]]["code"]) == (6, "broken-chain")
    assert (summary["games"], summary["different"]) == (4, 1)


def test_a_store_without_our_functions_is_read_and_gets_none(capsys: pytest.CaptureFixture[str]) -> None:
    with running_store() as server:
        assert checked(capsys, server.url, status=0) == [{"games": 0, "same": 0, "lifted": 0, "different": 0}]
        with server.client() as client:
            assert client.function_list() == []


def test_archives_and_exported_games_are_read_too(
    games: dict[str, list[bytes]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    title, finished = TITLES["tiny-epic-western"], games[IDS["finished"]]
    table, _ = random_game(title, Config(title.id, "standard", 2), random.Random(5))
    (tmp_path / "a.zst").write_bytes(pack(finished))
    (tmp_path / "b.ndjson").write_bytes(b"".join(gamefile.complete(table, finished)))
    *readings, summary = checked(capsys, "", tmp_path / "a.zst", tmp_path / "b.ndjson", status=0)
    assert [(reading["game"], reading["status"]) for reading in readings] == [("a.zst", "same"), ("b.ndjson", "same")]
    assert summary == {"games": 2, "same": 2, "lifted": 0, "different": 0}


@pytest.mark.parametrize("data", [b"no game", b'{"format":"sagebrush-game"}\n'])
def test_a_file_that_is_no_game_ends_it_with_its_name(
    data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(data)
    with pytest.raises(SystemExit) as ended:
        check_release.run("", [file], 5, 1, True)
    assert ended.value.code == check_release.NOT_READ
    assert "notes.txt is neither" in json.loads(capsys.readouterr().err)["detail"]


def test_who_names_nothing_to_read_is_not_told_that_all_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        check_release.run("", [], 5, 1, True)
    assert ended.value.code == check_release.NOT_READ
    told = capsys.readouterr()
    assert (told.out, json.loads(told.err)["error"]) == ("", "nothing-to-read")


def test_a_record_that_does_not_answer_ends_it_with_a_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sagebrush_cli", "check-release", "--record", f"unix://{tmp_path}/nobody"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == check_release.NOT_READ
    assert done.stderr.startswith("sagebrush: the record cannot be read")


@pytest.mark.parametrize("form", [(), ("--json",)])
async def test_what_a_store_quotes_of_a_password_is_not_printed(form: tuple[str, ...]) -> None:
    async with quoting_server() as port:
        url = f"redis://ops:hunter2@127.0.0.1:{port}/0"
        command = [sys.executable, "-m", "sagebrush_cli", "check-release", "--record", url, *form]
        done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
    assert done.returncode == check_release.NOT_READ
    assert "unknown command `AUTH`" in done.stderr and "hunter2" not in done.stderr + done.stdout


def test_a_game_for_which_there_is_no_memory_here_is_not_called_different(
    games: dict[str, list[bytes]], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def lack(*_: object) -> NoReturn:
        raise MemoryError

    file = tmp_path / "game.archive"
    file.write_bytes(pack(games[IDS["running"]]))
    for place in ("apply", "play"):
        with monkeypatch.context() as patched, pytest.raises(SystemExit) as ended:
            patched.setattr(Decider, place, lack)
            check_release.run("", [file], 5, 1, True)
        told = capsys.readouterr()
        assert ended.value.code == check_release.NOT_READ and "not enough memory" in told.err
        assert json.loads(told.out)["different"] == 0


@pytest.mark.parametrize("url", ["record:6379", "redis://rules:hunt/er2@record:6379/0", "redis://record?replicas=two"])
def test_what_is_no_address_of_a_record_is_said_without_its_password(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        check_release.run(url, [], 5, 1, True)
    assert ended.value.code == check_release.NOT_READ
    told = capsys.readouterr().err
    assert "the address of the record cannot be used" in told and "hunt" not in told


def test_a_seed_that_is_no_number_makes_its_game_different_and_the_others_are_read(
    games: dict[str, list[bytes]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running = games[IDS["running"]]
    engine: dict[str, str | int] = {"name": "greedy", "seed": "abc", "seeded_by": "game"}
    last = encode(msgspec.structs.replace(decode(running[-1]), engine=engine))
    (tmp_path / "a.zst").write_bytes(pack([*running[:-1], last]))
    (tmp_path / "b.zst").write_bytes(pack(running))
    *readings, _ = checked(capsys, "", tmp_path / "a.zst", tmp_path / "b.zst", status=check_release.DIFFERENT)
    assert [(one["status"], one["code"]) for one in readings] == [("different", "engine-seed-mismatch"), ("same", "")]


def test_what_is_no_game_is_named_and_the_others_are_read(capsys: pytest.CaptureFixture[str]) -> None:
    title, game = TITLES["tiny-epic-western"], "e" * 26
    _, finished = random_game(title, Config(title.id, "standard", 2), random.Random(5))
    with running_store() as server, server.client() as client:
        asyncio.run(_fill(server.url, {game: finished}))
        client.set(keys.stream("a-text"), "?")
        client.xadd(keys.stream("other-entries"), {"x": "?", "y": "?"})
        client.set(b"sb:{0}:game:\xff", "?")
        *checks, summary = checked(capsys, server.url, status=1)
    told = {check["game"]: (check["status"], check["code"]) for check in checks}
    none = "different", "damaged-commit"
    assert told == {game: ("same", ""), "a-text": none, "other-entries": none, "\ufffd": none}
    assert summary == {"games": 4, "same": 1, "lifted": 0, "different": 3}


def test_a_game_whose_stream_is_gone_is_named(
    games: dict[str, list[bytes]], capsys: pytest.CaptureFixture[str]
) -> None:
    kept, gone = games[IDS["finished"]], "e" * 26
    with running_store() as server, server.client() as client:
        asyncio.run(_fill(server.url, {IDS["finished"]: kept, gone: kept[:2]}))
        assert client.delete(keys.stream(gone)) == 1
        *checks, summary = checked(capsys, server.url, status=1)
    found = {check["game"]: check for check in checks}
    assert found[IDS["finished"]]["status"] == "same"
    assert (found[gone]["status"], found[gone]["code"]) == ("different", "stream-missing")
    assert "its stream is gone" in found[gone]["detail"]
    assert (summary["games"], summary["different"]) == (2, 1)


def test_a_game_that_begins_while_the_others_are_read_is_not_called_missing(
    games: dict[str, list[bytes]], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def none(_: RedisRecord) -> AsyncIterator[str]:
        for game in list[str]():
            yield game

    with running_store() as server:
        asyncio.run(_fill(server.url, {IDS["finished"]: games[IDS["finished"]]}))
        monkeypatch.setattr(RedisRecord, "games", none)
        (check, _) = checked(capsys, server.url, status=0)
    assert (check["game"], check["status"]) == (IDS["finished"], "same")


def test_people_read_which_game_is_different_and_where(server: Server) -> None:
    command = [sys.executable, "-m", "sagebrush_cli", "check-release", "--record", server.url, "--processes", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == check_release.DIFFERENT
    assert f"{IDS['broken']} (tiny-epic-western): different at commit 6 (broken-chain)." in done.stdout
    assert "4 games: " in done.stdout
