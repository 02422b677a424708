"""Requests of applications and of their users: one bucket for each application, fair between its users."""

from typing import NamedTuple

from sagebrush_gateway.applications.application import Application, Quota
from sagebrush_gateway.limits.buckets import Allowance, TokenBuckets
from sagebrush_gateway.limits.fair_shares import PRESSURE, FairShares
from sagebrush_gateway.limits.limit_policy import LimitPolicy
from sagebrush_gateway.limits.shared_buckets import SharedBuckets


class SharedQuota(NamedTuple):
    """The bucket of one application and what its users took of it."""

    quota: Quota
    buckets: TokenBuckets
    shares: FairShares


class RequestQuotas:
    """The buckets of all applications, made when they are first needed."""

    def __init__(self, shared: SharedBuckets) -> None:
        self._shared = shared
        self._known: dict[str, SharedQuota] = {}

    def take(self, application: Application, user: str) -> Allowance:
        """Takes a request of ``user``; a user who takes more than others is refused once half of it is left."""
        quota = self._of(application)
        left = quota.buckets.left(application.id)
        is_user = user != application.id  # its own key acts for all of them
        if left < PRESSURE and is_user and quota.shares.is_above_average(user):
            window = quota.quota.seconds
            return Allowance(quota.buckets.policy, 0, (1 - left) * window, max(0.001, (PRESSURE - left) * window))
        allowance = quota.buckets.take(application.id)
        if is_user and not allowance.wait:
            quota.shares.note(user, 1)
        return allowance

    def _of(self, application: Application) -> SharedQuota:
        quota = application.quota("requests")
        known = self._known.get(application.id)
        if known is None or known.quota != quota:
            buckets = self._shared.share(TokenBuckets(LimitPolicy("application", quota.count, quota.seconds)))
            known = self._known[application.id] = SharedQuota(quota, buckets, FairShares(quota.seconds))
        return known
