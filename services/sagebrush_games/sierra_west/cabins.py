"""The cabins: what each does for the pioneer who walks while the other one is inside."""

from collections.abc import Mapping, Sequence

from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.sierra_west.events.flow import Next
from sagebrush_games.sierra_west.gains import gain_mule, trade
from sagebrush_games.sierra_west.model import BASIC, FOOD, STONE, WOOD, State, Task
from sagebrush_games.sierra_west.ruleset import CabinRule, Ruleset, first
from sagebrush_games.sierra_west.slopes import within_reach


def look_out(_rules: Ruleset, _state: State, seat: Seat) -> list[Event]:
    """A step of the frontiersman."""
    return first(Task("lookout", seat))


def ask_lookout(_rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "lookout": in a mountain without cards there is nowhere to go."""
    return () if within_reach(state, state.walkers[task.seat]) else [Next()]


CABINS: Mapping[str, CabinRule] = {
    "smokehouse": CabinRule(more=(FOOD,)),
    "sawmill": CabinRule(more=(WOOD,)),
    "quarry-hut": CabinRule(more=(STONE,)),
    "cobbler": CabinRule(boots=1),
    "fur-post": CabinRule(entered=trade),
    "stable": CabinRule(entered=gain_mule),
    "lookout": CabinRule(entered=look_out),
    "switchback": CabinRule(turns_back=True),
    "ford": CabinRule(fords=True),
    "toolshed": CabinRule(discount=1),
    "stockade": CabinRule(spares=True),
    "depot": CabinRule(more=BASIC),
}
"""By the cabin's id."""
