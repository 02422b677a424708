"""The shape of the mountain: which places cover which, and which are neighbours."""

from sagebrush_games.sierra_west.state.model import BASE, DOWN, GONE, SPECIAL_DOWN, State

ROWS = (6, 5, 4, 3, 2)
"""Places in the rows of the mountain, from the base up; a place's number counts from the left, row by row."""

PLACES = range(sum(ROWS))

_AT = [(row, place) for row, width in enumerate(ROWS) for place in range(width)]
_PLACE = {at: place for place, at in enumerate(_AT)}


def _near(row: int, place: int, *steps: tuple[int, int]) -> tuple[int, ...]:
    around = ((row + up, place + along) for up, along in steps)
    return tuple(_PLACE[at] for at in around if at in _PLACE)


ABOVE = tuple(_near(row, place, (1, -1), (1, 0)) for row, place in _AT)
"""By place: the places of the row above whose cards lie over it."""
NEIGHBOURS = tuple(_near(row, place, (0, -1), (0, 1), (1, -1), (1, 0), (-1, 0), (-1, 1)) for row, place in _AT)
"""By place: same row left and right, and what overlaps above and below."""
FOOT = range(ROWS[0])
"""The places that touch the base."""


def uncovered(state: State) -> list[int]:
    """The places of face-down cards that nothing covers any more, lower rows first, from the left."""
    mountain = state.mountain
    return [
        place
        for place in PLACES
        if mountain[place] in (DOWN, SPECIAL_DOWN) and all(mountain[cover] == GONE for cover in ABOVE[place])
    ]


def within_reach(state: State, place: int) -> list[int]:
    """Where one boot brings a frontiersman from ``place`` [ES "Moviendo a tu hombre de la frontera en la montaña"]."""
    mountain = state.mountain
    if place == BASE:
        return [near for near in FOOT if mountain[near] != GONE]
    found = [near for near in NEIGHBOURS[place] if mountain[near] != GONE]
    return [BASE, *found] if place in FOOT else found
