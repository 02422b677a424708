"""Choices of the Pioneer step in plain English, beside what is printed."""

from sagebrush_games.kernel.messages import Command
from sagebrush_games.sierra_west.actions.arrange_cards import ArrangeCards, sentence
from sagebrush_games.sierra_west.actions.ford import CrossFord
from sagebrush_games.sierra_west.actions.place_figure import PlaceFigure
from sagebrush_games.sierra_west.actions.step_on import SkipIcon, StepOn
from sagebrush_games.sierra_west.actions.turn_back import TurnBack
from sagebrush_games.sierra_west.state.model import GREEN, MULE, TAN
from tests import sentences
from tests.games.sierra_west.scene import ANNA, Scene


def said(scene: Scene, command: Command) -> str:
    """The sentence of a command."""
    return sentences.said(scene.decider, scene.state, command)


def test_an_order_of_cards_says_which_paths_it_makes() -> None:
    scene = Scene("H1", "H2", "H3")
    assert sentences.english("sierra-west").text(sentence(scene.rules, scene.state, ArrangeCards(ANNA, 0, 1, 3))) == (
        "Lay H1 left, H2 in the middle and H4 right: green path F1 B1 W1 B1 F1, tan path B2 SH W1 BH!."
    )


def test_a_step_says_what_the_icon_does_and_costs() -> None:
    scene = Scene("H1", "H2", "H3")
    assert said(scene, StepOn(ANNA, GREEN)) == "Move the green-path pioneer to F1 (gain food) and use it."
    scene.skip(TAN)
    assert said(scene, StepOn(ANNA, TAN)) == (
        "Move the tan-path pioneer to SH (claim a card of the mountain or build a cabin) and use it"
        " for 1 of any basic resource."
    )


def test_a_skip_says_what_it_costs() -> None:
    scene = Scene("AH06", "H2", "H3")
    assert said(scene, SkipIcon(ANNA, GREEN)) == (
        "Move the green-path pioneer past AG1! (raise the supply of green apples), taking 1 damage."
    )


def test_an_icon_of_two_kinds_says_both() -> None:
    scene = Scene("H1", "AH-0", "H3")
    scene.skip(GREEN, 2)
    assert "AG1AR1! (raise the supply of green apples. Raise the supply of red apples)" in said(
        scene, StepOn(ANNA, GREEN)
    )


def test_a_summit_is_named_with_its_cost() -> None:
    scene = Scene("H1", "AH15", "H3")
    scene.state.mule = ANNA
    assert said(scene, PlaceFigure(ANNA, MULE, 0)) == (
        "Put the mule on the left card: Homestead (Food) for 2 food and 2 of any basic resource."
    )
    assert said(scene, PlaceFigure(ANNA, MULE, 1)) == (
        "Put the mule on the middle card: Wagon for 5 of any basic resource, as often as you like."
    )


def test_bent_paths_say_where_they_lead() -> None:
    ford = Scene("H1", "H2", "H3")
    ford.build("ford")
    assert said(ford, CrossFord(ANNA)) == (
        "By the Ford, go to icon 1 of the tan path, B2 (spend boots on the frontiersman and the wagon)."
    )
    back = Scene("H1", "H2", "H3")
    back.build("switchback")
    back.step(GREEN, 2)
    assert said(back, TurnBack(ANNA)) == "By the Switchback, go back to F1 (gain food)."
