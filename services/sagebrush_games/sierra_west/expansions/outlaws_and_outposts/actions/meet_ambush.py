"""An ambush, paid for: capture an outlaw of the supply for a bullet, or let the outlaws ride."""

from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.sierra_west.content.printed import number
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.events import BulletsSpent, OutlawCaptured
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import NONE, State


@dataclass(slots=True)
class CaptureOutlaw(Command):
    """Spend a bullet to capture an outlaw of the supply."""


@dataclass(slots=True)
class LetThemRide(Command):
    """Capture nobody."""


def capture_events(rules: Ruleset, _state: State, command: CaptureOutlaw, _chance: Chance) -> list[Event]:
    shot = BulletsSpent(command.seat, number(rules.content, "ambush_bullets"))
    return [shot, OutlawCaptured(command.seat, NONE), Next()]


def ride_events(_rules: Ruleset, _state: State, _command: LetThemRide, _chance: Chance) -> list[Event]:
    return [Next()]


def capture_sentence(rules: Ruleset, _state: State, _command: CaptureOutlaw) -> Message:
    return message("command-capture-outlaw", bullets=number(rules.content, "ambush_bullets"))


CAPTURE_OUTLAW = Action(CaptureOutlaw, events=capture_events, sentence=capture_sentence)
LET_THEM_RIDE = Action(LetThemRide, events=ride_events)
