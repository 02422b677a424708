"""The outlaws, bullets and the Sheriff of Outlaws & Outposts."""

from dataclasses import dataclass
from typing import cast

from sagebrush_games.kernel.copying import DerivedCopy
from sagebrush_games.sierra_west.state.model import State

NOBODY = -1


@dataclass(slots=True)
class Manhunt(DerivedCopy):
    """Bullets and captured outlaws by owner, outlaws on the outposts I to V and in the supply, the Sheriff's owner."""

    bullets: list[int]
    captured: list[int]
    posts: list[int]
    supply: int
    sheriff: int = NOBODY


def manhunt_of(state: State) -> Manhunt:
    """What this mode has on the table."""
    return cast(Manhunt, state.manhunt)
