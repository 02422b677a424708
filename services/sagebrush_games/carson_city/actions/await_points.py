"""Wait for the victory points a character gives at the end of the round, instead of its dollars."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.actions.take_dollars import TakeDollars
from sagebrush_games.carson_city.events.cards import OfferTaken, PointsPromised
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import Kind, State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message

Count = Callable[[State, Seat], int]
"""How many things of a seat count."""


@dataclass(slots=True)
class AwaitPoints(Command):
    """Take no dollars; score at the end of the round."""


def events(_rules: Ruleset, _state: State, command: AwaitPoints, _chance: Chance) -> Sequence[Event]:
    return [PointsPromised(command.seat)]


def awaiting(character: str, kind: Kind, count: Count) -> Action:
    """The action that waits for points for each own ``kind``."""

    def sentence(rules: Ruleset, state: State, command: AwaitPoints) -> Message:
        now = rules.gains[f"{character}-points"] * count(state, command.seat)
        return message("command-await-points", kind=kind, score=now)

    return Action(AwaitPoints, events=events, sentence=sentence)


def paying(character: str) -> Action:
    """The action that takes the dollars."""

    def paid(rules: Ruleset, _state: State, command: TakeDollars, _chance: Chance) -> Sequence[Event]:
        return [OfferTaken(command.seat, rules.gains[f"{character}-dollars"])]

    def sentence(rules: Ruleset, _state: State, _command: TakeDollars) -> Message:
        return message("take-dollars-instead", sum=rules.gains[f"{character}-dollars"])

    return Action(TakeDollars, events=paid, sentence=sentence)
