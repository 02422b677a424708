"""Groups of tables that play with one chance: from the seats of all tables together to a table for each game."""

from collections.abc import Iterable, Sequence
from hashlib import sha256

from msgspec.structs import replace

from sagebrush_gateway.guests.tokens import new_id
from sagebrush_gateway.problems import MALFORMED, Problem
from sagebrush_gateway.tables.lobby_table import LobbyTable, Occupant, computer_at
from sagebrush_gateway.tables.table_terms import GroupPlace, TableGroup
from sagebrush_process.clock import HOUR_MS

MOST_SEATS = 64
"""Of all tables of a group together."""


def new_group(tables: int | None, seats: int, hours: int) -> TableGroup | None:
    """The group that is wanted; None for a single table. Raises the problem of one with too many seats."""
    if tables is None:
        return None
    if tables * seats > MOST_SEATS:
        raise Problem(MALFORMED, f"All tables together have at most {MOST_SEATS} seats.", field="tables")
    return TableGroup(tables, seats, hours, tuple(new_id() for _ in range(tables)))


def group_again(group: TableGroup | None) -> TableGroup | None:
    """The same group with games that are still to be played."""
    return None if group is None else replace(group, games=tuple(new_id() for _ in group.games), until=0)


def ending(table: LobbyTable, now_ms: int) -> LobbyTable:
    """A table that starts, with the time at which its group ends; of one that started before it stays as it was."""
    group = table.group
    if group is None or group.until or table.stage != "starting":
        return table
    return replace(table, group=replace(group, until=now_ms + group.hours * HOUR_MS))


def game_tables(table: LobbyTable) -> list[LobbyTable]:
    """The tables of the games of a group, whose seats are all taken and have revealed what they committed to."""
    group = table.group
    assert group is not None
    seats = [_seats_of(table, group, number) for number in range(group.tables)]
    people = tuple(occupant.guest for occupant in table.seats if occupant is not None and occupant.guest)
    places = places_of(table.id, group.games, seats, group.until, people)
    return [
        replace(table, id=game, seats=sat, stage="starting", reserved=(), group=None, place=place, start_asked=0)
        for game, sat, place in zip(group.games, seats, places, strict=True)
    ]


def places_of(
    group: str,
    games: tuple[str, ...],
    seats: Sequence[Iterable[Occupant | None]],
    until: int,
    people: tuple[str, ...] = (),
    host_follows: bool = False,
) -> list[GroupPlace]:
    """The place of each of ``games``, at whose tables ``seats`` are taken."""
    pool = tuple(map(pool_part, seats))
    return [GroupPlace(group, number, pool, games, until, people, host_follows) for number in range(len(games))]


def place_of(group: TableGroup, seat: int) -> tuple[str, int]:
    """The game of ``seat``, counted over all tables, and the seat there."""
    return group.games[seat // group.seats], seat % group.seats


def pool_part(seats: Iterable[Occupant | None]) -> str:
    """What the seats of a table add to the chance of its group: a digest (hex) of the entropy of each."""
    added = [bytes.fromhex(seat.entropy) for seat in seats if seat is not None]
    return sha256(b"".join(len(part).to_bytes(4, "big") + part for part in added)).hexdigest()


def _seats_of(table: LobbyTable, group: TableGroup, number: int) -> tuple[Occupant | None, ...]:
    seats = table.seats[number * group.seats : (number + 1) * group.seats]
    return tuple(_named(occupant, seat) for seat, occupant in enumerate(seats))


def _named(occupant: Occupant | None, seat: int) -> Occupant | None:
    """A computer is named by its seat at its own table."""
    return computer_at(seat, occupant.opponent) if occupant is not None and occupant.opponent is not None else occupant
