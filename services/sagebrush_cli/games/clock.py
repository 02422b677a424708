"""Clocks as a player reads them: whose time runs, how much of it is left, what happens then."""

from collections.abc import Iterator, Mapping
from typing import Any

from sagebrush_cli.games.event_renderer import EventRenderer
from sagebrush_cli.phrases import phrase

Frame = Mapping[str, Any]
SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def written(milliseconds: float) -> str:
    """A length of time: 0:07, 12:40, 3:05:00 or 2 d 4 h."""
    left = max(0, int(milliseconds))
    if left >= DAY:
        return f"{left // DAY} d {left % DAY // HOUR} h"
    minutes, seconds = left // MINUTE, left % MINUTE // SECOND
    return f"{minutes // 60}:{minutes % 60:02}:{seconds:02}" if left >= HOUR else f"{minutes}:{seconds:02}"


def remaining(clock: Mapping[str, Any], seat: int, now: int) -> int:
    """Milliseconds that ``seat`` has left: those until its end in which its clock runs."""
    left = int(clock["left"][seat])
    ends = next((int(one["ends"]) for one in clock["running"] if one["seat"] == seat), None)
    if ends is None:
        return left
    asleep = _slept(clock, seat, ends) - _slept(clock, seat, now)
    return max(0, min(ends - now - asleep, left))


def _slept(clock: Mapping[str, Any], seat: int, until: int) -> int:
    """Milliseconds until ``until``, since some beginning, in which the clock of ``seat`` stands every day."""
    terms = clock["terms"]
    table = {"from": terms.get("sleep_from", 0), "until": terms.get("sleep_until", 0)}
    hours = next((one for one in clock.get("sleep") or () if one["seat"] == seat), table)
    every_day = (hours["until"] - hours["from"]) * MINUTE % DAY
    days, since = divmod(until - hours["from"] * MINUTE, DAY)
    return int(days * every_day + min(since, every_day))


def line(frame: Frame, seat: int | None, renderer: EventRenderer, now: int) -> str:
    """A line of whose time runs and how much is left at ``now``, the own seat first; empty where no clock runs."""
    clock = frame.get("clock") or {"running": ()}
    running = sorted((one["seat"] for one in clock["running"]), key=lambda one: one != seat)
    if not running:
        return ""
    parts = [_part(clock, one, seat, renderer, now) for one in running]
    return "      " + phrase("Time left: {clocks}; {then}.", clocks=" · ".join(parts), then=_then(clock))


def _part(clock: Mapping[str, Any], one: int, seat: int | None, renderer: EventRenderer, now: int) -> str:
    left = remaining(clock, one, now)
    name = phrase("you") if one == seat else renderer.name(one)
    mark = "! " if is_warned(clock, one, now) else ""
    return f"{mark}{name} {written(left) if left else phrase('time is up')}"


def _then(clock: Mapping[str, Any]) -> str:
    """What happens when the time is up."""
    match clock["terms"]["at_end"]:
        case "computer":
            return phrase("then a computer takes the seat")
        case "computer-once":
            return phrase("then a computer makes this decision")
        case _:
            return phrase("then the default is played")


def is_warned(clock: Mapping[str, Any], seat: int, now: int) -> bool:
    """Whether the end of the time of ``seat`` is nearer than a warning that the table agreed on."""
    return any(at <= now for at, _ in _warnings(clock, seat))


def _warnings(clock: Mapping[str, Any], seat: int) -> Iterator[tuple[int, int]]:
    """At which instant ``seat`` is warned that less than so many seconds are left."""
    for one in clock["running"]:
        if one["seat"] == seat:
            yield from ((warning["at"], warning["seconds"]) for warning in one.get("warnings") or ())


def warning(frame: Frame, seat: int, since: int, now: int) -> str:
    """What ``seat`` is warned of between two instants; empty unless a warning lies between them."""
    clock = frame.get("clock") or {"running": ()}
    due = [seconds for at, seconds in _warnings(clock, seat) if since < at <= now]
    return phrase("Less than {time} of your time is left.", time=written(min(due) * SECOND)) if due else ""
