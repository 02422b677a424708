"""Tokens that have ended, by their digests."""

from sagebrush_gateway.change_log import ChangeLog
from sagebrush_gateway.store import Store


class Revocations(ChangeLog):
    """The digests of ended tokens, and the ids of revoked applications.

    Listeners are told of the latest ones again and again: who read a token a moment before its end, and remembered it
    a moment later, forgets it with the next look.
    """

    def __init__(self, store: Store) -> None:
        super().__init__(store, "gw:ended")
