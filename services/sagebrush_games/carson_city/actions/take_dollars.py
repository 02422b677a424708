"""Take the Grocer's dollars instead of doubling, at once or when buildings pay."""

from collections.abc import Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.events.characters import GrocerPaid
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class TakeDollars(Command):
    """Take the dollars of your character now, instead of what else it offers."""


def events(rules: Ruleset, _state: State, command: TakeDollars, _chance: Chance) -> Sequence[Event]:
    return [GrocerPaid(command.seat, rules.gains["grocer-dollars"])]


def sentence(rules: Ruleset, _state: State, _command: TakeDollars) -> Message:
    return message("command-take-dollars", dollars=rules.gains["grocer-dollars"])


TAKE_DOLLARS = Action(TakeDollars, events=events, sentence=sentence)
