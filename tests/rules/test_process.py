"""The service as a process on a real store: started, killed, stopped."""

import asyncio
import json
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from sagebrush_rpc import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.patience import PATIENCE
from tests.rules.processes import Process
from tests.rules.tables import Hands, table
from tests.servers import running_store


@pytest.fixture
def directory() -> Iterator[Path]:
    """A short path: that of a Unix socket may have 108 characters."""
    with tempfile.TemporaryDirectory(prefix="sb-") as name:
        yield Path(name)


@pytest.fixture
async def process(directory: Path, store_url: str) -> AsyncIterator[Process]:
    started = Process(directory, store_url, RULES_METRICS=f"unix:{directory}/metrics")
    yield started
    started.kill()


async def test_sigterm_ends_the_process_and_its_log_names_every_command(process: Process) -> None:
    rules = await process.ready()
    hands = await table(rules)
    request = hands.request(0, await hands.card(0), trace_id="trace-1")
    await rules.submit(request)
    await rules.close()
    assert process.terminate() == 0
    lines = [json.loads(line) for line in process.log().splitlines()]
    (line,) = [line for line in lines if line["event"] == "command"]
    told = {key: line[key] for key in ("game", "version", "command_id", "trace_id", "seat", "code", "level")}
    assert told == {
        "game": hands.game,
        "version": 2,
        "command_id": request.command_id,
        "trace_id": "trace-1",
        "seat": 0,
        "code": "ok",
        "level": "info",
    }
    assert [line["event"] for line in lines if line["event"] != "command"] == ["serving", "stopping"]


def test_a_process_with_a_bad_override_file_says_what_is_wrong_and_ends(directory: Path, store_url: str) -> None:
    (directory / "high-card.toml").write_text("[game]\ntricks = { value = 4 }\n")
    process = Process(directory, store_url, CONTENT=str(directory))
    assert process.process.wait(60) == 1
    assert process.log() == f"sagebrush_rules: {directory}/high-card.toml: game.tricks: a hand has three cards\n"


def test_a_process_that_cannot_remember_what_it_acknowledged_says_so_and_ends(directory: Path, store_url: str) -> None:
    process = Process(directory, store_url, RULES_ACKNOWLEDGED="/nowhere/acknowledged.json")
    assert process.process.wait(60) == 1
    sentence = "SAGEBRUSH_RULES_ACKNOWLEDGED: /nowhere/acknowledged.json cannot be used (No such file or directory)"
    assert process.log() == f"sagebrush_rules: {sentence}.\n"


def test_a_process_whose_address_nobody_can_listen_at_says_so_and_ends(directory: Path, store_url: str) -> None:
    process = Process(directory, store_url, RULES_ADDRESS="unix:/nowhere/rules")
    assert process.process.wait(60) == 1
    assert process.log().splitlines()[-1].startswith("sagebrush_rules: unix:/nowhere/rules cannot be listened at (")
    assert "Traceback" not in process.log()


def test_a_process_whose_numbers_nobody_can_ask_for_says_so_and_ends(directory: Path, store_url: str) -> None:
    process = Process(directory, store_url, RULES_METRICS="unix:/nowhere/metrics")
    assert process.process.wait(60) == 1
    assert process.log() == (
        "sagebrush_rules: unix:/nowhere/metrics cannot be listened at (No such file or directory).\n"
    )


def test_a_process_with_the_user_of_another_one_says_what_the_store_refuses_and_ends(directory: Path) -> None:
    with running_store() as server:
        with server.client() as redis:
            redis.acl_setuser("relay", enabled=True, nopass=True, keys=["*"], commands=["+ping"])
        process = Process(directory, server.url.replace("://", "://relay:any@"))
        assert process.process.wait(60) == 1
    assert process.log().startswith("sagebrush_rules: The store cannot be used: it refuses the functions of a record (")
    assert process.log().count("\n") == 1


async def test_a_process_that_waits_for_a_replica_says_that_none_is_there(directory: Path) -> None:
    with running_store() as server:
        process = Process(directory, f"{server.url}?replicas=1")
        async with asyncio.timeout(PATIENCE):
            while "0 of 1 replicas" not in process.log():
                assert process.process.poll() is None, process.log()
                await asyncio.sleep(0.05)
        process.kill()
    line = json.loads(process.log().splitlines()[0])
    assert (line["event"], line["reason"]) == ("record-unavailable", "0 of 1 replicas have what was written")


