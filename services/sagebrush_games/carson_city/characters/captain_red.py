"""The Captain, red: one or two revolvers for dollars, kept until the end of the game."""

# [DE "DER HAUPTMANN"] [BB "El Capitán"]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.buy_revolvers import BUY_REVOLVERS, prices
from sagebrush_games.carson_city.actions.decline import DECLINE_REVOLVERS
from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.rules.wrapping import answering
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat


def chosen(rules: Ruleset, state: State, seat: Seat, _chance: Chance) -> Sequence[Event]:
    """The question how many, unless none can be paid."""
    return [Asked(seat, "captain-red")] if min(prices(rules).values()) <= state.dollars[seat] else ()


def captain_red(content: Content) -> Character:
    return replace(printed(content, "captain-red"), chosen=chosen)


def apply(rules: Ruleset) -> Ruleset:
    """One more question."""
    return answering(rules, "captain-red", BUY_REVOLVERS, DECLINE_REVOLVERS)
