"""A summit action: which track, and whether once more [ES "Acciones comunes de la cumbre"]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, Named, message
from sagebrush_games.sierra_west.content.notation import Summit
from sagebrush_games.sierra_west.read.wording import cost, resources
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.rules.summits import summit_of, used
from sagebrush_games.sierra_west.state.model import State


@dataclass(slots=True)
class UseSummit(Command):
    """Use the summit action; ``choice`` is a track, or 0 where the card leaves no choice."""

    choice: int


def candidates(rules: Ruleset, state: State, seat: Seat) -> list[UseSummit]:
    summit = summit_of(rules, state, seat, state.agenda[-1].at)
    return [UseSummit(seat, choice) for choice in rules.summits[summit.kind].choices(rules, state, seat, summit)]


def domain(rules: Ruleset, _state: State, seat: Seat) -> Iterator[UseSummit]:
    return (UseSummit(seat, choice) for choice in range(len(rules.tracks)))


def refusal(rules: Ruleset, state: State, command: UseSummit) -> str | None:
    summit = summit_of(rules, state, command.seat, state.agenda[-1].at)
    offered = rules.summits[summit.kind].choices(rules, state, command.seat, summit)
    return None if command.choice in offered else "not-offered"


def events(rules: Ruleset, state: State, command: UseSummit, _chance: Chance) -> list[Event]:
    return used(rules, state, state.agenda[-1], command.choice)


def sentence(rules: Ruleset, state: State, command: UseSummit) -> Message:
    return summit_message(rules, summit_of(rules, state, command.seat, state.agenda[-1].at), command.choice)


def summit_message(rules: Ruleset, summit: Summit, choice: int) -> Message:
    """One use of ``summit``: its cost, and its gain or the track of ``choice``."""
    track = Named(choice, rules.tracks[choice].name)
    id = rules.summits[summit.kind].message
    return message(id, cost=cost(summit.cost), gain=resources(summit.gain), track=track)


USE_SUMMIT = Action(UseSummit, candidates, refusal, events, sentence, domain, exact=True)


@dataclass(slots=True)
class LeaveSummit(Command):
    """Use the summit action no more."""


def leave_refusal(_rules: Ruleset, state: State, _command: LeaveSummit) -> str | None:
    return None if state.agenda[-1].number else "done-at-once"


def leave_events(_rules: Ruleset, _state: State, _command: LeaveSummit, _chance: Chance) -> list[Event]:
    return [Next()]


LEAVE_SUMMIT = Action(LeaveSummit, refusal=leave_refusal, events=leave_events)
