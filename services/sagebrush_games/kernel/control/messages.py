"""What a seat asks about who plays it, and what comes of it; why a game ends before its rules say so."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from sagebrush_games.kernel.bounds import Lasting, Longest, Range
from sagebrush_games.kernel.messages import Command, Event, Seat

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


CONTROL_COMMANDS: tuple[type[Command], ...] = (
    Resign,
    LeaveSeat,
    ReturnToSeat,
    AgreeToEnd,
    VoteToRemove,
    RemovePlayer,
    HandOverSeat,
)
CONTROL_EVENTS: tuple[type[Event], ...] = (
    SeatResigned,
    SeatLeft,
    SeatRetaken,
    EndAgreed,
    RemovalVoted,
    SeatRemoved,
    SeatHandedOver,
    GameStopped,
)


def is_about_control(events: Sequence[Event]) -> bool:
    """Whether a commit with ``events`` is about who plays, and not about the title."""
    return bool(events) and isinstance(events[0], CONTROL_EVENTS)
