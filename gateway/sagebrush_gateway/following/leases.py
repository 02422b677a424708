"""Turns that one of a guest's programs works on: until its lease ends, no other program of that guest gets them."""

from sagebrush_gateway.store import Store


class TurnLeases:
    """Leases in the store, shared by all gateways; each is one key that ends by itself."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def take(self, guest: str, game: str, version: int, seconds: int) -> bool:
        """Whether nobody had the turn at ``version``, which is leased for ``seconds`` from now."""
        return bool(await self._store.set(f"gw:turn-lease:{guest}:{game}:{version}", b"", nx=True, ex=seconds))
