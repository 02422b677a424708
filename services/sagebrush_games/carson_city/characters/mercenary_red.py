"""The Mercenary, red: less firepower than on the yellow side, and a higher cash limit."""

# [DE "DER REVOLVERHELD"] [BB "El Mercenario"]

from dataclasses import replace

from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.rules.ruleset import Character
from sagebrush_games.kernel.content import Content


def mercenary_red(content: Content) -> Character:
    firepower = content.value("character-gain", "mercenary-red-firepower")
    return replace(printed(content, "mercenary-red"), firepower=firepower)
