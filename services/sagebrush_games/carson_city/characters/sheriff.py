"""The Sheriff, yellow: the white cowboy, whom nobody fights."""

# [DE "DER SHERIFF"] [BB "El Sheriff"]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.characters import SheriffTaken
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat


def sheriff(content: Content) -> Character:

    def chosen(_rules: Ruleset, _state: State, seat: Seat, _chance: Chance) -> Sequence[Event]:
        return [SheriffTaken(seat)]

    return replace(printed(content, "sheriff"), chosen=chosen)
