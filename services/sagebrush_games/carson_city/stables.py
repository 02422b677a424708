"""The horses of a table that plays with them: in reserves, in corrals, won rodeos. Nothing of it is hidden.

Corrals are numbered from 1, as on their board; tuples are by seat.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sagebrush_games.carson_city.board import NONE, Parcels
from sagebrush_games.kernel.messages import Seat

CORRALS = (1, 2, 3, 4, 5)
FIREPOWER, AGAIN, RANCHES, DOLLARS, RODEO = CORRALS


@dataclass(frozen=True, slots=True)
class Stables:
    """All horses and what they did this round."""

    supply: int  # horses nobody has
    reserve: tuple[int, ...]  # horses
    corrals: tuple[tuple[int, ...], ...]  # horses in each corral
    riders: tuple[tuple[int, ...], ...]  # the corrals with a cowboy
    rodeos: tuple[int, ...]  # tokens won
    round: int = 0  # the last round in which cowboys were counted before anybody placed one
    counted: tuple[int, ...] = ()  # cowboys on the board that have had their horse offered
    ready: tuple[Seat, ...] = ()  # who has placed a cowboy a moment ago and may put a horse into a corral
    traded: tuple[Seat, ...] = ()  # who has bought a horse this round, or did not want one
    doubled: Parcels = NONE  # ranches that pay double this round
    settled: tuple[Seat, ...] = ()  # who doubles no more ranches this round
    rodeo: int = 0  # the last round whose rodeo is over


def opened(horses: Sequence[int], supply: int) -> Stables:
    """Stables before the first round; ``horses`` by seat."""
    seats = len(horses)
    empty = (0,) * len(CORRALS)
    return Stables(supply, tuple(horses), (empty,) * seats, ((),) * seats, (0,) * seats, counted=(0,) * seats)


def changed(column: tuple[int, ...], seat: Seat, by: int) -> tuple[int, ...]:
    """``column`` with the number of ``seat`` changed."""
    return (*column[:seat], column[seat] + by, *column[seat + 1 :])


def stabled(stables: Stables, seat: Seat, corral: int) -> Stables:
    """One horse of ``seat`` more in ``corral``, wherever it came from."""
    own = changed(stables.corrals[seat], corral - 1, 1)
    return replace(stables, corrals=(*stables.corrals[:seat], own, *stables.corrals[seat + 1 :]))


def ridden(stables: Stables, seat: Seat, corral: int) -> Stables:
    """A cowboy of ``seat`` more in ``corral``."""
    own = (*stables.riders[seat], corral)
    return replace(stables, riders=(*stables.riders[:seat], own, *stables.riders[seat + 1 :]))


def returned(stables: Stables) -> Stables:
    """The corrals empty, the horses in their reserves; the cowboys go elsewhere."""
    empty = opened([home + sum(away) for home, away in zip(stables.reserve, stables.corrals, strict=True)], 0)
    return replace(empty, supply=stables.supply, rodeos=stables.rodeos, round=stables.round, rodeo=stables.rodeo)


def horses(stables: Stables | None) -> int:
    """All horses, wherever they are."""
    return 0 if stables is None else stables.supply + sum(stables.reserve) + sum(map(sum, stables.corrals))


def riders(stables: Stables | None, seat: Seat) -> int:
    """Cowboys of ``seat`` in corrals."""
    return 0 if stables is None else len(stables.riders[seat])
