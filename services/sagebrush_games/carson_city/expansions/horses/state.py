"""The horses of a table that plays with them: in reserves, in corrals, won rodeos. Nothing of it is hidden.

Corrals are numbered from 1, as on their board; tuples are by seat. Copies of a state share its stables, so ``evolve``
changes a copy of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from sagebrush_games.carson_city.state.board import NONE, Parcels
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.copying import DerivedCopy
from sagebrush_games.kernel.messages import Seat

CORRALS = (1, 2, 3, 4, 5)
FIREPOWER, AGAIN, RANCHES, DOLLARS, RODEO = CORRALS


@dataclass(slots=True)
class Stables(DerivedCopy):
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


def of(state: State) -> Stables:
    """The stables on the table."""
    return cast(Stables, state.horses)


def opened(horses: Sequence[int], supply: int) -> Stables:
    """Stables before the first round; ``horses`` by seat."""
    seats = len(horses)
    empty = (0,) * len(CORRALS)
    return Stables(supply, tuple(horses), (empty,) * seats, ((),) * seats, (0,) * seats, counted=(0,) * seats)


def changed(column: tuple[int, ...], seat: Seat, by: int) -> tuple[int, ...]:
    """``column`` with the number of ``seat`` changed."""
    return (*column[:seat], column[seat] + by, *column[seat + 1 :])


def stabled(corrals: tuple[tuple[int, ...], ...], seat: Seat, corral: int) -> tuple[tuple[int, ...], ...]:
    """``corrals`` with one horse of ``seat`` more in ``corral``, wherever it came from."""
    return (*corrals[:seat], changed(corrals[seat], corral - 1, 1), *corrals[seat + 1 :])


def ridden(riders: tuple[tuple[int, ...], ...], seat: Seat, corral: int) -> tuple[tuple[int, ...], ...]:
    """``riders`` with a cowboy of ``seat`` more in ``corral``."""
    return (*riders[:seat], (*riders[seat], corral), *riders[seat + 1 :])


def returned(stables: Stables) -> Stables:
    """The corrals empty, the horses in their reserves; the cowboys go elsewhere."""  # [BB "Final de turno"]
    homes = [home + sum(away) for home, away in zip(stables.reserve, stables.corrals, strict=True)]
    empty = opened(homes, stables.supply)
    empty.rodeos, empty.round, empty.rodeo = stables.rodeos, stables.round, stables.rodeo
    return empty


def horses(stables: Stables) -> int:
    """All horses, wherever they are."""
    return stables.supply + sum(stables.reserve) + sum(map(sum, stables.corrals))
