"""How routes document themselves: their problems, their examples, their raw answers."""

from collections import defaultdict
from typing import Any

from sagebrush_gateway.api import seat_commands
from sagebrush_gateway.api.seat_commands import refused_by_rule
from sagebrush_gateway.problems import (
    BAD_CONFIG,
    BAD_KEY,
    BODY_TOO_DEEP,
    BODY_TOO_LARGE,
    BODY_TOO_RICH,
    BODY_TOO_SLOW,
    CONTENDED,
    CONTENT_UNKNOWN,
    DEADLINE,
    GAME_FULL,
    HINT_UNTOLD,
    INTERNAL,
    KEY_REUSED,
    MALFORMED,
    MALFORMED_JSON,
    MEDIA_TYPE,
    NO_SEAT,
    NO_SUCH_OPPONENT,
    OUTCOME_UNKNOWN,
    OVERLOADED,
    PLAN_CHANGED,
    RECORD_DAMAGED,
    RECORD_LOST,
    STALE_VERSION,
    STORAGE_FULL,
    TOO_MANY_REQUESTS,
    TOO_MANY_TABLES,
    UNAUTHENTICATED,
    UNAVAILABLE,
    UNKNOWN_GAME,
    UNKNOWN_TABLE,
    WRONG_CALLER,
    WRONG_CONTENT_TYPE,
    ProblemKind,
)

EVERYWHERE = (MALFORMED, TOO_MANY_REQUESTS, INTERNAL, OVERLOADED, RECORD_LOST, UNAVAILABLE, DEADLINE, STORAGE_FULL)
OF_A_GAME = (RECORD_DAMAGED, CONTENT_UNKNOWN)
"""How every route of a game may fail."""
OF_A_COMMAND = (STALE_VERSION, CONTENDED, GAME_FULL, KEY_REUSED, OUTCOME_UNKNOWN)
"""How a command may fail that has the right form and that no rule forbids."""
BODIES = (MALFORMED_JSON, BODY_TOO_DEEP, BODY_TOO_RICH, BODY_TOO_SLOW, BODY_TOO_LARGE, WRONG_CONTENT_TYPE)
"""How a body may fail at the gate."""
RETRIED = (429, 503, 504)
"""Statuses after which waiting may help."""
HEADERS = {
    "ETag": {
        "description": "What this answer is, for `If-None-Match`; that of a game, its version, also for `If-Match`.",
        "schema": {"type": "string"},
    },
    "Idempotency-Replayed": {
        "description": "`true` where the key was answered before; left out otherwise.",
        "schema": {"type": "string"},
    },
    "Retry-After": {
        "description": "Seconds after which to ask again; left out where no time helps.",
        "schema": {"type": "integer"},
    },
    "Sagebrush-Simulations": {"description": "What it cost of your quota.", "schema": {"type": "integer"}},
}
"""Of answers, by their name."""
Responses = dict[int | str, dict[str, Any]]
PROBLEM = {MEDIA_TYPE: {"schema": {"$ref": "#/components/schemas/ProblemResponse"}}}


def problems(*kinds: ProblemKind) -> Responses:
    """The responses of a route for guests that may fail in these ways."""
    return open_to_all(UNAUTHENTICATED, *kinds)


def with_body(*kinds: ProblemKind) -> Responses:
    """The same for a route that takes a body."""
    return problems(*BODIES, *kinds)


def open_to_all(*kinds: ProblemKind) -> Responses:
    """The responses of a route without a token that may fail in these ways and in those every route may."""
    return told_by_status(*EVERYWHERE, *kinds, *(OF_A_GAME if UNKNOWN_GAME in kinds else ()))


def told_by_status(*kinds: ProblemKind) -> Responses:
    """A response for each status of ``kinds``, with a sentence for each of them."""
    by_status: defaultdict[int, list[str]] = defaultdict(list)
    for kind in dict.fromkeys(kinds):
        by_status[kind.status].append(f"{kind.title} (`{kind.code}`).")
    return {status: _refusal(status, " ".join(sentences)) for status, sentences in sorted(by_status.items())}


def _refusal(status: int, description: str) -> dict[str, Any]:
    told = {"description": description, "content": PROBLEM}
    return told | {"headers": _named("Retry-After")} if status in RETRIED else told


def _named(*headers: str) -> dict[str, Any]:
    """These headers of an answer, described once for all answers."""
    return {name: {"$ref": f"#/components/headers/{name}"} for name in headers}


def note_wrong_caller(responses: dict[str, Any]) -> None:
    """Adds to the responses of an operation that it refuses callers of some kinds, unless they say so already."""
    told = responses.get("403", {}).get("description", "")
    if f"`{WRONG_CALLER.code}`" not in told:
        [refusal] = told_by_status(WRONG_CALLER).values()
        responses["403"] = {**refusal, "description": f"{refusal['description']} {told}".rstrip()}


def _parameter(name: str, where: str, description: str, required: bool = False) -> dict[str, Any]:
    schema = {"type": "string"}
    return {"name": name, "in": where, "required": required, "description": description, "schema": schema}


GAME = _parameter("game", "path", "The id of the game.", required=True)


