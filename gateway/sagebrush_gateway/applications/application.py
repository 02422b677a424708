"""What the operator registers: a name, keys, scopes and quotas."""

from typing import Literal, get_args

import msgspec
from msgspec.structs import replace

Scope = Literal["games:create", "games:read", "seats:issue", "ai:decide", "webhooks:manage"]
SCOPES: tuple[Scope, ...] = get_args(Scope)
QuotaName = Literal["requests", "games", "simulations"]


class Quota(msgspec.Struct, frozen=True):
    """So many units in so many seconds; they flow back evenly."""

    count: int
    seconds: int


MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
PERIODS = {"second": 1, "minute": MINUTE, "hour": HOUR, "day": DAY}
DEFAULT_QUOTAS: dict[QuotaName, Quota] = {
    "requests": Quota(30_000, MINUTE),
    "games": Quota(10_000, DAY),
    "simulations": Quota(10_000_000, DAY),
}
"""What an application has when the operator says nothing."""


KEYS = 4
"""Keys that an application has at most; the oldest ones end when there are more."""


class ApplicationKey(msgspec.Struct, frozen=True):
    """The digest of a key; ``until`` is when it ends, in Unix seconds, 0 for the newest one."""

    digest: str
    until: int = 0


class Application(msgspec.Struct, frozen=True):
    """As it is stored; ``created`` and ``revoked`` are in Unix seconds, ``revoked`` is 0 for one that is not.

    ``token`` is not stored: it is the digest of the key that the application came with.
    """

    id: str
    name: str
    scopes: tuple[Scope, ...]
    quotas: dict[QuotaName, Quota]
    keys: tuple[ApplicationKey, ...]
    created: int
    revoked: int = 0
    token: str = ""

    def has_key(self, digest: str, now: float) -> bool:
        """Whether ``digest`` is that of a key which has not ended."""
        return not self.revoked and any(
            key.digest == digest and (not key.until or key.until > now) for key in self.keys
        )

    def knows_key(self, digest: str) -> bool:
        """Whether ``digest`` is, or was, that of one of its keys."""
        return any(key.digest == digest for key in self.keys)

    def quota(self, name: QuotaName) -> Quota:
        """What the operator gave it, or the default."""
        return self.quotas.get(name, DEFAULT_QUOTAS[name])


def renewed(application: Application, digest: str, until: int) -> Application:
    """With a new key; the others end at ``until``, if not before."""
    kept = [ApplicationKey(key.digest, min(key.until or until, until)) for key in application.keys]
    return replace(application, keys=(ApplicationKey(digest), *kept[: KEYS - 1]))


def revoked(application: Application, now: int) -> Application:
    """Without any right, for good; its name and what it did stay known."""
    return replace(application, revoked=application.revoked or now)
