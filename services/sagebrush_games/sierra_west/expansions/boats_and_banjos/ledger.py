"""Fish: all that there are, and those of each owner."""

from collections.abc import Mapping

from sagebrush_games.sierra_west.expansions.boats_and_banjos.events import FishCaught, FishReturned
from sagebrush_games.sierra_west.expansions.boats_and_banjos.river import FISH
from sagebrush_games.sierra_west.expansions.boats_and_banjos.state import river_of
from sagebrush_games.sierra_west.rules.ledger import ledger, less
from sagebrush_games.sierra_west.state.model import State


def conserved(state: State) -> Mapping[str, int]:
    """The number of fish."""
    return {"fish": sum(river_of(state).supply) + sum(map(sum, river_of(state).fish)) if state.river else 0}


def _held(state: State, owner: int) -> Mapping[str, int]:
    return dict(zip(FISH, river_of(state).fish[owner], strict=True)) if state.river else {}


LEDGER = ledger({FishReturned: less(*FISH), FishCaught: lambda event: {FISH[event.fish]: 1}}, _held)
