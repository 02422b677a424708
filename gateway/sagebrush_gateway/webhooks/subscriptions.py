"""Subscriptions in the store, by id and by application."""

from collections.abc import Callable
from contextlib import suppress
from time import time

import msgspec
from msgspec.structs import replace

from sagebrush_gateway.guests.tokens import new_id
from sagebrush_gateway.problems import TOO_MANY_WEBHOOKS, UNKNOWN_WEBHOOK, Problem
from sagebrush_gateway.store import FAILED, Store
from sagebrush_gateway.webhooks import keys
from sagebrush_gateway.webhooks.deliveries import event_of
from sagebrush_gateway.webhooks.subscription import EventKind, Subscription, new_signing_secret, with_secret
from sagebrush_process.clock import now_ms

MOST = 20
"""Subscriptions of one application."""
MAKING_MS = 60_000
"""After which a subscription has its place, or never gets it."""

_decode = msgspec.json.Decoder(Subscription).decode
_encode = msgspec.json.encode


class SubscriptionStore:
    """Every change is one key; a set of ids may name one that is gone.

    Those of its application have it last when it is made: what was interrupted before that gets no event, takes no
    place among those it may have, and is unknown to it. The set of all has it first, and loses it last: what was
    interrupted is found there, and taken away.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def create(self, application: str, url: str, events: tuple[EventKind, ...], game: str) -> Subscription:
        """A new one; raises the problem of an application that has too many."""
        made = Subscription(new_id(), application, url, events, game, (new_signing_secret(),), created=now_ms())
        try:
            await self._store.set(keys.subscription(made.id), _encode(made))
            await self._store.sadd(keys.ALL, made.id)
            await self._give_place(made)
        except (Problem, *FAILED):
            with suppress(*FAILED):
                await self.remove(made)
            raise
        return made

    async def has_place(self, one: Subscription) -> bool:
        """Whether it is one of its application's, or may still become one; else its making was interrupted."""
        own = keys.of_application(one.application)
        return now_ms() < one.created + MAKING_MS or bool(await self._store.sismember(own, one.id))

    async def _give_place(self, made: Subscription) -> None:
        """Puts it among those of its application; raises the problem of one that has as many as it may have."""
        own = keys.of_application(made.application)

        async def placed(pipe: Store) -> None:
            if await pipe.scard(own) >= MOST:
                raise Problem(TOO_MANY_WEBHOOKS, f"An application has at most {MOST} webhooks.")
            pipe.multi()
            pipe.sadd(own, made.id)

        await self._store.transaction(placed, own)

    async def get(self, id: str) -> Subscription | None:
        """None when there is none."""
        stored = await self._store.get(keys.subscription(id))
        return None if stored is None else _decode(stored)

    async def own(self, application: str, id: str) -> Subscription:
        """Raises the problem when ``application`` has no such subscription."""
        found = await self.get(id)
        if found is None or found.application != application:
            raise Problem(UNKNOWN_WEBHOOK)
        return found

    async def all(self) -> list[Subscription]:
        """Every subscription of every application; what is left of one that was taken away is, too."""
        ids = [id.decode() for id in await self._store.smembers(keys.ALL)]
        found = [await self.get(id) for id in ids]
        for id, one in zip(ids, found, strict=True):
            if one is None:
                await self._forget(id)
        return [one for one in found if one is not None]

    async def of_application(self, application: str) -> list[Subscription]:
        """The oldest first."""
        named = await self._store.smembers(keys.of_application(application))
        found = [await self.get(id.decode()) for id in named]
        return sorted((one for one in found if one is not None), key=lambda one: one.created)

    async def rotate(self, subscription: Subscription, overlap: int) -> Subscription:
        """With a new secret; the others end in ``overlap`` seconds."""
        secret, until = new_signing_secret(), int(time()) + overlap
        return await self._change(subscription.id, lambda now: with_secret(now, secret, until))

    async def note_gone(self, id: str, at: int) -> None:
        """Its receiver wants nothing more since ``at``, Unix ms; 0: it may be asked again."""
        with suppress(Problem):  # taken away meanwhile
            await self._change(id, lambda now: replace(now, gone=at))

    async def remove(self, subscription: Subscription) -> None:
        """Takes it away with everything that waits; what is being sent at the moment may still arrive."""
        await self._store.srem(keys.of_application(subscription.application), subscription.id)
        await self._forget(subscription.id)

    async def _forget(self, id: str) -> None:
        await self._store.delete(keys.subscription(id))  # from now on nothing is recorded for it
        events = await self._store.hvals(keys.part(id, keys.EVENTS))
        queues = {keys.queue(id, event_of(event).game) for event in events}
        await self._store.unlink(*(keys.part(id, name) for name in keys.PARTS), *queues)
        await self._store.srem(keys.ALL, id)

    async def cursor(self, application: str) -> int:
        """How far the games of ``application`` were followed, Unix ms; 0 before the first time."""
        return int(await self._store.get(keys.cursor(application)) or 0)

    async def keep_cursor(self, application: str, cursor: int) -> None:
        """Remembers that everything up to ``cursor`` was recorded."""
        await self._store.set(keys.cursor(application), cursor)

    async def forget_cursor(self, application: str) -> None:
        """The next subscription of ``application`` begins anew."""
        await self._store.delete(keys.cursor(application))

    async def _change(self, id: str, step: Callable[[Subscription], Subscription]) -> Subscription:
        """The subscription after ``step``, which runs again when somebody else was faster."""
        key = keys.subscription(id)

        async def changed(pipe: Store) -> Subscription:
            stored = await pipe.get(key)
            if stored is None:
                raise Problem(UNKNOWN_WEBHOOK)
            after = step(_decode(stored))
            pipe.multi()
            pipe.set(key, _encode(after))
            return after

        after: Subscription = await self._store.transaction(changed, key, value_from_callable=True)
        return after
