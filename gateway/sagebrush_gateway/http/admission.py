"""Admission: who may be served now. Strangers are counted by address, and requests in progress have a limit."""

from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from time import monotonic

from starlette.types import Scope

from sagebrush_gateway.access.identity import CALLER, application_behind, identify
from sagebrush_gateway.access.request_limits import RequestLimits
from sagebrush_gateway.gateway import Gateway
from sagebrush_gateway.limits.addresses import address_of
from sagebrush_gateway.limits.connections import HOLD
from sagebrush_gateway.problems import OVERLOADED, Problem

PROBES = {"/healthz", "/readyz"}
"""Never refused: a supervisor would end a gateway that is merely busy."""


WAITS = "sagebrush.waits"
"""In the scope: to be called by a route that only waits from now on, so that its request is not in progress."""
HELD_BACK = 0.5
"""Seconds of a body after which its sender is identified anew."""
LARGE_BODIES = 32
"""Bodies beyond the size of everybody's that one caller may be sending at once."""


class AdmissionControl:
    """Admits requests to one gateway; how many are in progress is counted here."""

    def __init__(self, gateway: Gateway) -> None:
        self._gateway = gateway
        self._most_at_once = gateway.settings.gateway_requests
        self._in_progress = 0
        self._large: Counter[str] = Counter()

    async def admit(self, scope: Scope) -> None:
        """Counts a request that `finish` must be told of; raises the problem of one that is not served."""
        if self._in_progress >= self._most_at_once and scope["path"] not in PROBES:
            raise _overloaded()
        self._in_progress += 1
        try:
            await self._identify(scope)
        except BaseException:
            self._in_progress -= 1
            raise

    @asynccontextmanager
    async def reading(self, scope: Scope, is_large: bool) -> AsyncIterator[None]:
        """A request whose body is still coming is not in progress: a caller who never sends it takes no capacity.

        Large bodies of one caller, and of all, have a limit, since they are held in memory. Who held a body back until
        his token had ended has none.
        """
        began = monotonic()
        with self._large_body(scope) if is_large else nullcontext():
            self._in_progress -= 1
            try:
                yield
            finally:
                self._in_progress += 1
        if self._in_progress > self._most_at_once:
            raise _overloaded()
        if scope[CALLER] is not None and monotonic() - began > HELD_BACK:
            await identify(self._gateway, scope)

    @contextmanager
    def _large_body(self, scope: Scope) -> Iterator[None]:
        caller = scope[CALLER].id
        if self._large[caller] >= LARGE_BODIES or self._large.total() >= self._most_at_once:
            raise _overloaded()
        self._large[caller] += 1
        try:
            yield
        finally:
            self._large[caller] -= 1
            self._large += Counter()  # forgets who has none

    def finish(self) -> None:
        """A request that was admitted has its answer, or its stream has begun."""
        self._in_progress -= 1

    async def _identify(self, scope: Scope) -> None:
        """Learns who calls; refuses a stranger whose address asks too often and does not read it for a while."""
        caller = await identify(self._gateway, scope)
        limits = RequestLimits(self._gateway, scope, "" if caller is None else caller.id)
        if caller is not None:
            if application := application_behind(caller):
                limits.note(self._gateway.request_quotas.take(application, caller.id))
            return
        try:
            limits.take(self._gateway.limits.strangers, address_of(scope))
        except Problem:
            _hold(scope, self._gateway.settings.gateway_hold_seconds)
            if scope["path"] not in PROBES:
                raise


def _overloaded() -> Problem:
    return Problem(OVERLOADED, headers={"Retry-After": "1"})


def _hold(scope: Scope, seconds: float) -> None:
    if HOLD in scope:
        scope[HOLD](seconds)
