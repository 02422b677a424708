import subprocess
import sys
import uuid

import pytest

from sagebrush_bench.echo.running import echo
from sagebrush_bench.figure import BenchError
from sagebrush_bench.load.closed import closed_loop
from sagebrush_bench.load.connection import Connection, request
from sagebrush_bench.load.open import open_loop
from sagebrush_bench.load.pool import Pool
from sagebrush_bench.ratios import alternated


def command(path: str = "/v1/games/g/commands") -> bytes:
    return request("POST", path, b'{"type":"pass"}', "token", idempotency_key=str(uuid.uuid4()), if_match='"3"')


async def answered_by(url: str) -> bytes:
    connection = await Connection.open(url)
    response = await connection.ask(command())
    connection.close()
    return response.body


async def test_the_echo_answers_and_the_load_generator_understands() -> None:
    async with echo() as url:
        assert await answered_by(url) == b'{"version":4,"events":[{"type":"pass"}]}'
        run = await closed_loop(url, [[command()] * 3] * 2)
        assert len(run.latencies) == 6
        assert run.rate > 0 < run.p50_ms
        answers = await open_loop(url, [command()] * 10, rate=200)
        assert len(answers) == 10
        assert all(latency > 0 for _, latency in answers)
        with pytest.raises(BenchError, match="404"):
            await closed_loop(url, [[command("/nowhere")]])


async def test_a_connection_is_used_again() -> None:
    async with echo() as url:
        pool = Pool(url)
        first = await pool.take()
        await first.ask(command())
        pool.give_back(first)
        assert await pool.take() is first
        first.close()


async def test_a_thing_and_its_bound_are_sampled_in_turn_after_a_first_time_that_does_not_count() -> None:
    seen = []

    async def thing() -> float:
        seen.append("A")
        return len(seen)

    async def bound() -> float:
        seen.append("B")
        return len(seen)

    assert await alternated(thing, bound, 2) == [(3, 4), (5, 6)]
    assert "".join(seen) == "ABABAB"


STARTS = """
import asyncio, os
from sagebrush_bench.echo.running import echo
from sagebrush_bench.store import private_store

async def main():
    async with echo(), private_store():
        pass

os.register_at_fork(before=lambda: print("copied"))
asyncio.run(main())
"""


def test_no_process_of_the_bench_begins_as_a_copy_of_one_whose_threads_it_would_lose() -> None:
    """A copy of a process in which gRPC has threads aborts now and then before it has become anything else."""
    assert subprocess.run([sys.executable, "-c", STARTS], capture_output=True, check=True).stdout == b""
