"""What "Mode" on a plan card of Hastings means in Gold Rush: its reference card."""

from collections.abc import Sequence

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event
from sagebrush_games.sierra_west.content.printed import solo_number, switch
from sagebrush_games.sierra_west.events.resources import ResourcesGained, ResourcesPaid
from sagebrush_games.sierra_west.expansions.gold_rush.events import CartLoaded
from sagebrush_games.sierra_west.expansions.gold_rush.state import diggings_of
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import GOLD, State


def reference_card(rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Gold, and a cart for it where there is enough."""
    found, price = solo_number(rules.content, "gold"), int(switch(rules.content, "cartCost"))
    gained = ResourcesGained(task.seat, 0, 0, 0, found)
    if state.players[task.seat].resources[GOLD] + found < price or not diggings_of(state).supply:
        return [gained, Next()]
    return [gained, ResourcesPaid(task.seat, 0, 0, 0, price), CartLoaded(task.seat), Next()]
