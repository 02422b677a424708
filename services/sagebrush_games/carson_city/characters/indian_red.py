"""The Indian, red: no parcel costs more than a few dollars."""

# [BB "El Indio"]

from dataclasses import replace

from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.rules.ruleset import Character
from sagebrush_games.kernel.content import Content


def indian_red(content: Content) -> Character:
    most: int = content.value("character-price", "indian-red")

    def at_most(dollars: int) -> int:
        return min(dollars, most)

    return replace(printed(content, "indian-red"), parcel_price=at_most)
