"""Who plays a seat: what commands about it cause, and what their events have led to.

A seat is played as the game began until an event here says otherwise. ``decide`` is the rule, ``after`` believes.
Such a commit draws nothing, changes nothing of the title's state, and settles what could have been taken back.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sagebrush_games.kernel.messages import Command, Event, GameStarted, Seat
from sagebrush_games.kernel.refusal import (
    ALREADY_RESIGNED,
    COMPUTERS_SEAT,
    NOT_LEFT,
    PERSONS_SEAT,
    SEAT_LEFT,
    Refusal,
)

SUBSTITUTE = "casual"
"""The opponent that plays for somebody who left."""
RESIGNED = "resigned"
"""Why a game ended: one person is left, and all others resigned."""
NOBODY_LEFT = "nobody-left"
"""Why a game ended: every person has resigned."""


@dataclass(slots=True)
class Resign(Command):
    """Give the game up for good; a computer plays the seat on while other people remain."""


@dataclass(slots=True)
class LeaveSeat(Command):
    """Let a computer play the seat until you return."""


@dataclass(slots=True)
class ReturnToSeat(Command):
    """Play your seat again; what a computer is thinking about for it comes to nothing."""


@dataclass(slots=True)
class SeatResigned(Event):
    """``seat`` gave the game up for good; where the game goes on, the computer ``opponent`` plays for it."""

    seat: Seat
    opponent: str


@dataclass(slots=True)
class SeatLeft(Event):
    """The computer ``opponent`` plays for ``seat`` until its player returns."""

    seat: Seat
    opponent: str


@dataclass(slots=True)
class SeatRetaken(Event):
    """The player of ``seat`` plays it again."""

    seat: Seat


@dataclass(slots=True)
class GameStopped(Event):
    """The game ended before its rules say so; ``reason`` is the stable name of the way it did."""

    reason: str


COMMANDS: tuple[type[Command], ...] = (Resign, LeaveSeat, ReturnToSeat)
EVENTS: tuple[type[Event], ...] = (SeatResigned, SeatLeft, SeatRetaken, GameStopped)


class SeatControl(NamedTuple):
    """A seat that is not as the game began: the computer that plays it, empty for a person; whether it resigned."""

    seat: Seat
    opponent: str
    resigned: bool = False


class Control(NamedTuple):
    """The seats that were ever left, and empty or the reason for which the game ended."""

    seats: tuple[SeatControl, ...] = ()
    ended: str = ""

    def of(self, seat: Seat) -> SeatControl | None:
        """What became of ``seat``; None while it is as the game began."""
        for one in self.seats:
            if one.seat == seat:
                return one
        return None

    def resigned(self) -> list[Seat]:
        """The seats that were given up for good."""
        return [one.seat for one in self.seats if one.resigned]

    def has_resigned(self, seat: Seat) -> bool:
        """Whether ``seat`` was given up for good."""
        return seat in self.resigned()


AS_STARTED = Control()
"""Of a game in which nobody has left."""


def is_about_control(events: Sequence[Event]) -> bool:
    """Whether a commit with ``events`` is about who plays, and not about the title."""
    return bool(events) and isinstance(events[0], EVENTS)


def after(control: Control, events: Sequence[Event]) -> Control:
    """Who plays after ``events``; those of the title change nothing."""
    for event in events:
        match event:
            case SeatResigned(seat, opponent):
                control = _with(control, SeatControl(seat, opponent, resigned=True))
            case SeatLeft(seat, opponent):
                control = _with(control, SeatControl(seat, opponent))
            case SeatRetaken(seat):
                control = _with(control, SeatControl(seat, ""))
            case GameStopped(reason):
                control = control._replace(ended=reason)
    return control


def _with(control: Control, changed: SeatControl) -> Control:
    others = [one for one in control.seats if one.seat != changed.seat]
    return control._replace(seats=tuple(sorted([*others, changed])))


def decide(started: GameStarted, control: Control, command: Command) -> list[Event]:
    """What ``command``, one of ``COMMANDS``, causes in a game that is not over; raises Refusal."""
    seat = command.seat
    _require_person(started, control, seat)
    found = control.of(seat)
    is_away = found is not None and found.opponent != ""
    match command:
        case Resign():
            return _with_end(started, control, SeatResigned(seat, SUBSTITUTE))
        case LeaveSeat() if is_away:
            raise Refusal(SEAT_LEFT)
        case LeaveSeat():
            return [SeatLeft(seat, SUBSTITUTE)]
        case _ if not is_away:
            raise Refusal(NOT_LEFT)
    return [SeatRetaken(seat)]


def _require_person(started: GameStarted, control: Control, seat: Seat) -> None:
    """Raises the Refusal of a seat that has no person, or has none any more."""
    if not 0 <= seat < len(started.seats) or started.seats[seat].opponent is not None:
        raise Refusal(COMPUTERS_SEAT)
    if control.has_resigned(seat):
        raise Refusal(ALREADY_RESIGNED)


def _with_end(started: GameStarted, control: Control, event: Event) -> list[Event]:
    """``event``, and the end of the game where it leaves too few people."""
    left, reason = after(control, [event]), ""
    people = remaining(started, left)
    if not people:
        reason = NOBODY_LEFT
    elif len(people) == 1 and len(left.resigned()) == len(started.seats) - 1:
        reason = RESIGNED
    return [event, GameStopped(reason)] if reason else [event]


def remaining(started: GameStarted, control: Control) -> list[Seat]:
    """The seats of people who have not resigned, whether a computer plays for them or not."""
    seats = enumerate(started.seats)
    return [seat for seat, taken in seats if taken.opponent is None and not control.has_resigned(seat)]


def require_player(control: Control, seat: Seat, is_computer: bool) -> None:
    """Raises the Refusal of a command whose giver does not play ``seat`` now; seats as started are not asked."""
    found = control.of(seat)
    if found is not None and bool(found.opponent) != is_computer:
        raise Refusal(PERSONS_SEAT if is_computer else SEAT_LEFT)
