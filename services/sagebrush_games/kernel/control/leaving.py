"""Rules by which a seat may be left, given up, taken back or voted out, and what that causes.

A commit of it draws nothing, changes nothing of the title's state, and settles what could have been taken back.
"""

from collections.abc import Collection

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
    NO_SUCH_SEAT,
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


def decide(started: GameStarted, control: Control, command: Command, absent_ms: int) -> list[Event]:
    """What ``command``, about who plays, causes in a game that is not over; raises Refusal.

    ``absent_ms``: for how long the seat that it is about is without its player; negative: its player is there.
    """
    if isinstance(command, RemovePlayer):
        return _removed_by_host(started, control, command, absent_ms)
    _require_person(started, control, command.seat)
    match command:
        case Resign(seat):
            return _with_end(started, control, SeatResigned(seat, substitute(started)))
        case LeaveSeat(seat):
            return _left(started, control, seat)
        case AgreeToEnd(seat):
            return _agreed(started, control, seat)
        case VoteToRemove():
            return _voted(started, control, command, absent_ms)
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
    if not control.is_away(seat):
        raise Refusal(NOT_LEFT)


def _agreed(started: GameStarted, control: Control, seat: Seat) -> list[Event]:
    if seat in control.agreed:
        raise Refusal(ALREADY_AGREED)
    return _with_end(started, control, EndAgreed(seat))


def _voted(started: GameStarted, control: Control, command: VoteToRemove, absent_ms: int) -> list[Event]:
    """The vote, and what it leads to when more than half of the other people who play have given it.

    Players who have left do not vote and are not counted: otherwise two of them would keep each other in the game.
    """
    seat, against = command.seat, command.against
    require_player(control, seat, is_computer=False)
    _require_absent(started, control, against, absent_ms)
    if seat == against:
        raise Refusal(NOT_ABSENT)
    if (seat, against) in control.votes:
        raise Refusal(ALREADY_AGREED)
    voted = RemovalVoted(seat, against)
    others = [one for one in remaining(started, control) if one != against and not control.is_away(one)]
    votes = [vote for vote in after(control, [voted]).votes if vote[1] == against and vote[0] in others]
    if 2 * len(votes) <= len(others):
        return [voted]
    return [voted, *_with_end(started, control, SeatRemoved(against, substitute(started)))]


def _removed_by_host(started: GameStarted, control: Control, command: RemovePlayer, absent_ms: int) -> list[Event]:
    if command.seat != AUTOMATON:
        raise Refusal(ONLY_THE_HOST)
    _require_absent(started, control, command.against, absent_ms)
    return _with_end(started, control, SeatRemoved(command.against, substitute(started)))


def _require_absent(started: GameStarted, control: Control, seat: Seat, absent_ms: int) -> None:
    """Raises the Refusal of a seat whose player is there, or was there too short a time ago."""
    _require_person(started, control, seat)
    if not is_absent(started, absent_ms):
        raise Refusal(NOT_ABSENT)


def is_absent(started: GameStarted, absent_ms: int) -> bool:
    """Whether a seat has been without its player for as long as the table agreed to wait; negative: he is there."""
    return absent_ms >= absence_terms(started.config).remove_after * SECOND


def _require_person(started: GameStarted, control: Control, seat: Seat) -> None:
    """Raises the Refusal of a seat that has no person, or has none any more."""
    if not 0 <= seat < len(started.seats):
        raise Refusal(NO_SUCH_SEAT)
    if started.seats[seat].opponent is not None:
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
