"""Mine carts: all that there are, and those of each owner."""

from collections.abc import Mapping

from sagebrush_games.sierra_west.expansions.gold_rush.events import CartLoaded
from sagebrush_games.sierra_west.expansions.gold_rush.state import diggings_of
from sagebrush_games.sierra_west.rules.ledger import ledger, one
from sagebrush_games.sierra_west.state.model import State


def conserved(state: State) -> Mapping[str, int]:
    """The number of mine carts."""
    return {"carts": diggings_of(state).supply + sum(diggings_of(state).carts) if state.diggings else 0}


def _held(state: State, owner: int) -> Mapping[str, int]:
    return {"carts": diggings_of(state).carts[owner]} if state.diggings else {}


LEDGER = ledger({CartLoaded: one("carts")}, _held)
