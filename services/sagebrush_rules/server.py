"""The service as a whole: composed from a record and titles, started, and stopped without losing a command."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress

import grpc.aio
import structlog
from grpc_health.v1 import health, health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha import reflection

from sagebrush_events import Record, StoreFull, Unavailable, UnsafeStore
from sagebrush_games.kernel.title import AnyTitle
from sagebrush_history.overrides import Corrections
from sagebrush_history.table import NONE, TitleRegistry
from sagebrush_process.addresses import socket_path
from sagebrush_process.clock import now_ms
from sagebrush_process.health import Health
from sagebrush_process.places import class_of, places_of
from sagebrush_rpc.channel import MESSAGE_FROM_SERVICE, MESSAGE_TO_SERVICE
from sagebrush_rpc.listening import listen
from sagebrush_rpc.v1 import rules_pb2, rules_pb2_grpc
from sagebrush_rules.application.acknowledged import Acknowledged
from sagebrush_rules.application.branches import BranchReader
from sagebrush_rules.application.commands import Commands
from sagebrush_rules.application.creation import GameCreator
from sagebrush_rules.application.downtime import DowntimeLog
from sagebrush_rules.application.dry_runs import DryRuns
from sagebrush_rules.application.export import GameExporter
from sagebrush_rules.application.plans import PlanBook
from sagebrush_rules.application.reading import GameReader
from sagebrush_rules.application.seals import Seals
from sagebrush_rules.application.shared_feed import SharedFeed
from sagebrush_rules.application.warnings import ClockWarnings
from sagebrush_rules.cache.games import GameCache
from sagebrush_rules.cache.history import HistoryCache
from sagebrush_rules.settings import RulesSettings
from sagebrush_rules.transport.command_handler import CommandHandler
from sagebrush_rules.transport.interceptor import ErrorInterceptor
from sagebrush_rules.transport.limiter import ConcurrencyLimiter
from sagebrush_rules.transport.servicer import Servicer

log = structlog.get_logger("sagebrush.rules")
NAME = rules_pb2.DESCRIPTOR.services_by_name["Rules"].full_name
CALLS_AHEAD = 8192
"""Calls that may lie between gRPC and us, all streams and short calls at once; it drops some of more than 1,000 as
CANCELLED, unless it is told, and so those whom we would answer."""
OPTIONS = [
    ("grpc.max_receive_message_length", MESSAGE_TO_SERVICE),
    ("grpc.max_send_message_length", MESSAGE_FROM_SERVICE),
    ("grpc.keepalive_time_ms", 30_000),
    ("grpc.keepalive_timeout_ms", 10_000),
    ("grpc.keepalive_permit_without_calls", 1),
    ("grpc.http2.min_ping_interval_without_data_ms", 10_000),
    ("grpc.http2.max_pings_without_data", 0),
    ("grpc.so_reuseport", 0),
    ("grpc.server.max_pending_requests", CALLS_AHEAD),
    ("grpc.server.max_pending_requests_hard_limit", CALLS_AHEAD),
]
SERVING = health_pb2.HealthCheckResponse.SERVING
NOT_SERVING = health_pb2.HealthCheckResponse.NOT_SERVING
UNSOUND = "The record does not answer, lacks what it acknowledged, or would forget it."
PULSE = 1.0
"""Seconds between two looks at the record."""


class Service:
    """The parts that live as long as the process."""

    def __init__(
        self, record: Record, titles: Iterable[AnyTitle], settings: RulesSettings, corrections: Corrections = NONE
    ) -> None:
        registry = TitleRegistry(titles, corrections)
        registry.read_catalogues()
        games = GameCache(record, registry, settings.rules_hot_games)
        history = HistoryCache(record, registry, settings.rules_story_commits, games.quarantine)
        self._record = record
        self._games = games
        self._acknowledged = Acknowledged(record, settings.rules_acknowledged, settings.record_accepted)
        self._settings = settings
        seals = Seals(games, now_ms)
        self._reader = GameReader(record, games, history, SharedFeed(record), settings.rules_watch_limit, seals)
        self._limiter = ConcurrencyLimiter(settings.rules_short_limit, settings.rules_stream_limit)
        self._downtime = DowntimeLog(record, now_ms)
        commands = Commands(record, games, history, settings.rules_command_seconds, now_ms, self._downtime)
        handler = CommandHandler(commands, self._limiter)
        creator = GameCreator(record, games, registry, BranchReader(self._reader), now_ms)
        exporter = GameExporter(record, games, history, seals)
        self._plans = PlanBook(record, self._reader, history, commands)
        dry_runs = DryRuns(self._reader)
        warnings = ClockWarnings(record, self._reader, self._downtime, now_ms)
        self._servicer = Servicer(
            registry, self._limiter, handler, creator, self._reader, exporter, dry_runs, self._plans, warnings, seals
        )
        self.health = Health()
        self._health = health.aio.HealthServicer()
        self._pulse: asyncio.Task[None] | None = None
        self._server: grpc.aio.Server | None = None

    async def start(self, address: str) -> int:
        """The port on which the service listens now; 0 asks for any, and a Unix socket has none. Raises RecordLost.

        And MarksDamaged, MarksUnusable or CannotListen for what cannot be used.
        """
        settings = self._settings
        await self._acknowledged.compare_at_start()
        with suppress(StoreFull):
            await self._downtime.beat()
        self._server = grpc.aio.server(
            interceptors=(ErrorInterceptor(self._limiter, settings.rules_call_seconds),),
            options=OPTIONS,
            maximum_concurrent_rpcs=settings.rules_short_limit + settings.rules_stream_limit + 64,
        )
        rules_pb2_grpc.add_RulesServicer_to_server(self._servicer, self._server)
        health_pb2_grpc.add_HealthServicer_to_server(self._health, self._server)
        names = (NAME, health.SERVICE_NAME, reflection.SERVICE_NAME)
        reflection.enable_server_reflection(names, self._server)
        port = listen(self._server, address)
        await self._server.start()
        if path := socket_path(address):
            path.chmod(0o600)
        await self._update_health()
        self._pulse = asyncio.create_task(self._watch_record())
        return port

    async def stop(self) -> None:
        """Says it no longer serves, finishes the commands under way, sends watchers elsewhere, and ends."""
        assert self._server is not None
        if self._pulse is not None:
            self._pulse.cancel()
        await self._health.enter_graceful_shutdown()
        await self._limiter.close(self._settings.rules_stop_seconds)
        self._reader.end_watches()
        await self._server.stop(1)
        await self._reader.close()
        with suppress(Unavailable, OSError):
            await self._acknowledged.compare()

    async def _watch_record(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            await self._update_health()

    async def _update_health(self) -> None:
        """Sets the health, of gRPC and of the process: the record answers, has what it acknowledged and keeps it."""
        is_sound = await self._is_sound()
        self.health.beat("" if is_sound else UNSOUND)
        status = SERVING if is_sound else NOT_SERVING
        for name in ("", NAME):
            await self._health.set(name, status)

    async def _is_sound(self) -> bool:
        """Whether games may be served; if commits are missing, or would be, every one of them halts."""
        try:
            await self._acknowledged.compare()
            await self._look_at_settings()
            with suppress(StoreFull):  # reading goes on
                await self._downtime.beat()
            await self._plans.refresh()
            self._games.is_full = await self._record.room() < self._settings.rules_reserve
        except Unavailable:
            return False
        except OSError as error:
            file = error.filename or self._settings.rules_acknowledged  # a failed write names none
            log.error("acknowledged-not-written", file=file, error=error.strerror)
            return False
        except Exception as error:  # what the server refuses now it may do in a second: the pulse goes on
            log.error("record-refuses", error=class_of(error), places=places_of(error))
            return False
        loss = self._acknowledged.loss
        self._games.missing_commits = loss.missing if loss else 0
        return loss is None and not self._games.is_unsafe

    async def _look_at_settings(self) -> None:
        """Asks again whether the store forgets: it may have been started anew with other settings, or be a replica."""
        try:
            await self._record.ensure_durable()
        except UnsafeStore as error:
            if not self._games.is_unsafe:
                log.critical("record-unsafe", reason=str(error))
            self._games.is_unsafe = True
        else:
            self._games.is_unsafe = False
