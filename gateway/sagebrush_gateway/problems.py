"""Problem details (RFC 9457): every way a request can fail, each with its stable code."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

MEDIA_TYPE = "application/problem+json"
Headers = list[tuple[bytes, bytes]]


@dataclass(frozen=True, slots=True)
class ProblemKind:
    """One way to fail: its code, the HTTP status, and a title that changes with the language alone.

    Many codes may share a title; ``shared`` is then its name in the files of other languages, where it is the code
    otherwise.
    """

    code: str
    status: int
    title: str
    shared: str = ""


MALFORMED_JSON = ProblemKind("malformed-json", 400, "The body is not JSON")
MALFORMED = ProblemKind("malformed", 400, "Something has the wrong form")
BODY_TOO_DEEP = ProblemKind("body-too-deep", 400, "The body is nested too deeply")
BODY_TOO_RICH = ProblemKind("body-too-rich", 400, "A list, an object, a string or a number of the body is too large")
BAD_KEY = ProblemKind("bad-idempotency-key", 400, "Idempotency-Key is missing or has the wrong form")
BAD_CONFIG = ProblemKind("bad-config", 400, "The title cannot be played like this")
NO_SUCH_OPPONENT = ProblemKind("no-such-opponent", 400, "There is no such computer opponent")
UNAUTHENTICATED = ProblemKind("unauthenticated", 401, "A valid bearer token is needed")
NO_HINTS = ProblemKind("no-hints", 403, "The table allows no hints")
HOST_ONLY = ProblemKind("host-only", 403, "Only who opened the table may do this")
WRONG_CALLER = ProblemKind("wrong-caller", 403, "This is not for callers of this kind")
MISSING_SCOPE = ProblemKind("missing-scope", 403, "The application has not the scope that this needs")
NOT_FOUND = ProblemKind("not-found", 404, "There is nothing at this address")
UNKNOWN_GAME = ProblemKind("unknown-game", 404, "There is no such game")
UNKNOWN_TABLE = ProblemKind("unknown-table", 404, "There is no such table")
UNKNOWN_TITLE = ProblemKind("unknown-title", 404, "There is no such title")
UNKNOWN_WEBHOOK = ProblemKind("unknown-webhook", 404, "There is no such webhook")
UNKNOWN_DELIVERY = ProblemKind("unknown-delivery", 404, "There is no such delivery")
NO_SEAT = ProblemKind("no-seat", 404, "You have no such seat")
UNKNOWN_OFFER = ProblemKind("unknown-offer", 404, "There is no such offer")
NO_GROUP = ProblemKind("no-group", 404, "The game has a chance of its own, which it shares with no other table")
GROUP_OVER = ProblemKind("group-over", 409, "The time in which the tables of the group were to play is up")
NO_SUCH_VERSION = ProblemKind("no-such-version", 404, "The game has not come so far")
NO_SUCH_LEVEL = ProblemKind("no-such-level", 400, "There is no such level")
METHOD_NOT_ALLOWED = ProblemKind("method-not-allowed", 405, "This address does not know the method")
NOT_ACCEPTABLE = ProblemKind("not-acceptable", 406, "This address has none of the accepted media types")
REQUEST_TOO_SLOW = ProblemKind("request-too-slow", 408, "The request took too long to arrive")
BODY_TOO_SLOW = ProblemKind("body-too-slow", 408, "The body took too long")
STALE_VERSION = ProblemKind("stale-version", 409, "The game has moved on")
PLAN_CHANGED = ProblemKind("plan-changed", 409, "The plan is another one by now")
CONTENDED = ProblemKind("contended", 409, "The game moves too fast")
TABLE_FULL = ProblemKind("table-full", 409, "Every seat is taken")
SEAT_TAKEN = ProblemKind("seat-taken", 409, "The seat is taken")
ALREADY_SEATED = ProblemKind("already-seated", 409, "You sit at this table already")
HAD_ANOTHER_SEAT = ProblemKind("had-another-seat", 409, "You had another seat of this game")
OFFER_ACCEPTED = ProblemKind("offer-accepted", 409, "Somebody else has accepted the offer")
SEAT_HANDED_OVER = ProblemKind("seat-handed-over", 409, "Somebody else has the seat now")
FOR_HOST_ALONE = ProblemKind("for-host-alone", 409, "Nobody but its host may know what is played there")
TABLE_STARTED = ProblemKind("table-started", 409, "The game has started")
SEATS_FREE = ProblemKind("seats-free", 409, "Some seats are still free")
ENTROPY_MISMATCH = ProblemKind("entropy-mismatch", 409, "The entropy is not what the seat committed to")
ENTROPY_MISSING = ProblemKind("entropy-missing", 409, "Some seats have not revealed their entropy")
COMMITMENTS_CHANGED = ProblemKind("commitments-changed", 409, "The seats are bound to other entropy by now")
ENTROPY_FIXED = ProblemKind("entropy-fixed", 409, "The commitment to the entropy can no longer change")
GAME_EXISTS = ProblemKind("game-exists", 409, "The game exists and is another one")
GAME_FULL = ProblemKind("game-full", 409, "The game has reached its limit of commits")
GAME_NOT_OVER = ProblemKind("game-not-over", 409, "The game is not over")
OVER_AT_VERSION = ProblemKind("over-at-version", 409, "The game was over at that version")
NOTHING_TO_DECIDE = ProblemKind("nothing-to-decide", 409, "The game waits for nothing from this seat")
HINT_UNTOLD = ProblemKind("hint-untold", 409, "No command has told yet of the hint that this seat took")
OFFER_WITHDRAWN = ProblemKind("offer-withdrawn", 410, "The seat is not offered any more")
SEED_GONE = ProblemKind("seed-gone", 410, "The seed behind the table's commitment is gone")
BODY_TOO_LARGE = ProblemKind("body-too-large", 413, "The body is too large")
URL_TOO_LONG = ProblemKind("url-too-long", 414, "The URL is too long")
WRONG_CONTENT_TYPE = ProblemKind("wrong-content-type", 415, "The body has the wrong media type")
REQUEST_ID_REUSED = ProblemKind("request-id-reused", 422, "The request id belongs to another request")
THOUGHT_TOO_LARGE = ProblemKind("thought-too-large", 422, "A thought about this takes too much memory")
UNREADABLE_GAME = ProblemKind("unreadable-game", 422, "This is not the file of a finished game, or it is not proved")
KEY_REUSED = ProblemKind("idempotency-key-reused", 422, "The key belongs to another request")
TOO_MANY_REQUESTS = ProblemKind("too-many-requests", 429, "Too many requests")
QUOTA_SPENT = ProblemKind("quota-spent", 429, "The quota is spent")
TOO_MANY_STREAMS = ProblemKind("too-many-streams", 429, "Too many open streams")
TOO_MANY_TABLES = ProblemKind("too-many-tables", 429, "Too many unfinished tables")
TOO_MANY_WEBHOOKS = ProblemKind("too-many-webhooks", 429, "Too many webhooks")
HEADERS_TOO_LARGE = ProblemKind("headers-too-large", 431, "The headers are too large")
INTERNAL = ProblemKind("internal", 500, "Something is wrong on our side")
RECORD_DAMAGED = ProblemKind("record-damaged", 500, "The record of this game is damaged; the game is halted")
CONTENT_UNKNOWN = ProblemKind("content-unknown", 501, "This release cannot read what the game began with")
RECORD_LOST = ProblemKind("record-lost", 503, "The record has lost what it acknowledged")
ENGINE_BUSY = ProblemKind("engine-busy", 503, "The engine has too much to do")
ENGINE_UNAVAILABLE = ProblemKind("engine-unavailable", 503, "The engine does not answer")
UNAVAILABLE = ProblemKind("unavailable", 503, "The service is not available")
TOO_MANY_CONNECTIONS = ProblemKind("too-many-connections", 503, "Too many open connections")
OVERLOADED = ProblemKind("overloaded", 503, "Too many requests at once")
OUTCOME_UNKNOWN = ProblemKind("outcome-unknown", 503, "Not known whether it was accepted; repeat it with the same key")
DEADLINE = ProblemKind("deadline", 504, "No answer in time; repeat it, a command with the same key")
STORAGE_FULL = ProblemKind("storage-full", 507, "The store has no room; nothing was written")

CATALOGUE = [kind for kind in list(globals().values()) if isinstance(kind, ProblemKind)]
"""Every code of the platform; the rules of the titles add theirs with status 422."""


REFUSED_BY_RULE = "refused-by-rule"
IMPOSSIBLE_POSITION = "impossible-position"
SHARED_TITLES = (REFUSED_BY_RULE, IMPOSSIBLE_POSITION)
"""Names of the titles that many codes share."""

LOCALES = Path(__file__).parent / "locales"
ENGLISH = "en"


@cache
def titles(language: str) -> Mapping[str, str]:
    """The titles by code, or by the name of a shared title, in a language that is not English."""
    return dict(tomllib.loads((LOCALES / f"{language}.toml").read_text("utf-8")))


def refused(code: str) -> ProblemKind:
    """The kind of a refusal by a rule."""
    return ProblemKind(code, 422, "A rule forbids it", REFUSED_BY_RULE)


def unsound(code: str) -> ProblemKind:
    """The kind of a position that no game leads to."""
    return ProblemKind(code, 422, "No game leads to this position", IMPOSSIBLE_POSITION)


class Problem(Exception):
    """Ends a request; ``fields`` are added to the problem's members, ``headers`` to the answer's."""

    def __init__(
        self, kind: ProblemKind, detail: str = "", headers: Mapping[str, str] | None = None, **fields: Any
    ) -> None:
        super().__init__(kind.code)
        self.kind = kind
        self._detail = detail
        self.headers = headers or {}
        self.fields = fields

    @property
    def detail(self) -> str:
        """A sentence about this problem, in English where it is more than the title."""
        return self._detail or f"{self.kind.title}."

    def members(self, language: str = ENGLISH) -> dict[str, Any]:
        """Those of RFC 9457, `code`, and the fields of this problem; the title is in ``language``."""
        kind = self.kind
        title = kind.title if language == ENGLISH else titles(language).get(kind.shared or kind.code, kind.title)
        known = {"type": f"urn:sagebrush:problem:{kind.code}", "title": title, "status": kind.status}
        return {**known, "detail": self._detail or f"{title}.", "code": kind.code, **self.fields}

    def body(self, language: str = ENGLISH) -> bytes:
        """The members, encoded."""
        return msgspec.json.encode(self.members(language))

    def raw_headers(self, body: bytes) -> Headers:
        """Media type, length, and the headers of this problem."""
        given = [(name.lower().encode(), value.encode()) for name, value in self.headers.items()]
        return [(b"content-type", MEDIA_TYPE.encode()), (b"content-length", b"%d" % len(body)), *given]


def too_many_tables(most: int) -> Problem:
    """The problem of a host who has ``most`` unfinished tables."""
    return Problem(TOO_MANY_TABLES, f"At most {most} unfinished tables; finish or close one first.")


def retry_later(seconds: float, kind: ProblemKind = TOO_MANY_REQUESTS) -> Problem:
    """The problem of who must wait ``seconds``."""
    wait = max(1, int(seconds + 0.999))
    return Problem(kind, f"{kind.title}; try again in {wait} s.", {"Retry-After": str(wait)})
