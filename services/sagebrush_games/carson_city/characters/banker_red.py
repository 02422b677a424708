"""The Banker, red: victory points for dollars, before the cash limits count."""

# [DE "DER BANKIER"] [BB "El Banquero"]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.buy_character_points import BUY_CHARACTER_POINTS, prices
from sagebrush_games.carson_city.actions.decline import DECLINE_LAST_OFFER
from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.rules.round_end import with_round_end
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.rules.wrapping import answering
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat


def at_round_end(rules: Ruleset, state: State, seat: Seat) -> Sequence[Event]:
    """The question how many, unless none can be paid."""
    return [Asked(seat, "banker-red")] if min(prices(rules).values()) <= state.dollars[seat] else ()


def banker_red(content: Content) -> Character:
    return replace(printed(content, "banker-red"), at_round_end=at_round_end)


def apply(rules: Ruleset) -> Ruleset:
    """One more question at the end of a round."""
    return with_round_end(answering(rules, "banker-red", BUY_CHARACTER_POINTS, DECLINE_LAST_OFFER))
