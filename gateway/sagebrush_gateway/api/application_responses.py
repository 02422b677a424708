"""Games as the application that created them may know them, field by field."""

from sagebrush_gateway.api.links import link_to_seat
from sagebrush_gateway.api.newest_frames import GameProgress
from sagebrush_gateway.api.responses.applications import (
    ApplicationGameResponse,
    ApplicationSeatResponse,
    CreatedGameResponse,
    IssuedSeatResponse,
)
from sagebrush_gateway.api.responses.problems import ProblemResponse
from sagebrush_gateway.api.responses.tables import AwaitedResponse, OpponentResponse
from sagebrush_gateway.problems import Problem
from sagebrush_gateway.tables.game_creation import CreatedGame, IssuedSeat
from sagebrush_gateway.tables.lobby_table import Occupant


def created_response(index: int, outcome: CreatedGame | Problem, origin: str, language: str) -> CreatedGameResponse:
    """What became of one game of a request; the title of a problem is in ``language``."""
    if isinstance(outcome, Problem):
        problem = ProblemResponse(**outcome.members(language))
        return CreatedGameResponse(index=index, game=None, commitment=None, seats=[], problem=problem)
    table = outcome.table
    issued = {seat.seat: seat for seat in outcome.seats}
    seats = [
        _issued(table.id, number, occupant, issued.get(number), origin)
        for number, occupant in enumerate(table.seats)
        if occupant is not None
    ]
    return CreatedGameResponse(index=index, game=table.id, commitment=table.commitment, seats=seats, problem=None)


def _issued(game: str, number: int, occupant: Occupant, seat: IssuedSeat | None, origin: str) -> IssuedSeatResponse:
    token = seat.token if seat is not None and seat.token else None
    return IssuedSeatResponse(
        **_seat(number, occupant).model_dump(),
        token=token,
        link=link_to_seat(origin, game, token) if token else None,
        expires_at=seat.expires if seat is not None and token else None,
    )


def _seat(number: int, occupant: Occupant) -> ApplicationSeatResponse:
    computer = occupant.opponent
    return ApplicationSeatResponse(
        seat=number,
        user=occupant.user or None,
        player=occupant.player,
        opponent=None if computer is None else OpponentResponse(name=computer.name, budget_ms=computer.budget_ms),
    )


def game_response(progress: GameProgress) -> ApplicationGameResponse:
    """A game and how far it is."""
    table = progress.table
    return ApplicationGameResponse(
        game=table.id,
        title=table.title,
        edition=table.edition,
        variants=list(table.variants),
        options=table.options,
        name=table.name,
        visibility=table.visibility,
        stage=table.stage,
        created_at=table.opened,
        seats=[_seat(number, occupant) for number, occupant in enumerate(table.seats) if occupant is not None],
        version=progress.version,
        over=progress.over,
        awaited=[AwaitedResponse.model_validate(one) for one in progress.awaited],
        presence=progress.presence,
    )
