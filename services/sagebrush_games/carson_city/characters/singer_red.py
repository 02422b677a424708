"""The Singer, red: a cowboy from the general supply gambles beside all others and multiplies the dice."""

# [BB "La Cantante"]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.place_sheltered import RED
from sagebrush_games.carson_city.characters import singer
from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.tokens import TokensReceived
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.state.model import Box, State, Token
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat


def chosen(_rules: Ruleset, _state: State, _seat: Seat, _chance: Chance) -> Sequence[Event]:
    """One token."""
    return [TokensReceived(1)]


def singer_red(content: Content) -> Character:
    return replace(printed(content, RED), chosen=chosen)


def apply(rules: Ruleset) -> Ruleset:
    """As the yellow side, and the dice are multiplied."""

    def gamble(table: Ruleset, state: State, seat: Seat, white: int, black: int) -> int:
        lucky = state.characters[seat] == RED and Token(seat, Box.GAMBLING) in state.effects.sheltered
        return white * black if lucky else rules.gamble(table, state, seat, white, black)

    return replace(singer.apply(rules), gamble=gamble)
