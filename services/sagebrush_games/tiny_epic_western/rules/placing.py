"""Phase two: whose turn it is, and what a token brings when it comes onto a spot."""

from collections.abc import Mapping

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western.events.buildings import BuildingUsed
from sagebrush_games.tiny_epic_western.rules.influence import gain
from sagebrush_games.tiny_epic_western.rules.ruleset import Follow, Ruleset, Tasks
from sagebrush_games.tiny_epic_western.state.board import (
    building_on,
    clockwise,
    is_influence_spot,
    is_porch,
    mat_of,
    owner_of,
    standing_on,
    to_place,
)
from sagebrush_games.tiny_epic_western.state.model import LEFT, LOCATIONS, MONEY, NONE, State

AT_ONCE = "immediate"
NO_BUILDING = ""


def turns(rules: Ruleset, state: State, task: Task, _chance: Chance) -> list[Event]:
    """The next seat clockwise that has a posse left places it, until nobody has.

    [ES "FASE DOS – COLOCAR PISTOLEROS"]
    """
    for seat in clockwise(task.seat, rules.seats):
        if to_place(state, seat):
            return [Next((Task("place", seat), Task("placing", (seat + 1) % rules.seats)))]
    return [Next()]


def after_placing(rules: Ruleset, state: State, token: int, spot: int, side: int, defender: int, seat: int) -> Tasks:
    """What follows when a seat's token comes onto a spot where ``defender`` stands, or NONE.

    [ruling R1] [ruling R15]
    """
    tasks: Tasks = ()
    for name in rules.placing:
        tasks += rules.follows[name](rules, state, Task(name, seat, token, defender), spot, side)
    return tasks


def after_moving(rules: Ruleset, state: State, token: int, spot: int, side: int, seat: int) -> Tasks:
    """What follows when a building moved a seat's token to an unoccupied spot: all the usual benefits [SHEET "11"]."""
    task = Task("benefit", seat, token)
    return _benefit(rules, state, task, spot, side) + _late_porch(rules, state, task, spot, side)


def _benefit(rules: Ruleset, state: State, task: Task, spot: int, side: int) -> Tasks:
    """The printed influence, then a building that works at once [ES "ACCIONES EN LA CASILLA DE COLOCACIÓN"]."""
    mat = mat_of(spot)
    if is_influence_spot(spot):
        return (gain(task.seat, rules.mats[mat].spot, 1),) if side == LEFT else ()
    dull = dull_kind(rules, state, spot)
    printed = () if dull is None else (gain(task.seat, dull, 1),)
    at_once = _timing(rules, state, spot) == AT_ONCE
    return (*printed, Task("porch", task.seat, task.at)) if at_once else printed


def dull_kind(rules: Ruleset, state: State, spot: int) -> int | None:
    """The kind that the porch of a dull mat pays at once; None for other spots [SHEET "3.2"]."""
    mat = mat_of(spot)
    if not is_porch(spot) or mat not in LOCATIONS or state.owner[mat] != NONE:
        return None
    return rules.mats[mat].dull


def _late_porch(rules: Ruleset, state: State, task: Task, spot: int, _side: int) -> Tasks:
    """A building that works in a later phase: its owner is paid when the duel, if any, is over."""
    return (Task("porch", task.seat, task.at),) if _timing(rules, state, spot) not in (NO_BUILDING, AT_ONCE) else ()


def _timing(rules: Ruleset, state: State, spot: int) -> str:
    """When the building of a spot works; NO_BUILDING where none can be used."""
    building = building_on(state, mat_of(spot)) if is_porch(spot) else NONE
    return NO_BUILDING if building == NONE else rules.buildings[building].timing


def _duel(_rules: Ruleset, _state: State, task: Task, _spot: int, _side: int) -> Tasks:
    return () if task.number == NONE else (Task("duel-begin", task.seat, task.at, task.number),)


FOLLOWS: Mapping[str, Follow] = {
    "benefit": _benefit,
    "duel-begin": _duel,
    "pay-owner": _late_porch,
}


def use_porch(rules: Ruleset, state: State, task: Task, _chance: Chance) -> list[Event]:
    """The owner is paid, and a building that works at once does [ES "CASILLA DE PORCHE"] [ruling R3] [ruling R4]."""
    mat = mat_of(state.token_spot[task.at])
    number = building_on(state, mat)
    building = rules.buildings[number]
    at_once = building.timing == AT_ONCE
    if state.token_down[task.at] and not at_once and not rules.pays_wounded:
        return [Next()]
    pay = _owner_gain(rules, task.seat, state.owner[mat])
    effect = (Task(building.effect, task.seat, number, task.at),) if at_once else ()
    return [BuildingUsed(task.seat, number, state.owner[mat]), Next(pay + effect)]


def _owner_gain(rules: Ruleset, seat: int, owner: int) -> Tasks:
    """1 Money for the owner of the mat [ES "CASILLA DE PORCHE"] [ruling R2]."""
    if owner == NONE or not rules.pays_owner(seat, owner):
        return ()
    return (gain(owner, MONEY, rules.owner_gain),)


def is_protected(state: State, spot: int) -> bool:
    """Whether the spot is held by somebody who neither duels nor is dueled [ruling R14]."""
    token = standing_on(state, spot)
    return token != NONE and state.players[owner_of(token)].avoids
