"""The badger: the Sheriff card or bullets."""

from collections.abc import Sequence
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.sierra_west.content.printed import number
from sagebrush_games.sierra_west.events.flow import Next
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


def sheriff(_rules: Ruleset, _state: State, seat: Seat) -> Sequence[TakeSheriff]:
    """Always: who has the Sheriff or no room for bullets is not asked."""
    return (TakeSheriff(seat),)


def bullets(_rules: Ruleset, _state: State, seat: Seat) -> Sequence[TakeBullets]:
    """Always: who has the Sheriff or no room for bullets is not asked."""
    return (TakeBullets(seat),)


def refusal(_rules: Ruleset, _state: State, _command: Command) -> None:
    """Never refused."""


def sheriff_events(_rules: Ruleset, _state: State, command: TakeSheriff, _chance: Chance) -> list[Event]:
    """From whoever has it."""
    return [SheriffTaken(command.seat), Next()]


def bullets_events(rules: Ruleset, state: State, command: TakeBullets, _chance: Chance) -> list[Event]:
    """As far as there is room."""
    return [*found(rules, state, command.seat), Next()]


def sheriff_sentence(_rules: Ruleset, _state: State, _command: TakeSheriff) -> str:
    """Which card."""
    return "Take the Sheriff card."


def bullets_sentence(rules: Ruleset, _state: State, _command: TakeBullets) -> str:
    """How many."""
    return f"Gain {number(rules.content, 'badger_bullets')} bullets."


TAKE_SHERIFF = Action(TakeSheriff, sheriff, refusal, sheriff_events, sheriff_sentence, sheriff, exact=True)
TAKE_BULLETS = Action(TakeBullets, bullets, refusal, bullets_events, bullets_sentence, bullets, exact=True)
