"""Carson River: bridges, and what they bring in the end."""

from dataclasses import dataclass

from sagebrush_games.carson_city.state.board import Edge
from sagebrush_games.kernel.messages import Event, Seat


@dataclass(slots=True)
class BridgeBuilt(Event):
    """Two roads from the reserve of ``seat`` cross the river on ``edge``."""

    seat: Seat
    edge: Edge


@dataclass(slots=True)
class BridgesScored(Event):
    """Carson River: the points that parcels beside a bridge are worth more than others."""

    seat: Seat
    points: int
