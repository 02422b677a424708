"""Out of turn: following a step on a homestead track, or not [ES "Rastreador"]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.sierra_west.events.reactions import ReactionDeclined
from sagebrush_games.sierra_west.rules.reactions import followed, idle
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import PIONEERS, State


@dataclass(slots=True)
class FollowTrail(Command):
    """Put ``pioneer`` on your Tracker space and gain a resource of the track somebody just moved up."""

    pioneer: int


def candidates(_rules: Ruleset, state: State, seat: Seat) -> Iterator[FollowTrail]:
    return (FollowTrail(seat, pioneer) for pioneer in idle(state, seat))


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[FollowTrail]:
    return (FollowTrail(seat, pioneer) for pioneer in PIONEERS)


def refusal(_rules: Ruleset, state: State, command: FollowTrail) -> str | None:
    return None if command.pioneer in idle(state, command.seat) else "not-in-camp"


def events(_rules: Ruleset, state: State, command: FollowTrail, _chance: Chance) -> list[Event]:
    return [*followed(state, command.seat, state.agenda[-1].at, command.pioneer), Next()]


def sentence(_rules: Ruleset, state: State, command: FollowTrail) -> Message:
    return message("command-follow-trail", resource=state.agenda[-1].at, pioneer=command.pioneer)


FOLLOW_TRAIL = Action(FollowTrail, candidates, refusal, events, sentence, domain, exact=True)


@dataclass(slots=True)
class FollowNobody(Command):
    """Do not follow this step."""


def no_events(_rules: Ruleset, _state: State, command: FollowNobody, _chance: Chance) -> list[Event]:
    return [ReactionDeclined(command.seat, for_turn=False), Next()]


FOLLOW_NOBODY = Action(FollowNobody, events=no_events)
