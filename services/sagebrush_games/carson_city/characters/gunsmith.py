"""The Gunsmith, yellow: victory points for each duel won, against outlaws too."""

# [BB "El Armero"]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.cards import CharacterScored
from sagebrush_games.carson_city.rules.duel import Duel
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.state.model import NOBODY, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event


def gunsmith(content: Content) -> Character:
    return printed(content, "gunsmith")


def apply(rules: Ruleset) -> Ruleset:
    """Won duels score at once."""
    points = rules.gains["gunsmith-points"]

    def after_duel(table: Ruleset, state: State, duel: Duel, chance: Chance) -> Sequence[Event]:
        won = duel.winner != NOBODY and state.characters[duel.winner] == "gunsmith"
        reward = [CharacterScored(duel.winner, points)] if won else []
        return [*rules.after_duel(table, state, duel, chance), *reward]

    return replace(rules, after_duel=after_duel)
