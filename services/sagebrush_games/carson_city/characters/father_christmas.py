"""Father Christmas (promo), yellow: victory points."""

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.cards import CharacterScored
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat


def father_christmas(content: Content) -> Character:
    points = content.value("character-gain", "father-christmas-points")

    def chosen(_rules: Ruleset, _state: State, seat: Seat, _chance: Chance) -> Sequence[Event]:
        return [CharacterScored(seat, points)]

    return replace(printed(content, "father-christmas"), chosen=chosen)
