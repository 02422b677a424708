"""The player of a seat: what commands about it cause, and what their events have led to.

A seat is played as the game began until an event here says otherwise. ``decide`` is the rule, ``after`` believes.
Such a commit draws nothing, changes nothing of the title's state, and settles what could have been taken back.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Annotated, NamedTuple

from sagebrush_games.kernel.absence import ABSENT_LOSE, absence_terms
from sagebrush_games.kernel.bounds import Lasting, Longest, Range
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

RESIGNED = "resigned"
"""Why a game ended: one person is left, and all others resigned."""
NOBODY_LEFT = "nobody-left"
"""Why a game ended: every person has resigned."""

AGREED = "agreed"
"""Why a game ended: every person agreed to end it."""
ABANDONED = "abandoned"
"""Why a game ended: nobody played any more, and the table chose that nobody wins then."""
ABSENT = "absent"
"""Why a game ended: nobody played any more, and those for whom it waited have lost."""
GROUP_ENDED = "group-ended"
"""Why a game ended: the time in which the tables of its group were to play was up."""
SECOND = 1000
MOST_RETURNS = 50
"""Times that a seat may be left and taken back: nobody fills the record of the game with it."""


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
class AgreeToEnd(Command):
    """End the game without a result, once every person asks for it; what you ask lapses with your next move."""


@dataclass(slots=True)
class VoteToRemove(Command):
    """Play on without the player of ``against``, for whom the game has waited too long; most others must ask."""

    against: Seat


@dataclass(slots=True)
class RemovePlayer(Command):
    """The same, asked by the host of the table: the platform gives it, as the automaton. No seat may."""

    against: Seat


@dataclass(slots=True)
class HandOverSeat(Command):
    """Let ``player``, who accepted an offer of the seat ``given``, play it on: the platform gives it, as the automaton.

    ``holder``: his number, one more than that of whoever had the seat. ``since``: the version at which it was offered.
    ``by_host``: whether the host offered it, because nobody played it any more; else its player did.
    """

    given: Seat
    player: Annotated[str, Longest(64)]
    holder: Annotated[int, Range(1, 64)]
    since: Lasting = 0
    by_host: bool = False


@dataclass(slots=True)
class SeatResigned(Event):
    """``seat`` gave the game up for good; where the game goes on, the computer ``opponent`` plays for it."""

    seat: Seat
    opponent: str


@dataclass(slots=True)
class SeatLeft(Event):
    """The computer ``opponent`` plays for ``seat`` until its player returns; ``once``: or until it has decided once."""

    seat: Seat
    opponent: str
    once: bool = False


@dataclass(slots=True)
class SeatRetaken(Event):
    """The player of ``seat`` plays it again."""

    seat: Seat


@dataclass(slots=True)
class EndAgreed(Event):
    """``seat`` agrees to end the game without a result."""

    seat: Seat


@dataclass(slots=True)
class RemovalVoted(Event):
    """``seat`` asks to play on without the player of ``against``."""

    seat: Seat
    against: Seat


@dataclass(slots=True)
class SeatRemoved(Event):
    """The player of ``seat`` was absent and is out of the game; where it goes on, ``opponent`` plays for it."""

    seat: Seat
    opponent: str


@dataclass(slots=True)
class SeatHandedOver(Event):
    """``player`` has ``seat`` from now on, and decides next; who had it before has nothing to do with it any more."""

    seat: Seat
    player: Annotated[str, Longest(64)]


@dataclass(slots=True)
class GameStopped(Event):
    """The game ended before its rules say so; ``reason`` is the stable name of the way it did."""

    reason: str


COMMANDS: tuple[type[Command], ...] = (
    Resign,
    LeaveSeat,
    ReturnToSeat,
    AgreeToEnd,
    VoteToRemove,
    RemovePlayer,
    HandOverSeat,
)
EVENTS: tuple[type[Event], ...] = (
    SeatResigned,
    SeatLeft,
    SeatRetaken,
    EndAgreed,
    RemovalVoted,
    SeatRemoved,
    SeatHandedOver,
    GameStopped,
)


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


class Waiting(NamedTuple):
    """The seats that the game waits for, and for how many milliseconds nobody has moved."""

    awaited: Collection[Seat]
    ms: int


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
    found = control.of(seat) if seat is not None else None
    if found is not None and found.opponent:
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


def decide(started: GameStarted, control: Control, command: Command, waiting: Waiting) -> list[Event]:
    """What ``command``, one of ``COMMANDS``, causes in a game that is not over; raises Refusal."""
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
