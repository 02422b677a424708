"""How much time each seat has left: a pure function of the terms of the table and of the times of its commits.

Times are Unix milliseconds. A clock runs while its seat, a person's, is awaited; it stands during the hours of sleep,
of the table or of the seat, and while the platform was down (a credit that the stream states). So terms are by seat.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import NamedTuple

from sagebrush_games.kernel.messages import ClockTerms, Seat, SeatTaken
from sagebrush_games.kernel.taking_back import Window

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE
DECISION = "decision"
"""Each decision has its own time."""
BANK = "bank"
"""A seat has one time for all its decisions, and an increment after each."""
KINDS = (DECISION, BANK)
DEFAULT = "default"
"""At the end of time the prompt is answered with its default."""
COMPUTER = "computer"
"""At the end of time a computer takes the seat until its player returns."""
COMPUTER_ONCE = "computer-once"
"""At the end of time a computer makes this decision, and then the seat is its player's again."""
ENDS = (DEFAULT, COMPUTER, COMPUTER_ONCE)
LEAST_SECONDS = 5
MOST_SECONDS = 30 * 24 * 3600
MOST_SLEEP = 16 * 60
"""Minutes of a day in which clocks may stand."""
LAST_MINUTE = 24 * 60 - 1
MOST_WARNINGS = 4


class Clocks(NamedTuple):
    """The clocks after a commit at ``at``: the time each seat has ``left``, in ms, and the seats whose clock runs.

    ``since``: by seat, when the decision began for which its clock runs, Unix ms; 0 where none runs.
    ``if_returned``: for each version that the window's seat may return to, the time it would have left there, in ms.
    """

    at: int
    left: tuple[int, ...]
    running: tuple[Seat, ...] = ()
    since: tuple[int, ...] = ()
    if_returned: tuple[int, ...] = ()


class ClockWarning(NamedTuple):
    """From ``at`` on, Unix ms, ``seat`` has less than ``seconds`` for the decision that began ``since``."""

    at: int
    seat: Seat
    seconds: int
    since: int
    ends: int
    """When the time is up."""


def terms_fault(terms: ClockTerms) -> tuple[str, str] | None:
    """The field of ``terms`` that cannot be, and the sentence that says why; None where all can."""
    if terms.kind not in KINDS:
        return "kind", f"A clock is one of: {', '.join(KINDS)}."
    if not LEAST_SECONDS <= terms.seconds <= MOST_SECONDS:
        return "seconds", f"A clock has {LEAST_SECONDS} to {MOST_SECONDS} seconds."
    if not 0 <= terms.increment <= MOST_SECONDS or (terms.increment and terms.kind != BANK):
        return "increment", f"A bank has an increment of 0 to {MOST_SECONDS} seconds, and other clocks have none."
    if not (0 <= terms.sleep_from <= LAST_MINUTE and 0 <= terms.sleep_until <= LAST_MINUTE):
        return "sleep_from", f"Sleep begins and ends at a minute of the day, 0 to {LAST_MINUTE}."
    if _asleep(terms) > MOST_SLEEP * MINUTE:
        return "sleep_until", f"Clocks stand for at most {MOST_SLEEP} minutes of a day."
    if not 0 <= terms.own_sleep <= MOST_SLEEP:
        return "own_sleep", f"A seat has hours of sleep of its own for 0 to {MOST_SLEEP} minutes of a day."
    if terms.at_end not in ENDS:
        return "at_end", f"What happens at the end of time is one of: {', '.join(ENDS)}."
    return _warnings_fault(terms)


def _warnings_fault(terms: ClockTerms) -> tuple[str, str] | None:
    warnings = terms.warnings
    if len(warnings) > MOST_WARNINGS or list(warnings) != sorted({*warnings}, reverse=True):
        return "warnings", f"A table has at most {MOST_WARNINGS} warnings, each nearer to the end than the one before."
    if any(not LEAST_SECONDS <= seconds < terms.seconds for seconds in warnings):
        return "warnings", f"A warning comes {LEAST_SECONDS} seconds or more before the end, and after the beginning."
    return None


