"""Horses on the Salary box: a cowboy may buy one instead of earning."""

from collections.abc import Sequence

from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.expansions.horses.state import of
from sagebrush_games.carson_city.rules.row import crowd
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import Box, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat

HORSE = "horse"


def price(rules: Ruleset) -> int:
    """Dollars for a horse."""
    value: int = rules.printed.value("horses", "price")
    return value


def balance(rules: Ruleset, state: State, seat: Seat) -> int:
    """Dollars ``seat`` has more, or less, when one of its cowboys on Salary buys a horse and the others earn."""
    # [ruling R76]
    cowboys = dict(crowd(state, Box.SALARY))[seat]
    return rules.gains[Box.SALARY] * (cowboys - 1) - price(rules)


def trading(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """In pass order, all who stand on Salary and can pay are asked, once a round."""  # [BB "Comprando caballos"]
    stables = of(state)
    if not stables.supply:
        return ()
    for seat, _ in crowd(state, Box.SALARY):
        if seat not in stables.traded and state.dollars[seat] + balance(rules, state, seat) >= 0:
            return [Asked(seat, HORSE)]
    return ()
