"""Paying for what the engine thinks, out of the quota of simulations: always before it thinks."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

from starlette.requests import ClientDisconnect

from sagebrush_gateway.access.request_limits import RequestLimits
from sagebrush_gateway.guests.caller import Caller

QUOTA: Literal["simulations"] = "simulations"


@asynccontextmanager
async def paid(limits: RequestLimits, caller: Caller, price: int) -> AsyncIterator[None]:
    """Takes ``price`` first and gives it back where nothing was thought; raises the problem of a spent quota."""
    await limits.take_quota(caller, QUOTA, price)
    try:
        yield
    except ClientDisconnect:
        raise  # the work was begun
    except Exception:
        await limits.give_back(caller, QUOTA, price)
        raise


class AnalysisPayment:
    """The simulations of one analysis: ``price`` for each decision, of which the first was ``paid`` in advance."""

    def __init__(self, limits: RequestLimits, caller: Caller, price: int) -> None:
        self._limits = limits
        self._caller = caller
        self._price = price
        self._advance = 1

    async def pay(self, decisions: int) -> None:
        """Pays for as many decisions as were not paid in advance; raises the problem of a spent quota."""
        due = max(0, decisions - self._advance)
        self._advance -= decisions - due
        if due:
            await self._limits.take_quota(self._caller, QUOTA, due * self._price)

    async def settle(self) -> None:
        """Gives back the advance where nothing was thought."""
        unused, self._advance = self._advance, 0
        if unused:
            await self._limits.give_back(self._caller, QUOTA, unused * self._price)
