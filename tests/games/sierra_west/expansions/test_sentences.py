"""What a seat is asked in a mode, in plain English."""

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.wording import message
from sagebrush_games.sierra_west.expansions.boats_and_banjos.state import river_of
from sagebrush_games.sierra_west.expansions.gold_rush.state import diggings_of
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.state import manhunt_of
from sagebrush_messages.catalogue import Catalogue
from tests.games.sierra_west.expansions.scene import ANNA, Scene
from tests.sentences import said


def asked(table: Scene) -> list[str]:
    """The sentence of everything Anna may do."""
    return [said(table.decider, table.state, command) for command in table.offers(ANNA)]


def test_a_fish_is_chosen_by_its_name() -> None:
    table = Scene("boats-and-banjos")
    river_of(table.state).supply = [6, 6, 0]
    table.trade(ANNA, "raccoon")
    assert asked(table) == ["Take a trout.", "Take a bass."]


def test_a_mine_is_chosen_by_its_card() -> None:
    table = Scene("gold-rush")
    table.wagon(ANNA, 1)
    diggings_of(table.state).dynamite = ANNA
    table.use(ANNA, "MI")
    assert asked(table) == ["Roll the die at the mine M0.", "Use the Dynamite at the mine M0."]


def test_the_marmot_offers_its_cards() -> None:
    table = Scene("gold-rush")
    table.trade(ANNA, "marmot")
    assert asked(table) == ["Take the Lantern card.", "Take the Dynamite card."]


def test_a_cart_has_its_price() -> None:
    table = Scene("gold-rush")
    table.has(ANNA, gold=6)
    table.summit(ANNA, "GD11")
    assert asked(table) == ["Pay 3 gold to load a mine cart.", "Use the summit action no more."]


def test_a_shot_has_its_price() -> None:
    table = Scene("outlaws-and-outposts")
    manhunt_of(table.state).bullets[ANNA] = 6
    table.summit(ANNA, "OO-0")
    assert asked(table) == ["Pay 1 bullet to shoot with the six-shooter."]
    table = Scene("outlaws-and-outposts")
    manhunt_of(table.state).bullets[ANNA] = 6
    table.summit(ANNA, "OO07")
    assert asked(table) == ["Pay 2 bullets to shoot with the rifle."]


def test_a_bounty_says_what_it_brings() -> None:
    table = Scene("outlaws-and-outposts")
    manhunt_of(table.state).captured[ANNA] = 2
    table.summit(ANNA, "OO11")
    assert asked(table)[0] == "Return 1 outlaw for 3 gold."


def test_an_ambush_asks_for_a_bullet() -> None:
    table = Scene("outlaws-and-outposts")
    manhunt_of(table.state).bullets[ANNA] = 1
    table.use(ANNA, "AM!")
    assert asked(table) == ["Spend 1 bullet to capture an outlaw of the supply.", "Capture nobody."]


def test_the_badger_offers_the_sheriff_or_bullets() -> None:
    table = Scene("outlaws-and-outposts")
    table.trade(ANNA, "badger")
    assert asked(table) == ["Take the Sheriff card.", "Gain 2 bullets."]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Spend apples: 1 green, 2 red."),
        ("de", "Äpfel ausgeben: 1 grün, 2 rot."),
        ("es", "Gastar manzanas: verdes 1, rojas 2."),
    ],
)
def test_one_green_apple_and_two_red_ones_are_said_without_a_wrong_plural(language: str, sentence: str) -> None:
    assert Catalogue(TITLES["sierra-west"], language).text(message("command-pay-apples", green=1, red=2)) == sentence
