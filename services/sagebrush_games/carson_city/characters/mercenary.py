"""The Mercenary, yellow: more firepower for a round."""

# [DE "DER REVOLVERHELD"] [BB "El Mercenario"]

from dataclasses import replace

from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.rules.ruleset import Character
from sagebrush_games.kernel.content import Content


def mercenary(content: Content) -> Character:
    return replace(printed(content, "mercenary"), firepower=content.value("character-gain", "mercenary-firepower"))
