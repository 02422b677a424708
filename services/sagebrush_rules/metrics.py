"""What operators count; no label ever names a game, a seat or anything somebody sent."""

import asyncio

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)

COMMANDS = Counter("sagebrush_commands", "Commands by gRPC status of their answer.", ["status"], registry=REGISTRY)
COMMAND_SECONDS = Histogram(
    "sagebrush_command_seconds", "Time of a command in the service.", buckets=SECONDS, registry=REGISTRY
)
CONFLICTS = Counter("sagebrush_conflicts", "Appends for which another process was faster.", registry=REGISTRY)
LOST = Counter("sagebrush_lost", "Times the record was behind what it had acknowledged: an alarm.", registry=REGISTRY)
FAULTS = Counter("sagebrush_faults", "Calls that ended with a fault of ours: an alarm.", registry=REGISTRY)
HOT_GAMES = Gauge("sagebrush_hot_games", "Games whose state is in memory.", registry=REGISTRY)
WATCHERS = Gauge("sagebrush_watchers", "Open watches.", registry=REGISTRY)
CALLS = Gauge("sagebrush_calls", "Calls under way by kind.", ["kind"], registry=REGISTRY)

STATUS = b"HTTP/1.1 200 OK\r\nContent-Type: text/plain; version=0.0.4\r\nConnection: close\r\n"
UNIX = "unix:"


async def serve(address: str) -> asyncio.Server:
    """A server at ``unix:/path`` or ``host:port`` that answers every request with all numbers."""
    if address.startswith(UNIX):
        return await asyncio.start_unix_server(_answer, address.removeprefix(UNIX))
    host, _, port = address.rpartition(":")
    return await asyncio.start_server(_answer, host, int(port))


async def _answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        async with asyncio.timeout(5):
            await reader.readuntil(b"\r\n\r\n")
            body = generate_latest(REGISTRY)
            writer.write(STATUS + b"Content-Length: %d\r\n\r\n" % len(body) + body)
            await writer.drain()
    except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        pass  # whoever asked has gone, or never asked
    finally:
        writer.close()
