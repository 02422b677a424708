"""Taking and leaving seats, until the game starts. Every change gives a new table; nothing here waits or writes."""

from typing import TypeVar

import msgspec

from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.problems import SEAT_TAKEN, SEATS_FREE, TABLE_FULL, Problem
from sagebrush_gateway.tables.entropy import recommitted, require_revealed, with_spent_entropy
from sagebrush_gateway.tables.lobby_table import (
    ComputerOpponent,
    LobbyTable,
    Occupant,
    computer_at,
    require_existing_seat,
    require_host,
    require_open,
    seated,
    unreserved,
)

T = TypeVar("T")


def joined(table: LobbyTable, guest: Guest, wanted: int | None, occupant: Occupant) -> LobbyTable:
    """With ``occupant``, who is ``guest``, on the wanted seat, the one kept for it, or the first one kept for nobody.

    One that sits there already keeps name and seat; entropy that it brings replaces what it brought before.
    """
    mine = table.seat_of(guest)
    if mine is not None and wanted in (None, mine):
        return recommitted(table, mine, occupant)
    require_open(table)
    if mine is not None:
        raise Problem(SEAT_TAKEN, "You sit on another seat; leave it first.")
    seat = _free(table, _first_seat(table, guest) if wanted is None else wanted)
    kept = table.reservation(seat)
    if kept is not None and kept.guest != guest.id:
        raise Problem(SEAT_TAKEN, f"The seat is kept for {kept.player}; the host can free it.")
    return seated(table, seat, msgspec.structs.replace(occupant, sleep=kept.sleep) if kept else occupant)


def left(table: LobbyTable, guest: Guest) -> LobbyTable:
    """Without ``guest``; the same table when it did not sit there."""
    mine = table.seat_of(guest)
    return table if mine is None else vacated(table, mine)


def removed(table: LobbyTable, host: Guest, seat: int) -> LobbyTable:
    """Without the occupant of ``seat``, which is kept for nobody then; the same table when it is free for all."""
    require_host(table, host)
    require_existing_seat(table, seat)
    if table.seats[seat] is not None:
        table = vacated(table, seat)
    elif table.reservation(seat) is not None:
        require_open(table)
    return unreserved(table, seat)


def vacated(table: LobbyTable, seat: int) -> LobbyTable:
    """With ``seat`` free, and with revealed entropy spent, so that the next occupant cannot use it."""
    require_open(table)
    return with_spent_entropy(seated(table, seat, None))


def swapped(table: LobbyTable, host: Guest, one: int, other: int) -> LobbyTable:
    """With the occupants of two seats, and whom these are kept for, in each other's place.

    Whoever knows what was revealed could choose the dice by trying orders of seats, so that entropy is spent.
    """
    require_host(table, host)
    require_existing_seat(table, max(one, other))
    require_open(table)
    if one == other:
        return table
    reserved = _exchanged(table.reserved, one, other) if table.reserved else ()
    seats = _exchanged(table.seats, one, other)
    return with_spent_entropy(msgspec.structs.replace(table, seats=seats, reserved=reserved))


def _exchanged(places: tuple[T, ...], one: int, other: int) -> tuple[T, ...]:
    changed = list(places)
    changed[one], changed[other] = changed[other], changed[one]
    return tuple(changed)


def filled(table: LobbyTable, host: Guest, seats: list[int], opponent: ComputerOpponent) -> LobbyTable:
    """With computers on ``seats``, or on all free ones when none are named; one that sits there already stays."""
    require_host(table, host)
    require_open(table)
    chosen = seats or [number for number, occupant in enumerate(table.seats) if occupant is None]
    for seat in chosen:
        computer = computer_at(seat, opponent)
        require_existing_seat(table, seat)
        if table.seats[seat] != computer:
            table = seated(table, _free(table, seat), computer)
    return table


def starting(table: LobbyTable, host: Guest, now: int) -> LobbyTable:
    """Closed for changes since ``now``, Unix ms; the same table when it has a game.

    A player at the table may repeat a start that was interrupted, so that nobody has to wait for the host.
    """
    if table.stage != "starting" or table.seat_of(host) is None:
        require_host(table, host)
    if table.stage in ("started", "finished"):
        return table
    if table.stage != "starting":
        require_open(table)
        if None in table.seats:
            raise Problem(SEATS_FREE)
        require_revealed(table)
    return msgspec.structs.replace(table, stage="starting", start_asked=now)


def _first_seat(table: LobbyTable, guest: Guest) -> int:
    free = [seat for seat, occupant in enumerate(table.seats) if occupant is None]
    kept = {seat: kept.guest for seat in free if (kept := table.reservation(seat)) is not None}
    open_to_guest = [seat for seat in free if kept.get(seat) == guest.id] + [seat for seat in free if seat not in kept]
    if not open_to_guest:
        raise Problem(TABLE_FULL, "Every free seat is kept for somebody." if free else "")
    return open_to_guest[0]


def _free(table: LobbyTable, wanted: int) -> int:
    require_existing_seat(table, wanted)
    if table.seats[wanted] is not None:
        raise Problem(SEAT_TAKEN)
    return wanted
