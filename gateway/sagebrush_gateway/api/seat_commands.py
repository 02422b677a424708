"""Commands about a seat, which every title knows: what they are, and how each may be refused.

The rules service decides about them as about every command; here they are described for who reads the API alone.
"""

from typing import Any

REFUSALS = {
    "seat-left": "A computer plays the seat until its player returns",
    "not-left": "No computer plays the seat in the place of its player",
    "left-too-often": "The seat was left too often",
    "computer-decides": "The time was up, and a computer makes this one decision",
    "already-resigned": "Its player is out of the game for good",
    "already-agreed": "It was said already",
    "not-absent": "That player is there, or has not been away long enough",
    "computers-seat": "The seat belongs to a computer",
    "player-returned": "Its player has come back since it was offered",
    "handed-over-too-often": "The seat has changed hands too often",
    "game-over": "The game is over",
}
"""Codes with which the rules refuse what is said about seats, with status 422."""

Schema = dict[str, Any]


def _schema(kind: str, description: str, refusals: tuple[str, ...], **fields: Schema) -> Schema:
    codes = {code: {"status": 422, "title": REFUSALS[code]} for code in (*refusals, "game-over")}
    return {
        "type": "object",
        "title": kind,
        "description": description,
        "required": ["type", *fields],
        "properties": {"type": {"const": kind, "type": "string", "description": "What is said."}, **fields},
        "additionalProperties": False,
        "x-problem-codes": codes,
    }


AGAINST = {"type": "integer", "minimum": 0, "maximum": 15, "description": "The seat of the player who stays away."}
SCHEMAS = {
    "LeaveSeatCommand": _schema(
        "leave-seat", "The substitute of the table, a computer, plays your seat until you return.",
        ("seat-left", "left-too-often", "already-resigned"),
    ),
    "ReturnToSeatCommand": _schema(
        "return-to-seat", "You play again from the next decision on; what the computer was thinking comes to nothing.",
        ("not-left", "computer-decides", "left-too-often", "already-resigned"),
    ),
    "ResignCommand": _schema("resign", "You are out for good, ranked behind all who stay.", ("already-resigned",)),
    "AgreeToEndCommand": _schema(
        "agree-to-end", "The game ends without a ranking once every person has said so; your next move takes it back.",
        ("already-agreed", "already-resigned"),
    ),
    "VoteToRemoveCommand": _schema(
        "vote-to-remove", "With more than half of the others who play, the game goes on without somebody who is away.",
        ("seat-left", "not-absent", "computers-seat", "already-agreed", "already-resigned"), against=AGAINST,
    ),
}  # fmt: skip
UNION = {
    "title": "SeatCommand",
    "description": "Leaving, returning, ending: at any time of a running game, whoever is awaited.",
    "oneOf": [{"$ref": f"#/components/schemas/{name}"} for name in SCHEMAS],
    "discriminator": {
        "propertyName": "type",
        "mapping": {
            schema["properties"]["type"]["const"]: f"#/components/schemas/{name}" for name, schema in SCHEMAS.items()
        },
    },
}
EXAMPLES: dict[str, Schema] = {
    "leave": {"summary": "A computer plays for you", "value": {"type": "leave-seat"}},
    "return": {"summary": "You take your seat back", "value": {"type": "return-to-seat"}},
    "resign": {"summary": "You give up", "value": {"type": "resign"}},
    "agree": {"summary": "You agree to end the game", "value": {"type": "agree-to-end"}},
    "vote": {"summary": "You vote against somebody absent", "value": {"type": "vote-to-remove", "against": 1}},
}


def refused_by_rule(*codes: str) -> str:
    """The sentence of an answer with status 422 that has one of these codes."""
    return " ".join(f"{REFUSALS[code]} (`{code}`)." for code in codes)
