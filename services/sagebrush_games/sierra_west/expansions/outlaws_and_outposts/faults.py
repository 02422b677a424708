"""Why the manhunt cannot be what a view says, as far as a look at it tells."""

from collections.abc import Iterator

from sagebrush_games.kernel.faults import StateFault, not_among, not_as_many, unless
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.outposts import crews
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.state import NOBODY, manhunt_of
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import State


def manhunt_faults(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """What is wrong with bullets, outlaws and Sheriff; nothing at tables without them."""
    if state.manhunt is not None:
        manhunt = manhunt_of(state)
        yield from not_as_many("manhunt.bullets", manhunt.bullets, rules.owners)
        yield from not_as_many("manhunt.captured", manhunt.captured, rules.owners)
        yield from not_as_many("manhunt.posts", manhunt.posts, len(crews(rules)))
        fewest = min(manhunt.supply, *manhunt.bullets, *manhunt.captured, *manhunt.posts)
        yield from unless(fewest >= 0, "manhunt", "There are none, or some.")
        yield from not_among("manhunt.sheriff", manhunt.sheriff, range(NOBODY, rules.owners))
