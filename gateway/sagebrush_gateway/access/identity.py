"""The caller: the guest or the application behind the token of a request."""

from starlette.types import Scope

from sagebrush_gateway.applications.application import Application
from sagebrush_gateway.applications.seat_holder import SeatHolder
from sagebrush_gateway.gateway import Gateway
from sagebrush_gateway.guests.caller import Caller
from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.guests.tokens import APPLICATION_KEY, SEAT_TOKEN
from sagebrush_gateway.problems import UNAUTHENTICATED, WRONG_CALLER, Problem

CALLER = "sagebrush.caller"
"""Where the scope keeps who calls; None for a stranger."""


def token_of(headers: list[tuple[bytes, bytes]]) -> str:
    """The token of the Authorization header; empty when there is none."""
    for name, value in headers:
        if name == b"authorization" and value[:7].lower() == b"bearer ":
            return value[7:].decode("latin-1").strip()
    return ""


async def identify(gateway: Gateway, scope: Scope) -> Caller | None:
    """The caller with a good token, which the scope keeps for the policies."""
    token = token_of(scope["headers"])
    found = scope[CALLER] = await _by_token(gateway, token) if token else None
    return found


async def _by_token(gateway: Gateway, token: str) -> Caller | None:
    if token.startswith(APPLICATION_KEY):
        return await gateway.applications.by_key(token)
    if token.startswith(SEAT_TOKEN):
        return await gateway.seats.by_token(token)
    return await gateway.guests.by_token(token)


def caller_of(scope: Scope) -> Caller:
    """Raises the problem when the token is missing or unknown."""
    found: Caller | None = scope[CALLER]
    if found is not None:
        return found
    if token_of(scope["headers"]):
        raise ended_token()
    raise unauthenticated("Send `Authorization: Bearer <token>`; POST /v1/guests gives a token.")


def guest_of(scope: Scope) -> Guest:
    """Raises the problem when the caller is no guest."""
    found = caller_of(scope)
    if not isinstance(found, Guest):
        raise Problem(WRONG_CALLER, "This is for guests.")
    return found


def application_of(scope: Scope) -> Application:
    """Raises the problem when the caller is no application."""
    found = caller_of(scope)
    if not isinstance(found, Application):
        raise Problem(WRONG_CALLER, "This is for applications, which an operator registers.")
    return found


def application_behind(caller: Caller | None) -> Application | None:
    """The application that calls, or whose user does."""
    if isinstance(caller, SeatHolder):
        return caller.application
    return caller if isinstance(caller, Application) else None


def application_name_of(scope: Scope) -> str:
    """The name of the application that calls, or whose user does; empty for every other caller."""
    found = application_behind(scope.get(CALLER))
    return "" if found is None else found.name


def unauthenticated(detail: str) -> Problem:
    """The problem of a caller whose token or ticket is missing or of no use."""
    return Problem(UNAUTHENTICATED, detail, {"WWW-Authenticate": "Bearer"})


def ended_token() -> Problem:
    """The problem of a token that nobody has."""
    return unauthenticated("The token is unknown, has been exchanged or revoked, or has expired.")
