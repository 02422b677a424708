"""An engine in the test: it says what it is told to say, over the real wire."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import grpc.aio

from sagebrush_rpc.v1 import engine_pb2 as wire
from sagebrush_rpc.v1 import engine_pb2_grpc as stubs

LEVELS = [
    {"name": "casual", "number": 2, "simulations": 1, "sentence": "One."},
    {"name": "skilled", "number": 3, "simulations": 16, "sentence": "Sixteen."},
    {"name": "expert", "number": 4, "simulations": 64, "sentence": "Sixty-four."},
    {"name": "greedy", "number": None, "simulations": 0, "sentence": "None."},
    {"name": "flat-monte-carlo", "number": None, "simulations": 0, "sentence": ""},
    {"name": "is-mcts", "number": None, "simulations": 0, "sentence": ""},
]
PLAYED = [{"title": "high-card", "version": "1", "weights": "0"}]
ENGINE = {"version": "1", "release": "0", "build": "pure", "titles": PLAYED}
WITH = {
    "version": "1",
    "release": "0",
    "build": "pure",
    "weights": "0",
    "level": "skilled",
    "simulations": 16,
    "seed": 0,
}
DECISION: dict[str, Any] = {
    "command": {"type": "play-card", "card": 1},
    "seat": 0,
    "legal": 3,
    "expected": [],
    "lines": [],
    "statistics": {"simulations": 16, "depth": 1, "milliseconds": 1.5, "complete": True},
    "engine": WITH,
}
ANALYSIS: list[dict[str, Any]] = [
    {"type": "game", "decisions": 2},
    {"type": "decision", "version": 2, "legal": 3},
    {"type": "decision", "version": 3, "legal": 1},
    {"type": "summary", "decisions": 2},
]


class ToldEngine(stubs.EngineServicer):
    """Answers at once, unless a test says ``trouble`` (status, code, detail, field) or lets it wait."""

    def __init__(self) -> None:
        self.patience = asyncio.Event()
        self.forget()

    def forget(self) -> None:
        """As at the beginning."""
        self.asked: list[Any] = []
        self.trouble: tuple[grpc.StatusCode, str, str, str] | None = None
        self.patience.set()
        self.repeated = False
        self.thoughts = 1
        """What an analysis tells of for a line with a choice."""
        self.waits_after_first = False
        """Whether an analysis stops after its first line, until somebody goes."""
        self.left = 0
        """Callers who went while they waited."""

    async def Describe(self, _request: wire.DescribeRequest, context: Any) -> wire.DescribeReply:
        await self._answerable(context)
        return wire.DescribeReply(engine=json.dumps({**ENGINE, "levels": LEVELS}).encode())

    async def Decide(self, request: wire.DecideRequest, context: Any) -> wire.DecideReply:
        self.asked.append(request)
        if request.kept_only and not self.repeated:
            self.trouble = (grpc.StatusCode.NOT_FOUND, "not-kept", "No.", "request_id")
        await self._answerable(context)
        return wire.DecideReply(answer=json.dumps(DECISION).encode(), repeated=self.repeated)

    async def Analyze(self, request: wire.AnalyzeRequest, context: Any) -> AsyncIterator[wire.AnalyzeReply]:
        self.asked.append(request)
        for number, line in enumerate(ANALYSIS):
            if number and self.waits_after_first:
                self.patience.clear()
            await self._answerable(context)
            thoughts = self.thoughts if line.get("legal", 0) > 1 else 0
            yield wire.AnalyzeReply(line=json.dumps(line).encode(), decisions=thoughts, version=line.get("version", 0))

    async def _answerable(self, context: Any) -> None:
        try:
            await self.patience.wait()
        except asyncio.CancelledError:
            self.left += 1
            raise
        if self.trouble is not None:
            status, code, detail, field = self.trouble
            await context.abort(status, detail, (("sagebrush-code", code), ("sagebrush-field", field)))


@asynccontextmanager
async def told_engine() -> AsyncIterator[tuple[ToldEngine, str]]:
    """Such an engine and its address."""
    engine, server = ToldEngine(), grpc.aio.server()
    stubs.add_EngineServicer_to_server(engine, server)
    port = server.add_insecure_port("127.0.0.1:0")
    await server.start()
    try:
        yield engine, f"127.0.0.1:{port}"
    finally:
        await server.stop(0)
