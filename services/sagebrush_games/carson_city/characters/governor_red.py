"""The Governor, red: taxes the revolvers or the dollars of all others."""

# [BB "El Gobernador"] [ruling R41]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.collect_tax import COLLECT_TAX, GOODS, collected, payments
from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.rules.wrapping import answering
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat

RED = "governor-red"


def chosen(rules: Ruleset, state: State, seat: Seat, _chance: Chance) -> Sequence[Event]:
    """The question which tax, unless both bring the same from everybody."""
    revolvers, dollars = (payments(rules, state, seat, goods) for goods in GOODS)
    return [Asked(seat, RED)] if revolvers != dollars else [collected(rules, state, seat, GOODS[0])]


def governor_red(content: Content) -> Character:
    return replace(printed(content, RED), chosen=chosen)


def apply(rules: Ruleset) -> Ruleset:
    """One more question."""
    return answering(rules, RED, COLLECT_TAX)
