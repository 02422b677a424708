"""Choices of the Pioneer step in plain English, beside what is printed."""

import re
from collections.abc import Iterator

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.messages import Command, Config
from sagebrush_games.sierra_west.actions.arrange_cards import ArrangeCards, sentence
from sagebrush_games.sierra_west.actions.build_cabin import BuildCabin
from sagebrush_games.sierra_west.actions.ford import CrossFord
from sagebrush_games.sierra_west.actions.instruct_trapper import InstructTrapper
from sagebrush_games.sierra_west.actions.move_wagon import MoveWagon
from sagebrush_games.sierra_west.actions.pay import Pay
from sagebrush_games.sierra_west.actions.place_figure import PlaceFigure
from sagebrush_games.sierra_west.actions.set_trap import SetNoTrap, SetTrap
from sagebrush_games.sierra_west.actions.step_on import SkipIcon, StepOn
from sagebrush_games.sierra_west.actions.turn_back import TurnBack
from sagebrush_games.sierra_west.content.notation import Icon
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import GREEN, MULE, TAN
from sagebrush_messages.catalogue import Catalogue
from sagebrush_messages.languages import LANGUAGES
from sagebrush_messages.templates import words
from tests import sentences
from tests.games.sierra_west.scene import ANNA, BILL, Scene

TITLE = TITLES["sierra-west"]
CODE = re.compile(r"icon-|action-|piece-|[A-Z]{2}|[∞*→{]")
"""What a name has whose entry is missing: the id of the entry, or the notation of the cards."""


def printed_icons(rules: Ruleset) -> Iterator[Icon]:
    yield from (track.reward for track in rules.tracks)
    for card in rules.cards.values():
        yield from card.cells


def said(scene: Scene, command: Command) -> str:
    """The sentence of a command."""
    return sentences.said(scene.decider, scene.state, command)


def test_an_order_of_cards_says_which_paths_it_makes() -> None:
    scene = Scene("H1", "H2", "H3")
    assert sentences.english("sierra-west").text(sentence(scene.rules, scene.state, ArrangeCards(ANNA, 0, 1, 3))) == (
        "Lay H1 left, H2 in the middle and H4 right. Green path: 1 food, 1 boot, 1 wood, 1 boot and 1 food."
        " Tan path: 2 boots, shovel, 1 wood and bear."
    )


def test_a_step_says_what_the_icon_does_and_costs() -> None:
    scene = Scene("H1", "H2", "H3")
    assert said(scene, StepOn(ANNA, GREEN)) == (
        "Move the green-path pioneer to the next icon (1 food) and use it: Gain food."
    )
    scene.skip(TAN)
    assert said(scene, StepOn(ANNA, TAN)) == (
        "Move the tan-path pioneer to the next icon (shovel) and use it for 1 of any basic resource:"
        " Claim a card of the mountain or build a cabin."
    )


def test_a_skip_says_what_it_costs() -> None:
    scene = Scene("AH06", "H2", "H3")
    assert said(scene, SkipIcon(ANNA, GREEN)) == (
        "Move the green-path pioneer past the next icon (1 green apple), taking 1 damage."
    )


