"""Take the 3-guns token (phase 3, "Munition"), where somebody could want to leave it."""

from dataclasses import dataclass

from sagebrush_games.carson_city.events.row import GunsTaken
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class TakeGuns(Command):
    """Take the token of three revolvers for the rest of the round."""


def sentence(rules: Ruleset, _state: State, _command: TakeGuns) -> Message:
    return message("command-take-guns", guns=rules.gains["guns"])


TAKE_GUNS = Action(
    TakeGuns, events=lambda _rules, _state, command, _chance: [GunsTaken(command.seat)], sentence=sentence
)
