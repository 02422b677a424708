"""The Singer: cowboys whom nobody fights. Yellow: two tokens for own ones; red: a stranger who gambles with luck."""

# [BB "La Cantante"] [ruling R50]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.place_sheltered import PLACE_SHELTERED, YELLOW, candidates
from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.tokens import TokensReceived
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.rules.wrapping import answering
from sagebrush_games.carson_city.state.model import Box, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat


def singer(content: Content) -> Character:
    tokens = content.value("character-gain", "singer-tokens")

    def chosen(_rules: Ruleset, _state: State, _seat: Seat, _chance: Chance) -> Sequence[Event]:
        return [TokensReceived(tokens)]

    return replace(printed(content, YELLOW), chosen=chosen)


def apply(rules: Ruleset) -> Ruleset:
    """A cowboy with a token is placed like any other, and acts before whoever fights for the box."""

    def can_place(table: Ruleset, state: State, seat: Seat) -> bool:
        return rules.can_place(table, state, seat) or bool(candidates(table, state, seat))

    def unopposed(table: Ruleset, state: State, box: Box) -> Seat:
        for token in state.effects.sheltered:
            if token.place is box and token.seat in state.boxes[box]:
                return token.seat
        return rules.unopposed(table, state, box)

    return answering(replace(rules, can_place=can_place, unopposed=unopposed), "place", PLACE_SHELTERED)
