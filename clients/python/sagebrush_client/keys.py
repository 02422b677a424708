"""Keys that make a request one, however often it is sent, and tokens of guests."""

import secrets
from uuid import uuid4


def keyed(key: str = "") -> dict[str, str]:
    """The header that names a request, by a key of its own where none is given."""
    return {"Idempotency-Key": key or str(uuid4())}


def new_token() -> str:
    """A token of 256 random bits that no guest has."""
    return f"sb_{secrets.token_urlsafe(32)}"
