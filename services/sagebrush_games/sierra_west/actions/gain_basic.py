"""Choosing a basic resource."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.sierra_west.rules.gains import gained
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import BASIC, State


@dataclass(slots=True)
class GainBasic(Command):
    """Gain 1 ``kind``: 0 food, 1 wood, 2 stone."""

    kind: int


def candidates(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[GainBasic]:
    return (GainBasic(seat, kind) for kind in BASIC)


def refusal(_rules: Ruleset, _state: State, command: GainBasic) -> str | None:
    return None if command.kind in BASIC else "no-such-resource"


def events(_rules: Ruleset, _state: State, command: GainBasic, _chance: Chance) -> list[Event]:
    return [*gained(command.seat, [int(kind == command.kind) for kind in range(4)]), Next()]


GAIN_BASIC = Action(GainBasic, candidates, refusal, events, exact=True)
