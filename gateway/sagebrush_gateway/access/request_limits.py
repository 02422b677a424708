"""The limits of one request: what it takes of them, and what its answer says about them."""

from starlette.types import Scope

from sagebrush_gateway.access.identity import application_behind
from sagebrush_gateway.applications.application import DAY, Application, Quota, QuotaName
from sagebrush_gateway.gateway import Gateway
from sagebrush_gateway.guests.caller import Caller
from sagebrush_gateway.limits.buckets import Allowance, TokenBuckets
from sagebrush_gateway.limits.counters import Counted, count
from sagebrush_gateway.limits.headers import ALLOWANCES
from sagebrush_gateway.limits.limit_policy import LimitPolicy
from sagebrush_gateway.problems import QUOTA_SPENT, Problem, retry_later

TOLD, SHOWN = 50, 5
"""Commits of the past that cost as much as one read: with their events alone, and with views, commands or thoughts."""
LIMITS = "sagebrush.limits"
"""Where the scope keeps the limits of its request."""


class RequestLimits:
    """What one request of ``caller`` takes; every take raises the problem with Retry-After when there is too little."""

    __slots__ = ("_allowances", "_gateway", "_id")

    def __init__(self, gateway: Gateway, scope: Scope, caller: str) -> None:
        self._gateway = gateway
        self._id = caller
        self._allowances: list[Allowance] = []
        scope[ALLOWANCES] = self._allowances
        scope[LIMITS] = self

    def count_for(self, caller: str) -> None:
        """Takes from what ``caller`` has, from now on: who comes with a ticket is known later than others."""
        self._id = caller

    def take_read(self, times: int = 1) -> None:
        """Takes so many reads of the caller."""
        self.take(self._gateway.limits.reads, self._id, times)

    def count_as_read(self) -> None:
        """Takes a read of a caller whom no limit has counted yet."""
        if not self._allowances:
            self.take_read()

    def take_commands(self, times: int = 1) -> None:
        """Takes so many commands of the caller over all games."""
        self.take(self._gateway.limits.accounts, self._id, times)

    def look_back(self, commits: int, for_a_read: int) -> None:
        """Takes what a look at so many commits costs beyond the read that it is; ``for_a_read``: TOLD or SHOWN."""
        self.take_read(_reads_beyond(commits, for_a_read))

    def found_fewer(self, commits: int, found: int, for_a_read: int) -> None:
        """Gives back what was taken to look at so many commits, where only ``found`` of them were there."""
        if surplus := _reads_beyond(commits, for_a_read) - _reads_beyond(found, for_a_read):
            self.put_back(self._gateway.limits.reads, self._id, surplus)

    def take(self, buckets: TokenBuckets, key: str, times: int = 1) -> None:
        """Takes out of the bucket of ``key``."""
        if times > 0:
            self.note(buckets.take(key, times))

    def put_back(self, buckets: TokenBuckets, key: str, times: int) -> None:
        """Returns to the bucket of ``key`` what was taken out of it for nothing."""
        self._say_instead(buckets.give_back(key, times))

    def note(self, allowance: Allowance) -> None:
        """Lets the answer say ``allowance``; raises when it is a refusal."""
        self._allowances.append(allowance)
        if allowance.wait:
            raise retry_later(allowance.wait)

    async def take_quota(self, caller: Caller, name: QuotaName, units: int) -> None:
        """Takes ``units`` of what ``caller``, or its application, may have; exact over all gateways."""
        caller = application_behind(caller) or caller
        policy = self._policy(caller, name)
        if not policy.quota:
            raise _more_than_all(policy, units)
        cost = units * policy.interval
        counted = await count(self._gateway.store, f"{policy.place}:{caller.id}", cost, policy.window)
        self._allowances.append(_allowance(policy, counted))
        if not counted.granted:
            raise _spent(policy, units, counted)

    async def give_back(self, caller: Caller, name: QuotaName, units: int) -> None:
        """Gives back what was taken and not used."""
        caller = application_behind(caller) or caller
        policy = self._policy(caller, name)
        counted = await count(self._gateway.store, f"{policy.place}:{caller.id}", -units * policy.interval)
        self._say_instead(_allowance(policy, counted))

    def _say_instead(self, allowance: Allowance) -> None:
        """Lets the answer say ``allowance`` in the place of what it said of the same policy."""
        self._allowances[:] = [given for given in self._allowances if given.policy.name != allowance.policy.name]
        self._allowances.append(allowance)

    def _policy(self, caller: Caller, name: QuotaName) -> LimitPolicy:
        quota = _quota(self._gateway, caller, name)
        return LimitPolicy(name, quota.count, quota.seconds)


def _reads_beyond(commits: int, for_a_read: int) -> int:
    """What a look at so many commits costs beyond one read."""
    return max(0, commits - 1) // for_a_read


def limits_of(scope: Scope) -> RequestLimits:
    """The limits of the request of ``scope``."""
    limits: RequestLimits = scope[LIMITS]
    return limits


def _quota(gateway: Gateway, caller: Caller, name: QuotaName) -> Quota:
    if isinstance(caller, Application):
        return caller.quota(name)
    return Quota(gateway.settings.gateway_guest_simulations, DAY)


def _allowance(policy: LimitPolicy, counted: Counted) -> Allowance:
    remaining = max(0, int((policy.window - counted.full_in) / policy.interval))
    return Allowance(policy, remaining, counted.full_in)


def _spent(policy: LimitPolicy, units: int, counted: Counted) -> Problem:
    wait = counted.full_in + units * policy.interval - policy.window
    return _more_than_all(policy, units) if units > policy.quota else retry_later(wait, QUOTA_SPENT)


def _more_than_all(policy: LimitPolicy, units: int) -> Problem:
    """The problem that no time helps against."""
    return Problem(QUOTA_SPENT, f"This needs {units} {policy.name}, and the whole quota has {policy.quota:.0f}.")
