"""One attempt to deliver: an address that was checked, no redirect, no answer beyond its headers, always an end."""

import asyncio
import ssl
from collections.abc import Iterable
from time import monotonic

import httpcore

from sagebrush_rpc.webhook_jobs import WebhookJob, WebhookResult
from sagebrush_workers.sender.public_addresses import CheckedBackend, Network, ReceiverAddresses, RefusedReceiver

SECONDS = 10.0
"""For everything: name, connection, handshake, request, and the headers of the answer."""


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
        status, problem = await self._outcome(job)
        ms = int(1000 * (monotonic() - began))
        return WebhookResult(job.subscription, job.delivery, job.attempt, status, problem, ms)

    async def _outcome(self, job: WebhookJob) -> tuple[int, str]:
        """The status of the answer; or 0, and what was wrong in one word."""
        backend = CheckedBackend(self._addresses[job.url.partition(":")[0]])
        try:
            async with asyncio.timeout(self._seconds):
                return await self._status(job, backend), ""
        except RefusedReceiver as refused:
            return 0, refused.problem
        except (TimeoutError, httpcore.TimeoutException):
            return 0, "timeout"
        except (httpcore.NetworkError, OSError) as error:
            return 0, _problem_of(error)
        except (httpcore.ProtocolError, httpcore.UnsupportedProtocol, ValueError):
            return 0, "bad-answer"
        finally:
            await backend.close()

    async def _status(self, job: WebhookJob, backend: CheckedBackend) -> int:
        """The status of the answer, whose body is not read."""
        headers = [(name.encode(), value.encode()) for name, value in job.headers.items()]
        async with (
            httpcore.AsyncConnectionPool(ssl_context=self._tls, network_backend=backend) as pool,
            pool.stream("POST", job.url, headers=headers, content=job.body.encode()) as answer,
        ):
            return int(answer.status)


def _problem_of(error: BaseException) -> str:
    """What kept a connection from being made or used."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, ssl.SSLCertVerificationError):
            return "bad-certificate"
        cause = cause.__cause__ or cause.__context__
    return "unreachable"
