"""The public HTTP API, as the command line needs it: one class, blocking, patient with a platform that restarts."""

import time
import uuid
from collections.abc import Callable, Iterator
from typing import Any

import httpx

RETRY_SECONDS = 30.0
"""Seconds for which an answer is asked for again while the platform is away or busy."""
FIRST_RETRY_SECONDS = 2.0
"""The same before it has ever answered: it may not run at all."""
AWAY = {429, 502, 503, 504}
PAUSE = 0.5
PAGE = 200
"""Frames of a replay that are asked for at once."""

Json = dict[str, Any]
Headers = dict[str, str]


class Refused(Exception):
    """The platform said no; ``code`` is stable, the text is its sentence."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail)
        self.code = code


class Api:
    """One guest's access to a platform."""

    def __init__(self, url: str, token: str = "", language: str = "en") -> None:
        self.url = url
        self.token = token
        headers = {"Accept-Language": language}
        self._http = httpx.Client(base_url=f"{url}/v1", timeout=10, headers=headers)
        self._retry_seconds = FIRST_RETRY_SECONDS

    def register(self, name: str) -> None:
        """Registers a new guest and keeps its token."""
        self.token = str(self.post("/guests", {"name": name})["token"])

    def get(self, path: str, **query: object) -> Any:
        """The JSON at ``path``; ``Refused`` when it is a problem."""
        return self._answer("GET", path, params=_query(query)).json()

    def post(self, path: str, body: Json | None = None) -> Any:
        """The JSON answer to ``body``; ``Refused`` when it is a problem."""
        return self._answer("POST", path, json=body).json()

    def delete(self, path: str) -> None:
        """Take away what is at ``path``; ``Refused`` when that is a problem."""
        self._answer("DELETE", path)

    def submit(self, game: str, command: Json) -> Json:
        """The commit of a command, sent again with the same key while its outcome is unknown."""
        headers = {"Idempotency-Key": str(uuid.uuid4())}
        answer: Json = self._answer("POST", f"/games/{game}/commands", json=command, headers=headers).json()
        return answer

    def export(self, game: str, viewer: str | None = None) -> bytes:
        """The game as a file."""
        return self._answer("GET", f"/games/{game}/export", params=_query({"as": viewer})).content

    def frames(self, game: str, after: int, until: int, viewer: str | None, thoughts: bool = False) -> Iterator[Json]:
        """Frames of the replay, page by page."""
        for start in range(after, until, PAGE):
            page = {"after": start, "until": min(until, start + PAGE), "limit": PAGE, "as": viewer}
            page |= {"thoughts": "true"} if thoughts else {}
            yield from self.get(f"/games/{game}/frames", **page)["frames"]

    def follow(self, game: str, viewer: str | None = None, legal: bool = False) -> Iterator[Json]:
        """All commits, then live until the game is over; resumes by itself when the connection breaks."""
        seen, over = 0, False
        while not over:
            try:
                for frame in self._stream(game, {"after": seen, "as": viewer, "legal": legal}):
                    seen, over = frame["version"], frame["over"]
                    yield frame
            except httpx.TransportError:
                time.sleep(PAUSE)

    def _stream(self, game: str, query: Json) -> Iterator[Json]:
        headers = {**self._credentials(), "Accept": "application/x-ndjson"}
        path = f"/games/{game}/events"
        with self._http.stream("GET", path, params=_query(query), headers=headers, timeout=60) as response:
            if response.is_error:
                response.read()
            for line in _require_success(response).iter_lines():
                if line:
                    yield httpx.Response(200, text=line).json()

    def _answer(self, method: str, path: str, headers: Headers | None = None, **content: Any) -> httpx.Response:
        """The answer, asked for again while the platform is away."""
        headers = {**self._credentials(), **(headers or {})}
        began = time.monotonic()
        while True:
            answer = _attempt(lambda: self._http.request(method, path, headers=headers, **content))
            if isinstance(answer, httpx.Response):
                self._retry_seconds = RETRY_SECONDS
                if answer.status_code not in AWAY:
                    return _require_success(answer)
            if time.monotonic() > began + self._retry_seconds:
                return _last_answer(answer)
            time.sleep(PAUSE)

    def _credentials(self) -> Headers:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}


def _attempt(ask: Callable[[], httpx.Response]) -> httpx.Response | httpx.TransportError:
    """An answer, or why there is none."""
    try:
        return ask()
    except httpx.TransportError as error:
        return error


def _last_answer(answer: httpx.Response | httpx.TransportError) -> httpx.Response:
    """The last answer for what it is."""
    if isinstance(answer, httpx.TransportError):
        raise answer
    return _require_success(answer)


def _query(query: Json) -> Json:
    """The query without what was not said."""
    return {name: value for name, value in query.items() if value not in (None, False)}


def _require_success(response: httpx.Response) -> httpx.Response:
    """The response, unless it is a problem."""
    if response.is_success:
        return response
    if not response.headers.get("Content-Type", "").startswith("application/problem+json"):
        raise Refused("not-sagebrush", f"{response.url} answered {response.status_code} without an explanation.")
    said = response.json()
    raise Refused(said["code"], said.get("detail") or said["title"])
