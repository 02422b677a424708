"""Gaining: fur trade, and where gains come from [ES "Comercio de pieles"] [ES "Obtener recursos"]."""

from sagebrush_games.sierra_west.events.resources import ResourcesGained
from sagebrush_games.sierra_west.state.model import GREEN
from tests.games.sierra_west.scene import ANNA, Scene


def trading(*animals: str) -> Scene:
    """Anna, with these tiles face up; the fur trade is the middle icon of H8."""
    scene = Scene("H1", "H8", "H2")
    scene.player().animals = list(animals)
    scene.skip(GREEN, 2)
    return scene


def test_a_fur_trade_gives_what_every_face_up_animal_shows_at_once() -> None:  # [ruling R27]
    scene = trading("bear", "fox", "rabbit", "beaver")
    assert scene.step(GREEN)[1:] == [ResourcesGained(ANNA, 1, 1, 1, 1)]


def test_animals_are_not_spent_by_a_fur_trade() -> None:  # [ruling R27]
    scene = trading("fox")
    scene.step(GREEN)
    assert scene.player().animals == ["fox"]


def test_a_fur_trade_without_a_face_up_animal_gives_nothing() -> None:
    assert trading().step(GREEN)[1:] == []


def test_the_fox_gives_stone_the_beaver_wood_the_rabbit_food_the_bear_gold() -> None:
    gains = {animal: trading(animal).step(GREEN)[1] for animal in ("fox", "beaver", "rabbit", "bear")}
    assert gains == {
        "fox": ResourcesGained(ANNA, 0, 0, 1, 0),
        "beaver": ResourcesGained(ANNA, 0, 1, 0, 0),
        "rabbit": ResourcesGained(ANNA, 1, 0, 0, 0),
        "bear": ResourcesGained(ANNA, 0, 0, 0, 1),
    }
