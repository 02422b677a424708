"""Arguments of sentences: prices, spots, and things by the names that the box prints."""

from collections.abc import Mapping

from sagebrush_games.kernel.wording import Message, Named, message
from sagebrush_games.tiny_epic_western.rules.influence import Price
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.board import is_influence_spot, is_porch, mat_of
from sagebrush_games.tiny_epic_western.state.model import LEFT, LEFTOVER, NUMBER, SHERIFF, SUIT

OFFERS: Mapping[str, tuple[str, str]] = {
    "hire-third": ("pass-hire-third", "declined-hire-third"),
    "buy": ("pass-buy", "declined-buy"),
    "buy-leftover": ("pass-buy-leftover", "declined-buy-leftover"),
    "auction": ("pass-auction", "declined-auction"),
    "post-office": ("pass-post-office", "declined-post-office"),
    "livery-stable": ("pass-livery-stable", "declined-livery-stable"),
}
"""Prompts about something that may be declined, with what is chosen and what is told then.

At other prompts it is the building in use [ruling R4].
"""


def influence(amounts: Price) -> tuple[Message, ...]:
    """Law, Force and Money, as in ``1 Law, 2 Force and 1 Money``; ``nothing`` for none."""
    return tuple(message("influence", amount=amount, kind=kind) for kind, amount in enumerate(amounts) if amount)


def named_mat(rules: Ruleset, mat: int) -> Named:
    """A mat; the catalogue has the name of the Sheriff's Office."""
    return Named(mat, "" if mat == SHERIFF else rules.mats[mat].name)


def named_building(rules: Ruleset, number: int) -> Named:
    """A building of the box."""
    return Named(number, rules.buildings[number].name)


def named_card(rules: Ruleset, card: int) -> Named:
    """A poker card."""
    return Named(card, rules.poker.card_name(card))


def spot_name(spot: int, mat: Named) -> Message:
    """Where a posse stands; ``mat`` is what the box calls the mat."""
    return message(_spot(spot), mat=mat)


def _spot(spot: int) -> str:
    if is_porch(spot):
        return "spot-porch"
    if is_influence_spot(spot):
        return "spot-influence"
    return {NUMBER: "spot-number", SUIT: "spot-suit"}.get(spot, "spot-leftover")


def named_spot(rules: Ruleset, spot: int) -> Message:
    """Where a posse stands."""
    return spot_name(spot, named_mat(rules, mat_of(spot)))


def where(rules: Ruleset, spot: int, side: int) -> Message:
    """Where a posse goes and what the side chosen means."""
    number = mat_of(spot)
    mat = named_mat(rules, number)
    if is_porch(spot):
        return message("where-porch", mat=mat)
    if is_influence_spot(spot):
        id = "where-influence-at-once" if side == LEFT else "where-influence-if-won"
        return message(id, mat=mat, kind=rules.mats[number].spot)
    return message(AT_THE_SHERIFF[spot][side != LEFT], mat=mat)


AT_THE_SHERIFF = {
    NUMBER: ("where-number-lower", "where-number-higher"),
    SUIT: ("where-suit-lower", "where-suit-higher"),
    LEFTOVER: ("where-leftover", "where-leftover"),
}
"""By spot: what the left and the right side do."""
