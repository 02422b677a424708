"""Players of the seats: a fold of the events about them, which believes them.

A seat is played as the game began until an event says otherwise.
"""

from collections.abc import Sequence
from typing import NamedTuple

from sagebrush_games.kernel.control.messages import (
    EndAgreed,
    GameStopped,
    RemovalVoted,
    SeatHandedOver,
    SeatLeft,
    SeatRemoved,
    SeatResigned,
    SeatRetaken,
)
from sagebrush_games.kernel.messages import Event, Seat


class SeatControl(NamedTuple):
    """A seat that is not as the game began: the computer that plays it, empty for a person.

    ``resigned``: given up for good, or lost by absence. ``returns``: how often its player took it back. ``once``: the
    computer plays one decision, and the seat is its player's again. ``version``, ``since_ms``: the commit, and its Unix
    time, since which the computer, or that person, plays it. ``holder``: how many people have had it before.
    """

    seat: Seat
    opponent: str
    resigned: bool = False
    returns: int = 0
    once: bool = False
    version: int = 0
    since_ms: int = 0
    holder: int = 0


class Control(NamedTuple):
    """The seats that were ever left; empty or the reason for which the game ended; who agreed to end it, and votes.

    A vote is the seat that gave it, and the one against which it is.
    """

    seats: tuple[SeatControl, ...] = ()
    ended: str = ""
    agreed: tuple[Seat, ...] = ()
    votes: tuple[tuple[Seat, Seat], ...] = ()

    def of(self, seat: Seat) -> SeatControl | None:
        """What became of ``seat``; None while it is as the game began."""
        for one in self.seats:
            if one.seat == seat:
                return one
        return None

    def is_away(self, seat: Seat) -> bool:
        """Whether a computer plays for the person on ``seat``."""
        found = self.of(seat)
        return found is not None and bool(found.opponent)

    def resigned(self) -> list[Seat]:
        """The seats that were given up for good."""
        return [one.seat for one in self.seats if one.resigned]

    def has_resigned(self, seat: Seat) -> bool:
        """Whether ``seat`` was given up for good."""
        return seat in self.resigned()


AS_STARTED = Control()
"""Of a game in which nobody has left."""


class Moment(NamedTuple):
    """A commit: its version and its Unix time in ms."""

    version: int = 0
    time_ms: int = 0


UNKNOWN = Moment()
"""Of events that are tried and not written."""


def after(control: Control, events: Sequence[Event], moment: Moment = UNKNOWN) -> Control:
    """The players of the seats after ``events`` of the commit at ``moment``; those of the title change nothing."""
    for event in events:
        match event:
            case SeatResigned(seat, opponent) | SeatRemoved(seat, opponent):
                control = _with(control, moment, seat, opponent, resigned=True)
            case SeatLeft(seat, opponent, once):
                control = _with(control, moment, seat, opponent, once=once)
            case SeatRetaken(seat):
                control = _with(control, moment, seat, "")
            case SeatHandedOver(seat):
                control = _with_new_holder(control, moment, seat)
            case EndAgreed(seat):
                control = control._replace(agreed=(*control.agreed, seat))
            case RemovalVoted(seat, against):
                control = control._replace(votes=(*control.votes, (seat, against)))
            case GameStopped(reason):
                control = control._replace(ended=reason)
    return control


def after_move(control: Control, seat: Seat | None) -> Control:
    """The players after a move of ``seat``: what it agreed to and what others asked against it has lapsed."""
    if not control.agreed and not control.votes:
        return control
    if seat is not None and control.is_away(seat):
        return control
    return control._replace(
        agreed=tuple(one for one in control.agreed if one != seat),
        votes=tuple(vote for vote in control.votes if vote[1] != seat),
    )


def handed_back(control: Control, seat: Seat) -> list[Event]:
    """What a decision for ``seat`` causes beside itself: a computer that was to make this one alone has made it."""
    found = control.of(seat)
    return [SeatRetaken(seat)] if found is not None and found.once else []


def _with(
    control: Control, moment: Moment, seat: Seat, opponent: str, resigned: bool = False, once: bool = False
) -> Control:
    """With ``opponent``, or its person, on ``seat``; votes against it and of it, where it has resigned, are void."""
    before = control.of(seat)
    was_lent = before is not None and before.once
    returns = (before.returns if before else 0) + (not opponent and not was_lent)
    votes = tuple(vote for vote in control.votes if vote[1] != seat and not (resigned and vote[0] == seat))
    holder = before.holder if before else 0
    now = SeatControl(seat, opponent, resigned, returns, once, moment.version, moment.time_ms, holder)
    return _replaced(control, now)._replace(votes=votes)


def _with_new_holder(control: Control, moment: Moment, seat: Seat) -> Control:
    """With another person on ``seat``, who has agreed to nothing, and against whom nobody has voted."""
    before = control.of(seat)
    holder = (before.holder if before else 0) + 1
    now = SeatControl(seat, "", False, 0, False, moment.version, moment.time_ms, holder)
    agreed = tuple(one for one in control.agreed if one != seat)
    votes = tuple(vote for vote in control.votes if seat not in vote)
    return _replaced(control, now)._replace(agreed=agreed, votes=votes)


def _replaced(control: Control, now: SeatControl) -> Control:
    others = [one for one in control.seats if one.seat != now.seat]
    return control._replace(seats=tuple(sorted([*others, now])))
