"""Refusals: each code is met, and each has a sentence."""

import re
from pathlib import Path

import pytest

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.messages import Command
from sagebrush_games.kernel.refusal import NOT_NOW
from sagebrush_games.tiny_epic_western import actions as package
from sagebrush_games.tiny_epic_western.actions.buy_at_once import BuyAtOnce
from sagebrush_games.tiny_epic_western.actions.buy_drawn import BuyDrawn
from sagebrush_games.tiny_epic_western.actions.choose_boss import ChooseBoss
from sagebrush_games.tiny_epic_western.actions.draw_at_auction import DrawAtAuction
from sagebrush_games.tiny_epic_western.actions.heal_posse import HealPosse
from sagebrush_games.tiny_epic_western.actions.hire_third import HireThird
from sagebrush_games.tiny_epic_western.actions.keep_card import KeepCard
from sagebrush_games.tiny_epic_western.actions.place_posse import PlacePosse
from sagebrush_games.tiny_epic_western.actions.reorder_porch import ReorderPorch
from sagebrush_games.tiny_epic_western.actions.roll_again import RollAgain
from sagebrush_games.tiny_epic_western.actions.stay_at_hotel import StayAtHotel
from sagebrush_games.tiny_epic_western.actions.take_influence import TakeInfluence
from sagebrush_games.tiny_epic_western.actions.visit_graveyard import VisitGraveyard
from sagebrush_games.tiny_epic_western.expansions.solo.actions.disturb_rival import DisturbRival
from sagebrush_games.tiny_epic_western.state.model import (
    FORCE,
    HIDEOUT,
    LAW,
    LEFT,
    LEFTOVER,
    NO_SIDE,
    NONE,
    SALOON,
    SHERIFF,
    Duel,
)
from tests.games.tiny_epic_western.scene import (
    ANNA,
    BANK_SPOT,
    BILL,
    COURT_PORCH,
    SALOON_PORCH,
    Scene,
    building,
)
from tests.sentences import codes as refusals


def arranged() -> Scene:
    """A table where much is forbidden to Anna, who owns 1 Law and nothing else."""
    scene = Scene()
    scene.state.players[ANNA].influence = [1, 0, 0]
    scene.state.offer = [building("mansion")]
    scene.for_sale(HIDEOUT, "mansion")
    scene.on_porch(SALOON, "jail", "inn")
    scene.lie(ANNA, LEFTOVER)
    scene.lie(BILL, COURT_PORCH)
    scene.state.duel = Duel(LEFTOVER, [0, 3], [1, 6], [0, 0], [False, False])
    return scene


