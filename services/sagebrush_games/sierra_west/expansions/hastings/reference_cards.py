"""What "Mode" on a plan card means: the reference card of each mode."""

from collections.abc import Mapping, Sequence

from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event
from sagebrush_games.sierra_west.content.printed import switch
from sagebrush_games.sierra_west.events.diggings import CartLoaded
from sagebrush_games.sierra_west.events.flow import Next
from sagebrush_games.sierra_west.events.hastings import PointsGained
from sagebrush_games.sierra_west.events.manhunt import ShotFired
from sagebrush_games.sierra_west.events.orchard import ApplesChanged
from sagebrush_games.sierra_west.events.resources import ResourcesGained, ResourcesPaid
from sagebrush_games.sierra_west.events.river import FishCaught
from sagebrush_games.sierra_west.expansions.apple_hill.orchard import raised, supply
from sagebrush_games.sierra_west.expansions.boats_and_banjos.river import river_of
from sagebrush_games.sierra_west.expansions.gold_rush.mines import diggings_of
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.outposts import can_hit, hit
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.shooting import SIDES
from sagebrush_games.sierra_west.rules.ruleset import Ruleset, StepRule
from sagebrush_games.sierra_west.state.model import GOLD, State, Task


def number(rules: Ruleset, name: str) -> int:
    """A number of the reference card."""
    return int(rules.content.value("hastings", name))


def apples(rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Apple Hill: apples for points, the fuller supply first; too few of them become more."""
    now, price = supply(state), number(rules, "apples")
    if sum(now) < price:
        more = number(rules, "apple_raise")
        return [*raised(rules, state, task.seat, more, more), Next()]
    fuller = int(now[1] > now[0])  # specs 15 G10: green before red
    left = now[:]
    left[fuller] -= min(price, now[fuller])
    left[1 - fuller] -= price - min(price, now[fuller])
    return [ApplesChanged(task.seat, *left), PointsGained(task.seat, number(rules, "apple_points")), Next()]


def fish(rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Boats & Banjos: fish of the kind that is most plentiful in the supply."""
    left = river_of(state).supply
    kind = left.index(max(left))  # specs 15 G10: trout, bass, salmon
    return [*[FishCaught(task.seat, kind)] * min(number(rules, "fish"), left[kind]), Next()]


def carts(rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Gold Rush: gold, and a cart for it where there is enough."""
    found, price = number(rules, "gold"), int(switch(rules.content, "cartCost"))
    gained = ResourcesGained(task.seat, 0, 0, 0, found)
    if state.players[task.seat].resources[GOLD] + found < price or not diggings_of(state).supply:
        return [gained, Next()]
    return [gained, ResourcesPaid(task.seat, 0, 0, 0, price), CartLoaded(task.seat), Next()]


def shot(rules: Ruleset, state: State, task: Task, chance: Chance) -> Sequence[Event]:
    """Outlaws & Outposts: a roll for an outlaw of the open outpost; nothing once all are cleared."""
    if not can_hit(state):
        return [Next()]
    die, target = chance("hastings", SIDES) + 1, number(rules, "target")
    return [Next(), ShotFired(task.seat, die, die, target), *(hit(rules, state, task.seat) if die >= target else ())]


REFERENCE_CARDS: Mapping[str, StepRule] = {
    "apple-hill": apples,
    "boats-and-banjos": fish,
    "gold-rush": carts,
    "outlaws-and-outposts": shot,
}
"""By mode: the step "reference-card"."""
