"""Choosing the kind of a free gain [ES "INFLUENCIA LIBRE"]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message
from sagebrush_games.tiny_epic_western.read.gains import free_gain
from sagebrush_games.tiny_epic_western.rules.influence import gained
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import KINDS, State


@dataclass(slots=True)
class TakeInfluence(Command):
    """Take the free gain as ``kind``: 0 Law, 1 Force, 2 Money."""

    kind: int


def candidates(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[TakeInfluence]:
    return (TakeInfluence(seat, kind) for kind in KINDS)


def refusal(_rules: Ruleset, _state: State, command: TakeInfluence) -> str | None:
    return None if command.kind in KINDS else "no-such-kind"


def events(rules: Ruleset, state: State, command: TakeInfluence, _chance: Chance) -> list[Event]:
    return [*gained(rules, state, command.seat, command.kind, state.agenda[-1].number), Next()]


def sentence(rules: Ruleset, state: State, command: TakeInfluence) -> Message:
    return free_gain(rules, state, command.kind)


TAKE_INFLUENCE = Action(TakeInfluence, candidates, refusal, events, sentence, exact=True)
