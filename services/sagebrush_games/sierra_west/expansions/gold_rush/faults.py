"""Why the mine carts cannot be what a view says, as far as a look at it tells."""

from collections.abc import Iterator

from sagebrush_games.kernel.faults import StateFault, not_among, not_as_many, unless
from sagebrush_games.sierra_west.expansions.gold_rush.state import NOBODY, diggings_of
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import State


def diggings_faults(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """What is wrong with the mine carts and tools; nothing at tables without them."""
    if state.diggings is not None:
        diggings = diggings_of(state)
        yield from not_as_many("diggings.carts", diggings.carts, rules.owners)
        yield from unless(min(diggings.supply, *diggings.carts) >= 0, "diggings.carts", "There are none, or some.")
        yield from not_among("diggings.lantern", diggings.lantern, range(NOBODY, rules.owners))
        yield from not_among("diggings.dynamite", diggings.dynamite, range(NOBODY, rules.owners))
