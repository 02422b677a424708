"""How the frontiersmen of Hastings walk: the shortest way to the leftmost or rightmost card that can be claimed.

[ruling R41].
"""

from sagebrush_games.sierra_west.state.model import BASE, NONE, SPECIAL, State
from sagebrush_games.sierra_west.state.mountain import ROWS, within_reach

LEFTWARD, RIGHTWARD = 1, -1

_AT = [(row + 2 * place, row) for row, width in enumerate(ROWS) for place in range(width)]
"""By place: half cards from the left rim, and the row. A card covers two halves, so rows are shifted by one."""


def goal(state: State, side: int) -> int:
    """The outermost face-up basic card on ``side``, of two as far out the lower one; NONE without any."""
    cards = [place for place, card in enumerate(state.mountain) if 0 <= card < SPECIAL]
    return min(cards, key=lambda place: (side * _AT[place][0], _AT[place][1]), default=NONE)


def walked(state: State, start: int, goal: int, boots: int) -> int:
    """Where ``boots`` bring a frontiersman on the shortest way from ``start``; of two ways it takes the left one."""
    away = distances(state, goal)
    place = start
    for _ in range(min(boots, away[start])):
        place = min((near for near in within_reach(state, place) if away[near] < away[place]), key=_from_left)
    return place


def _from_left(place: int) -> tuple[int, int, int]:
    """Places of the mountain from the left, lower rows first, then the base."""
    return (1, 0, 0) if place == BASE else (0, *_AT[place])


def distances(state: State, goal: int) -> dict[int, int]:
    """Boots to ``goal`` from each place."""
    away = {goal: 0}
    edge = [goal]
    while edge:
        edge = list(dict.fromkeys(near for place in edge for near in within_reach(state, place) if near not in away))
        away |= dict.fromkeys(edge, max(away.values()) + 1)
    return away
