"""Boots: the wagon on its trail [ES "Mover su vagón por el camino del vagón"]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Task, interpose
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.sierra_west.content.notation import Cost
from sagebrush_games.sierra_west.read.wording import payer
from sagebrush_games.sierra_west.rules.boots import payers, spent, wagon_refusal
from sagebrush_games.sierra_west.rules.payment import charge
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import NONE, PIONEERS, State


@dataclass(slots=True)
class MoveWagon(Command):
    """Spend the boots and the resources printed on the trail to move your wagon a space ahead.

    ``pioneer``: whose icon pays first (0 green path, 1 tan path), -1 where that makes no difference.
    """

    pioneer: int = NONE


def candidates(rules: Ruleset, state: State, seat: Seat) -> list[MoveWagon]:
    if wagon_refusal(rules, state, seat) is not None:
        return []
    return [MoveWagon(seat, pioneer) for pioneer in payers(state, boots_of(rules, state, seat))]


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[MoveWagon]:
    return (MoveWagon(seat, pioneer) for pioneer in (NONE, *PIONEERS))


def boots_of(rules: Ruleset, state: State, seat: Seat) -> int:
    """The boots of the next step."""
    return rules.trail[state.players[seat].wagon + 1].boots


def refusal(rules: Ruleset, state: State, command: MoveWagon) -> str | None:
    if code := wagon_refusal(rules, state, command.seat):
        return code
    return None if command.pioneer in payers(state, boots_of(rules, state, command.seat)) else "other-boots"


def events(rules: Ruleset, state: State, command: MoveWagon, _chance: Chance) -> list[Event]:
    seat = command.seat
    step = rules.trail[state.players[seat].wagon + 1]
    paid, tasks = charge(rules, state, seat, Cost(any=step.resources))
    return [spent(state, seat, step.boots, command.pioneer), *paid, *interpose(*tasks, Task("haul", seat))]


def sentence(rules: Ruleset, state: State, command: MoveWagon) -> Message:
    step = rules.trail[state.players[command.seat].wagon + 1]
    resources = message("move-wagon-resources", amount=step.resources) if step.resources else ""
    return message("command-move-wagon", boots=step.boots, resources=resources, payer=payer(command.pioneer))


MOVE_WAGON = Action(MoveWagon, candidates, refusal, events, sentence, domain, exact=True)
