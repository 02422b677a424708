"""The Law of the Strongest: duel tiles in place of dice. Values in a hand are for its seat alone."""

from dataclasses import dataclass

from sagebrush_games.carson_city.state.model import Place
from sagebrush_games.kernel.messages import Event, Seat


@dataclass(slots=True)
class TilesDealt(Event):
    """A seat got its first hand; ``tiles`` is empty for everybody else."""

    seat: Seat
    tiles: tuple[int, ...]


@dataclass(slots=True)
class TotalsAnnounced(Event):
    """The sum of each seat's hand, and the dollars with which it begins."""

    totals: tuple[int, ...]
    dollars: tuple[int, ...]


@dataclass(slots=True)
class TilesDue(Event):
    """Each duelist lays a tile for the duel, or the fight against an outlaw, on ``place``."""

    place: Place


@dataclass(slots=True)
class TileChosen(Event):
    """A duelist laid a tile face down; ``tile`` is -1 for everybody else."""

    seat: Seat
    tile: int


@dataclass(slots=True)
class TilesShown(Event):
    """All see these tiles before the last duelist chooses; a seat is named for each of its tiles."""

    seats: tuple[Seat, ...]
    tiles: tuple[int, ...]


@dataclass(slots=True)
class TilesUsed(Event):
    """The tiles of a duel, shown by all at once, lie on the pile; a seat is named for each of its tiles."""

    seats: tuple[Seat, ...]
    tiles: tuple[int, ...]


@dataclass(slots=True)
class TilesDrawn(Event):
    """A seat without tiles drew ``count`` from the pile; ``tiles`` is empty for everybody else."""

    seat: Seat
    count: int
    tiles: tuple[int, ...]
