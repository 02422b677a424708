"""The methods of the wire, each a few lines: it reads the request and calls the application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing
from typing import Any

from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.table import TitleRegistry
from sagebrush_messages.languages import language_or_english
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rpc.v1.rules_pb2_grpc import RulesServicer
from sagebrush_rules import problems
from sagebrush_rules.application import manifests
from sagebrush_rules.application.contents import content_json
from sagebrush_rules.application.creation import GameCreator
from sagebrush_rules.application.dry_runs import DryRuns
from sagebrush_rules.application.export import GameExporter
from sagebrush_rules.application.plans import PlanBook
from sagebrush_rules.application.reading import GameReader, Pages
from sagebrush_rules.application.requests import checked_game, viewer_of
from sagebrush_rules.application.seals import Seals
from sagebrush_rules.application.warnings import ClockWarnings
from sagebrush_rules.cache.frames import FrameEncoder, FrameRequest
from sagebrush_rules.holders import holder_in, require_holder
from sagebrush_rules.problems import RulesProblem
from sagebrush_rules.transport.command_handler import CommandHandler, SubmitStreamHandler
from sagebrush_rules.transport.limiter import ConcurrencyLimiter

Context = Any
FRAMES_KEPT = 512
"""Views and lists of legal commands kept encoded."""
SEND_SECONDS = 10.0
"""How long a reader may leave a message unread once his window is full."""


class Servicer(RulesServicer):
    """sagebrush.v1.Rules, as rules.proto says; streams are written to the context, to find slow readers."""

    def __init__(
        self,
        registry: TitleRegistry,
        limiter: ConcurrencyLimiter,
        handler: CommandHandler,
        creator: GameCreator,
        reader: GameReader,
        exporter: GameExporter,
        dry_runs: DryRuns,
        plans: PlanBook,
        warnings: ClockWarnings,
        seals: Seals,
    ) -> None:
        self._encoder = FrameEncoder(FRAMES_KEPT)
        self._encoder_of_trials = FrameEncoder(0)
        """Keeps nothing: nobody asks twice for a game as it would be."""
        self._registry = registry
        self._schemas: dict[tuple[str, str], bytes] = {}
        """By title and language, encoded once: they change with releases."""
        self._limiter = limiter
        self._handler = handler
        self._creator = creator
        self._reader = reader
        self._exporter = exporter
        self._dry_runs = dry_runs
        self._plans = plans
        self._warnings = warnings
        self._seals = seals

    async def PrepareGame(self, request: wire.PrepareGameRequest, _context: Context) -> wire.PrepareGameReply:
        return await self._creator.prepare(request)

    async def CreateGame(self, request: wire.CreateGameRequest, _context: Context) -> wire.CreateGameReply:
        return await self._creator.create(request)

    async def Submit(self, request: wire.SubmitRequest, _context: Context) -> wire.SubmitReply:
        return await self._handler.submit(request)

    async def SubmitStream(self, batches: AsyncIterator[wire.SubmitBatch], context: Context) -> None:  # type: ignore[override]
        stream = SubmitStreamHandler(self._handler, context.write)
        ended = await self._limiter.until_close(stream.read(batches))
        await stream.finish()
        if isinstance(ended, RulesProblem):
            raise ended  # what was sent is at fault; a stream that broke has no reader

    async def GetView(self, request: wire.GetViewRequest, _context: Context) -> wire.Frame:
        game = checked_game(request.game)
        wanted = FrameRequest(
            viewer_of(request.viewer),
            events=request.events,
            views=True,
            legal=request.legal,
            language=language_or_english(request.language),
            reference=request.reference,
            is_computer=request.thinking,
            holder=holder_in(request.viewer),
            presence=request.presence,
        )
        past = request.HasField("version")
        await self._require_holder(game, request.viewer, past)
        applied = await (self._reader.at(game, request.version) if past else self._reader.newest(game))
        if not past:
            require_holder(applied, request.viewer)
        frame = await self._frame(applied, wanted)
        if request.config:
            frame.config = applied.table.config_json()
        if request.content:
            frame.content = applied.table.content_json
        if request.warned and not past:
            frame.warned.extend(await self._warnings.told(applied))
        if request.thinking and not past:
            seed = await self._reader.thinking_seed(applied, wanted.viewer)
            if seed is not None:
                frame.thinking_seed = seed
        return frame

    async def WritePlan(self, request: wire.WritePlanRequest, _context: Context) -> wire.PlanReply:
        return await self._plans.write(request)

    async def ReadPlan(self, request: wire.ReadPlanRequest, _context: Context) -> wire.PlanReply:
        return await self._plans.read(request)

    async def PlayPlans(self, request: wire.PlayPlansRequest, _context: Context) -> wire.PlayPlansReply:
        return await self._plans.play(request)

    async def TellWarnings(self, request: wire.TellWarningsRequest, _context: Context) -> wire.TellWarningsReply:
        return await self._warnings.tell(request)

    async def DryRun(self, request: wire.DryRunRequest, _context: Context) -> wire.DryRunReply:
        run = await self._dry_runs.run(request)
        language = language_or_english(request.language)
        reply = wire.DryRunReply(version=run.newest.version)
        for number, applied in enumerate(run.tried, 1):
            last = number == len(run.tried)
            wanted = FrameRequest(
                request.seat,
                events=True,
                views=request.views or last,
                legal=last,
                language=language,
                reference=request.reference,
            )
            reply.frames.append(self._encoder_of_trials.frame(applied, wanted))
            await asyncio.sleep(0)
        if run.problem is not None:
            reply.problem.CopyFrom(run.problem.to_wire())
        return reply

    async def Watch(self, request: wire.WatchRequest, context: Context) -> None:  # type: ignore[override]
        wanted = FrameRequest(
            viewer_of(request.viewer),
            events=True,
            views=request.views,
            legal=request.legal,
            language=language_or_english(request.language),
            reference=request.reference,
            holder=holder_in(request.viewer),
        )
        game = checked_game(request.game)
        await self._require_holder(game, request.viewer)
        pages = self._reader.live(game, request.after, wanted.needs_state)
        await self._send(context, pages, wanted)

    async def Follow(self, _request: wire.FollowRequest, context: Context) -> None:  # type: ignore[override]
        ended = await self._limiter.until_close(self._send_commits(context))
        if self._limiter.closing.is_set():
            raise problems.stopping()
        if ended is not None:
            raise ended

    async def _send_commits(self, context: Context) -> None:
        async with aclosing(self._reader.followed()) as followed:
            async for told in followed:
                await _write(context, told)

    async def Replay(self, request: wire.ReplayRequest, context: Context) -> None:  # type: ignore[override]
        wanted = FrameRequest(
            viewer_of(request.viewer), events=request.events, views=request.views, reference=request.reference
        )
        game = checked_game(request.game)
        await self._require_holder(game, request.viewer)
        until = request.until if request.HasField("until") else None
        pages = self._reader.past(game, request.after, until, wanted.needs_state, request.limit)
        await self._send(context, pages, wanted, request if request.thoughts else None)

    async def Export(self, request: wire.ExportRequest, context: Context) -> None:  # type: ignore[override]
        game = checked_game(request.game)
        await self._require_holder(game, request.viewer)
        async for piece in self._exporter.export(game, viewer_of(request.viewer)):
            await _write(context, wire.ExportChunk(data=piece))

    async def Verify(self, request: wire.VerifyRequest, _context: Context) -> wire.VerifyReply:
        return await self._exporter.verify(checked_game(request.game))

    async def Schemas(self, request: wire.SchemasRequest, _context: Context) -> wire.SchemasReply:
        wanted = request.title, language_or_english(request.language)
        if wanted not in self._schemas:
            self._schemas[wanted] = _published(self._registry, *wanted)
        return wire.SchemasReply(schemas=self._schemas[wanted])

    async def ViewContent(self, request: wire.ViewContentRequest, _context: Context) -> wire.ViewContentReply:
        table = (await self._reader.newest(checked_game(request.game))).table
        return wire.ViewContentReply(hash=table.view_content.hash, content=table.view_content.json)

    async def Content(self, request: wire.ContentRequest, _context: Context) -> wire.ContentReply:
        wanted = request.title, request.edition, language_or_english(request.language)
        return wire.ContentReply(content=content_json(self._registry, *wanted))

    async def _require_holder(self, game: str, viewer: wire.Viewer, asked: bool = True) -> None:
        """Raises the RulesProblem of a viewer who has his seat no more; ``asked``: whether that is not seen anyway."""
        if asked and viewer.HasField("holder"):
            require_holder(await self._reader.newest(game), viewer)

    async def _send(
        self, context: Context, pages: Pages, wanted: FrameRequest, thoughts: wire.ReplayRequest | None = None
    ) -> None:
        """Sends the frames of ``pages``, with what computers thought, as far as ``thoughts`` may ask for it."""
        async with aclosing(pages):
            async for page in pages:
                frames = [frame async for frame in self._framed(page, wanted)]
                if thoughts is not None and page:
                    await self._add_thoughts(thoughts, frames)
                await _write(context, wire.Frames(frames=frames))

    async def _add_thoughts(self, asked: wire.ReplayRequest, frames: list[wire.Frame]) -> None:
        language = language_or_english(asked.language)
        thoughts = await self._reader.thoughts(asked.game, frames[0].version - 1, frames[-1].version, language)
        for frame in frames:
            frame.thought = thoughts.get(frame.version, b"")

    async def _framed(self, page: list[AppliedCommit], wanted: FrameRequest) -> AsyncIterator[wire.Frame]:
        """The frames of ``page``; between two costly ones others have their turn."""
        for applied in page:
            yield await self._frame(applied, wanted)
            if wanted.views:
                await asyncio.sleep(0)

    async def _frame(self, applied: AppliedCommit, wanted: FrameRequest) -> wire.Frame:
        return self._encoder.frame(applied, wanted, await self._seals.is_sealed(applied))


def _published(registry: TitleRegistry, title: str, language: str) -> bytes:
    """The schemas of ``title``, or the manifests of all; raises the RulesProblem of an unknown title."""
    if not title:
        return manifests.manifests_json(registry, language)
    return manifests.schemas_json(registry, title, language)


async def _write(context: Context, message: object) -> None:
    """Sends ``message``; raises the RulesProblem of a reader that does not read."""
    try:
        async with asyncio.timeout(SEND_SECONDS):
            await context.write(message)
    except TimeoutError:
        raise problems.slow_watcher() from None
