"""The engine's door as a process: on one event loop, small, gone when asked to stop."""

import asyncio

import grpc.aio
import redis.asyncio as aio
import structlog

from sagebrush_process.addresses import socket_path
from sagebrush_process.health import Health
from sagebrush_rpc.channel import MESSAGE_FROM_SERVICE, MESSAGE_TO_ENGINE
from sagebrush_rpc.listening import listen
from sagebrush_rpc.v1 import engine_pb2_grpc as stubs
from sagebrush_workers.daemons.engine.dispatcher import JobDispatcher
from sagebrush_workers.daemons.engine.gate import FairGate
from sagebrush_workers.daemons.engine.interceptor import MessageInterceptor
from sagebrush_workers.daemons.engine.kept import KeptAnswers
from sagebrush_workers.daemons.engine.servicer import ThinkingServicer
from sagebrush_workers.metrics import ENGINE_AGE, ENGINE_SENT, ENGINE_WAITING
from sagebrush_workers.queue.connections import connect_async, fault_of
from sagebrush_workers.settings import WorkerSettings

log = structlog.get_logger()

PULSE = 1.0
"""Seconds between two looks at the broker."""
CALLS = 512
"""Calls at once, streams included; gRPC refuses more."""
STOP_SECONDS = 1.0
OPTIONS: list[tuple[str, int]] = [
    ("grpc.max_receive_message_length", MESSAGE_TO_ENGINE),
    ("grpc.max_send_message_length", MESSAGE_FROM_SERVICE),
    ("grpc.keepalive_permit_without_calls", 1),
    ("grpc.http2.min_ping_interval_without_data_ms", 10_000),
    ("grpc.http2.max_pings_without_data", 0),
    ("grpc.so_reuseport", 0),
]


async def serve_engine(settings: WorkerSettings, health: Health) -> None:
    """Serve until cancelled, across restarts of the broker and of workers."""
    redis = connect_async(settings.broker_url)
    gate = FairGate(settings.engine_jobs, settings.engine_queue_seconds)
    kept = KeptAnswers(redis, settings.engine_kept_seconds)
    server = grpc.aio.server(interceptors=[MessageInterceptor()], options=OPTIONS, maximum_concurrent_rpcs=CALLS)
    stubs.add_EngineServicer_to_server(ThinkingServicer(JobDispatcher(redis, gate), kept, settings), server)
    listen(server, settings.engine_address)
    await server.start()
    if path := socket_path(settings.engine_address):
        path.chmod(0o600)
    try:
        await _beat(redis, gate, health)
    finally:
        await server.stop(STOP_SECONDS)
        await kept.end()
        await redis.aclose()


async def _beat(redis: aio.Redis, gate: FairGate, health: Health) -> None:
    """Signs of life and numbers, for ever."""
    while True:
        health.beat(await fault_of(redis))
        ENGINE_AGE.set(gate.age())
        ENGINE_WAITING.set(gate.waiting)
        ENGINE_SENT.set(gate.inside)
        await asyncio.sleep(PULSE)
