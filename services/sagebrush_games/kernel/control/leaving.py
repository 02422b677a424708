"""Rules by which a seat may be left, given up, taken back or voted out, and what that causes.

A commit of it draws nothing, changes nothing of the title's state, and settles what could have been taken back.
"""

from collections.abc import Collection
from typing import NamedTuple

from sagebrush_games.kernel.absence import ABSENT_LOSE, absence_terms
from sagebrush_games.kernel.control.messages import (
    ABANDONED,
    ABSENT,
    AGREED,
    NOBODY_LEFT,
    RESIGNED,
    AgreeToEnd,
    EndAgreed,
    GameStopped,
    LeaveSeat,
    RemovalVoted,
    RemovePlayer,
    Resign,
    SeatLeft,
    SeatRemoved,
    SeatResigned,
    SeatRetaken,
    VoteToRemove,
)
from sagebrush_games.kernel.control.seats import Control, after
from sagebrush_games.kernel.messages import AUTOMATON, Command, Event, GameStarted, Seat
from sagebrush_games.kernel.refusal import (
    ALREADY_AGREED,
    ALREADY_RESIGNED,
    COMPUTERS_SEAT,
    LEFT_TOO_OFTEN,
    NOT_ABSENT,
    NOT_LEFT,
    ONLY_THE_HOST,
    PERSONS_SEAT,
    SEAT_LEFT,
    Refusal,
)

SECOND = 1000
MOST_RETURNS = 50
"""Times that a seat may be left and taken back: nobody fills the record of the game with it."""


class Waiting(NamedTuple):
    """The seats that the game waits for, and for how many milliseconds nobody has moved."""

    awaited: Collection[Seat]
    ms: int


def decide(started: GameStarted, control: Control, command: Command, waiting: Waiting) -> list[Event]:
    """What ``command``, about who plays, causes in a game that is not over; raises Refusal."""
    if isinstance(command, RemovePlayer):
        return _removed_by_host(started, control, command, waiting)
    _require_person(started, control, command.seat)
    match command:
        case Resign(seat):
            return _with_end(started, control, SeatResigned(seat, substitute(started)))
        case LeaveSeat(seat):
            return _left(started, control, seat)
        case AgreeToEnd(seat):
            return _agreed(started, control, seat)
        case VoteToRemove():
            return _voted(started, control, command, waiting)
    _require_left(control, command.seat)
    return [SeatRetaken(command.seat)]


def _left(started: GameStarted, control: Control, seat: Seat) -> list[Event]:
    found = control.of(seat)
    if found is not None and found.opponent:
        raise Refusal(SEAT_LEFT)
    if found is not None and found.returns >= MOST_RETURNS:
        raise Refusal(LEFT_TOO_OFTEN)
    return [SeatLeft(seat, substitute(started))]


def _require_left(control: Control, seat: Seat) -> None:
    found = control.of(seat)
    if found is None or not found.opponent:
        raise Refusal(NOT_LEFT)


def _agreed(started: GameStarted, control: Control, seat: Seat) -> list[Event]:
    if seat in control.agreed:
        raise Refusal(ALREADY_AGREED)
    return _with_end(started, control, EndAgreed(seat))


def _voted(started: GameStarted, control: Control, command: VoteToRemove, waiting: Waiting) -> list[Event]:
    """The vote, and what it leads to when more than half of the other people have given it."""
    seat, against = command.seat, command.against
    _require_absent(started, control, against, waiting)
    if seat == against:
        raise Refusal(NOT_ABSENT)
    if (seat, against) in control.votes:
        raise Refusal(ALREADY_AGREED)
    voted = RemovalVoted(seat, against)
    others = [one for one in remaining(started, control) if one != against]
    votes = [vote for vote in after(control, [voted]).votes if vote[1] == against]
    if 2 * len(votes) <= len(others):
        return [voted]
    return [voted, *_with_end(started, control, SeatRemoved(against, substitute(started)))]


def _removed_by_host(started: GameStarted, control: Control, command: RemovePlayer, waiting: Waiting) -> list[Event]:
    if command.seat != AUTOMATON:
        raise Refusal(ONLY_THE_HOST)
    _require_absent(started, control, command.against, waiting)
    return _with_end(started, control, SeatRemoved(command.against, substitute(started)))


def _require_absent(started: GameStarted, control: Control, seat: Seat, waiting: Waiting) -> None:
    """Raises the Refusal of a seat for which nobody has to wait."""
    _require_person(started, control, seat)
    found = control.of(seat)
    patience = absence_terms(started.config).remove_after * SECOND
    if seat not in waiting.awaited or waiting.ms < patience or (found is not None and found.opponent):
        raise Refusal(NOT_ABSENT)


def _require_person(started: GameStarted, control: Control, seat: Seat) -> None:
    """Raises the Refusal of a seat that has no person, or has none any more."""
    if not 0 <= seat < len(started.seats) or started.seats[seat].opponent is not None:
        raise Refusal(COMPUTERS_SEAT)
    if control.has_resigned(seat):
        raise Refusal(ALREADY_RESIGNED)


def _with_end(started: GameStarted, control: Control, event: Event) -> list[Event]:
    """``event``, and the end of the game where it leaves too few people, or none who has not agreed to it."""
    reason = _end(started, after(control, [event]))
    return [event, GameStopped(reason)] if reason else [event]


def _end(started: GameStarted, control: Control) -> str:
    """Why the game is over with these people; empty where it goes on."""
    people = remaining(started, control)
    if not people:
        return NOBODY_LEFT
    if len(people) == 1 and len(control.resigned()) == len(started.seats) - 1 > 0:
        return RESIGNED
    return AGREED if set(people) <= set(control.agreed) else ""


def abandoned(started: GameStarted, control: Control, awaited: Collection[Seat]) -> list[Event]:
    """The end of a game that waits for the people on ``awaited``, and that nobody plays any more."""
    if absence_terms(started.config).abandoned != ABSENT_LOSE:
        return [GameStopped(ABANDONED)]
    removed = [SeatRemoved(seat, substitute(started)) for seat in awaited]
    return [*removed, GameStopped(ABSENT if remaining(started, after(control, removed)) else NOBODY_LEFT)]


def substitute(started: GameStarted) -> str:
    """The opponent that plays for somebody who left."""
    return absence_terms(started.config).substitute


def remaining(started: GameStarted, control: Control) -> list[Seat]:
    """The seats of people who have not resigned, whether a computer plays for them or not."""
    seats = enumerate(started.seats)
    return [seat for seat, taken in seats if taken.opponent is None and not control.has_resigned(seat)]


def require_player(control: Control, seat: Seat, is_computer: bool) -> None:
    """Raises the Refusal of a command whose giver does not play ``seat`` now; seats as started are not asked."""
    found = control.of(seat)
    if found is not None and bool(found.opponent) != is_computer:
        raise Refusal(PERSONS_SEAT if is_computer else SEAT_LEFT)
