"""A seat that another person plays on: whether it may change hands now. ``seats`` believes the event.

Who accepts adds nothing to the dice: the seed was committed to before he came, and his predecessor's entropy is in it.
"""

from sagebrush_games.kernel.control.leaving import is_absent
from sagebrush_games.kernel.control.messages import HandOverSeat, SeatHandedOver
from sagebrush_games.kernel.control.seats import Control, SeatControl
from sagebrush_games.kernel.messages import AUTOMATON, Event, GameStarted, Seat
from sagebrush_games.kernel.refusal import (
    ALREADY_RESIGNED,
    COMPUTERS_SEAT,
    HANDED_OVER_TOO_OFTEN,
    NO_SUCH_SEAT,
    ONLY_BY_LINK,
    PLAYER_RETURNED,
    SEAT_HANDED_OVER,
    Refusal,
)

MOST_HOLDERS = 10
"""People who may have had a seat before its last one: nobody fills the record of the game, or gains time, with it."""


def holder_of(control: Control, seat: Seat) -> int:
    """How many people have had ``seat`` before the one who has it."""
    found = control.of(seat)
    return found.holder if found is not None else 0


def decide(started: GameStarted, control: Control, command: HandOverSeat, absent_ms: int) -> list[Event]:
    """What ``command`` causes in a game that is not over; raises Refusal.

    ``absent_ms``: for how long the seat is without its player; negative: its player is there.
    """
    given = command.given
    if command.seat != AUTOMATON:
        raise Refusal(ONLY_BY_LINK)
    if not 0 <= given < len(started.seats):
        raise Refusal(NO_SUCH_SEAT)
    if started.seats[given].opponent is not None:
        raise Refusal(COMPUTERS_SEAT)
    found = control.of(given) or SeatControl(given, "")
    if command.holder != found.holder + 1:
        raise Refusal(SEAT_HANDED_OVER)
    if command.holder > MOST_HOLDERS:
        raise Refusal(HANDED_OVER_TOO_OFTEN)
    if command.by_host:
        _require_nobody_plays(started, found, absent_ms)
    else:
        _require_still_offered(found, command)
    return [SeatHandedOver(given, command.player)]


def _require_nobody_plays(started: GameStarted, found: SeatControl, absent_ms: int) -> None:
    """Raises the Refusal of a seat whose player is there, or was there too short a time ago."""
    if not found.resigned and not is_absent(started, absent_ms):
        raise Refusal(PLAYER_RETURNED)


def _require_still_offered(found: SeatControl, command: HandOverSeat) -> None:
    """Raises the Refusal of a seat that its player gave up for good, or came back to after he had offered it."""
    if found.resigned:
        raise Refusal(ALREADY_RESIGNED)
    if not found.opponent and found.version > command.since:
        raise Refusal(PLAYER_RETURNED)
