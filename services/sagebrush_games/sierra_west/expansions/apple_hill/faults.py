"""Why the apples cannot be what a view says, as far as a look at it tells."""

from collections.abc import Iterator

from sagebrush_games.kernel.faults import StateFault, any_not_among, not_as_many
from sagebrush_games.sierra_west.content import printed
from sagebrush_games.sierra_west.expansions.apple_hill.orchard import supply
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import State

COLOURS = 2


def orchard_faults(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """What is wrong with the orchard; nothing at tables without one."""
    if state.orchard is not None:
        most = printed.number(rules.content, "apple_most")
        yield from not_as_many("orchard.supply", supply(state), COLOURS)
        yield from any_not_among("orchard.supply", supply(state), range(most + 1))