def test_an_icon_of_two_kinds_says_both() -> None:
    scene = Scene("H1", "AH-0", "H3")
    scene.skip(GREEN, 2)
    assert said(scene, StepOn(ANNA, GREEN)) == (
        "Move the green-path pioneer to the next icon (1 green apple and 1 red apple) and use it:"
        " Raise the supply of green apples. Raise the supply of red apples."
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


def test_a_summit_that_pays_something_says_what() -> None:
    scene = Scene("AH-0", "H2", "H3")
    scene.state.mule = ANNA
    assert said(scene, PlaceFigure(ANNA, MULE, 0)) == (
        "Put the mule on the left card: Apple trade, 2 apples for 1 food and 1 wood."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", [edition.id for edition in TITLE.manifest.editions])
def test_icons_and_summit_actions_on_cards_have_words_in_every_language(edition: str, language: str) -> None:
    rules, told = TITLE.build(Config("sierra-west", edition, 2)).rules, words(TITLE, Catalogue(TITLE, language))
    named = [told["path-icon"][icon.id] for icon in printed_icons(rules)]
    named += [told["summit"][card.summit.id] for card in rules.cards.values()]
    assert named
    assert [name for name in named if CODE.search(name)] == []


def test_a_card_that_a_host_corrects_is_told_as_it_is_printed_now() -> None:
    told = words(TITLE, sentences.english(TITLE.id), '[starting_cards.H1]\ngl = "W3"\nsummit = "HOME(food): 3F"\n')
    assert (told["path-icon"]["W3"], told["summit"]["HOME(food): 3F"]) == ("3 wood", "Homestead (Food) for 3 food")


def test_bent_paths_say_where_they_lead() -> None:
    ford = Scene("H1", "H2", "H3")
    ford.build("ford")
    assert said(ford, CrossFord(ANNA)) == (
        "By the Ford, go to icon 1 of the tan path (2 boots): Spend boots on the frontiersman and the wagon."
    )
    back = Scene("H1", "H2", "H3")
    back.build("switchback")
    back.step(GREEN, 2)
    assert said(back, TurnBack(ANNA)) == "By the Switchback, go back to the icon before (1 food): Gain food."


def asked_to_pay(scene: Scene, seat: int = ANNA) -> str:
    """The sentence of one way to pay."""
    return said(scene, scene.legal(Pay, seat)[0])


def test_a_payment_says_which_icon_it_is_for() -> None:
    scene = Scene("H1", "H2", "H3")
    scene.skip(TAN)
    scene.step(TAN)
    assert asked_to_pay(scene) == "Pay 1 stone for the icon (shovel)."


def test_a_payment_by_the_ford_says_which_icon_it_is_for() -> None:
    scene = Scene("H1", "H2", "H3")
    scene.build("ford")
    scene.step(GREEN)
    scene.do(CrossFord(ANNA))
    assert asked_to_pay(scene) == "Pay 1 stone for the icon (shovel)."


def test_a_payment_says_that_it_is_for_a_cabin_or_a_step_of_the_wagon() -> None:
    scene = Scene("H1", "H2", "H3")
    scene.market("sawmill", "depot", "ford", "stable")
    scene.player().wagon = 1
    scene.step(TAN)
    scene.do(MoveWagon(ANNA))
    assert asked_to_pay(scene) == "Pay 1 stone for a step of your wagon."
    scene.agenda(Task("shovel", ANNA))
    scene.do(BuildCabin(ANNA, 2))
    assert asked_to_pay(scene) == "Pay 1 stone for the cabin."


def test_a_payment_says_which_track_it_is_for() -> None:
    scene = Scene("H4", "H2", "H3")
    scene.state.mule = ANNA
    scene.do(PlaceFigure(ANNA, MULE, 0))
    assert asked_to_pay(scene) == "Pay 1 wood and 2 stone for a step on the track Food."


def test_a_payment_out_of_turn_says_that_it_is_for_a_trap() -> None:
    scene = Scene("H1", "H7", "AH04")
    scene.agenda(Task("trapper", BILL), Task("refill"))
    scene.do(SetTrap(BILL, TAN, "rabbit"))
    assert asked_to_pay(scene, BILL) == "Pay 1 stone for the trap."


def test_the_ways_to_set_no_trap_are_told_apart_by_how_long_they_hold() -> None:
    scene = Scene("H1", "H7", "AH04")
    scene.agenda(Task("trapper", BILL), Task("refill"))
    declining = [*scene.legal(SetNoTrap, BILL), *scene.legal(InstructTrapper, BILL)]
    assert [said(scene, command) for command in declining] == [
        "Set no trap for now.",
        "Set no trap in this turn.",
        "Set no trap until my next turn.",
        "Set no trap until I change my instructions.",
    ]
