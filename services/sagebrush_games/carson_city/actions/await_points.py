"""Wait for the victory points a character gives at the end of the round, instead of its dollars."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.actions.take_dollars import TakeDollars
from sagebrush_games.carson_city.events.cards import OfferTaken, PointsPromised
from sagebrush_games.carson_city.read.wording import dollars, points
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat

Count = Callable[[State, Seat], int]
"""How many things of a seat count."""


@dataclass(slots=True)
class AwaitPoints(Command):
    """Take no dollars; score at the end of the round."""


def candidates(_rules: Ruleset, _state: State, seat: Seat) -> tuple[AwaitPoints]:
    """Always."""
    return (AwaitPoints(seat),)


def dollar_candidates(_rules: Ruleset, _state: State, seat: Seat) -> tuple[TakeDollars]:
    """Always."""
    return (TakeDollars(seat),)


def refusal(_rules: Ruleset, _state: State, _command: Command) -> None:
    """Never refused."""


def events(_rules: Ruleset, _state: State, command: AwaitPoints, _chance: Chance) -> Sequence[Event]:
    """The promise."""
    return [PointsPromised(command.seat)]


def awaiting(character: str, thing: str, count: Count) -> Action:
    """The action that waits for points for each ``thing``."""

    def sentence(rules: Ruleset, state: State, command: AwaitPoints) -> str:
        now = points(rules.gains[f"{character}-points"] * count(state, command.seat))
        return f"Score for each {thing} you own at the end of the round ({now} as things stand)."

    return Action(AwaitPoints, candidates, refusal, events, sentence, candidates, exact=True)


def paying(character: str) -> Action:
    """The action that takes the dollars."""

    def paid(rules: Ruleset, _state: State, command: TakeDollars, _chance: Chance) -> Sequence[Event]:
        return [OfferTaken(command.seat, rules.gains[f"{character}-dollars"])]

    def sentence(rules: Ruleset, _state: State, _command: TakeDollars) -> str:
        return f"Take {dollars(rules.gains[f'{character}-dollars'])} now, and no points at the end of the round."

    return Action(TakeDollars, dollar_candidates, refusal, paid, sentence, dollar_candidates, exact=True)
