"""The cabins: what each does for the pioneer who walks while the other one is inside [ES "1. Asignación a cabañas"]."""

from collections.abc import Callable, Mapping, Sequence

from sagebrush_games.kernel.agenda import Next, Task, interpose
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import BadContent
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.sierra_west.content.pieces import Cabin
from sagebrush_games.sierra_west.rules.gains import gain_mule, trade
from sagebrush_games.sierra_west.rules.ruleset import CabinRule, Ruleset
from sagebrush_games.sierra_west.state.model import RESOURCE_NAMES, State
from sagebrush_games.sierra_west.state.mountain import within_reach


def look_out(_rules: Ruleset, _state: State, seat: Seat) -> list[Event]:
    """A step of the frontiersman [ruling R49]."""
    return interpose(Task("lookout", seat))


def ask_lookout(_rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "lookout": in a mountain without cards there is nowhere to go."""
    return () if within_reach(state, state.walkers[task.seat]) else [Next()]


def more(cabin: Cabin) -> CabinRule:
    """1 more of the resources it names."""
    return CabinRule(more=tuple(RESOURCE_NAMES.index(resource) for resource in cabin.of))


EFFECTS: Mapping[str, Callable[[Cabin], CabinRule]] = {
    "more": more,
    "boots": lambda cabin: CabinRule(boots=cabin.amount),
    "trade": lambda _cabin: CabinRule(entered=trade),
    "mule": lambda _cabin: CabinRule(entered=gain_mule),
    "lookout": lambda _cabin: CabinRule(entered=look_out),
    "switchback": lambda _cabin: CabinRule(turns_back=True),
    "ford": lambda _cabin: CabinRule(fords=True),
    "discount": lambda cabin: CabinRule(discount=cabin.amount),
    "no-damage": lambda _cabin: CabinRule(spares=True),
}
"""By the effect of a cabin."""


def rule(cabin: Cabin) -> CabinRule:
    """What a cabin does; raises BadContent, which names its row."""
    try:
        return EFFECTS[cabin.effect](cabin)
    except (KeyError, ValueError) as fault:
        raise BadContent(f"cabins.{cabin.id} has an effect that no cabin has ({fault})") from fault
