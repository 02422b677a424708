"""Which of the games of a group a guest who was outside it may join: one alone, for all have the same chance."""

from collections.abc import Awaitable, Callable

from sagebrush_gateway.store import Store
from sagebrush_gateway.tables.table_terms import GroupPlace
from sagebrush_process.clock import HOUR_MS


def _key(place: GroupPlace, guest: str) -> str:
    return f"gw:group:{place.group}:{guest}"


class GroupClaims:
    """Claims in the store, each until an hour after the group has ended."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def claim(self, place: GroupPlace, guest: str, game: str) -> str:
        """The one game of a group at which ``guest`` may accept a seat: ``game``, unless he did so at another one."""
        key = _key(place, guest)
        await self._store.set(key, game, nx=True, pxat=place.until + HOUR_MS)
        return (await self._store.get(key) or b"").decode()

    async def release(self, place: GroupPlace, guest: str, game: str, has_seat: Callable[[], Awaitable[bool]]) -> None:
        """Lets ``guest`` accept a seat at another game of the group, unless he has one at ``game`` or is getting it."""
        if await has_seat() or not await self._forget(_key(place, guest), game):
            return
        if await has_seat():  # he got it meanwhile: claim and table have no transaction in common
            await self.claim(place, guest, game)

    async def _forget(self, key: str, game: str) -> bool:
        """Whether the claim of ``key`` was one to ``game``, and is none any more."""

        async def forgotten(pipe: Store) -> bool:
            if await pipe.get(key) != game.encode():
                return False
            pipe.multi()
            pipe.delete(key)
            return True

        return bool(await self._store.transaction(forgotten, key, value_from_callable=True))
