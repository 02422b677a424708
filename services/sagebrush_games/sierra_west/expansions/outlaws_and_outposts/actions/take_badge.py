"""The badger: the Sheriff card or bullets."""

from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.sierra_west.content.printed import number
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.events import SheriffTaken
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.shooting import found
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import State


@dataclass(slots=True)
class TakeSheriff(Command):
    """Take the Sheriff card."""


@dataclass(slots=True)
class TakeBullets(Command):
    """Gain the bullets of the badger."""


def sheriff_events(_rules: Ruleset, _state: State, command: TakeSheriff, _chance: Chance) -> list[Event]:
    return [SheriffTaken(command.seat), Next()]


def bullets_events(rules: Ruleset, state: State, command: TakeBullets, _chance: Chance) -> list[Event]:
    """As far as there is room."""
    return [*found(rules, state, command.seat), Next()]


def bullets_sentence(rules: Ruleset, _state: State, _command: TakeBullets) -> Message:
    return message("command-take-bullets", bullets=number(rules.content, "badger_bullets"))


TAKE_SHERIFF = Action(TakeSheriff, events=sheriff_events)
TAKE_BULLETS = Action(TakeBullets, events=bullets_events, sentence=bullets_sentence)
