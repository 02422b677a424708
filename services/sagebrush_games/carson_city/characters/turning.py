"""Cards that show their other side under a condition, as long as nobody has them."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from sagebrush_games.carson_city.events.cards import CardTurned
from sagebrush_games.carson_city.rules.rounds import choosing
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import NOBODY, Phase, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event
from sagebrush_games.kernel.phases import before

Condition = Callable[[Ruleset, State], bool]


def turning(rules: Ruleset, card: str, side: str, holds: Condition) -> Ruleset:
    """``rules`` in which ``card`` becomes its other ``side`` before the next choice for which the condition holds."""

    def step(table: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
        if card in state.cards and table.holder(table, state, card) == NOBODY and holds(table, state):
            return [CardTurned(card, side)]
        return ()

    return replace(rules, steps=before(rules.steps, Phase.CHARACTERS, choosing, step))