def sleep_fault(terms: ClockTerms | None, sleep_from: int, sleep_until: int) -> str | None:
    """The sentence that says why a seat cannot sleep at these hours of its own; None where it can."""
    if sleep_from == sleep_until:
        return None
    if terms is None or not terms.own_sleep:
        return "At this table no seat has hours of sleep of its own."
    if not (0 <= sleep_from <= LAST_MINUTE and 0 <= sleep_until <= LAST_MINUTE):
        return f"Sleep begins and ends at a minute of the day, 0 to {LAST_MINUTE}."
    if (sleep_until - sleep_from) * MINUTE % DAY > terms.own_sleep * MINUTE:
        return f"At this table the clock of a seat stands for at most {terms.own_sleep} minutes of a day."
    return None


def terms_of_seats(terms: ClockTerms, seats: Sequence[SeatTaken]) -> tuple[ClockTerms, ...]:
    """The terms of each seat: those of the table, with its own hours of sleep where it may have and has them."""
    return tuple(_of_seat(terms, one.sleep_from, one.sleep_until) if terms.own_sleep else terms for one in seats)


def _of_seat(terms: ClockTerms, sleep_from: int, sleep_until: int) -> ClockTerms:
    if sleep_from == sleep_until:
        return terms
    return replace(terms, sleep_from=sleep_from, sleep_until=sleep_until)


def started(terms: Sequence[ClockTerms], running: Collection[Seat], time_ms: int) -> Clocks:
    """The clocks after the creation of a game."""
    since = tuple(time_ms * (seat in running) for seat in range(len(terms)))
    return Clocks(time_ms, tuple(one.seconds * SECOND for one in terms), tuple(running), since)


def followed(
    terms: Sequence[ClockTerms],
    clocks: Clocks,
    time_ms: int,
    decided: Seat | None,
    running: Collection[Seat],
    credit: Sequence[int] = (),
) -> Clocks:
    """The clocks after a commit at ``time_ms`` that ends a decision of the seat ``decided``, or of nobody.

    A computer that decides for a player gains no time for him: his clock does not run then. ``running``: the seats
    whose clock runs from now on. ``credit``: by seat the running time that is not charged, in ms; none where it is
    empty.
    """
    left = list(clocks.left)
    for seat, one in enumerate(terms):
        left[seat] = max(0, left[seat] - spent(terms, clocks, seat, time_ms, credit))
        if one.kind == BANK:
            left[seat] += one.increment * SECOND if seat == decided and seat in clocks.running else 0
        elif seat == decided or seat not in clocks.running:
            left[seat] = one.seconds * SECOND
    since = tuple(
        0 if seat not in running else time_ms if seat == decided or seat not in clocks.running else begun(clocks, seat)
        for seat in range(len(terms))
    )
    return Clocks(max(clocks.at, time_ms), tuple(left), tuple(running), since)


def spent(terms: Sequence[ClockTerms], clocks: Clocks, seat: Seat, time_ms: int, credit: Sequence[int] = ()) -> int:
    """The time that ``seat`` has used since ``clocks``, in ms; 0 where its clock does not run."""
    if seat not in clocks.running:
        return 0
    return max(0, running_ms(terms[seat], clocks.at, time_ms) - (credit[seat] if credit else 0))


def moved(clocks: Clocks, before: Clocks, window: Window, used: int) -> Clocks:
    """``clocks`` after a move that left ``window``, with what its seat would have left where it may return to.

    ``before``: the clocks before the move, of which the seat has ``used`` so much, in ms.
    """
    if window.seat is None or not window.versions:
        return clocks
    kept = before.if_returned[: len(window.versions) - 1]
    there = (*kept, before.left[window.seat])
    return clocks._replace(if_returned=tuple(max(0, one - used) for one in there))