KEY = _parameter("Idempotency-Key", "header", "8 to 64 printable characters; a UUID is best.", required=True)
OPTIONAL_KEY = _parameter("Idempotency-Key", "header", "If you like: 8 to 64 printable characters; a UUID is best.")
LIST_KEY = _parameter("Idempotency-Key", "header", "8 to 60 printable characters; a UUID is best.", required=True)
IF_MATCH = _parameter("If-Match", "header", "The version you have seen; refused as stale when it is not current.")
IF_PLAN = _parameter("If-Match", "header", "The ETag of the plan that you saw; refused when something else is planned.")
PREFER = _parameter(
    "Prefer",
    "header",
    "`same-question`: `If-Match` may be older where your choice still answers what was asked then.",
)
IF_NONE_MATCH = _parameter("If-None-Match", "header", "The ETag that you have; while it is the same: 304.")
TRACEPARENT = _parameter("traceparent", "header", "W3C trace context.")


COMMAND = {
    "type": "object",
    "required": ["type"],
    "properties": {"type": {"type": "string"}},
    "additionalProperties": True,
    "description": "Its other fields are those that `GET /v1/titles/{title}/schemas` gives for its type.",
}


def priced(responses: Responses, unsound: bool = False) -> Responses:
    """The responses of a route that costs simulations; where a position is sent, it may be ``unsound``."""
    if unsound:
        responses[422]["description"] += " Or no game leads to the position; then the code is that of what is wrong."
    headers = _named("Sagebrush-Simulations", "Idempotency-Replayed")
    return {200: {"description": "The answer.", "headers": headers}, **responses}


def tagged(responses: Responses) -> Responses:
    """The responses of a route whose answer need not be sent again to who has it, by its ETag."""
    answer = {"description": "The answer.", "headers": _named("ETag")}
    same = {"description": "You have it: the ETag is still that of `If-None-Match`.", "headers": _named("ETag")}
    return {200: answer, 304: same, **responses}


def versioned(responses: Responses) -> Responses:
    """The responses of a route whose answer is about a version of the game, its ETag."""
    answer = responses.get(200, {"description": "The answer."})
    return {**responses, 200: {**answer, "headers": {**answer.get("headers", {}), **_named("ETag")}}}


def commanding() -> Responses:
    """The responses of a route that takes commands."""
    refusals = with_body(BAD_KEY, UNKNOWN_GAME, NO_SEAT, *OF_A_COMMAND)
    refusals[422]["description"] += " Or a rule forbids it; then the code is the rule's."
    accepted = {"description": "Accepted, now or before.", "headers": _named("ETag", "Idempotency-Replayed")}
    return {200: accepted, **refusals}


def opening(*kinds: ProblemKind) -> Responses:
    """The responses of a route that opens a table, under a key if the caller likes."""
    opened = {"description": "The table.", "headers": _named("Idempotency-Replayed")}
    return {
        201: opened,
        **with_body(BAD_KEY, KEY_REUSED, TOO_MANY_TABLES, BAD_CONFIG, NO_SUCH_OPPONENT, UNKNOWN_TABLE, *kinds),
    }


def planning() -> Responses:
    """The responses of a route by which a seat plans moves, where the game may be over or a computer may play it."""
    refusals = with_body(BAD_KEY, UNKNOWN_GAME, NO_SEAT, HINT_UNTOLD, PLAN_CHANGED, CONTENDED)
    by_rule = refused_by_rule("seat-left", "game-over")
    [reused] = told_by_status(KEY_REUSED).values()
    refusals[422] = {"description": f"{reused['description']} {by_rule}", "content": PROBLEM}
    answer = {"description": "What is planned.", "headers": _named("ETag", "Idempotency-Replayed")}
    return {200: answer, **refusals}


def removing(*kinds: ProblemKind) -> Responses:
    """The responses of a route by which a host frees a seat, whose player the rules may still protect."""
    refusals = problems(*kinds, NO_SEAT, *OF_A_COMMAND, *OF_A_GAME)
    told = refused_by_rule("not-absent", "computers-seat", "already-resigned", "game-over")
    refusals[422] = {"description": told, "content": PROBLEM}
    return refusals


def handing_over(*kinds: ProblemKind) -> Responses:
    """The responses of a route about a seat that changes hands, which the rules may forbid."""
    refusals = problems(*kinds, *OF_A_COMMAND, *OF_A_GAME)
    codes = "not-absent", "player-returned", "computers-seat", "already-resigned", "handed-over-too-often", "game-over"
    refusals[422] = {"description": refused_by_rule(*codes), "content": PROBLEM}
    return refusals


def hot_path() -> dict[str, Any]:
    """The operation that a plain endpoint serves, in FastAPI's words."""
    responses = commanding()
    responses[200]["content"] = {"application/json": {"schema": {"$ref": "#/components/schemas/CommandResponse"}}}
    return {
        "post": {
            "tags": ["games"],
            "operationId": "submitCommand",
            "summary": "Submit Command",
            "description": "One command of your seat, as `legal` offers it, `take-back`, or one about the seat itself, "
            "which is never among the legal ones. The answer is on disk. After a timeout, repeat it with the same key: "
            "the answer has the same bytes as the first.",
            "security": [{"token": []}],
            "parameters": [GAME, KEY, IF_MATCH, PREFER, TRACEPARENT],
            "requestBody": {
                "required": True,
                "content": {
                    "application/json": {
                        "schema": {"anyOf": [{"$ref": "#/components/schemas/SeatCommand"}, COMMAND]},
                        "examples": {
                            "move": {"summary": "A move", "value": {"type": "place-on-box", "box": "gambling"}},
                            **seat_commands.EXAMPLES,
                        },
                    }
                },
            },
            "responses": {str(status): response for status, response in responses.items()},
        }
    }
