"""How much time each seat has left: a pure function of the terms of the table and of the times of its commits.

Times are Unix milliseconds. A clock runs while its seat, a person's, is awaited; during the hours of sleep, and while
the platform was down (a credit that the stream states), every clock stands.
"""

from collections.abc import Collection
from typing import NamedTuple

from sagebrush_games.kernel.messages import ClockTerms, Seat

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


class Clocks(NamedTuple):
    """The clocks after a commit at ``at``: the time each seat has ``left``, in ms, and the seats whose clock runs."""

    at: int
    left: tuple[int, ...]
    running: tuple[Seat, ...] = ()


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
    if terms.at_end not in ENDS:
        return "at_end", f"What happens at the end of time is one of: {', '.join(ENDS)}."
    return None


def started(terms: ClockTerms, seats: int, running: Collection[Seat], time_ms: int) -> Clocks:
    """The clocks after the creation of a game."""
    return Clocks(time_ms, (terms.seconds * SECOND,) * seats, tuple(running))


def followed(
    terms: ClockTerms, clocks: Clocks, time_ms: int, decided: Seat | None, running: Collection[Seat], credit_ms: int
) -> Clocks:
    """The clocks after a commit at ``time_ms`` that ends a decision of the seat ``decided``, or of nobody.

    ``running``: the seats whose clock runs from now on. ``credit_ms``: running time that is not charged.
    """
    spent = max(0, running_ms(terms, clocks.at, time_ms) - credit_ms)
    left = [max(0, one - spent) if seat in clocks.running else one for seat, one in enumerate(clocks.left)]
    for seat in range(len(left)):
        ended = seat == decided or seat not in clocks.running
        if terms.kind == BANK:
            left[seat] += terms.increment * SECOND if seat == decided else 0
        elif ended:
            left[seat] = terms.seconds * SECOND
    return Clocks(max(clocks.at, time_ms), tuple(left), tuple(running))


def with_time_for(terms: ClockTerms, clocks: Clocks, newcomers: Collection[Seat]) -> Clocks:
    """The clocks with at least a tenth of the agreed time for seats that have changed hands."""
    least = terms.seconds * SECOND // 10
    left = tuple(max(one, least) if seat in newcomers else one for seat, one in enumerate(clocks.left))
    return clocks._replace(left=left)


def running_ms(terms: ClockTerms, start: int, end: int) -> int:
    """How long a clock runs between two times; 0 where the second is not the later one."""
    return max(0, _awake(terms, end) - _awake(terms, start))


def end_of(terms: ClockTerms, clocks: Clocks, seat: Seat, credit_ms: int = 0) -> int:
    """When the time of ``seat``, whose clock runs, is up."""
    return _instant(terms, _awake(terms, clocks.at) + clocks.left[seat] + credit_ms)


def first_end(terms: ClockTerms, clocks: Clocks, credit_ms: int = 0) -> tuple[int, Seat] | None:
    """The earliest end of time, with its seat; None where no clock runs."""
    return min(((end_of(terms, clocks, seat, credit_ms), seat) for seat in clocks.running), default=None)


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
