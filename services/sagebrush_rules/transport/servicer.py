"""The methods of the wire, each a few lines: what is asked, who answers it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing
from typing import Any

from sagebrush_history.moment import Moment
from sagebrush_history.table import TitleRegistry
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rpc.v1.rules_pb2_grpc import RulesServicer
from sagebrush_rules import problems
from sagebrush_rules.application import manifests
from sagebrush_rules.application.creation import Creation
from sagebrush_rules.application.export import Exporting
from sagebrush_rules.application.reading import Pages, Reading, Telling
from sagebrush_rules.application.requests import checked_game, viewer_of
from sagebrush_rules.cache.frames import Lens, Wish
from sagebrush_rules.cache.history import Story
from sagebrush_rules.transport.command_handler import Desk
from sagebrush_rules.transport.limiter import Gate
from sagebrush_rules.transport.submit_stream import Conversation

Context = Any
FRAMES_KEPT = 512
"""Views and lists of legal commands kept encoded."""
SEND_SECONDS = 10.0
"""How long a reader may leave a message unread once his window is full."""


class Servicer(RulesServicer):
    """sagebrush.v1.Rules; streams are written to the context, so that a slow reader can be told from a fast one."""

    def __init__(
        self,
        registry: TitleRegistry,
        gate: Gate,
        desk: Desk,
        creation: Creation,
        reading: Reading,
        exporting: Exporting,
    ) -> None:
        self._lens = Lens(FRAMES_KEPT)
        self._registry = registry
        self._schemas: dict[str, bytes] = {}
        """By title, encoded once: they change with releases."""
        self._gate = gate
        self._desk = desk
        self._creation = creation
        self._reading = reading
        self._exporting = exporting

    async def PrepareGame(self, request: wire.PrepareGameRequest, _context: Context) -> wire.PrepareGameReply:
        """A commitment to a seed."""
        return await self._creation.prepare(request)

    async def CreateGame(self, request: wire.CreateGameRequest, _context: Context) -> wire.CreateGameReply:
        """The first version of a game."""
        return await self._creation.create(request)

    async def Submit(self, request: wire.SubmitRequest, _context: Context) -> wire.SubmitReply:
        """The answer to one command."""
        return await self._desk.submit(request)

    async def SubmitStream(self, batches: AsyncIterator[wire.SubmitBatch], context: Context) -> None:  # type: ignore[override]
        """Answers to batches of commands, as they finish."""
        await Conversation(self._desk, context.write).run(batches, self._gate.closing)

    async def GetView(self, request: wire.GetViewRequest, _context: Context) -> wire.Frame:
        """What one viewer sees at a version."""
        game = checked_game(request.game)
        wish = Wish(viewer_of(request.viewer), events=request.events, views=True, legal=request.legal)
        past = request.HasField("version")
        moment = await (self._reading.at(game, request.version) if past else self._reading.newest(game))
        frame = self._lens.frame(moment, wish)
        if request.config:
            frame.config = moment.table.config_json()
        if request.box:
            frame.box = moment.table.box
        if request.thinking and not past:
            seed = await self._reading.thinking_seed(moment, wish.viewer)
            if seed is not None:
                frame.thinking_seed = seed
        return frame

    async def Watch(self, request: wire.WatchRequest, context: Context) -> None:  # type: ignore[override]
        """Frames after a version, then live."""
        wish = Wish(viewer_of(request.viewer), events=True, views=request.views, legal=request.legal)
        pages = self._reading.live(checked_game(request.game), request.after, _telling(wish))
        await self._send(context, pages, wish)

    async def Replay(self, request: wire.ReplayRequest, context: Context) -> None:  # type: ignore[override]
        """Frames from version to version."""
        wish = Wish(viewer_of(request.viewer), events=request.events, views=request.views)
        until = request.until if request.HasField("until") else None
        pages = self._reading.past(checked_game(request.game), request.after, until, _telling(wish))
        await self._send(context, pages, wish)

    async def Export(self, request: wire.ExportRequest, context: Context) -> None:  # type: ignore[override]
        """The file of a game in pieces."""
        async for piece in self._exporting.export(checked_game(request.game), viewer_of(request.viewer)):
            await _write(context, wire.ExportChunk(data=piece))

    async def Verify(self, request: wire.VerifyRequest, _context: Context) -> wire.VerifyReply:
        """The verdict on a game in the record."""
        return await self._exporting.verify(checked_game(request.game))

    async def Schemas(self, request: wire.SchemasRequest, _context: Context) -> wire.SchemasReply:
        """Manifests of all titles, or the schemas of one."""
        title = request.title
        if title not in self._schemas:
            self._schemas[title] = _published(self._registry, title)
        return wire.SchemasReply(schemas=self._schemas[title])

    async def _send(self, context: Context, pages: Pages, wish: Wish) -> None:
        async with aclosing(pages):
            async for page in pages:
                await _write(context, wire.Frames(frames=[frame async for frame in self._framed(page, wish)]))

    async def _framed(self, page: list[Moment], wish: Wish) -> AsyncIterator[wire.Frame]:
        """The frames of ``page``; between two costly ones others have their turn."""
        for moment in page:
            yield self._lens.frame(moment, wish)
            if wish.views:
                await asyncio.sleep(0)


def _published(registry: TitleRegistry, title: str) -> bytes:
    """The schemas of ``title``, or the manifests of all; raises the Problem of an unknown title."""
    return manifests.schemas_json(registry, title) if title else manifests.manifests_json(registry)


def _telling(wish: Wish) -> Telling:
    return Story.played if wish.views or wish.legal else Story.told


async def _write(context: Context, message: object) -> None:
    """Sends ``message``; the Problem of a reader who does not read."""
    try:
        async with asyncio.timeout(SEND_SECONDS):
            await context.write(message)
    except TimeoutError:
        raise problems.slow_watcher() from None
