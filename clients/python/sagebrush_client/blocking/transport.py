"""Requests to a platform: with a token, repeated while the platform is away and nothing can happen twice."""

import json as json_text
import time
from collections.abc import Generator, Mapping
from typing import Any

import httpx

from sagebrush_client.frames import Json
from sagebrush_client.paths import path_of
from sagebrush_client.problems import require_success
from sagebrush_client.retrying import UNAUTHENTICATED, Answer, Retry, is_deleted, is_final, is_unknown
from sagebrush_client.server_time import ServerTime
from sagebrush_client.views import UnreadableView
from sagebrush_client.waiting import pause

TIMEOUT = httpx.Timeout(10.0, read=60.0)
"""A stream gives a sign of life every 15 seconds: one that is silent for a minute is dead."""
LIMITS = httpx.Limits(max_connections=None)
"""A stream holds a connection for as long as it is read, and an application may have hundreds."""

CONTENTS_KEPT = 32
"""Of different tables, each some kilobytes."""


class Transport:
    """One caller's connection to one platform."""

    def __init__(self, url: str, token: str, language: str, retry: Retry, http: httpx.Client | None) -> None:
        self.url = url.rstrip("/")
        self.token = token.strip()  # as a file has it, whose last line ends
        self.retry = retry
        self.time = ServerTime()
        self.is_exchanging = False
        """Whether another token may be the caller's by now, so that nobody knows yet what the end of this one means."""
        self._language = language
        self._http = http or httpx.Client(timeout=TIMEOUT, limits=LIMITS)
        self._patience = retry.first_seconds
        self._view_contents: dict[str, str] = {}
        """What views are sent without, by hash, as JSON; the oldest is forgotten first."""

    def ask(
        self,
        method: str,
        path: str,
        query: Mapping[str, object] | None = None,
        headers: Mapping[str, str] | None = None,
        is_repeatable: bool = True,
        **body: Any,
    ) -> httpx.Response:
        """The answer; raises Problem, or httpx.TransportError when there is none.

        ``is_repeatable``: nothing goes wrong when the platform sees it twice, as it might when an answer is lost.
        """
        until = 0.0
        attempt = 0
        may_be_done = False
        while True:
            token = self.token
            answer = self._attempt(method, path, query, headers, body)
            until = until or time.monotonic() + self._patience
            wait = self.retry.pause_after(attempt, answer)
            is_past = "Authorization" not in (headers or {}) and self._is_past(token, answer)
            if (is_final(answer, is_repeatable) and not is_past) or time.monotonic() + wait > until:
                return _last(answer, may_be_done and is_deleted(method, path, answer))
            may_be_done = may_be_done or is_unknown(answer)
            attempt += 1
            pause(wait)

    def lines(self, path: str, query: Mapping[str, object], with_token: bool = True) -> Generator[Json, None, None]:
        """The objects of one ND-JSON stream, to its end; raises Problem or httpx.TransportError."""
        token, headers = self.token, self._headers({"Accept": "application/x-ndjson"}, with_token)
        with self._http.stream("GET", self._address(path), params=_said(query), headers=headers) as response:
            if response.is_error:
                response.read()
            if self._is_past(token, response):
                raise httpx.ReadError("The token was exchanged meanwhile.")
            require_success(response)
            self._patience = self.retry.seconds
            self.time.compare(response.headers)
            for line in _lines(response):
                yield json_text.loads(line)

    def post_lines(self, path: str, query: Mapping[str, object], content: bytes) -> Generator[Json, None, None]:
        """The objects with which a file is answered; raises Problem or httpx.TransportError."""
        headers = self._headers({"Content-Type": "application/x-ndjson"} if content else {})
        sent = self._http.stream("POST", self._address(path), params=_said(query), headers=headers, content=content)
        with sent as response:
            if response.is_error:
                response.read()
            require_success(response)
            for line in _lines(response):
                yield json_text.loads(line)

    def view_content(self, game: str, hash: str) -> str:
        """What the views of ``game`` are sent without, as JSON, asked for once; raises UnreadableView."""
        if hash not in self._view_contents:
            answer = self.ask("GET", path_of("games", game, "content"), {"hash": hash})
            if answer.json().get("hash") != hash:
                raise UnreadableView(f"The views of {game} are sent without something else now.")
            while len(self._view_contents) >= CONTENTS_KEPT:
                self._view_contents.pop(next(iter(self._view_contents)))
            self._view_contents[hash] = answer.text
        return self._view_contents[hash]

    def close(self) -> None:
        """Close the connections."""
        self._http.close()

    def _attempt(
        self,
        method: str,
        path: str,
        query: Mapping[str, object] | None,
        headers: Mapping[str, str] | None,
        body: Mapping[str, Any],
    ) -> Answer:
        try:
            answer = self._http.request(
                method, self._address(path), params=_said(query or {}), headers=self._headers(headers or {}), **body
            )
        except httpx.TransportError as error:
            return error
        self._patience = self.retry.seconds
        self.time.compare(answer.headers)
        return answer

    def _is_past(self, token: str, answer: Answer) -> bool:
        """Whether ``token``, with which it was asked for, is refused because it was exchanged meanwhile."""
        is_refused = isinstance(answer, httpx.Response) and answer.status_code == UNAUTHENTICATED
        return is_refused and (self.is_exchanging or self.token != token)

    def _address(self, path: str) -> str:
        return f"{self.url}/v1{path}"

    def _headers(self, more: Mapping[str, str], with_token: bool = True) -> dict[str, str]:
        caller = {"Authorization": f"Bearer {self.token}"} if self.token and with_token else {}
        return {"Accept-Language": self._language, **caller, **more}


def _lines(response: httpx.Response) -> Generator[str, None, None]:
    """The lines of an ND-JSON answer that end with a newline, but for blank ones.

    A connection may end in the middle of a line, and a text may hold what Python takes for the end of one (U+2028).
    """
    rest = ""
    for text in response.iter_text():
        *lines, rest = (rest + text).split("\n")
        for line in lines:
            if line.strip():
                yield line


def _last(answer: Answer, is_done: bool) -> httpx.Response:
    if isinstance(answer, httpx.TransportError):
        raise answer
    return answer if is_done else require_success(answer)


def _said(query: Mapping[str, object]) -> dict[str, Any]:
    """The query without what was not said."""
    return {name: _text(value) for name, value in query.items() if value is not None}


def _text(value: object) -> object:
    return str(value).lower() if isinstance(value, bool) else value
