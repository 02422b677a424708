"""The frontiersman: which card it could claim, and how near it is."""

from sagebrush_games.sierra_west.state.model import SPECIAL, State
from sagebrush_games.sierra_west.state.mountain import within_reach
from sagebrush_opponents.sierra_west.estate import Estate
from sagebrush_opponents.sierra_west.look import Look
from sagebrush_opponents.weights import Weights

FAR = 12
"""Boots beyond which nobody looks."""
REMEMBERED = 1 << 12
"""Distances kept at most; then all are forgotten."""


class Walk:
    """Looks at a frontiersman."""

    def __init__(self, estate: Estate, weights: Weights) -> None:
        self.estate = estate
        self.later: float = weights["walk"]["later"]
        self.shovel: float = weights["walk"]["shovel"]
        self.step: float = weights["walk"]["step"]
        self.distances: dict[tuple[int, tuple[int, ...]], int] = {}

    def worth(self, look: Look) -> float:
        """What it may claim, less for each card it has to go; most surely with a shovel in its hands."""
        state, seat, outlook = look.state, look.seat, look.outlook
        near = self._distance(state, state.walkers[seat])
        claim = self.estate.cards(state, seat, outlook, 1) - self.estate.cards(state, seat, outlook)
        chance: float = self.later * outlook.share * claim
        for price in look.shovels:
            sure = 1.0 if price == 0 and near == 0 else self.shovel
            chance = max(chance, sure * claim - price * look.basic)
        return chance * float(self.step**near)

    def _distance(self, state: State, place: int) -> int:
        """As ``distance``, kept for the other positions with the same mountain."""
        key = (place, tuple(state.mountain))
        near = self.distances.get(key)
        if near is None:
            if len(self.distances) >= REMEMBERED:
                self.distances.clear()
            near = self.distances[key] = distance(state, place)
        return near


def distance(state: State, place: int) -> int:
    """Boots from ``place`` to the nearest card that may be claimed."""
    seen, edge = {place}, [place]
    for steps in range(FAR):
        if any(there >= 0 and 0 <= state.mountain[there] < SPECIAL for there in edge):
            return steps
        edge = list(dict.fromkeys(near for there in edge for near in within_reach(state, there) if near not in seen))
        seen.update(edge)
    return FAR
