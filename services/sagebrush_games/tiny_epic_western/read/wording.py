"""Names for sentences: prices, spots, sides, cards."""

from sagebrush_games.tiny_epic_western.rules.influence import Price
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.board import is_influence_spot, is_porch, mat_of
from sagebrush_games.tiny_epic_western.state.model import (
    KIND_NAMES,
    LEFT,
    LEFTOVER,
    NONE,
    NUMBER,
    SHERIFF,
    SUIT,
)


def price_words(price: Price) -> str:
    """``1 Law, 2 Force and 1 Money``, or ``nothing``."""
    *others, last = [f"{amount} {KIND_NAMES[kind]}" for kind, amount in enumerate(price) if amount] or ["nothing"]
    return f"{', '.join(others)} and {last}" if others else last


def mat_name(rules: Ruleset, mat: int) -> str:
    """The name of a mat in a sentence."""
    return "the Sheriff's Office" if mat == SHERIFF else rules.mats[mat].name


def building_name(rules: Ruleset, number: int) -> str:
    """The name of a building; nothing lies where the number is NONE."""
    return "nothing" if number == NONE else rules.buildings[number].name


def spot_words(rules: Ruleset, spot: int, side: int) -> str:
    """Where a posse goes and what the side chosen means."""
    mat = mat_name(rules, mat_of(spot))
    if is_porch(spot):
        return f"on the porch of {mat}"
    if is_influence_spot(spot):
        return f"on the influence spot of {mat}, for {_reward(rules.mats[mat_of(spot)].spot, side)}"
    return f"at {mat}, {SHERIFF_WORDS[spot][side != LEFT]}"


def _reward(kind: int, side: int) -> str:
    return f"1 {KIND_NAMES[kind]} at once" if side == LEFT else f"2 {KIND_NAMES[kind]} if your hand wins"


SHERIFF_WORDS = {
    NUMBER: ("to lower your card's number", "to raise your card's number"),
    SUIT: ("to lower your card's suit", "to raise your card's suit"),
    LEFTOVER: ("to buy a leftover building", "to buy a leftover building"),
}
"""By spot: what the left and the right side do."""
