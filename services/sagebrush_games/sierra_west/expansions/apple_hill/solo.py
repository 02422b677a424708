"""What "Mode" on a plan card of Hastings means in Apple Hill: its reference card."""

from collections.abc import Sequence

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event
from sagebrush_games.sierra_west.content.printed import solo_number
from sagebrush_games.sierra_west.expansions.apple_hill.events import ApplesChanged
from sagebrush_games.sierra_west.expansions.apple_hill.orchard import raised, supply
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import State


def reference_card(rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Apples for points, the fuller supply first; too few of them become more."""
    now, price = supply(state), solo_number(rules.content, "apples")
    if sum(now) < price:
        more = solo_number(rules.content, "apple_raise")
        return [*raised(rules, state, task.seat, more, more), Next()]
    fuller = int(now[1] > now[0])  # [ruling R43]: green before red
    left = now[:]
    left[fuller] -= min(price, now[fuller])
    left[1 - fuller] -= price - min(price, now[fuller])
    points = rules.gain_points(task.seat, solo_number(rules.content, "apple_points"))
    return [ApplesChanged(task.seat, *left), *points, Next()]
