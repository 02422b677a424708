"""A closed loop: each client sends its next request when it has the answer to the one before."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter, process_time

from sagebrush_bench.figure import BenchError
from sagebrush_bench.load.connection import Connection, Response, connections
from sagebrush_bench.ratios import no_collection


@dataclass(frozen=True, slots=True)
class Run:
    """What a run took: seconds from the first request to the last answer, and seconds of each request."""

    seconds: float
    latencies: list[float]
    generator_seconds: float
    """CPU of the load generator."""

    @property
    def generator_us(self) -> float:
        """CPU of the load generator for one request, in microseconds."""
        return 1e6 * self.generator_seconds / len(self.latencies)

    @property
    def rate(self) -> float:
        """Requests a second."""
        return len(self.latencies) / self.seconds

    @property
    def p50_ms(self) -> float:
        """The median request, in milliseconds."""
        return 1000 * median(self.latencies)


async def closed_loop(url: str, scripts: Sequence[Sequence[bytes]]) -> Run:
    """All requests of ``scripts``, one connection for each of them; BenchError unless all are answered well."""
    async with connections(url, len(scripts)) as opened:
        with no_collection():
            start, busy = perf_counter(), process_time()
            spent = await asyncio.gather(*map(_client, opened, scripts))
            seconds, busy = perf_counter() - start, process_time() - busy
    return Run(seconds, [latency for latencies in spent for latency in latencies], busy)


async def _client(connection: Connection, script: Sequence[bytes]) -> list[float]:
    """Seconds of each request."""
    spent = []
    for request in script:
        start = perf_counter()
        require_success(await connection.ask(request), request)
        spent.append(perf_counter() - start)
    return spent


def require_success(response: Response, request: bytes) -> Response:
    """The response itself; BenchError when it is no success."""
    if not 200 <= response.status < 300:
        line = request.partition(b"\r\n")[0].decode()
        raise BenchError(f"{line}: {response.status} {response.body[:300].decode(errors='replace')}")
    return response
