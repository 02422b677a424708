"""The marmot: the Lantern card or the Dynamite card."""

from collections.abc import Sequence
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.sierra_west.events.flow import Next
from sagebrush_games.sierra_west.expansions.gold_rush.events import DynamiteTaken, LanternTaken
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import State


@dataclass(slots=True)
class TakeLantern(Command):
    """Take the Lantern card."""


@dataclass(slots=True)
class TakeDynamite(Command):
    """Take the Dynamite card."""


def lantern(_rules: Ruleset, _state: State, seat: Seat) -> Sequence[TakeLantern]:
    """Always: who has one of the cards is not asked."""
    return (TakeLantern(seat),)


def dynamite(_rules: Ruleset, _state: State, seat: Seat) -> Sequence[TakeDynamite]:
    """Always: who has one of the cards is not asked."""
    return (TakeDynamite(seat),)


def refusal(_rules: Ruleset, _state: State, _command: Command) -> None:
    """Never refused."""


def lantern_events(_rules: Ruleset, _state: State, command: TakeLantern, _chance: Chance) -> list[Event]:
    """From whoever has it."""
    return [LanternTaken(command.seat), Next()]


def dynamite_events(_rules: Ruleset, _state: State, command: TakeDynamite, _chance: Chance) -> list[Event]:
    """From whoever has it."""
    return [DynamiteTaken(command.seat), Next()]


def lantern_sentence(_rules: Ruleset, _state: State, _command: TakeLantern) -> str:
    """Which card."""
    return "Take the Lantern card."


def dynamite_sentence(_rules: Ruleset, _state: State, _command: TakeDynamite) -> str:
    """Which card."""
    return "Take the Dynamite card."


TAKE_LANTERN = Action(TakeLantern, lantern, refusal, lantern_events, lantern_sentence, lantern, exact=True)
TAKE_DYNAMITE = Action(TakeDynamite, dynamite, refusal, dynamite_events, dynamite_sentence, dynamite, exact=True)
