"""The parameters of a request: each is one that the matched route knows, and is there once."""

from collections.abc import Iterable, Iterator
from typing import Any
from urllib.parse import parse_qsl

from pydantic import BaseModel
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from sagebrush_gateway.access.identity import CALLER
from sagebrush_gateway.access.policies import anyone, count_read, newcomer, ticket_holder
from sagebrush_gateway.problems import MALFORMED, Problem

OPEN = {anyone, newcomer, ticket_holder}
"""Policies that need no token in the header."""


def check_parameters(routes: Iterable[BaseRoute]) -> None:
    """Makes each of ``routes`` below `/v1/` refuse parameters that it does not know; repeating it changes nothing.

    Routes for probes lie elsewhere: they answer whatever is added to their address.
    """
    found: Any
    for found in routes:
        if found.path.startswith("/v1/") and not isinstance(found.app, ParameterCheck):
            found.app = ParameterCheck(found.app, *_asked(getattr(found, "dependant", None)))


class ParameterCheck:
    """An ASGI layer around one route; a request that it refuses is counted as one that its route serves.

    ``known``: the parameters of the route. ``is_open``: whether it may be asked without the header Authorization;
    another one is left to refuse a caller without a token.
    """

    def __init__(self, app: ASGIApp, known: frozenset[str], is_open: bool) -> None:
        self._app = app
        self._known = known
        self._is_open = is_open

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one request; raises the problem of a parameter."""
        if scope["query_string"] and (self._is_open or scope[CALLER] is not None):
            self._check(scope)
        await self._app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        names = [name for name, _ in parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True)]
        for name in names:
            if name not in self._known:
                self._refuse(scope, name, "There is no such field or parameter.")
            if names.count(name) > 1:
                self._refuse(scope, name, "A parameter is given once.")

    def _refuse(self, scope: Scope, name: str, detail: str) -> None:
        count_read(scope)
        raise Problem(MALFORMED, detail, field=name)


def _asked(dependant: Any) -> tuple[frozenset[str], bool]:
    """The parameters that a route and what it depends on ask for, and whether a policy asks for no token."""
    parts = list(_parts(dependant))
    known = frozenset(name for part in parts for field in part.query_params for name in _names(field))
    return known, any(part.call in OPEN for part in parts)


def _parts(dependant: Any) -> Iterator[Any]:
    """``dependant`` with all that it depends on; nothing for a plain endpoint."""
    if dependant is not None:
        yield dependant
        for part in dependant.dependencies:
            yield from _parts(part)


def _names(field: Any) -> Iterator[str]:
    """The name of one parameter, or those of a model that takes them all."""
    model = field.field_info.annotation
    if isinstance(model, type) and issubclass(model, BaseModel):
        yield from (one.alias or name for name, one in model.model_fields.items())
    else:
        yield field.alias
