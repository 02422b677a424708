"""After beating an outlaw on an opponent's building: take the points, or steal half the income instead."""

from collections.abc import Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.actions.attack import building_kind
from sagebrush_games.carson_city.expansions.outlaws.events import BuildingFreed, RewardTaken
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class TakeReward(Command):
    """Take the victory points of the outlaw."""


@dataclass(slots=True)
class Steal(Command):
    """Steal half the income of the building you freed, instead of the points."""


def events(_rules: Ruleset, state: State, command: TakeReward, _chance: Chance) -> Sequence[Event]:
    return [RewardTaken(command.seat, state.outlaw_at, state.outlaw_points)]


def sentence(_rules: Ruleset, state: State, _command: TakeReward) -> Message:
    return message("command-take-reward", score=state.outlaw_points)


def steal_sentence(rules: Ruleset, state: State, _command: Steal) -> Message:
    parcel = state.outlaw_at
    half = rules.payout(rules, state, state.owner(parcel), parcel) // 2
    return message("command-steal", sum=half, kind=building_kind(state, parcel), parcel=parcel)


TAKE_REWARD = Action(TakeReward, events=events, sentence=sentence)
STEAL = Action(
    Steal,
    events=lambda _rules, state, command, _chance: [BuildingFreed(command.seat, state.outlaw_at)],
    sentence=steal_sentence,
)
