"""Paying for the third posse, with a boss who hires [SHEET "5"]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.tiny_epic_western.events.placing import ThirdPosseStood
from sagebrush_games.tiny_epic_western.rules.influence import can_pay, of_kind, paid
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import KINDS, State


@dataclass(slots=True)
class HireThird(Command):
    """Pay 1 influence of ``kind`` (0 Law, 1 Force, 2 Money) for your third posse this round."""

    kind: int


def candidates(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[HireThird]:
    return (HireThird(seat, kind) for kind in KINDS)


def refusal(_rules: Ruleset, state: State, command: HireThird) -> str | None:
    if command.kind not in KINDS:
        return "no-such-kind"
    return None if can_pay(state, command.seat, of_kind(command.kind, 1)) else "cannot-pay"


def events(_rules: Ruleset, _state: State, command: HireThird, _chance: Chance) -> list[Event]:
    return [paid(command.seat, of_kind(command.kind, 1)), ThirdPosseStood(command.seat), Next()]


HIRE_THIRD = Action(HireThird, candidates, refusal, events)
