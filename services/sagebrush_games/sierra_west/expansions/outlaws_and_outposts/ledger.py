"""Outlaws: all that there are, and those of each owner; bullets."""

from collections.abc import Mapping

from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.events import (
    BulletsGained,
    BulletsSpent,
    OutlawCaptured,
    OutlawReturned,
)
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.state import manhunt_of
from sagebrush_games.sierra_west.rules.ledger import ledger, less, more, one
from sagebrush_games.sierra_west.state.model import State


def conserved(state: State) -> Mapping[str, int]:
    """The number of outlaws."""
    if state.manhunt is None:
        return {"outlaws": 0}
    hunt = manhunt_of(state)
    return {"outlaws": hunt.supply + sum(hunt.posts) + sum(hunt.captured)}


def _held(state: State, owner: int) -> Mapping[str, int]:
    if state.manhunt is None:
        return {}
    return {"bullets": manhunt_of(state).bullets[owner], "outlaws": manhunt_of(state).captured[owner]}


LEDGER = ledger(
    {
        BulletsGained: more("bullets"),
        BulletsSpent: less("bullets"),
        OutlawCaptured: one("outlaws"),
        OutlawReturned: one("outlaws", -1),
    },
    _held,
)
