"""An ambush, paid for: capture an outlaw of the supply for a bullet, or let the outlaws ride."""

from collections.abc import Sequence
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.sierra_west.content.printed import number
from sagebrush_games.sierra_west.events.flow import Next
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.events import BulletsSpent, OutlawCaptured
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import NONE, State


@dataclass(slots=True)
class CaptureOutlaw(Command):
    """Spend a bullet to capture an outlaw of the supply."""


@dataclass(slots=True)
class LetThemRide(Command):
    """Capture nobody."""


def capture(_rules: Ruleset, _state: State, seat: Seat) -> Sequence[CaptureOutlaw]:
    """Always: who cannot is not asked."""
    return (CaptureOutlaw(seat),)


def ride(_rules: Ruleset, _state: State, seat: Seat) -> Sequence[LetThemRide]:
    """Always."""
    return (LetThemRide(seat),)


def refusal(_rules: Ruleset, _state: State, _command: Command) -> None:
    """Never refused."""


def capture_events(rules: Ruleset, _state: State, command: CaptureOutlaw, _chance: Chance) -> list[Event]:
    """A bullet for an outlaw."""
    shot = BulletsSpent(command.seat, number(rules.content, "ambush_bullets"))
    return [shot, OutlawCaptured(command.seat, NONE), Next()]


def ride_events(_rules: Ruleset, _state: State, _command: LetThemRide, _chance: Chance) -> list[Event]:
    """Nothing."""
    return [Next()]


def capture_sentence(rules: Ruleset, _state: State, _command: CaptureOutlaw) -> str:
    """What it costs."""
    count = number(rules.content, "ambush_bullets")
    return f"Spend {count} bullet{'s' * (count != 1)} to capture an outlaw of the supply."


def ride_sentence(_rules: Ruleset, _state: State, _command: LetThemRide) -> str:
    """The choice."""
    return "Capture nobody."


CAPTURE_OUTLAW = Action(CaptureOutlaw, capture, refusal, capture_events, capture_sentence, capture, exact=True)
LET_THEM_RIDE = Action(LetThemRide, ride, refusal, ride_events, ride_sentence, ride, exact=True)
