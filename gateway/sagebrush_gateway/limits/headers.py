"""The fields `RateLimit` and `RateLimit-Policy` of an answer (draft-ietf-httpapi-ratelimit-headers-10)."""

from starlette.types import Scope

from sagebrush_gateway.limits.buckets import Allowance
from sagebrush_gateway.problems import Headers

ALLOWANCES = "sagebrush.allowances"
"""Where the scope keeps what its limits left."""


def limit_headers(scope: Scope) -> Headers:
    """Both fields, with every policy that the request was counted by; none when it was counted by nothing."""
    allowances: list[Allowance] = scope.get(ALLOWANCES, ())
    if not allowances:
        return []
    last = {allowance.policy.name: allowance for allowance in allowances}.values()
    policies = ", ".join(allowance.policy.said for allowance in last)
    left = ", ".join(allowance.said() for allowance in last)
    return [(b"ratelimit-policy", policies.encode()), (b"ratelimit", left.encode())]
