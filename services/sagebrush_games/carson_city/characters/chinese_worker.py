"""The Chinese Worker (2009: Coolie), yellow: roads at once, and buildings at half their price."""

# [DE "DER KULI"] [BB "El Trabajador Chino"]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.characters import RoadsReceived
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat


def half_price(dollars: int) -> int:
    """Half of the printed price, rounded up."""
    return (dollars + 1) // 2


def chinese_worker(content: Content) -> Character:
    roads = content.value("character-gain", "chinese-worker-roads")

    def chosen(_rules: Ruleset, _state: State, seat: Seat, _chance: Chance) -> Sequence[Event]:
        return [RoadsReceived(seat, roads)]

    return replace(printed(content, "chinese-worker"), chosen=chosen, price=half_price)
