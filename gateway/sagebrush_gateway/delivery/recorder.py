"""From the streams over many games to events that wait: one stream for each application that subscribed.

It is the stream that the application could read itself. How far it has come is kept behind what was recorded, so after
a restart the newest state of every game that moved is looked at again; what is known by its version is not recorded
twice.
"""

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Any

import structlog

from sagebrush_gateway.api.responses.following import TableUpdateResponse
from sagebrush_gateway.api.responses.webhooks import GameNews
from sagebrush_gateway.api.table_stream import TableStream
from sagebrush_gateway.api.table_updates import UpdateReader
from sagebrush_gateway.applications.application import Application
from sagebrush_gateway.delivery.metrics import RECORDED
from sagebrush_gateway.gateway import Gateway
from sagebrush_gateway.problems import Problem
from sagebrush_gateway.store import AWAY
from sagebrush_gateway.webhooks.deliveries import StoredEvent
from sagebrush_gateway.webhooks.events import game_event, warned_event
from sagebrush_gateway.webhooks.subscription import EVENT_KINDS, EventKind, Subscription
from sagebrush_process.clock import now_ms
from sagebrush_process.tasks import cancel_all

log = structlog.get_logger()

EVERY = 0.25
"""Seconds between two looks at who subscribed."""
PAUSE = 0.5
"""Seconds before a stream that broke begins again."""
CURSOR_EVERY = 1.0
"""Seconds between two notes of how far a stream has come."""


class Recorder:
    """Records the games of every application that has a webhook."""

    def __init__(self, gateway: Gateway) -> None:
        self._gateway = gateway
        self._streams: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Records until cancelled."""
        try:
            while True:
                with suppress(*AWAY):
                    await self._look()
                await asyncio.sleep(EVERY)
        finally:
            await cancel_all(list(self._streams.values()))

    async def _look(self) -> None:
        """Begins the streams of new subscribers, and ends those of who has none any more."""
        subscribed: dict[str, int] = {}
        for one in await self._gateway.webhooks.all():
            subscribed[one.application] = min(one.created, subscribed.get(one.application, one.created))
        for application in self._streams.keys() - subscribed.keys():
            await cancel_all([self._streams.pop(application)])
            await self._gateway.webhooks.forget_cursor(application)
        for application, since in subscribed.items():
            if application not in self._streams:
                self._streams[application] = asyncio.create_task(self._record_all(application, since))

    async def _record_all(self, application: str, since: int) -> None:
        """Records from where an earlier process came to, but not what was before ``since``: that interested nobody."""
        while True:
            try:
                known = await self._gateway.applications.by_id(application)
                if known is not None:
                    await self._follow(known, max(since, await self._gateway.webhooks.cursor(application)))
            except (*AWAY, Problem) as error:
                log.warning("stream-broken", application=application, error=type(error).__name__)
            except Exception as error:  # the task must not end: nothing would record this application until a restart
                log.error("stream-failed", application=application, exc_info=error)
            await asyncio.sleep(PAUSE)

    async def _follow(self, application: Application, since: int) -> None:
        reader = UpdateReader(self._gateway, application, is_lobby=False, legal=False, language="en")
        noted = 0.0
        with self._gateway.followers.mailbox(application.id, since) as box:
            async for update in TableStream(self._gateway.followers, box, reader).updates():
                if update.version is not None:
                    await self.record(application.id, update)
                if monotonic() > noted + CURSOR_EVERY:
                    await self._gateway.webhooks.keep_cursor(application.id, update.cursor)
                    noted = monotonic()

    async def record(self, application: str, update: TableUpdateResponse) -> None:
        """Lets the events of an update wait for every subscription that wants them.

        Subscriptions are asked for anew, so that one made a moment ago misses nothing.
        """
        assert update.table is not None
        for one in await self._gateway.webhooks.of_application(application):
            if one.wants(update.table):
                await self._record_for(one, update, update.table)

    async def _record_for(self, one: Subscription, update: TableUpdateResponse, game: str) -> None:
        version = update.version or 0
        if update.type == "warned":
            await self._record_warning(one, update, game, version)
            return
        before, waited = await self._gateway.deliveries.told(one.id, game)
        if version <= before:
            return
        awaited = people_of(update)
        is_new = not before and await self._opened(game) >= one.created
        kinds = [kind for kind in kinds_of(update, is_new, before, waited, awaited) if kind in one.events]
        now = now_ms()
        news = news_of(update)
        events = [game_event(kind, game, version, news, now) for kind in kinds]
        await self._gateway.deliveries.record(one.id, game, version, awaited, bool(update.over), events)
        self._log(one, events)

    async def _record_warning(self, one: Subscription, update: TableUpdateResponse, game: str, version: int) -> None:
        """Behind what waits of the game; a warning that waits, or arrived not long ago, is not recorded twice."""
        if "warned" in one.events:
            event = warned_event(update.id, game, version, news_of(update), now_ms())
            if await self._gateway.deliveries.record(one.id, game, 0, "", False, [event]):
                self._log(one, [event])

    async def _opened(self, game: str) -> int:
        return (await self._gateway.tables.get(game)).opened

    def _log(self, one: Subscription, events: list[StoredEvent]) -> None:
        RECORDED.inc(len(events))
        for event in events:
            log.info("recorded", application=one.application, webhook=one.id, delivery=event.id)


def people_of(update: TableUpdateResponse) -> str:
    """The seats of the people whom a game waits for, as text; empty when there are none."""
    seats = [one.seat for one in update.awaited or () if one.opponent is None and one.seat >= 0]
    return ",".join(map(str, sorted(seats)))


def kinds_of(update: TableUpdateResponse, is_new: bool, before: int, waited: str, awaited: str) -> list[EventKind]:
    """What an update is, in the order of delivery.

    ``before`` is the version that was told last, and ``waited`` whom it waited for. When versions were left out, a turn
    may have passed on and come back, so it is told.
    """
    is_gap = update.version != before + 1
    holds: dict[EventKind, bool] = {
        "started": is_new,
        "moved": not is_new,
        "warned": False,
        "turn": bool(awaited) and (is_gap or bool(_seats(awaited) - _seats(waited))),
        "finished": bool(update.over),
    }
    return [kind for kind in EVENT_KINDS if holds[kind]]


def _seats(people: str) -> set[str]:
    return set(people.split(","))


def news_of(update: TableUpdateResponse) -> dict[str, Any]:
    """The data of the events of an update."""
    news = GameNews(
        game=update.table or "",
        title=update.title or "",
        name=update.name or "",
        version=update.version or 0,
        awaited=update.awaited or [],
        over=bool(update.over),
        warning=update.warning,
        outcome=update.outcome,
    )
    return news.model_dump(mode="json", exclude_none=True)
