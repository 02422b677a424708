"""Taking and leaving seats, until the game starts. Every change gives a new table; nothing here waits or writes."""

import msgspec

from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.problems import SEAT_TAKEN, SEATS_FREE, TABLE_FULL, Problem
from sagebrush_gateway.tables.entropy import recommitted, require_revealed, with_spent_entropy
from sagebrush_gateway.tables.lobby_table import (
    ComputerOpponent,
    LobbyTable,
    Occupant,
    require_existing_seat,
    require_host,
    require_open,
    seated,
)


def joined(table: LobbyTable, guest: Guest, wanted: int | None, occupant: Occupant) -> LobbyTable:
    """With ``occupant``, who is ``guest``, on the wanted or the first free seat.

    One that sits there already keeps name and seat; entropy that it brings replaces what it brought before.
    """
    mine = table.seat_of(guest)
    if mine is not None and wanted in (None, mine):
        return recommitted(table, mine, occupant)
    require_open(table)
    if mine is not None:
        raise Problem(SEAT_TAKEN, "You sit on another seat; leave it first.")
    return seated(table, _free(table, wanted), occupant)


def left(table: LobbyTable, guest: Guest) -> LobbyTable:
    """Without ``guest``; the same table when it did not sit there."""
    mine = table.seat_of(guest)
    return table if mine is None else vacated(table, mine)


def removed(table: LobbyTable, host: Guest, seat: int) -> LobbyTable:
    """Without the occupant of ``seat``; the same table when the seat is free."""
    require_host(table, host)
    require_existing_seat(table, seat)
    return table if table.seats[seat] is None else vacated(table, seat)


def vacated(table: LobbyTable, seat: int) -> LobbyTable:
    """With ``seat`` free, and with revealed entropy spent, so that the next occupant cannot use it."""
    require_open(table)
    return with_spent_entropy(seated(table, seat, None))


def filled(table: LobbyTable, host: Guest, seats: list[int], opponent: ComputerOpponent) -> LobbyTable:
    """With computers on ``seats``, or on all free ones when none are named."""
    require_host(table, host)
    require_open(table)
    chosen = seats or [number for number, occupant in enumerate(table.seats) if occupant is None]
    for seat in chosen:
        table = seated(table, _free(table, seat), Occupant(f"{opponent.name} {seat + 1}", opponent=opponent))
    return table


def starting(table: LobbyTable, host: Guest) -> LobbyTable:
    """Closed for changes; the same table when it has started before."""
    require_host(table, host)
    if not table.is_open():
        return table
    if None in table.seats:
        raise Problem(SEATS_FREE)
    require_revealed(table)
    return msgspec.structs.replace(table, stage="starting")


def _free(table: LobbyTable, wanted: int | None) -> int:
    if wanted is None:
        if None not in table.seats:
            raise Problem(TABLE_FULL)
        return table.seats.index(None)
    require_existing_seat(table, wanted)
    if table.seats[wanted] is not None:
        raise Problem(SEAT_TAKEN)
    return wanted
