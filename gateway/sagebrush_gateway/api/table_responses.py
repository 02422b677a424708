"""Tables as one guest may know them, field by field: no other guest's id, nobody's entropy."""

import msgspec

from sagebrush_gateway.api.newest_frames import GameProgress
from sagebrush_gateway.api.responses.presence import AbsenceResponse
from sagebrush_gateway.api.responses.tables import (
    AwaitedResponse,
    BranchResponse,
    ClockResponse,
    GroupResponse,
    ListedTableResponse,
    OpponentResponse,
    SeatResponse,
    SleepResponse,
    TableResponse,
)
from sagebrush_gateway.guests.caller import Caller
from sagebrush_gateway.tables.entropy import commitment_of, state_of
from sagebrush_gateway.tables.groups import place_of
from sagebrush_gateway.tables.lobby_table import ComputerOpponent, LobbyTable, Occupant, Reservation, SleepHours
from sagebrush_gateway.tables.offers import is_offered
from sagebrush_gateway.tables.table_terms import TableAbsence, TableBranch


def table_response(table: LobbyTable, guest: Caller, rematch: str = "") -> TableResponse:
    """Without ids of other guests and without entropy."""
    return TableResponse(
        table=table.id,
        game=_game(table, guest),
        title=table.title,
        edition=table.edition,
        variants=list(table.variants),
        options=table.options,
        name=table.name,
        visibility=table.visibility,
        watchable=table.is_watchable(),
        stage=table.stage,
        commitment=table.commitment,
        opened_at=table.opened,
        host=table.host == guest.id,
        seat=table.seat_of(guest),
        hints=table.hints,
        clock=None if table.clock is None else ClockResponse(**msgspec.structs.asdict(table.clock)),
        branch=None if table.branch is None else _branch(table.branch),
        absence=AbsenceResponse(**msgspec.structs.asdict(table.absence or TableAbsence())),
        group=_group(table),
        seats=[_seat(table, number, occupant, guest) for number, occupant in enumerate(table.seats)],
        rematch=rematch or None,
    )


def _branch(branch: TableBranch) -> BranchResponse:
    return BranchResponse(
        game=branch.game, version=branch.version, guessed=branch.guessed, seat=branch.seat, alone=branch.alone
    )


def _game(table: LobbyTable, guest: Caller) -> str | None:
    """The id of the game of ``table``, or of the one of its group where ``guest`` sits; None before the start."""
    if table.group is None:
        return table.id if table.has_game() else None
    seat = table.seat_of(guest)
    return None if seat is None or table.stage not in ("started", "finished") else place_of(table.group, seat)[0]


def _group(table: LobbyTable) -> GroupResponse | None:
    """The tables with the same chance; which games these are is told when all are over."""
    group, place, is_over = table.group, table.place, table.stage == "finished"
    if group is not None:
        games = list(group.games) if is_over else None
        return GroupResponse(
            tables=group.tables, seats=group.seats, hours=group.hours, until=group.until or None, table=None,
            group=table.id, games=games,
        )  # fmt: skip
    if place is None:
        return None
    return GroupResponse(
        tables=len(place.games), seats=len(table.seats), hours=None, until=place.until, table=place.number,
        group=place.group, games=list(place.games) if is_over else None,
    )  # fmt: skip


def listed_response(progress: GameProgress, guest: Caller) -> ListedTableResponse:
    """The same, with whom the game waits for."""
    return ListedTableResponse(
        **table_response(progress.table, guest).model_dump(),
        version=progress.version,
        over=progress.over,
        awaited=[AwaitedResponse.model_validate(one) for one in progress.awaited],
        your_turn=progress.awaits(progress.table.seat_of(guest)),
        presence=progress.presence,
    )


def _seat(table: LobbyTable, number: int, occupant: Occupant | None, guest: Caller) -> SeatResponse:
    if occupant is None:
        return _free_seat(number, table.reservation(number), guest)
    computer = _computer(occupant.opponent)
    return SeatResponse(
        seat=number,
        player=occupant.player,
        opponent=computer,
        you=occupant.guest == guest.id,
        entropy=state_of(occupant),
        entropy_commitment=commitment_of(occupant),
        offered=is_offered(table, number),
        sleep=_sleep(occupant.sleep),
    )


def _sleep(hours: SleepHours) -> SleepResponse | None:
    return None if hours.begin == hours.end else SleepResponse(begin=hours.begin, end=hours.end)


def _free_seat(number: int, kept: Reservation | None, guest: Caller) -> SeatResponse:
    if kept is None:
        return SeatResponse(seat=number, player=None)
    return SeatResponse(seat=number, player=None, reserved_for=kept.player, reserved_for_you=kept.guest == guest.id)


def _computer(opponent: ComputerOpponent | None) -> OpponentResponse | None:
    return None if opponent is None else OpponentResponse(name=opponent.name, budget_ms=opponent.budget_ms)
