"""The Banker, yellow: dollars at once, and a high cash limit."""

# [DE "DER BANKIER"] [BB "El Banquero"]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.characters import DollarsReceived
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat


def banker(content: Content) -> Character:
    dollars = content.value("character-gain", "banker-dollars")

    def chosen(_rules: Ruleset, _state: State, seat: Seat, _chance: Chance) -> Sequence[Event]:
        return [DollarsReceived(seat, dollars)]

    return replace(printed(content, "banker"), chosen=chosen)
