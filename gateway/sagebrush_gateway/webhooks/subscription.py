"""What an application subscribes to: an address, kinds of events, and the secrets that sign them."""

from base64 import b64encode
from secrets import token_bytes
from typing import Literal, get_args

import msgspec
from msgspec.structs import replace

EventKind = Literal["started", "moved", "turn", "warned", "finished"]
EVENT_KINDS: tuple[EventKind, ...] = get_args(EventKind)
"""In the order in which those of one version are delivered."""
SECRETS = 4
"""Secrets that sign at once; the oldest ones end when there are more."""


class SigningSecret(msgspec.Struct, frozen=True):
    """``whsec_`` and base64, as Standard Webhooks write it; ``until`` is its end in Unix seconds, 0 for the newest."""

    text: str
    until: int = 0


class Subscription(msgspec.Struct, frozen=True):
    """As it is stored; ``created`` is in Unix ms, ``game`` is empty when it is about all games of the application.

    ``gone``: when its receiver said 410, Unix ms; 0 while it wants events.
    """

    id: str
    application: str
    url: str
    events: tuple[EventKind, ...]
    game: str
    secrets: tuple[SigningSecret, ...]
    created: int
    gone: int = 0

    def wants(self, game: str) -> bool:
        """Whether it is about ``game``, and its receiver is there."""
        return not self.gone and (not self.game or self.game == game)

    def good_secrets(self, now: float) -> list[str]:
        """Those that sign at ``now``, Unix seconds; the newest first."""
        return [secret.text for secret in self.secrets if not secret.until or secret.until > now]


def new_signing_secret() -> SigningSecret:
    """One with 256 random bits."""
    return SigningSecret(f"whsec_{b64encode(token_bytes(32)).decode()}")


def with_secret(subscription: Subscription, secret: SigningSecret, until: int) -> Subscription:
    """With a new secret; the others end at ``until``, if not before."""
    kept = [SigningSecret(old.text, min(old.until or until, until)) for old in subscription.secrets]
    return replace(subscription, secrets=(secret, *kept[: SECRETS - 1]))
