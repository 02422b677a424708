"""The Grand Hotel: pay 2 of one kind, gain 2 of each other [SHEET "6.6"]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.tiny_epic_western.rules.influence import can_pay, gained, of_kind, paid
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import KINDS, State

RATE = 2


@dataclass(slots=True)
class StayAtHotel(Command):
    """Pay 2 of ``kind`` (0 Law, 1 Force, 2 Money), gain 2 of each other kind."""

    kind: int


def candidates(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[StayAtHotel]:
    return (StayAtHotel(seat, kind) for kind in KINDS)


def refusal(_rules: Ruleset, state: State, command: StayAtHotel) -> str | None:
    if command.kind not in KINDS:
        return "no-such-kind"
    return None if can_pay(state, command.seat, of_kind(command.kind, RATE)) else "cannot-pay"


def events(rules: Ruleset, state: State, command: StayAtHotel, _chance: Chance) -> list[Event]:
    others = [kind for kind in KINDS if kind != command.kind]
    gains = [event for kind in others for event in gained(rules, state, command.seat, kind, RATE)]
    return [paid(command.seat, of_kind(command.kind, RATE)), *gains, Next()]


def sentence(_rules: Ruleset, _state: State, command: StayAtHotel) -> Message:
    first, second = (kind for kind in KINDS if kind != command.kind)
    return message("command-stay-at-hotel", rate=RATE, kind=command.kind, first=first, second=second)


STAY_AT_HOTEL = Action(StayAtHotel, candidates, refusal, events, sentence)
