"""Why the plans of Hastings cannot be what a view says, as far as a look at it tells."""

from collections.abc import Iterator

from sagebrush_games.kernel.faults import StateFault, any_not_among, not_among, twice
from sagebrush_games.sierra_west.expansions.hastings.ruleset import SoloRuleset
from sagebrush_games.sierra_west.expansions.hastings.state import plans_of
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import NONE, State


def plans_faults(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """What is wrong with the plan cards; nothing where Hastings does not play."""
    if isinstance(rules, SoloRuleset) and state.plans is not None:
        plans = plans_of(state)
        known = range(len(rules.plans))
        yield from not_among("plans.plan", plans.plan, (NONE, *known))
        yield from any_not_among("plans.done", plans.done, known)
        yield from twice("plans.done", [*plans.done, plans.plan])
