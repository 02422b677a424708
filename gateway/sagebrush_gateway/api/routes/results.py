"""The results of tables that played with one chance."""

from asyncio import gather
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Security

from sagebrush_gateway.access import policies
from sagebrush_gateway.access.game_access import GameAccess, is_over
from sagebrush_gateway.api.documentation import problems
from sagebrush_gateway.api.newest_frames import GAMES
from sagebrush_gateway.api.responses.results import ResultsResponse, SeatResultResponse, TableResultResponse
from sagebrush_gateway.problems import GAME_NOT_OVER, NO_GROUP, UNKNOWN_GAME, UNKNOWN_TABLE, Problem
from sagebrush_gateway.tables.lobby import UNREADABLE
from sagebrush_gateway.tables.lobby_table import LobbyTable
from sagebrush_gateway.tables.results import SeatResult, TableResult, compared, result_of
from sagebrush_gateway.tables.table_terms import GroupPlace
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire

router = APIRouter(prefix="/v1/games/{game}", tags=["games"], dependencies=[Security(policies.bearer)])
Access = Annotated[GameAccess, Depends(policies.game_viewer)]


@router.get("/results", operation_id="getResults", responses=problems(UNKNOWN_GAME, NO_GROUP, GAME_NOT_OVER))
async def get_results(access: Access) -> ResultsResponse:
    """The results of all tables that play with the chance of this game, compared seat by seat, once all are over.

    Ten games count as a read. A game that ended before its rules say so has no results, and is compared with nothing.
    """
    place = access.table.place
    if place is None:
        raise Problem(NO_GROUP)
    access.limits.take_read(len(place.games) // GAMES)
    if not await is_over(access):
        raise Problem(GAME_NOT_OVER, "Tables with the same chance still play.")
    found = await gather(*(_found(access, game) for game in place.games))
    return _response(place, [result for result, _ in found], [table for _, table in found])


async def _found(access: GameAccess, game: str) -> tuple[TableResult, LobbyTable | None]:
    """The result of a game that is over, and its table; a game that was never created has none of both.

    One that cannot be read, since its record is damaged or lost, has no result.
    """
    try:
        table = await access.gateway.tables.get(game)
    except Problem as problem:
        if problem.kind is not UNKNOWN_TABLE:
            raise
        return TableResult(game, ""), None
    if not table.has_game():
        return TableResult(game, ""), table
    try:
        return _result(game, await access.gateway.lobby.newest_frame(table)), table
    except RulesError as error:
        if error.code not in UNREADABLE:
            raise
        return TableResult(game, ""), table


def _result(game: str, frame: wire.Frame) -> TableResult:
    outcome = msgspec.json.decode(frame.outcome or b"null") or {"reason": "", "ranking": []}
    away = msgspec.json.decode(frame.presence)["away"] if frame.presence else []
    gave_up = {one["seat"] for one in away if not one["returns"]}
    ranking = [
        SeatResult(one["seat"], one["score"], one["place"], one["seat"] in gave_up) for one in outcome["ranking"]
    ]
    return result_of(game, outcome["reason"], ranking)


def _response(place: GroupPlace, results: list[TableResult], tables: list[LobbyTable | None]) -> ResultsResponse:
    told = [
        TableResultResponse(
            table=number,
            game=result.game,
            reason=result.reason or None,
            seats=[_seat(results, one, table) for one in result.seats],
        )
        for number, (result, table) in enumerate(zip(results, tables, strict=True))
    ]
    return ResultsResponse(group=place.group, tables=told)


def _seat(results: list[TableResult], mine: SeatResult, table: LobbyTable | None) -> SeatResultResponse:
    occupant = table.seats[mine.seat] if table is not None else None
    beside = compared(results, mine)
    return SeatResultResponse(
        seat=mine.seat,
        player=occupant.player if occupant else "",
        opponent=occupant.opponent.name if occupant and occupant.opponent else None,
        score=mine.score,
        place=mine.place,
        gave_up=mine.gave_up,
        points=beside.points,
        most_points=beside.most,
        difference=beside.difference,
    )
