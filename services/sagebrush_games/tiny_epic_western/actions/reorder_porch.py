"""The Barber Shop: another building of a stack comes to the top [ruling R11] [SHEET "6.6"]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.tiny_epic_western.events.buildings import PorchReordered
from sagebrush_games.tiny_epic_western.read.wording import named_building, named_mat
from sagebrush_games.tiny_epic_western.rules.buildings import is_in_use
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import LOCATIONS, NONE, State


@dataclass(slots=True)
class ReorderPorch(Command):
    """Put ``building`` on top of the stack of the location mat ``mat``."""

    mat: int
    building: int


def candidates(_rules: Ruleset, state: State, seat: Seat) -> Iterator[ReorderPorch]:
    return (ReorderPorch(seat, player.mat, building) for player in state.players for building in player.stack[:-1])


def domain(rules: Ruleset, _state: State, seat: Seat) -> Iterator[ReorderPorch]:
    return (ReorderPorch(seat, mat, building.number) for mat in LOCATIONS for building in rules.buildings)


def refusal(rules: Ruleset, state: State, command: ReorderPorch) -> str | None:
    if command.mat not in LOCATIONS or state.owner[command.mat] == NONE:
        return "no-such-stack"
    stack = state.players[state.owner[command.mat]].stack
    if command.building not in stack:
        return "not-in-stack"
    if command.building == stack[-1]:
        return "already-on-top"
    return "porch-in-use" if is_in_use(rules, state, command.mat) else None


def events(_rules: Ruleset, state: State, command: ReorderPorch, _chance: Chance) -> list[Event]:
    return [PorchReordered(state.owner[command.mat], command.building), Next()]


def sentence(rules: Ruleset, _state: State, command: ReorderPorch) -> Message:
    building, mat = named_building(rules, command.building), named_mat(rules, command.mat)
    return message("command-reorder-porch", building=building, mat=mat)


REORDER_PORCH = Action(ReorderPorch, candidates, refusal, events, sentence, domain)
