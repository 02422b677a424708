"""The clocks of a game, from its terms and its commits; and what everybody may know of them."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec

from sagebrush_games.kernel.absence import absence_terms
from sagebrush_games.kernel.clocks import (
    SECOND,
    Clocks,
    ClockWarning,
    end_of,
    first_end,
    followed,
    moved,
    returned,
    running_ms,
    spent,
    started,
    terms_of_seats,
    warnings_of,
    with_time_for,
)
from sagebrush_games.kernel.control.messages import CONTROL_EVENTS, SeatHandedOver
from sagebrush_games.kernel.messages import ClockTerms, DowntimeCredited, Event, Seat, TakenBack, TimedOut
from sagebrush_games.kernel.platform_state import PlatformState
from sagebrush_games.kernel.taking_back import Window, return_of
from sagebrush_history.table import GameTable

Credit = tuple[int, ...]
"""By seat the running time that is not charged, in ms; empty: none of any."""
NO_CREDIT: Credit = ()
Downtime = tuple[int, int]
"""When the platform went down, and when it was back: Unix ms."""

UNDECIDING: tuple[type[Event], ...] = (TakenBack, *CONTROL_EVENTS)
"""Events of commits that decide nothing: their seat has gained no time."""

_json = msgspec.json.Encoder().encode


def clocks_after(
    table: GameTable,
    before: Clocks | None,
    time_ms: int,
    actor: Seat | None,
    events: Sequence[Event],
    running: Collection[Seat],
    window: Window,
) -> Clocks | None:
    """The clocks after a commit; None at a table without clocks, and where those before it are not known.

    ``running``: the seats that are awaited, and that a person plays. ``window``: what may be taken back after it.
    """
    terms = clock_terms(table)
    if terms is None:
        return None
    if actor is None:
        return started(terms, running, time_ms)
    if before is None:
        return None
    credit = credit_of(table, events)
    clocks = followed(terms, before, time_ms, _decided(actor, events), running, credit)
    if window.seat is not None:
        used = spent(terms, before, window.seat, time_ms, credit)
        has_returned = return_of(events) is not None
        clocks = (returned if has_returned else moved)(clocks, before, window, used)
    newcomers = [event.seat for event in events if isinstance(event, SeatHandedOver)]
    return with_time_for(terms, clocks, newcomers) if newcomers else clocks


def clock_terms(table: GameTable) -> tuple[ClockTerms, ...] | None:
    """By seat the terms of its clock; None at a table without clocks."""
    terms = table.started.config.clock
    return None if terms is None else terms_of_seats(terms, table.started.seats)


def credit_of(table: GameTable, events: Iterable[Event]) -> Credit:
    """By seat the running time that a commit with these events does not charge, in ms; empty where it charges all."""
    for event in events:
        if isinstance(event, DowntimeCredited):
            seats = len(table.started.seats)
            return event.by_seat if len(event.by_seat) == seats else (event.milliseconds,) * seats
    return NO_CREDIT


def downtime_credit(table: GameTable, clocks: Clocks | None, time_ms: int, downtimes: Iterable[Downtime]) -> Credit:
    """By seat the running time, in ms, that ``downtimes`` took from its clock until ``time_ms``; empty: none."""
    terms = clock_terms(table)
    if terms is None or clocks is None or not clocks.running:
        return NO_CREDIT
    spans = [(max(down, clocks.at), min(up, time_ms)) for down, up in downtimes]
    credit = tuple(sum(running_ms(one, start, end) for start, end in spans) for one in terms)
    return credit if any(credit) else NO_CREDIT


def possible_credit(table: GameTable, clocks: Clocks | None, time_ms: int, credit: Credit) -> Credit:
    """``credit``, but never more than the clock of a seat could have run since the commit before."""
    most = downtime_credit(table, clocks, time_ms, [(0, time_ms)])
    if not credit or len(credit) != len(most):
        return NO_CREDIT
    return tuple(min(one, another) for one, another in zip(credit, most, strict=True))


def credit_event(credit: Credit) -> DowntimeCredited:
    """The event that says it; with the times of the seats where these differ."""
    by_seat = () if len({*credit}) == 1 else credit
    return DowntimeCredited(max(credit), by_seat)


def end_of_time(table: GameTable, clocks: Clocks | None) -> int | None:
    """When the first of the running clocks is up, Unix ms; None where none runs."""
    terms = clock_terms(table)
    first = first_end(terms, clocks) if terms and clocks else None
    return first[0] if first else None


def clock_warnings(table: GameTable, clocks: Clocks | None, credit: Credit = NO_CREDIT) -> list[ClockWarning]:
    """The warnings of the running clocks, past and to come, the earliest first; none at a table that has none."""
    terms = clock_terms(table)
    return warnings_of(terms, clocks, credit) if terms and terms[0].warnings and clocks else []


def abandoned_from(table: GameTable, platform: PlatformState, people: Collection[Seat]) -> int | None:
    """When the game is abandoned unless somebody plays, Unix ms; None where it never is.

    ``people``: the awaited seats that people play; a game that waits for a computer alone is not abandoned.
    """
    seconds = absence_terms(table.started.config).end_after
    return platform.presence.seen_ms + seconds * SECOND if seconds and people else None


def downtime_between(downtimes: Iterable[Downtime], start: int, end: int) -> int:
    """How long the platform was down between two times, in ms."""
    return sum(max(0, min(up, end) - max(down, start)) for down, up in downtimes)


def clock_json(table: GameTable, clocks: Clocks | None) -> bytes:
    """The clocks as JSON for everybody: ``left`` by seat at the instant ``at``, ``ends`` of those that run.

    ``sleep``: the hours of the seats that have their own; ``warnings``: when a seat is, or was, warned.
    """
    terms, agreed = clock_terms(table), table.started.config.clock
    if terms is None or clocks is None:
        return b""
    warnings = clock_warnings(table, clocks)
    ends = [_running_json(seat, end_of(terms, clocks, seat), warnings) for seat in clocks.running]
    told = {"at": clocks.at, "left": clocks.left, "running": ends, "terms": agreed}
    own = [
        {"seat": seat, "from": one.sleep_from, "until": one.sleep_until}
        for seat, one in enumerate(terms)
        if one != agreed
    ]
    return _json({**told, "sleep": own} if own else told)


def _running_json(seat: Seat, ends: int, warnings: list[ClockWarning]) -> dict[str, Any]:
    own = [{"seconds": one.seconds, "at": one.at} for one in warnings if one.seat == seat]
    return {"seat": seat, "ends": ends, "warnings": own} if own else {"seat": seat, "ends": ends}


def _decided(actor: Seat, events: Sequence[Event]) -> Seat | None:
    """The seat whose decision ends with these events; None for the platform, and for a seat that takes back."""
    timed_out = next((event.seat for event in events if isinstance(event, TimedOut)), None)
    if timed_out is not None:
        return timed_out
    return None if actor < 0 or any(isinstance(event, UNDECIDING) for event in events) else actor
