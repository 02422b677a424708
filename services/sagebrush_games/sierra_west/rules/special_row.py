"""The special cards under the trail."""

from sagebrush_games.kernel.messages import Seat
from sagebrush_games.sierra_west.content.pieces import Special
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import State


def along_trail(rules: Ruleset, state: State, seat: Seat) -> list[Special]:
    """The special cards under the wagon of ``seat`` and to the left of it, from the left.

    [ES "La posición de su vagón"].
    """
    slots = rules.trail[state.players[seat].wagon].slots
    return [rules.specials[special] for special in state.row[:slots]]