def returned(clocks: Clocks, before: Clocks, window: Window, used: int) -> Clocks:
    """``clocks`` after the seat of ``window`` took back, as if it had thought about that decision all the time."""
    there = [max(0, one - used) for one in before.if_returned]
    depth = len(window.versions)
    left = [there[depth] if seat == window.seat else time for seat, time in enumerate(clocks.left)]
    return clocks._replace(left=tuple(left), if_returned=tuple(there[:depth]))


def begun(clocks: Clocks, seat: Seat) -> int:
    """When the decision began for which the clock of ``seat`` runs; at the latest commit where that is not known."""
    return clocks.since[seat] if clocks.since else clocks.at


def with_time_for(terms: Sequence[ClockTerms], clocks: Clocks, newcomers: Collection[Seat]) -> Clocks:
    """The clocks with at least a tenth of the agreed time for seats that have changed hands, which decide anew."""
    left, since = list(clocks.left), list(clocks.since)
    for seat in newcomers:
        left[seat] = max(left[seat], terms[seat].seconds * SECOND // 10)
        since[seat] = clocks.at * (seat in clocks.running)
    return Clocks(clocks.at, tuple(left), clocks.running, tuple(since))


def running_ms(terms: ClockTerms, start: int, end: int) -> int:
    """How long a clock runs between two times; 0 where the second is not the later one."""
    return max(0, _awake(terms, end) - _awake(terms, start))


def end_of(terms: Sequence[ClockTerms], clocks: Clocks, seat: Seat, credit: Sequence[int] = ()) -> int:
    """When the time of ``seat``, whose clock runs, is up."""
    own = terms[seat]
    return _instant(own, _awake(own, clocks.at) + clocks.left[seat] + (credit[seat] if credit else 0))


def first_end(terms: Sequence[ClockTerms], clocks: Clocks, credit: Sequence[int] = ()) -> tuple[int, Seat] | None:
    """The earliest end of time, with its seat; None where no clock runs."""
    return min(((end_of(terms, clocks, seat, credit), seat) for seat in clocks.running), default=None)


def warnings_of(terms: Sequence[ClockTerms], clocks: Clocks, credit: Sequence[int] = ()) -> list[ClockWarning]:
    """The warnings of the running clocks, past and to come, the earliest first; never in the hours of sleep.

    A seat that had less time than that from the beginning is not warned of it.
    """
    found = [
        ClockWarning(_left_at(terms[seat], clocks, seat, seconds, credit), seat, seconds, begun(clocks, seat), end)
        for seat in clocks.running
        if terms[seat].warnings
        for end in (end_of(terms, clocks, seat, credit),)
        for seconds in terms[seat].warnings
    ]
    return sorted(one for one in found if one.at > one.since)


def _left_at(terms: ClockTerms, clocks: Clocks, seat: Seat, seconds: int, credit: Sequence[int]) -> int:
    """When ``seat`` has so many seconds left."""
    left = clocks.left[seat] + (credit[seat] if credit else 0)
    return _instant(terms, _awake(terms, clocks.at) + left - seconds * SECOND)


def _asleep(terms: ClockTerms) -> int:
    """How long clocks stand each day, in ms; an hour of sleep may span midnight."""
    return (terms.sleep_until - terms.sleep_from) * MINUTE % DAY


def _awake(terms: ClockTerms, time_ms: int) -> int:
    """How long a clock that always runs has run at ``time_ms``, counted from a morning of 1970."""
    days, rest = divmod(time_ms - terms.sleep_until * MINUTE, DAY)
    awake = DAY - _asleep(terms)
    return days * awake + min(rest, awake)


def _instant(terms: ClockTerms, awake_ms: int) -> int:
    """The latest time at which such a clock has run for ``awake_ms``: never in the hours of sleep."""
    days, rest = divmod(awake_ms, DAY - _asleep(terms))
    return days * DAY + rest + terms.sleep_until * MINUTE