async def test_a_process_that_starts_while_the_store_is_full_lets_games_be_read_and_then_played(
    directory: Path,
) -> None:
    with running_store() as server, server.client() as client:
        first = Process(directory, server.url)
        rules = await first.ready()
        hands = await table(rules)
        await rules.close()
        client.config_set("maxmemory", 1)
        client.function_flush()  # the next process is of another release, whose functions the store does not have
        first.kill()
        process = Process(directory, server.url)
        try:
            rules = await process.ready()
            there = Hands(rules, hands.game, 2)
            request = there.request(0, await there.card(0))
            with pytest.raises(RulesError, match="storage-full"):
                await rules.submit(request)
            client.config_set("maxmemory", 0)
            assert (await rules.submit(request)).version == 2
            await rules.close()
        finally:
            process.kill()


async def test_a_process_lays_its_override_files_over_new_games(directory: Path, store_url: str) -> None:
    (directory / "high-card.toml").write_text("[game]\ntricks = { value = 2 }\n")
    process = Process(directory, store_url, CONTENT=str(directory))
    try:
        rules = await process.ready()
        last = await (await table(rules)).play_to_the_end()
        assert last.version == 6  # two tricks and the wind
        lines = map(json.loads, process.log().splitlines())
        assert next(line["corrected"] for line in lines if "corrected" in line) == ["high-card"]
        await rules.close()
    finally:
        process.kill()


async def test_a_process_killed_in_a_running_game_loses_nothing(
    process: Process, directory: Path, store_url: str
) -> None:
    rules = await process.ready()
    hands = await table(rules)
    request = hands.request(0, await hands.card(0))
    first = await rules.submit(request)
    seen = await hands.view(0)
    await rules.close()
    process.kill()
    second = Process(directory, store_url)
    try:
        rules = await second.ready()
        again = Hands(rules, hands.game, 2)
        assert await again.view(0) == seen
        repeated = await rules.submit(request)
        assert (repeated.version, repeated.events, repeated.duplicate) == (first.version, first.events, True)
        assert (await again.play_to_the_end()).over
        assert (await rules.verify(wire.VerifyRequest(game=hands.game))).ok
        await rules.close()
    finally:
        second.kill()


async def test_a_client_rides_over_a_killed_process(process: Process, directory: Path, store_url: str) -> None:
    rules = await process.ready()
    hands = await table(rules)
    card = await hands.card(0)
    process.kill()
    rules._submitter._deadline = 60
    asked = asyncio.create_task(rules.submit(hands.request(0, card)))
    await asyncio.sleep(0.1)
    second = Process(directory, store_url)
    try:
        assert (await asked).version == 2
        await rules.close()
    finally:
        second.kill()


async def test_a_store_killed_in_a_running_game_loses_nothing(directory: Path) -> None:
    with running_store() as store:
        process = Process(directory, store.url)
        try:
            rules = await process.ready()
            hands = await table(rules)
            for seat in (0, 1):
                await hands.play(seat)
            store.kill()
            store.start()
            async with asyncio.timeout(PATIENCE):
                while not await rules.is_ready():
                    await asyncio.sleep(0.05)
            assert (await hands.frame()).version == 3
            assert (await hands.play_to_the_end()).over
            assert (await rules.verify(wire.VerifyRequest(game=hands.game))).ok
            await rules.close()
        finally:
            process.kill()


async def test_the_numbers_for_prometheus_count_commands_and_name_no_game(process: Process, directory: Path) -> None:
    rules = await process.ready()
    hands = await table(rules)
    await hands.play(0)
    reader, writer = await asyncio.open_unix_connection(str(directory / "metrics"))
    writer.write(b"GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n")
    answer = (await reader.read()).decode()
    writer.close()
    await writer.wait_closed()
    assert answer.startswith("HTTP/1.1 200 OK")
    assert 'sagebrush_commands_total{status="OK"} 1.0' in answer
    assert hands.game not in answer
    await rules.close()
