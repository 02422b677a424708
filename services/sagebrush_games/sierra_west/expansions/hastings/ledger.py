"""Plans that are done: none twice before all were; and the animals that Hastings turns."""

from collections.abc import Mapping

from sagebrush_games.sierra_west.expansions.hastings.events import AnimalTurned
from sagebrush_games.sierra_west.expansions.hastings.state import plans_of
from sagebrush_games.sierra_west.rules.ledger import ledger, one
from sagebrush_games.sierra_west.state.model import State


def conserved(state: State) -> Mapping[str, int]:
    """The number of plans that were done twice: none."""
    seen = [*plans_of(state).done, plans_of(state).plan] if state.plans else []
    return {"plans done twice": len(seen) - len(set(seen))}


LEDGER = ledger({AnimalTurned: one("animals")}, lambda _state, _owner: {})
