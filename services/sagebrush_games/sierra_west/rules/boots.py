"""Boots: what there is to spend, from which icon, and what it buys [ES "Botas y movimiento"]."""

from sagebrush_games.kernel.messages import Seat
from sagebrush_games.sierra_west.events.pioneers import BootsSpent
from sagebrush_games.sierra_west.rules.payment import basics
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import GREEN, NONE, PIONEERS, TAN, State


def boots(state: State) -> int:
    """What the active seat could spend at one moment: opened tokens, and the icons of both pioneers [ruling R6]."""
    turn = state.turn
    return turn.opened + turn.boots[GREEN] + turn.boots[TAN]


def payers(state: State, cost: int) -> list[int]:
    """The pioneers whose icon may pay first, where that makes a difference; otherwise NONE. Opened boots go before.

    [ruling R47].
    """
    turn = state.turn
    if turn.opened >= cost or boots(state) == cost or not all(turn.boots):
        return [NONE]
    return list(PIONEERS)


def spent(state: State, seat: Seat, cost: int, payer: int) -> BootsSpent:
    """The boots that ``cost`` takes: opened ones, then those of ``payer``, then the other's."""
    turn = state.turn
    opened = min(turn.opened, cost)
    left = cost - opened
    if payer == TAN:
        tan = min(turn.boots[TAN], left)
        return BootsSpent(seat, opened, left - tan, tan)
    green = min(turn.boots[GREEN], left)
    return BootsSpent(seat, opened, green, left - green)


def wagon_refusal(rules: Ruleset, state: State, seat: Seat) -> str | None:
    """Why the wagon of ``seat`` cannot go a space ahead for boots, or None.

    [ES "Mover su vagón por el camino del vagón"].
    """
    space = state.players[seat].wagon + 1
    if space == len(rules.trail):
        return "end-of-trail"
    step = rules.trail[space]
    if boots(state) < step.boots:
        return "too-few-boots"
    return "cannot-pay" if basics(state, seat) < step.resources else None
