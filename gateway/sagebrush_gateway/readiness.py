"""Whether the gateway can do its work, found out at most once a second, however many ask."""

from asyncio import Lock
from time import monotonic

from sagebrush_gateway.store import FAILED, Store
from sagebrush_rpc.client import RulesClient

FRESH = 1.0
"""Seconds."""


class ReadinessCheck:
    """The last answers of the rules service and of the store."""

    def __init__(self, rules: RulesClient, store: Store) -> None:
        self._rules = rules
        self._store = store
        self._asking = Lock()
        self._until = 0.0
        self._fault = ""

    async def fault(self) -> str:
        """A sentence that says what does not answer; empty when everything does."""
        async with self._asking:
            if self._until < monotonic():
                self._fault = await self._found()
                self._until = monotonic() + FRESH
        return self._fault

    async def _found(self) -> str:
        if not await self._rules.is_ready():
            return "The rules service is not ready."
        return "" if await self._store_answers() else "The store does not answer."

    async def _store_answers(self) -> bool:
        try:
            return bool(await self._store.ping())
        except FAILED:
            return False
