"""The pot of the Sheriff's Office: influence or the third posse.

[ES "GANAR LA MANO"] [ES "RECOMPENSA DEL TERCER PISTOLERO"]
"""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.tiny_epic_western.events.placing import ThirdPosseWon
from sagebrush_games.tiny_epic_western.rules.influence import gained
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import FORCE, LAW, State


@dataclass(slots=True)
class TakePot(Command):
    """Take 1 Law and 1 Force, or with ``third`` your third posse for the next round."""

    third: bool


def candidates(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[TakePot]:
    return (TakePot(seat, third) for third in (False, True))


def events(rules: Ruleset, state: State, command: TakePot, _chance: Chance) -> list[Event]:
    if command.third:
        return [ThirdPosseWon(command.seat), Next()]
    return [event for kind in (LAW, FORCE) for event in gained(rules, state, command.seat, kind, 1)] + [Next()]


def sentence(_rules: Ruleset, _state: State, command: TakePot) -> Message:
    return message("take-pot-third" if command.third else "take-pot-influence")


TAKE_POT = Action(TakePot, candidates=candidates, events=events, sentence=sentence)
