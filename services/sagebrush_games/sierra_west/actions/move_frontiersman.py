"""Boots: the frontiersman on the mountain [ES "Moviendo a tu hombre de la frontera en la montaña"]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.sierra_west.events.mountain import WalkerMoved
from sagebrush_games.sierra_west.read.wording import payer
from sagebrush_games.sierra_west.rules.boots import boots, payers, spent
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import BASE, NONE, PIONEERS, State
from sagebrush_games.sierra_west.state.mountain import PLACES, within_reach

COST = 1  # boots


@dataclass(slots=True)
class MoveFrontiersman(Command):
    """Spend 1 boot to move your frontiersman to ``place``: -1 the base, else from the left, row by row upward.

    ``pioneer``: whose icon pays (0 green path, 1 tan path), -1 where that makes no difference.
    """

    place: int
    pioneer: int = NONE


def candidates(_rules: Ruleset, state: State, seat: Seat) -> list[MoveFrontiersman]:
    if boots(state) < COST:
        return []
    near = within_reach(state, state.walkers[seat])
    return [MoveFrontiersman(seat, place, pioneer) for pioneer in payers(state, COST) for place in near]


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[MoveFrontiersman]:
    return (MoveFrontiersman(seat, place, pioneer) for place in (BASE, *PLACES) for pioneer in (NONE, *PIONEERS))


def refusal(_rules: Ruleset, state: State, command: MoveFrontiersman) -> str | None:
    if boots(state) < COST:
        return "too-few-boots"
    if command.place not in within_reach(state, state.walkers[command.seat]):
        return "not-adjacent"
    return None if command.pioneer in payers(state, COST) else "other-boots"


def events(_rules: Ruleset, state: State, command: MoveFrontiersman, _chance: Chance) -> list[Event]:
    return [spent(state, command.seat, COST, command.pioneer), WalkerMoved(command.seat, command.place)]


def sentence(_rules: Ruleset, _state: State, command: MoveFrontiersman) -> Message:
    return message("command-move-frontiersman", place=command.place, payer=payer(command.pioneer))


MOVE_FRONTIERSMAN = Action(MoveFrontiersman, candidates, refusal, events, sentence, domain, exact=True)


def free_candidates(_rules: Ruleset, state: State, seat: Seat) -> Iterator[MoveFrontiersman]:
    return (MoveFrontiersman(seat, place) for place in within_reach(state, state.walkers[seat]))


def free_refusal(_rules: Ruleset, state: State, command: MoveFrontiersman) -> str | None:
    if command.place not in within_reach(state, state.walkers[command.seat]):
        return "not-adjacent"
    return None if command.pioneer == NONE else "other-boots"


def free_events(_rules: Ruleset, _state: State, command: MoveFrontiersman, _chance: Chance) -> list[Event]:
    return [WalkerMoved(command.seat, command.place), Next()]


LOOK_OUT = Action(MoveFrontiersman, free_candidates, free_refusal, free_events, sentence, domain, exact=True)
