"""What characters do at the end of a round, before the cash limits count."""

# [ruling R59]

from collections.abc import Sequence

from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.rules.scoring import cash_limits
from sagebrush_games.carson_city.rules.wrapping import once_before
from sagebrush_games.carson_city.state.model import Phase, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event


def last_offers(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """What the next character in pass order offers, if it has not finished."""
    for seat in state.passed:
        if seat not in state.effects.finished:
            offered = rules.characters[state.characters[seat]].at_round_end(rules, state, seat)
            if offered:
                return offered
    return ()


def with_round_end(rules: Ruleset) -> Ruleset:
    """``rules`` in which characters are heard at the end of a round."""
    return once_before(rules, Phase.ROUND_END, cash_limits, last_offers)
