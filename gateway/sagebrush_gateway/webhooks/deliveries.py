"""What has yet to be delivered to a subscription, what was, and what was given up."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import random
from typing import Any, Literal

import msgspec

from sagebrush_gateway.problems import UNKNOWN_DELIVERY, Problem
from sagebrush_gateway.store import Store
from sagebrush_gateway.webhooks import keys, scripts
from sagebrush_gateway.webhooks.retries import FIRST, pause_before
from sagebrush_process.clock import HOUR_MS, now_ms
from sagebrush_rpc.webhook_jobs import WebhookResult

KEPT = {keys.DELIVERED: 500, keys.DEAD: 1000}
"""Of those that came to their end; older ones are forgotten."""
WAITING = 10_000
"""Events that wait for one subscription before the latest of a game gives way to the next."""
MANY_FAILURES = 5
"""In a row, after which a receiver counts as down: it gets one delivery at a time."""
DeliveryState = Literal["waiting", "sent", "delivered", "dead"]
STATES: Mapping[str, DeliveryState] = {
    keys.DELIVERED: "delivered",
    keys.DEAD: "dead",
    keys.SENT: "sent",
    keys.DUE: "waiting",
}
"""By the set that has the deliveries in it."""


class StoredEvent(msgspec.Struct, frozen=True):
    """An event for one subscription: the body that is sent, and what of it is looked for. Times are in Unix ms."""

    id: str
    kind: str
    game: str
    version: int
    created: int
    body: str


class DeliveryAttempt(msgspec.Struct, frozen=True):
    """One try: when, with which status or problem, and how long it took."""

    at: int
    status: int
    problem: str
    ms: int


class DeliveryHistory(msgspec.Struct, frozen=True):
    """The latest attempts; ``since`` is the first one since the event was recorded or replayed, 0 before it."""

    since: int = 0
    attempts: tuple[DeliveryAttempt, ...] = ()


class WebhookDelivery(msgspec.Struct, frozen=True):
    """An event with what became of it; ``due`` is the time of the next attempt, 0 when there is none."""

    event: StoredEvent
    state: DeliveryState
    attempts: tuple[DeliveryAttempt, ...]
    due: int = 0


@dataclass(frozen=True, slots=True)
class RetryTerms:
    """How long a delivery is tried, in ms, and the first pause in seconds."""

    lasting: int = 24 * HOUR_MS
    first: float = FIRST


ATTEMPTS_TOLD = 32
event_of = msgspec.json.Decoder(StoredEvent).decode
"""An event as it is stored."""
_history = msgspec.json.Decoder(DeliveryHistory).decode
_encode = msgspec.json.encode


class DeliveryStore:
    """Deliveries by subscription; every step is one script, so several processes may work at once."""

    def __init__(self, store: Store, terms: RetryTerms | None = None) -> None:
        self._store = store
        self._terms = terms or RetryTerms()

    async def told(self, subscription: str, game: str) -> tuple[int, str]:
        """The latest version of ``game`` that was recorded, 0 if none, and whom it waited for then."""
        known = await self._store.hget(keys.part(subscription, keys.GAMES), game)
        version, _, awaited = (known or b"0 ").decode().partition(" ")
        return int(version), awaited

    async def record(
        self, subscription: str, game: str, version: int, awaited: str, over: bool, events: list[StoredEvent]
    ) -> bool:
        """Whether the version was news; then ``events`` wait behind the others of their game."""
        flat = [text for event in events for text in (event.id, _encode(event))]
        names = (keys.GAMES, keys.OVER, keys.EVENTS, keys.DUE, keys.DELIVERED, keys.DEAD)
        given = [game, version, awaited, now_ms(), WAITING, int(over), *flat]
        more = [keys.queue(subscription, game), keys.subscription(subscription)]
        return bool(await self._run(scripts.RECORD, subscription, names, more, given))

    async def claim(self, subscription: str, now: int, until: int, most: int) -> list[tuple[StoredEvent, int]]:
        """Events to send now, each with the number of its attempt; until ``until`` nobody else sends them."""
        names = (keys.DUE, keys.SENT, keys.ATTEMPTS, keys.FAILURES, keys.PAUSE)
        found = await self._run(scripts.CLAIM, subscription, names, [], [now, until, most, MANY_FAILURES])
        events = [await self._event(subscription, id.decode()) for id in found[::2]]
        claimed = zip(events, found[1::2], strict=True)
        return [(event, int(attempt)) for event, attempt in claimed if event is not None]

    async def settle(self, result: WebhookResult, now: int) -> DeliveryState | None:
        """What becomes of a delivery after an attempt; None for an attempt that is settled, or was made again."""
        event = await self._event(result.subscription, result.delivery)
        if event is None:
            return None
        before = await self._past(result.subscription, result.delivery)
        tried = DeliveryAttempt(now, result.status, result.problem, result.ms)
        after = DeliveryHistory(before.since or now, (*before.attempts, tried)[-ATTEMPTS_TOLD:])
        pause = now + 1000 * result.retry_after if not result.is_success() else 0
        again = 0 if result.is_success() or result.is_gone() else self._next_time(after, result.attempt, now, pause)
        state: DeliveryState = "delivered" if result.is_success() else "waiting" if again else "dead"
        done = keys.DELIVERED if result.is_success() else keys.DEAD
        names = (keys.SENT, keys.DUE, keys.ATTEMPTS, keys.HISTORY, keys.EVENTS, done, keys.FAILURES, keys.PAUSE)
        given = [result.delivery, result.attempt, now, again, KEPT[done], _encode(after)]
        given += [int(result.is_success()), MANY_FAILURES, pause]
        queue = keys.queue(result.subscription, event.game)
        return state if await self._run(scripts.SETTLE, result.subscription, names, [queue], given) else None

    async def replay(self, subscription: str, delivery: str) -> None:
        """Lets a dead letter be tried for another day; raises the problem of what is none."""
        event = await self._event(subscription, delivery)
        if event is None:
            raise Problem(UNKNOWN_DELIVERY)
        past = DeliveryHistory(0, (await self._past(subscription, delivery)).attempts)
        names, queue = (keys.DEAD, keys.DUE, keys.HISTORY), keys.queue(subscription, event.game)
        given = [delivery, now_ms(), _encode(past)]
        if not await self._run(scripts.REPLAY, subscription, names, [queue], given):
            raise Problem(UNKNOWN_DELIVERY, "It is no dead letter.")

    async def get(self, subscription: str, delivery: str) -> WebhookDelivery:
        """Raises the problem when there is none, or when it was forgotten."""
        event = await self._event(subscription, delivery)
        if event is None:
            raise Problem(UNKNOWN_DELIVERY)
        state, due = await self._state(subscription, delivery)
        return WebhookDelivery(event, state, (await self._past(subscription, delivery)).attempts, due)

    async def replay_oldest(self, subscription: str, count: int) -> int:
        """How many dead letters are tried again: the oldest ``count``, in their order."""
        oldest = await self._store.zrange(keys.part(subscription, keys.DEAD), 0, count - 1)
        replayed = 0
        for delivery in oldest:
            with suppress(Problem):  # somebody else was faster
                await self.replay(subscription, delivery.decode())
                replayed += 1
        return replayed

    async def page(
        self, subscription: str, state: DeliveryState, before: int, count: int
    ) -> tuple[list[WebhookDelivery], int]:
        """Deliveries in ``state``, the latest first, of those before a time in Unix ms, and where the next page begins.

        Of what waits, only the first of each game is told: the others have no time yet.
        """
        name = keys.DUE if state == "waiting" else state
        key, latest = keys.part(subscription, name), f"({before}" if before else "+inf"
        found = await self._store.zrange(
            key, latest, "-inf", desc=True, byscore=True, offset=0, num=count, withscores=True
        )
        following = int(found[-1][1]) if len(found) == count else 0
        ids = dict.fromkeys(id for id, _ in found)
        if following:  # those of the same millisecond belong to this page
            ids |= dict.fromkeys(await self._store.zrange(key, following, following, byscore=True))
        listed = [await self._listed(subscription, id.decode()) for id in ids]
        return [one for one in listed if one is not None], following

    async def counts(self, subscription: str) -> tuple[int, int, int]:
        """How many wait or are being sent, were delivered, and are dead letters, of those that are kept."""
        everything = await self._store.hlen(keys.part(subscription, keys.EVENTS))
        delivered = await self._store.zcard(keys.part(subscription, keys.DELIVERED))
        dead = await self._store.zcard(keys.part(subscription, keys.DEAD))
        return everything - delivered - dead, delivered, dead

    async def is_failing(self, subscription: str) -> bool:
        """Whether the latest attempts failed, many of them in a row."""
        return int(await self._store.get(keys.part(subscription, keys.FAILURES)) or 0) >= MANY_FAILURES

    def _next_time(self, past: DeliveryHistory, attempt: int, now: int, pause: int) -> int:
        """The time of the next attempt in Unix ms, not before ``pause``; 0 when it would come too late."""
        tried = sum(one.at >= past.since for one in past.attempts)
        again = max(pause, now + int(1000 * pause_before(min(tried, attempt), random(), self._terms.first)))
        return again if again - past.since <= self._terms.lasting else 0

    async def _state(self, subscription: str, delivery: str) -> tuple[DeliveryState, int]:
        for name, state in STATES.items():
            score = await self._store.zscore(keys.part(subscription, name), delivery)
            if score is not None:
                return (state, int(score) if name == keys.DUE else 0)
        return "waiting", 0

    async def _listed(self, subscription: str, delivery: str) -> WebhookDelivery | None:
        try:
            return await self.get(subscription, delivery)
        except Problem:
            return None

    async def _event(self, subscription: str, delivery: str) -> StoredEvent | None:
        stored = await self._store.hget(keys.part(subscription, keys.EVENTS), delivery)
        return None if stored is None else event_of(stored)

    async def _past(self, subscription: str, delivery: str) -> DeliveryHistory:
        stored = await self._store.hget(keys.part(subscription, keys.HISTORY), delivery)
        return DeliveryHistory() if stored is None else _history(stored)

    async def _run(
        self, script: str, subscription: str, names: tuple[str, ...], more: list[str], given: Sequence[object]
    ) -> Any:
        """What ``script`` answers."""
        names_and_more = [*(keys.part(subscription, name) for name in names), *more]
        return await self._store.eval(script, len(names_and_more), *names_and_more, *given)
