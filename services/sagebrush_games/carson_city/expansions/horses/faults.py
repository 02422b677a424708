"""Why the horses cannot be what a view says, as far as a look at it tells."""

from collections.abc import Iterator

from sagebrush_games.carson_city.expansions.horses.state import CORRALS, of
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.faults import StateFault, any_not_among, not_among, not_as_many, unless


def stables_faults(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """What is wrong with the stables; nothing at tables without horses."""
    if state.horses is None:
        return
    stables, seats = of(state), rules.seats
    for name in ("reserve", "corrals", "riders", "rodeos"):
        yield from not_as_many("horses.stables", getattr(stables, name), seats)
    yield from not_as_many("horses.counted", stables.counted, seats)
    for corrals, riders in zip(stables.corrals, stables.riders, strict=False):
        yield from not_as_many("horses.stables.corrals", corrals, len(CORRALS))
        yield from any_not_among("horses.stables.cowboys", riders, CORRALS)
    fewest = min((stables.supply, *stables.reserve, *stables.rodeos, *(min(c, default=0) for c in stables.corrals)))
    yield from unless(fewest >= 0, "horses.supply", "There are none, or some.")
    for name in ("ready", "traded", "settled"):
        yield from any_not_among(f"horses.{name}", getattr(stables, name), range(seats))
    yield from not_among("horses.round", stables.round, range(state.round + 1))
    yield from not_among("horses.rodeo", stables.rodeo, range(state.round + 1))
