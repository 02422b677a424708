"""What "Mode" on a plan card of Hastings means in Outlaws & Outposts: its reference card."""

from collections.abc import Sequence

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event
from sagebrush_games.sierra_west.content.printed import solo_number
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.events import ShotFired
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.outposts import can_hit, hit
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.shooting import SIDES
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import State


def reference_card(rules: Ruleset, state: State, task: Task, chance: Chance) -> Sequence[Event]:
    """A roll for an outlaw of the open outpost; nothing once all are cleared."""
    if not can_hit(state):
        return [Next()]
    die, target = chance("hastings", SIDES) + 1, solo_number(rules.content, "target")
    return [Next(), ShotFired(task.seat, die, die, target), *(hit(rules, state, task.seat) if die >= target else ())]
