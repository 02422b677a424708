"""Tables that changed, by their ids."""

from sagebrush_gateway.change_log import AGAIN, ChangeLog
from sagebrush_gateway.store import Store


class TableChanges(ChangeLog):
    """The ids of changed tables; listeners are told of each change once, since readers of streams are told then."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, "gw:changes")
        self._told: dict[str, int] = {}

    async def poll(self) -> None:
        """Passes on what has changed since the last look."""
        await super().poll()
        self._told = {table: number for table, number in self._told.items() if number >= self._seen - AGAIN}

    def _begin_anew(self) -> None:
        self._told.clear()
        super()._begin_anew()

    def _notify(self, id: str, number: int) -> None:
        if self._told.get(id) != number:
            self._told[id] = number
            super()._notify(id, number)
