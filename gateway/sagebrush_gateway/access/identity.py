"""The guest behind the token of a request."""

from starlette.types import Scope

from sagebrush_gateway.gateway import Gateway
from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.problems import UNAUTHENTICATED, Problem

GUEST = "sagebrush.guest"
"""Where the scope keeps who calls; None for a stranger."""


def token_of(headers: list[tuple[bytes, bytes]]) -> str:
    """The token of the Authorization header; empty when there is none."""
    for name, value in headers:
        if name == b"authorization" and value[:7].lower() == b"bearer ":
            return value[7:].decode("latin-1").strip()
    return ""


async def identify(gateway: Gateway, scope: Scope) -> Guest | None:
    """The guest whose token came with the request, which the scope keeps for the policies."""
    token = token_of(scope["headers"])
    found = scope[GUEST] = await gateway.guests.by_token(token) if token else None
    return found


def guest_of(scope: Scope) -> Guest:
    """Raises the problem when the token is missing or unknown."""
    found: Guest | None = scope[GUEST]
    if found is not None:
        return found
    if token_of(scope["headers"]):
        raise ended_token()
    raise unauthenticated("Send `Authorization: Bearer <token>`; POST /v1/guests gives a token.")


def unauthenticated(detail: str) -> Problem:
    """The problem of a caller whose token or ticket is missing or of no use."""
    return Problem(UNAUTHENTICATED, detail, {"WWW-Authenticate": "Bearer"})


def ended_token() -> Problem:
    """The problem of a token that nobody has."""
    return unauthenticated("The token is unknown, has been exchanged or revoked, or has expired.")
