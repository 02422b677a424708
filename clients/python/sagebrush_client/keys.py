"""Keys that make a request one, however often it is sent."""

from uuid import uuid4


def keyed(key: str = "") -> dict[str, str]:
    """The header that names a request, by a key of its own where none is given."""
    return {"Idempotency-Key": key or str(uuid4())}
