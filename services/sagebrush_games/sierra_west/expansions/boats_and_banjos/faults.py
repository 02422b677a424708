"""Why the river cannot be what a view says, as far as a look at it tells."""

from collections.abc import Iterator

from sagebrush_games.kernel.faults import StateFault, any_not_among, not_as_many, unless
from sagebrush_games.sierra_west.expansions.boats_and_banjos.river import FISH
from sagebrush_games.sierra_west.expansions.boats_and_banjos.state import river_of
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import GOLD, STONE, State


def river_faults(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """What is wrong with the river; nothing at tables without one."""
    if state.river is not None:
        river = river_of(state)
        yield from not_as_many("river.canoes", river.canoes, rules.owners)
        yield from any_not_among("river.canoes", river.canoes, range(len(state.row) + 1))
        yield from not_as_many("river.fish", river.fish, rules.owners)
        for caught in (river.supply, *river.fish):
            yield from not_as_many("river.fish", caught, len(FISH))
            yield from unless(min(caught, default=0) >= 0, "river.fish", "There are none, or some.")
        yield from not_as_many("river.pieces", river.pieces, len(state.row))
        for pieces in river.pieces:
            yield from any_not_among("river.pieces", pieces, range(STONE, GOLD + 1))
