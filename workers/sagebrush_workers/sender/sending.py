"""One attempt to deliver: an address that was checked, no redirect, no answer beyond its headers, always an end."""

import asyncio
import ssl
from collections.abc import Iterable
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from math import ceil
from time import monotonic

import httpcore

from sagebrush_process.public_addresses import Network
from sagebrush_rpc.webhook_jobs import WebhookJob, WebhookResult
from sagebrush_workers.sender.public_addresses import CheckedBackend, ReceiverAddresses, RefusedReceiver

SECONDS = 10.0
"""For everything: name, connection, handshake, request, and the headers of the answer."""

LONGEST_PAUSE = 4 * 3600
"""Seconds for which a receiver may ask to be left alone, as long as the longest pause between two attempts."""


class WebhookSender:
    """Sends jobs; a connection is used once."""

    def __init__(self, allowed: Iterable[Network], seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._tls = ssl.create_default_context()
        self._addresses = {
            "https": ReceiverAddresses(allowed),
            "http": ReceiverAddresses(allowed, has_encryption=False),
        }

    async def send(self, job: WebhookJob) -> WebhookResult:
        """What came of it; raises nothing that a receiver could cause."""
        began = monotonic()
        status, problem, pause = await self._outcome(job)
        ms = int(1000 * (monotonic() - began))
        return WebhookResult(job.subscription, job.delivery, job.attempt, status, problem, ms, pause)

    async def _outcome(self, job: WebhookJob) -> tuple[int, str, int]:
        """The status of the answer, or 0 and what was wrong in one word; and for how long the receiver wants peace."""
        backend = CheckedBackend(self._addresses[job.url.partition(":")[0]])
        try:
            async with asyncio.timeout(self._seconds):
                status, pause = await self._status(job, backend)
                return status, "", pause
        except RefusedReceiver as refused:
            return 0, refused.problem, 0
        except (TimeoutError, httpcore.TimeoutException):
            return 0, "timeout", 0
        except (httpcore.NetworkError, OSError) as error:
            return 0, _problem_of(error), 0
        except (httpcore.ProtocolError, httpcore.UnsupportedProtocol, ValueError):
            return 0, "bad-answer", 0
        finally:
            await backend.close()

    async def _status(self, job: WebhookJob, backend: CheckedBackend) -> tuple[int, int]:
        """The status of the answer, whose body is not read, and its ``Retry-After`` in seconds."""
        headers = [(name.encode(), value.encode()) for name, value in job.headers.items()]
        async with (
            httpcore.AsyncConnectionPool(ssl_context=self._tls, network_backend=backend) as pool,
            pool.stream("POST", job.url, headers=headers, content=job.body.encode()) as answer,
        ):
            asked = [value for name, value in answer.headers if name.lower() == b"retry-after"]
            return int(answer.status), seconds_of(asked[0]) if asked else 0


def seconds_of(retry_after: bytes) -> int:
    """Seconds from now that a ``Retry-After`` means, as a number or a date; 0 for what is neither, or is over."""
    text = retry_after.decode("latin-1").strip()
    if text.isascii() and text.isdigit():
        return min(int(text[:9]), LONGEST_PAUSE)
    try:
        until = parsedate_to_datetime(text)
    except (ValueError, TypeError, OverflowError):
        return 0
    until = until if until.tzinfo else until.replace(tzinfo=UTC)
    return min(max(0, ceil((until - datetime.now(UTC)).total_seconds())), LONGEST_PAUSE)


def _problem_of(error: BaseException) -> str:
    """What kept a connection from being made or used."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, ssl.SSLError):
            return "bad-certificate" if isinstance(cause, ssl.SSLCertVerificationError) else "bad-answer"
        cause = cause.__cause__ or cause.__context__
    return "unreachable"
