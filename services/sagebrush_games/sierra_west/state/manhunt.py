"""The outlaws, bullets and the Sheriff of Outlaws & Outposts."""

from dataclasses import dataclass

from sagebrush_games.kernel.copying import DerivedCopy

NOBODY = -1


@dataclass(slots=True)
class Manhunt(DerivedCopy):
    """Bullets and captured outlaws by owner, outlaws on the outposts I to V and in the supply, the Sheriff's owner."""

    bullets: list[int]
    captured: list[int]
    posts: list[int]
    supply: int
    sheriff: int = NOBODY
