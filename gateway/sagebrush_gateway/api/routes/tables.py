"""Tables: where a game is agreed and seats are taken."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Security
from starlette.requests import Request
from starlette.responses import Response

from sagebrush_gateway.access import policies
from sagebrush_gateway.access.request_limits import limits_of
from sagebrush_gateway.api.documentation import OPTIONAL_KEY, opening, problems, with_body
from sagebrush_gateway.api.newest_frames import GAMES, progress_of
from sagebrush_gateway.api.parsed_body import ParsedBodyRoute
from sagebrush_gateway.api.requests.tables import (
    AbsenceRequest,
    BranchRequest,
    CloseQuery,
    RematchRequest,
    TableRequest,
    TablesQuery,
)
from sagebrush_gateway.api.responses.tables import TableResponse, TablesResponse
from sagebrush_gateway.api.routes.commands import optional_key
from sagebrush_gateway.api.table_responses import listed_response, table_response
from sagebrush_gateway.gateway import Gateway, gateway_of
from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.guests.tokens import new_id
from sagebrush_gateway.http.bodies import body_digest
from sagebrush_gateway.problems import (
    BAD_CONFIG,
    ENTROPY_MISSING,
    GAME_EXISTS,
    GAME_NOT_OVER,
    GROUP_OVER,
    HOST_ONLY,
    NO_SEAT,
    NO_SUCH_VERSION,
    OVER_AT_VERSION,
    SEATS_FREE,
    SEED_GONE,
    STALE_VERSION,
    TABLE_STARTED,
    TOO_MANY_TABLES,
    UNKNOWN_GAME,
    UNKNOWN_TABLE,
    UNKNOWN_TITLE,
    Problem,
)
from sagebrush_gateway.tables import closing
from sagebrush_gateway.tables.branching import BranchPlan, branch_table
from sagebrush_gateway.tables.groups import new_group
from sagebrush_gateway.tables.lobby_table import LobbyTable
from sagebrush_gateway.tables.opening import OpeningRequest, is_refusal
from sagebrush_gateway.tables.rematch import rematch
from sagebrush_process.clock import now_ms
from sagebrush_rpc.errors import RulesError

router = APIRouter(
    prefix="/v1/tables", tags=["tables"], dependencies=[Security(policies.bearer)], route_class=ParsedBodyRoute
)
Caller = Annotated[Guest, Depends(policies.guest)]
Seen = Annotated[LobbyTable, Depends(policies.table_viewer)]


@router.post(
    "",
    status_code=201,
    operation_id="openTable",
    responses=opening(UNKNOWN_TITLE),
    openapi_extra={"parameters": [OPTIONAL_KEY]},
)
async def open_table(body: TableRequest, request: Request, response: Response, caller: Caller) -> TableResponse:
    """Opens a table; you host it and do not sit yet. The answer shows the commitment to the secret seed.

    Repeated with the same key and the same body, the request has the same table.
    """

    async def new_table() -> LobbyTable:
        _require_substitute(gateway_of(request.scope), body.absence)
        return _new_table(caller, body)

    return await _opened(request, response, caller, new_table, body.tables or 1)


async def _opened(
    request: Request, response: Response, host: Guest, new_table: Callable[[], Awaitable[LobbyTable]], count: int = 1
) -> TableResponse:
    """The table of the request, opened now or, under the same key, before; where that was interrupted it is counted."""
    gateway, asked = gateway_of(request.scope), _opening_request(request, host)
    begun = await gateway.opening.find(asked)
    if begun is not None and begun.is_done:
        response.headers["Idempotency-Replayed"] = "true"
        return table_response(await gateway.tables.get(begun.table), host)
    limits_of(request.scope).take(gateway.limits.tables, host.id, count)
    if begun is None:
        await closing.require_room_for_tables(gateway.lobby, host, count)
    with _given_back_if_refused(request, host, count):
        return table_response(await gateway.opening.open(asked, await new_table()), host)


@contextmanager
def _given_back_if_refused(request: Request, host: Guest, count: int) -> Iterator[None]:
    """Gives ``count`` tables of the limit back to ``host`` where what was asked for is refused, so that none is opened.

    A failure of the platform, after which nobody knows whether one was opened, costs them.
    """
    try:
        yield
    except (Problem, RulesError) as error:
        if is_refusal(error):
            limits_of(request.scope).put_back(gateway_of(request.scope).limits.tables, host.id, count)
        raise


def _opening_request(request: Request, host: Guest) -> OpeningRequest:
    checked = optional_key(request.scope["headers"])
    return OpeningRequest(host, checked, f"{request.url.path} {body_digest(request.scope)}")


def _require_substitute(gateway: Gateway, absence: AbsenceRequest | None) -> None:
    if absence is not None:
        absence.require_substitute(gateway.settings.gateway_opponents)


async def _require_may_open(request: Request, caller: Guest, count: int) -> None:
    gateway = gateway_of(request.scope)
    limits_of(request.scope).take(gateway.limits.tables, caller.id, count)
    await closing.require_room_for_tables(gateway.lobby, caller, count)


@router.get("", operation_id="listTables", responses=problems())
async def list_tables(request: Request, caller: Caller, query: Annotated[TablesQuery, Query()]) -> TablesResponse:
    """Public tables at a stage, or yours, with whom their games wait for; ten games count as a read."""
    gateway = gateway_of(request.scope)
    found, following = await _page(gateway, caller, query)
    limits_of(request.scope).take_read(sum(table.has_game() for table in found) // GAMES)
    seen = [one for one in await progress_of(gateway, found) if one.table.may_be_seen_by(caller)]
    listed = [listed_response(one, caller) for one in seen]
    if not query.mine:
        return TablesResponse(tables=listed, next=following or None)
    hosted, most = await gateway.tables.live.count(caller.id), gateway.settings.gateway_live_tables
    return TablesResponse(tables=listed, next=following or None, hosted=hosted, hosted_limit=most)


async def _page(gateway: Gateway, caller: Guest, query: TablesQuery) -> tuple[list[LobbyTable], str]:
    if query.mine:
        return await gateway.tables.lists.page_of_guest(caller.id, query.before, query.limit, query.stage)
    return await gateway.tables.lists.page_of_all(query.stage or "open", query.before, query.limit)


@router.get("/{table}", operation_id="getTable", responses=problems(UNKNOWN_TABLE))
async def get_table(request: Request, seen: Seen, caller: Caller) -> TableResponse:
    """One table, as it is by now."""
    gateway = gateway_of(request.scope)
    if seen.group is not None:
        limits_of(request.scope).take_read(seen.group.tables // GAMES)
    with suppress(RulesError):  # as long as nobody knows whether its game is over, it goes on
        seen = await gateway.lobby.refresh(seen)
    following = await gateway.tables.rematches.of(seen.id) if seen.stage == "finished" else ""
    return table_response(seen, caller, following)


@router.post(
    "/{table}/start",
    operation_id="startGame",
    responses=problems(
        UNKNOWN_TABLE, HOST_ONLY, SEATS_FREE, ENTROPY_MISSING, GAME_EXISTS, GROUP_OVER, SEED_GONE, BAD_CONFIG
    ),
)
async def start_game(request: Request, seen: Seen, caller: Caller) -> TableResponse:
    """Starts the game once every seat is taken and has revealed what it committed to; repeating it changes nothing.

    The host does; a start that was interrupted, so that the table is `starting`, is repeated by whoever sits.
    """
    return table_response(await gateway_of(request.scope).lobby.start(caller, seen.id), caller)


@router.post(
    "/{table}/rematch",
    operation_id="openRematch",
    responses=with_body(UNKNOWN_TABLE, NO_SEAT, GAME_NOT_OVER, TOO_MANY_TABLES, BAD_CONFIG, UNKNOWN_TITLE),
)
async def open_rematch(body: RematchRequest, request: Request, seen: Seen, caller: Caller) -> TableResponse:
    """The table where those who played a finished game play again, with a seat kept for everybody; then `join` it.

    The first who asks opens and hosts it; all others get the same one. Computers sit there already.
    """
    turn = {"same": 0, "next": 1}[body.seats]
    lobby = gateway_of(request.scope).lobby
    count = seen.group.tables if seen.group else 1
    table = await rematch(lobby, caller, seen, new_id(), turn, lambda: _require_may_open(request, caller, count))
    return table_response(table, caller)


@router.post(
    "/{table}/branch",
    status_code=201,
    operation_id="openBranch",
    responses=opening(UNKNOWN_TABLE, UNKNOWN_GAME, NO_SEAT, NO_SUCH_VERSION, OVER_AT_VERSION, GAME_NOT_OVER),
    openapi_extra={"parameters": [OPTIONAL_KEY]},
)
async def open_branch(
    body: BranchRequest, request: Request, response: Response, seen: Seen, caller: Caller
) -> TableResponse:
    """Opens a table whose game begins where this one stood at a version; you host it and do not sit yet.

    Its seats are free for people and computers, and its first event names the game that it goes on from. Repeated with
    the same key and the same body, the request has the same table.
    """
    if not seen.has_game():
        raise Problem(UNKNOWN_GAME)
    gateway = gateway_of(request.scope)
    clock, absence = body.clock.terms() if body.clock else None, body.absence.terms() if body.absence else None
    plan = BranchPlan(body.version, body.knowledge, body.name, body.visibility, body.hints, clock, absence)

    async def new_table() -> LobbyTable:
        _require_substitute(gateway, body.absence)
        return await branch_table(gateway.lobby, caller, seen, plan, new_id())

    return await _opened(request, response, caller, new_table)


@router.delete(
    "/{table}",
    status_code=204,
    operation_id="closeTable",
    responses=problems(UNKNOWN_TABLE, HOST_ONLY, TABLE_STARTED, STALE_VERSION),
)
async def close_table(request: Request, seen: Seen, caller: Caller, query: Annotated[CloseQuery, Query()]) -> None:
    """Takes an open table away. Ends a game that no other person plays, or in which nobody has moved for a week.

    A game that waits for its host alone is not ended like that: he resigns, or moves. The end stands in the stream of
    the game, with the reason.
    """
    await closing.close(gateway_of(request.scope).lobby, caller, seen.id, query.reason)


def _new_table(host: Guest, body: TableRequest) -> LobbyTable:
    group = new_group(body.tables, body.seats, body.hours)
    return LobbyTable(
        id=new_id(),
        title=body.title,
        edition=body.edition,
        variants=tuple(body.variants),
        options=body.options,
        name=body.name,
        visibility=body.visibility,
        host=host.id,
        commitment="",
        opened=now_ms(),
        seats=(None,) * (body.seats * (body.tables or 1)),
        hints=body.hints,
        clock=body.clock.terms() if body.clock else None,
        absence=body.absence.terms() if body.absence else None,
        group=group,
    )
