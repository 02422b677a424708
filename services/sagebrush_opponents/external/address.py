"""An engine that is an address: it is asked with POST, as ``POST /v1/ai/decide`` is."""

import contextlib
import http.client
import json
import ssl
from collections.abc import Mapping
from threading import Timer
from typing import Any
from urllib.parse import SplitResult, urlsplit
from uuid import uuid4

from sagebrush_opponents.decision import Decision
from sagebrush_opponents.external.faults import EngineFault, Fault
from sagebrush_opponents.external.protocol import (
    MOST_ANSWER_BYTES,
    EnginePosition,
    decision_of,
    message_of,
    position_message,
)

GRACE_SECONDS = 1.0
"""What the network may take beyond the budget."""
SHUT_BOTH = 2
"""``socket.SHUT_RDWR``; nothing among the opponents imports ``socket``."""
TOO_LATE = "no whole answer within the time"
DECIDE = "/v1/ai/decide"


class AddressEngine:
    """An engine at an ``http`` or ``https`` address. A password in the address is sent as a bearer token.

    Neither redirections nor proxies are followed.
    """

    def __init__(self, url: str) -> None:
        self._parts = urlsplit(url)

    def decide(self, position: EnginePosition) -> Decision:
        """The engine's decision; raises EngineFault."""
        seconds = position.budget.milliseconds / 1000 + GRACE_SECONDS
        body = json.dumps(request_body(position, uuid4().hex, self._parts), separators=(",", ":")).encode()
        status, answer = _asked(self._parts, body, seconds)
        if status != http.client.OK:
            raise EngineFault(Fault.CRASH, f"the engine answered with status {status}: {answer[:200]!r}")
        return decision_of(message_of(answer), position)


def request_body(position: EnginePosition, request: str, parts: SplitResult) -> dict[str, Any]:
    """The position in full; what ``POST /v1/ai/decide`` reads for an address that ends so, which reads nothing else.

    There the fragment of the address is the level.
    """
    message = position_message(position, request)
    if not parts.path.endswith(DECIDE):
        return message
    asked = {name: message[name] for name in ("request_id", "view", "seat", "seed")}
    config: dict[str, Any] = message["config"]
    chosen = {"level": parts.fragment, "simulations": position.budget.simulations}
    return asked | {"title": config.pop("title"), "config": config} | {name: c for name, c in chosen.items() if c}


def _asked(parts: SplitResult, body: bytes, seconds: float) -> tuple[int, bytes]:
    """Status and body of the answer within ``seconds`` in all; raises EngineFault."""
    call = TimedCall(_connection(parts, seconds), seconds)
    try:
        status, answer = call.post(_target(parts), body, _headers(parts))
    except (OSError, http.client.HTTPException, ValueError) as error:
        if call.is_late and not isinstance(error, TimeoutError):  # we hung up, whatever it looks like here
            raise EngineFault(Fault.TIMEOUT, TOO_LATE) from error
        fault = Fault.TIMEOUT if isinstance(error, TimeoutError) else Fault.CRASH
        raise EngineFault(fault, f"{type(error).__name__}: {error}") from error
    finally:
        call.end()
    if call.is_late:
        raise EngineFault(Fault.TIMEOUT, TOO_LATE)
    if len(answer) > MOST_ANSWER_BYTES:
        raise EngineFault(Fault.FLOOD, f"an answer longer than {MOST_ANSWER_BYTES} bytes")
    return status, answer


class TimedCall:
    """A request that is cut off when its time is up: the timeout of a socket starts anew with each byte."""

    def __init__(self, connection: http.client.HTTPConnection, seconds: float) -> None:
        self.is_late = False
        self._connection = connection
        self._socket: Any = None
        self._alarm = Timer(seconds, self._hang_up)
        self._alarm.daemon = True
        self._alarm.start()

    def post(self, target: str, body: bytes, headers: Mapping[str, str]) -> tuple[int, bytes]:
        """Status and body of the answer, as far as it is read; raises OSError and HTTPException."""
        self._connection.connect()
        self._socket = self._connection.sock  # a response without a length takes it away from the connection
        if self.is_late:  # while it connected there was nothing to shut
            raise TimeoutError("no connection within the time")
        self._connection.request("POST", target, body, headers)
        with self._connection.getresponse() as response:
            return response.status, response.read(MOST_ANSWER_BYTES + 1)

    def end(self) -> None:
        """Close the connection."""
        self._alarm.cancel()
        self._connection.close()

    def _hang_up(self) -> None:
        self.is_late = True
        held = self._socket or self._connection.sock
        if held is not None:
            with contextlib.suppress(OSError):
                held.shutdown(SHUT_BOTH)


def _connection(parts: SplitResult, seconds: float) -> http.client.HTTPConnection:
    assert parts.hostname is not None
    if parts.scheme == "https":
        port, context = parts.port or http.client.HTTPS_PORT, ssl.create_default_context()
        return http.client.HTTPSConnection(parts.hostname, port, timeout=seconds, context=context)
    port = parts.port or http.client.HTTP_PORT  # without one the end of an IPv6 address would be taken for it
    return http.client.HTTPConnection(parts.hostname, port, timeout=seconds)


def _target(parts: SplitResult) -> str:
    return (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def _headers(parts: SplitResult) -> Mapping[str, str]:
    headers = {"Content-Type": "application/json", "Accept": "application/json", "User-Agent": "sagebrush"}
    return headers | ({"Authorization": f"Bearer {parts.password}"} if parts.password else {})
