"""Applications in the store: by key for gateways, by name for the operator.

``gw:application:<id>`` is an application, ``gw:application-key:<digest>`` says whose a key is, the hash
``gw:applications`` has the ids by name. Names are never given again, so that logs stay unambiguous.
"""

from collections.abc import Callable, Mapping
from time import monotonic, time

import msgspec
from msgspec.structs import replace

from sagebrush_gateway.applications.application import (
    Application,
    ApplicationKey,
    Quota,
    QuotaName,
    Scope,
    renewed,
    revoked,
)
from sagebrush_gateway.guests.revocations import Revocations
from sagebrush_gateway.guests.tokens import APPLICATION_KEY, digest, is_shaped, new_id, new_secret
from sagebrush_gateway.store import Store

NAMES = "gw:applications"
FRESH = 5.0
"""Seconds in which a gateway remembers an application; that it was revoked is known within one all the same."""
ROOM = 10_000
"""Keys whose owners are remembered."""

_decode = msgspec.json.Decoder(Application).decode
_encode = msgspec.json.encode


class NoSuchApplication(Exception):
    """There is no application of this name."""


class NameTaken(Exception):
    """There is, or was, an application of this name."""


class ApplicationRevoked(Exception):
    """The application has ended, for good."""


class ApplicationRegistry:
    """Applications of one store; one that was seen lately is found without asking it."""

    def __init__(self, store: Store, revocations: Revocations) -> None:
        self._store = store
        self._revocations = revocations
        self._seen: dict[str, tuple[float, Application]] = {}
        self._owners: dict[str, str] = {}
        revocations.subscribe(self._forget)
        revocations.when_lost(self._seen.clear)

    async def by_key(self, key: str) -> Application | None:
        """The application whose key this is; None for a key that is malformed, unknown or has ended."""
        if not is_shaped(key, APPLICATION_KEY):
            return None
        found = digest(key)
        owner = self._owners.get(found) or await self._owner(found)
        application = await self.by_id(owner) if owner else None
        if application is not None and not application.knows_key(found):
            application = await self._read(owner)  # what is remembered is older than the key
        if application is None or not application.has_key(found, time()):
            return None
        return replace(application, token=found)

    async def by_id(self, application_id: str) -> Application | None:
        """The application with this id; None when it is unknown or revoked."""
        until, application = self._seen.get(application_id, (0.0, None))
        if application is None or until < monotonic() or not self._revocations.are_known():
            application = await self._read(application_id)
        return application if application is not None and not application.revoked else None

    async def is_key_good(self, caller: Application, now: float) -> bool:
        """Whether the key that ``caller`` came with is good at ``now``, Unix seconds; asks the store in any case."""
        application = await self._stored(caller.id)
        return application is not None and application.has_key(caller.token, now)

    async def all(self) -> list[Application]:
        """Every application, revoked ones included, by name."""
        ids = await self._store.hgetall(NAMES)
        found = [await self._stored(ids[name].decode()) for name in sorted(ids)]
        return [application for application in found if application is not None]

    async def by_name(self, name: str) -> Application:
        """Raises NoSuchApplication."""
        known = await self._store.hget(NAMES, name)
        found = await self._stored(known.decode()) if known else None
        if found is None:
            raise NoSuchApplication(name)
        return found

    async def create(
        self, name: str, scopes: tuple[Scope, ...], quotas: Mapping[QuotaName, Quota]
    ) -> tuple[Application, str]:
        """A new application and its key, which nobody can read again; raises NameTaken.

        It has its name last of all: what is interrupted before that leaves the name free.
        """
        key = new_secret(APPLICATION_KEY)
        application = Application(
            new_id(), name, scopes, dict(quotas), (ApplicationKey(digest(key)),), created=int(time())
        )
        await self._store.set(_key(application.id), _encode(application))
        await self._store.set(_owner_key(digest(key)), application.id)
        if not await self._store.hsetnx(NAMES, name, application.id):
            await self._store.delete(_owner_key(digest(key)))
            await self._store.delete(_key(application.id))
            raise NameTaken(name)
        return application, key

    async def rotate(self, name: str, overlap: int) -> tuple[Application, str]:
        """The application with a new key; others end ``overlap`` seconds from now. Raises ApplicationRevoked."""
        key = new_secret(APPLICATION_KEY)
        before = await self.by_name(name)
        if before.revoked:
            raise ApplicationRevoked
        await self._store.set(_owner_key(digest(key)), before.id)
        application = await self._change(before.id, lambda now: renewed(now, digest(key), int(time()) + overlap))
        if not overlap:
            for old in before.keys:
                await self._revocations.note(old.digest)
        return application, key

    async def revoke(self, name: str) -> Application:
        """The application with its end: keys, streams and the tokens of its seats are worth nothing any more."""
        application = await self._change((await self.by_name(name)).id, lambda now: revoked(now, int(time())))
        await self._revocations.note(application.id)
        return application

    async def _change(self, application_id: str, step: Callable[[Application], Application]) -> Application:
        """The application after ``step``, which runs again when another operator was faster."""
        key = _key(application_id)

        async def changed(pipe: Store) -> Application:
            after = step(_decode(await pipe.get(key)))
            pipe.multi()
            pipe.set(key, _encode(after))
            return after

        after: Application = await self._store.transaction(changed, key, value_from_callable=True)
        return after

    async def _owner(self, key: str) -> str:
        """The id behind the key of this digest; empty when nobody has it."""
        stored = await self._store.get(_owner_key(key))
        if stored is None:
            return ""
        if len(self._owners) >= ROOM:
            self._owners.clear()
        self._owners[key] = stored.decode()
        return self._owners[key]

    async def _read(self, application_id: str) -> Application | None:
        found = await self._stored(application_id)
        if found is not None:
            self._seen[application_id] = monotonic() + FRESH, found
        return found

    async def _stored(self, application_id: str) -> Application | None:
        stored = await self._store.get(_key(application_id))
        return None if stored is None else _decode(stored)

    def _forget(self, ended: str) -> None:
        """Reads an application again that was revoked, or of which a key has ended."""
        self._seen.pop(self._owners.get(ended, ended), None)


def _key(application_id: str) -> str:
    return f"gw:application:{application_id}"


def _owner_key(key: str) -> str:
    return f"gw:application-key:{key}"
