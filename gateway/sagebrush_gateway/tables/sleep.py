"""Hours of sleep of a seat: said by who sits there, until the game starts, within what the table lets seats say."""

import msgspec

from sagebrush_gateway.problems import BAD_CONFIG, Problem
from sagebrush_gateway.tables.lobby_table import LobbyTable, SleepHours, require_open, seated
from sagebrush_gateway.tables.table_terms import TableClock

DAY = 24 * 60
"""Minutes of a day."""


def sleeping(table: LobbyTable, seat: int, hours: SleepHours | None) -> LobbyTable:
    """With these hours of sleep on ``seat``; the same table where it says none, or has them."""
    occupant = table.seats[seat]
    if hours is None or occupant is None or occupant.sleep == hours:
        return table
    require_open(table)
    require_hours(table.clock, hours, "sleep")
    return seated(table, seat, msgspec.structs.replace(occupant, sleep=hours))


def require_hours(clock: TableClock | None, hours: SleepHours, field: str) -> None:
    """Raises the problem of hours, which the request has in ``field``, that no seat may have with this ``clock``."""
    most, wanted = clock.own_sleep if clock else 0, (hours.end - hours.begin) % DAY
    if wanted and not most:
        raise Problem(BAD_CONFIG, "At this table no seat has hours of sleep of its own.", field=field)
    if wanted > most:
        raise Problem(BAD_CONFIG, f"At this table a seat sleeps for at most {most} minutes of a day.", field=field)
