"""The fields `RateLimit` and `RateLimit-Policy` of an answer (draft-ietf-httpapi-ratelimit-headers-10)."""

from functools import lru_cache

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
    if len(allowances) > 1:
        allowances = list({allowance.policy.name: allowance for allowance in allowances}.values())
    left = ", ".join([allowance.said() for allowance in allowances])
    return [(b"ratelimit-policy", _policies(*[one.policy.said for one in allowances])), (b"ratelimit", left.encode())]


@lru_cache(maxsize=1024)
def _policies(*said: str) -> bytes:
    return ", ".join(said).encode()
