"""One seat in one position, with what is asked again and again for each icon and summit action it may still use."""

from sagebrush_games.kernel.messages import Seat
from sagebrush_games.sierra_west.state.model import State
from sagebrush_opponents.sierra_west.outlook import Outlook


class Look:
    """One seat in one position.

    basic: what a basic resource is worth; stock: what the seat has of each kind and finds on its paths; shovels: what
    each shovel in this turn costs, 0 for one that is in its hands. What stays the same while the rest of a turn is
    reckoned is filled when somebody asks first: marker and space, what a step on a track or on the trail adds to the
    homestead; tracks, by number, what moving up there brings; cabin, what building one brings; trade, what the animals
    give; damage, what a loss costs.
    """

    __slots__ = (
        "basic",
        "cabin",
        "damage",
        "marker",
        "outlook",
        "seat",
        "shovels",
        "space",
        "state",
        "stock",
        "tracks",
        "trade",
    )

    def __init__(self, state: State, seat: Seat, outlook: Outlook, basic: float) -> None:
        self.state = state
        self.seat = seat
        self.outlook = outlook
        self.basic = basic
        self.stock = [float(count) for count in state.players[seat].resources]
        self.shovels: list[int] = []
        self.marker: float | None = None
        self.space: float | None = None
        self.cabin: float | None = None
        self.tracks: dict[int, float] = {}
        self.trade: float | None = None
        self.damage: float | None = None
