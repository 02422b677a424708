"""When a request is sent again, and how long is waited before."""

import random
from dataclasses import dataclass

import httpx

from sagebrush_client.problems import Problem, retry_after

LIMITED = 429
"""The status of a limit. Without ``Retry-After`` no waiting helps: the caller has to end something first."""
BUSY = {LIMITED, 503}
"""Statuses after which the platform has done nothing, or a keyed command may simply be repeated."""
AWAY = BUSY | {502, 504}
"""These, and statuses after which nobody knows what became of a request."""
UNSENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)
"""Errors after which the platform cannot have seen the request."""

GONE = 404
"""The status of what is not there."""
UNAUTHENTICATED = 401
"""The status of a token that is not, or no longer, anybody's: nothing has been done."""
OWN_TOKEN = "/guests/me/token"
"""Where the token is, with which its own end is asked for."""

HOPELESS = httpx.UnsupportedProtocol
"""An address that no time mends, such as one without ``http://``."""

Answer = httpx.Response | httpx.TransportError


@dataclass(frozen=True, slots=True)
class Retry:
    """How patient a client is; all in seconds.

    seconds: for which a request is repeated while the platform is away or busy. first_seconds: the same before it has
    ever answered, since it may not run at all. pause: before the first repetition; it doubles up to ``longest_pause``,
    with jitter, unless the platform says in ``Retry-After`` when to come back.
    """

    seconds: float = 30.0
    first_seconds: float = 2.0
    pause: float = 0.25
    longest_pause: float = 5.0

    def pause_after(self, attempt: int, answer: Answer | Problem | None = None) -> float:
        """Seconds to wait after attempt number ``attempt``, from 0; as many as the platform asks for, if it does."""
        asked = answer.retry_after if isinstance(answer, Problem) else None
        if isinstance(answer, httpx.Response):
            asked = retry_after(answer)
        if asked is not None:
            return asked
        longest = min(self.pause * 2.0 ** min(attempt, 16), self.longest_pause)
        return longest * random.uniform(0.5, 1.0)


def is_final(answer: Answer, is_repeatable: bool) -> bool:
    """Whether there is nothing to be gained, or something to be lost, by asking again."""
    if isinstance(answer, HOPELESS):
        return True
    if isinstance(answer, httpx.TransportError):
        return not is_repeatable and not isinstance(answer, UNSENT)
    if answer.status_code == LIMITED and "Retry-After" not in answer.headers:
        return True
    return answer.status_code not in (AWAY if is_repeatable else BUSY)


def is_unknown(answer: Answer) -> bool:
    """Whether the platform may have done what it was asked."""
    if isinstance(answer, httpx.TransportError):
        return not isinstance(answer, UNSENT)
    return answer.status_code in AWAY - {LIMITED}


def is_deleted(method: str, path: str, answer: Answer) -> bool:
    """Whether ``answer``, to a request whose first answer was lost, says that what was to be deleted is gone."""
    gone = UNAUTHENTICATED if path == OWN_TOKEN else GONE
    return method == "DELETE" and isinstance(answer, httpx.Response) and answer.status_code == gone
