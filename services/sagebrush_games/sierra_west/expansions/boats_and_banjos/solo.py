"""What "Mode" on a plan card of Hastings means in Boats & Banjos: its reference card."""

from collections.abc import Sequence

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event
from sagebrush_games.sierra_west.content.printed import solo_number
from sagebrush_games.sierra_west.expansions.boats_and_banjos.events import FishCaught
from sagebrush_games.sierra_west.expansions.boats_and_banjos.state import river_of
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import State


def reference_card(rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Fish of the kind that is most plentiful in the supply."""
    left = river_of(state).supply
    kind = left.index(max(left))  # [ruling R43]: trout, bass, salmon
    return [*[FishCaught(task.seat, kind)] * min(solo_number(rules.content, "fish"), left[kind]), Next()]
