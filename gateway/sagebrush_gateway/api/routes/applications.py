"""Games that applications create for their own users, and the tokens of their seats."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Security
from starlette.requests import Request

from sagebrush_gateway.access import policies
from sagebrush_gateway.access.identity import ended_token, token_of
from sagebrush_gateway.access.request_limits import RequestLimits, limits_of
from sagebrush_gateway.api.application_responses import created_response, game_response
from sagebrush_gateway.api.documentation import KEY, problems, removing, with_body
from sagebrush_gateway.api.links import link_to_seat, origin_of
from sagebrush_gateway.api.newest_frames import GAMES, progress_of
from sagebrush_gateway.api.parsed_body import ParsedBodyRoute
from sagebrush_gateway.api.requests.applications import (
    GameRequest,
    GameSeatRequest,
    GamesQuery,
    GamesRequest,
    checked_game,
)
from sagebrush_gateway.api.requests.fields import SeatNumber
from sagebrush_gateway.api.requests.tables import CloseQuery
from sagebrush_gateway.api.responses.applications import (
    ApplicationGamesResponse,
    CreatedGamesResponse,
    SeatTokenResponse,
)
from sagebrush_gateway.api.routes.commands import checked_key
from sagebrush_gateway.applications.application import Application
from sagebrush_gateway.applications.seat_holder import user_id
from sagebrush_gateway.gateway import Gateway, gateway_of
from sagebrush_gateway.http.bodies import body_digest
from sagebrush_gateway.http.languages import language_of
from sagebrush_gateway.problems import (
    BAD_CONFIG,
    BAD_KEY,
    CONTENDED,
    GAME_FULL,
    KEY_REUSED,
    MISSING_SCOPE,
    NO_SEAT,
    NO_SUCH_OPPONENT,
    OUTCOME_UNKNOWN,
    QUOTA_SPENT,
    UNKNOWN_GAME,
    WRONG_CALLER,
    Problem,
)
from sagebrush_gateway.tables import closing, removal
from sagebrush_gateway.tables.computers import DESCRIBED, require_offered
from sagebrush_gateway.tables.game_creation import Batch, GamePlan
from sagebrush_gateway.tables.game_groups import in_groups, with_groups_checked
from sagebrush_gateway.tables.lobby_table import AS_THE_TABLE, ComputerOpponent, LobbyTable, Occupant, computer_at
from sagebrush_gateway.tables.sleep import require_hours
from sagebrush_gateway.tables.table_terms import TableClock

router = APIRouter(
    prefix="/v1/games", tags=["applications"], dependencies=[Security(policies.bearer)], route_class=ParsedBodyRoute
)
Creator = Annotated[Application, Depends(policies.games_creator)]
Reader = Annotated[Application, Depends(policies.games_reader)]
Own = Annotated[LobbyTable, Depends(policies.games_owner)]
Issued = Annotated[LobbyTable, Depends(policies.seat_issuer)]


@router.post(
    "",
    operation_id="createGames",
    responses=with_body(BAD_KEY, KEY_REUSED, BAD_CONFIG, NO_SUCH_OPPONENT, WRONG_CALLER, MISSING_SCOPE, QUOTA_SPENT),
    openapi_extra={"parameters": [KEY]},
)
async def create_games(body: GamesRequest, request: Request, caller: Creator) -> CreatedGamesResponse:
    """Creates up to 100 games and starts them, each with your users and computers on its seats.

    Each game is created whole or not at all; one that is not has its problem in the answer and does not stop the
    others. Repeated with the same key and the same body, the request has the same games and tokens, and what was not
    created is tried again. Only when no game has the right form, the request itself is refused.
    """
    gateway = gateway_of(request.scope)
    key = checked_key(request.headers.get("idempotency-key", "").encode("latin-1"))
    asked = [_plan_or_problem(gateway, caller, index, given) for index, given in enumerate(body.games)]
    wanted = with_groups_checked(asked, body.games)
    plans = [plan for plan in wanted if isinstance(plan, GamePlan)]
    if not plans:  # a game that is at fault says more than those that are not created without it
        raise next(plan for plan in (*asked, *wanted) if isinstance(plan, Problem))
    batch = await _batch(request, caller, key, len(wanted), len(plans))
    placed = in_groups(plans, batch)
    outcomes = await gateway.creation.create_all(caller, token_of(request.scope["headers"]), batch, placed)
    if await gateway.applications.by_id(caller.id) is None:
        raise ended_token()
    origin, language = origin_of(gateway, request), language_of(request.headers.raw)
    outcomes |= {index: plan for index, plan in enumerate(wanted) if isinstance(plan, Problem)}
    games = [created_response(index, outcomes[index], origin, language) for index in range(len(wanted))]
    return CreatedGamesResponse(created=sum(game.game is not None for game in games), games=games)


@router.get("", operation_id="listGames", responses=problems(WRONG_CALLER, MISSING_SCOPE))
async def list_games(
    request: Request, caller: Reader, query: Annotated[GamesQuery, Query()]
) -> ApplicationGamesResponse:
    """The games that your application created, newest first, each with whom it waits for; 10 count as a read."""
    gateway = gateway_of(request.scope)
    limits_of(request.scope).take_read(query.limit // GAMES)
    tables, following = await gateway.tables.lists.page_of_guest(caller.id, query.before, query.limit)
    found = await progress_of(gateway, [table for table in tables if table.has_game()])
    return ApplicationGamesResponse(games=[game_response(one) for one in found], next=following or None)


@router.post(
    "/{game}/seats/{seat}/token",
    operation_id="rotateSeatToken",
    responses=problems(UNKNOWN_GAME, NO_SEAT, WRONG_CALLER, MISSING_SCOPE),
)
async def rotate_seat_token(seat: SeatNumber, request: Request, table: Issued) -> SeatTokenResponse:
    """A new token for the user of a seat; the old one ends within a second, with its tickets, streams and offers."""
    gateway = gateway_of(request.scope)
    issued = await gateway.seats.rotate(table.id, seat)
    if issued is None:
        raise Problem(NO_SEAT, "No user of yours has this seat.")
    grant, token = issued
    await gateway.handover.withdraw_all(table.id, seat)
    link = link_to_seat(origin_of(gateway, request), table.id, token)
    return SeatTokenResponse(game=table.id, seat=seat, token=token, link=link, expires_at=grant.expires)


@router.delete(
    "/{game}/seats/{seat}/token",
    status_code=204,
    operation_id="revokeSeatToken",
    responses=problems(UNKNOWN_GAME, NO_SEAT, WRONG_CALLER, MISSING_SCOPE),
)
async def revoke_seat_token(seat: SeatNumber, request: Request, table: Issued) -> None:
    """Ends the token of a seat within a second, with its tickets, streams and offers, until you ask for a new one."""
    gateway = gateway_of(request.scope)
    if not await gateway.seats.revoke(table.id, seat):
        raise Problem(NO_SEAT, "No user of yours has this seat.")
    await gateway.handover.withdraw_all(table.id, seat)


@router.delete(
    "/{game}",
    status_code=204,
    operation_id="endGame",
    responses=problems(UNKNOWN_GAME, WRONG_CALLER, MISSING_SCOPE, CONTENDED, GAME_FULL, OUTCOME_UNKNOWN),
)
async def end_game(request: Request, table: Own, query: Annotated[CloseQuery, Query()]) -> None:
    """Ends a game of your application without a ranking, whoever plays; repeating it changes nothing.

    The end stands in the stream of the game, with the reason.
    """
    await closing.close_own_game(gateway_of(request.scope).lobby, table, query.reason)


@router.delete(
    "/{game}/seats/{seat}",
    status_code=204,
    operation_id="removePlayer",
    responses=removing(UNKNOWN_GAME, WRONG_CALLER, MISSING_SCOPE),
)
async def remove_player(seat: SeatNumber, request: Request, table: Own) -> None:
    """Puts a player who stays away out of a game of your application; repeating it changes nothing.

    A computer plays on while other people remain, and the seat is ranked last. `not-absent` says that its player was
    there less than `remove_after` ago.
    """
    await removal.remove(gateway_of(request.scope).lobby, table, seat, language_of(request.headers.raw))


async def _batch(request: Request, caller: Application, key: str, count: int, wanted: int) -> Batch:
    """The batch of the request, which takes from the quota of games when it is new."""
    creation = gateway_of(request.scope).creation
    fingerprint = body_digest(request.scope)
    found = await creation.find_batch(caller, key, fingerprint)
    if found is not None:
        return found
    limits = limits_of(request.scope)
    try:
        await limits.take_quota(caller, "games", wanted)
    except Problem:
        if found := await creation.find_batch(caller, key, fingerprint):  # the same request, a moment ahead of this one
            return found
        raise
    return await _begun(request, caller, key, fingerprint, count, wanted, limits)


async def _begun(
    request: Request, caller: Application, key: str, fingerprint: str, count: int, wanted: int, limits: RequestLimits
) -> Batch:
    """A new batch; or that of another gateway which was faster, and then the quota is given back."""
    is_new = False
    try:
        batch, is_new = await gateway_of(request.scope).creation.begin_batch(caller, key, fingerprint, count)
    finally:
        if not is_new:
            await limits.give_back(caller, "games", wanted)
    return batch


def _plan_or_problem(gateway: Gateway, caller: Application, index: int, given: dict[str, Any]) -> GamePlan | Problem:
    try:
        asked = checked_game(given)
        return GamePlan(_table(gateway, caller, asked), index, asked.group or "", asked.hours)
    except Problem as problem:
        return problem


def _table(gateway: Gateway, caller: Application, wanted: GameRequest) -> LobbyTable:
    """The table of a game that is about to start; its id and its time are those of the batch."""
    if wanted.absence is not None:
        wanted.absence.require_substitute(gateway.settings.gateway_opponents)
    clock = wanted.clock.terms() if wanted.clock else None
    return LobbyTable(
        id="",
        title=wanted.title,
        edition=wanted.edition,
        variants=tuple(wanted.variants),
        options=wanted.options,
        name=wanted.name,
        visibility=wanted.visibility,
        hints=wanted.hints,
        clock=clock,
        absence=wanted.absence.terms() if wanted.absence else None,
        host=caller.id,
        commitment="",
        opened=0,
        seats=tuple(_occupant(gateway, caller, clock, number, seat) for number, seat in enumerate(wanted.seats)),
        stage="starting",
    )


def _occupant(
    gateway: Gateway, caller: Application, clock: TableClock | None, number: int, seat: GameSeatRequest
) -> Occupant:
    if seat.opponent is None:
        user = seat.user or ""
        hours = seat.sleep.hours() if seat.sleep else AS_THE_TABLE
        require_hours(clock, hours, f"seats.{number}.sleep")
        return Occupant(seat.name or "", user_id(caller.id, user), entropy=seat.entropy, user=user, sleep=hours)
    name = seat.opponent.name or _name_of_level(seat.opponent.level)
    require_offered(name, gateway.settings.gateway_opponents, f"seats.{number}.opponent")
    return computer_at(number, ComputerOpponent(name, seat.opponent.budget_ms))


def _name_of_level(level: int | None) -> str:
    return next(offered.name for offered in DESCRIBED.values() if offered.level == level)