CASES: list[tuple[str, Command, str]] = [
    ("boss", ChooseBoss(ANNA, 8), "no-such-boss"),
    ("boss", ChooseBoss(ANNA, -1), "no-such-boss"),
    ("hire-third", HireThird(ANNA, 3), "no-such-kind"),
    ("hire-third", HireThird(ANNA, FORCE), "cannot-pay"),
    ("place", PlacePosse(ANNA, 12, NO_SIDE), "no-such-spot"),
    ("place", PlacePosse(ANNA, BANK_SPOT, NO_SIDE), "no-such-side"),
    ("place", PlacePosse(ANNA, LEFTOVER, LEFT), "no-such-side"),
    ("gain", TakeInfluence(ANNA, 3), "no-such-kind"),
    ("grand-hotel", StayAtHotel(ANNA, 4), "no-such-kind"),
    ("grand-hotel", StayAtHotel(ANNA, LAW), "cannot-pay"),
    ("graveyard", VisitGraveyard(ANNA, 0, 3), "no-such-kind"),
    ("graveyard", VisitGraveyard(ANNA, 1, 1), "two-kinds"),
    ("graveyard", VisitGraveyard(ANNA, 2, 1), "kinds-out-of-order"),
    ("auction-house", DrawAtAuction(ANNA, 3), "no-such-kind"),
    ("auction-house", DrawAtAuction(ANNA, FORCE), "cannot-pay"),
    ("auction", BuyDrawn(ANNA, building("jail")), "not-offered"),
    ("auction", BuyDrawn(ANNA, NONE), "not-offered"),
    ("auction", BuyDrawn(ANNA, building("mansion")), "cannot-pay"),
    ("barber-shop", ReorderPorch(ANNA, SHERIFF, building("jail")), "no-such-stack"),
    ("barber-shop", ReorderPorch(ANNA, HIDEOUT, building("jail")), "no-such-stack"),
    ("barber-shop", ReorderPorch(ANNA, SALOON, building("mansion")), "not-in-stack"),
    ("barber-shop", ReorderPorch(ANNA, SALOON, building("inn")), "already-on-top"),
    ("central-bank", BuyAtOnce(ANNA, building("mansion"), 3), "no-such-kind"),
    ("central-bank", BuyAtOnce(ANNA, building("jail"), LAW), "not-for-sale"),
    ("central-bank", BuyAtOnce(ANNA, building("mansion"), LAW), "cannot-pay"),
    ("doctors-office", HealPosse(ANNA, COURT_PORCH, SALOON_PORCH, NO_SIDE), "no-wounded-there"),
    ("doctors-office", HealPosse(ANNA, LEFTOVER, LEFTOVER, NO_SIDE), "not-a-location"),
    ("doctors-office", HealPosse(ANNA, LEFTOVER, SALOON_PORCH, LEFT), "no-such-side"),
    ("doctors-office", HealPosse(ANNA, LEFTOVER, COURT_PORCH, NO_SIDE), "spot-occupied"),
    ("duel", RollAgain(ANNA, free=False), "cannot-roll"),
    ("duel", RollAgain(ANNA, free=True), "no-free-roll"),
    ("duel", DisturbRival(ANNA, LAW, 0), NOT_NOW),
]


@pytest.mark.parametrize(
    ("prompt", "command", "code"), CASES, ids=[f"{p}-{c}-{n}" for n, (p, _, c) in enumerate(CASES)]
)
def test_a_command_against_the_rules_is_refused_with_its_code(prompt: str, command: Command, code: str) -> None:
    scene = arranged()
    scene.state.agenda = [Task(prompt, ANNA)]
    before = scene.state.copy()
    assert scene.refused(command) == code
    assert scene.state == before


def test_only_dealt_cards_can_be_kept() -> None:
    scene = Scene()
    scene.state.players[ANNA].dealt = [3, 4]
    scene.ask(Task("keep"))
    assert scene.refused(KeepCard(ANNA, 5)) == "not-dealt"


def test_the_graveyard_refuses_while_all_are_well() -> None:
    scene = Scene()
    scene.ask(Task("graveyard", ANNA))
    assert scene.refused(VisitGraveyard(ANNA, 0, 1)) == "nobody-wounded"


def test_an_empty_deck_has_no_auction() -> None:
    scene = Scene()
    scene.state.players[BILL].stack = list(range(len(scene.rules.buildings)))
    scene.ask(Task("auction-house", ANNA))
    assert scene.refused(DrawAtAuction(ANNA, LAW)) == "deck-empty"


def test_a_stack_in_use_is_refused() -> None:
    scene = arranged()
    scene.stand(BILL, SALOON_PORCH)
    scene.ask(Task("barber-shop", ANNA))
    assert scene.refused(ReorderPorch(ANNA, SALOON, building("jail"))) == "porch-in-use"


def test_every_refusal_is_given_by_an_action() -> None:
    title = Path(package.__path__[0]).parent
    files = [*title.glob("actions/*.py"), *title.glob("expansions/**/*.py")]
    codes = {code for file in files for code in re.findall(r'"([a-z]+(?:-[a-z]+)+)"', file.read_text())}
    assert refusals("tiny-epic-western") <= codes
