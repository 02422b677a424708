"""Bosses: what each of the eight does."""

from collections.abc import Callable

import pytest

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.tiny_epic_western.actions.choose_boss import ChooseBoss
from sagebrush_games.tiny_epic_western.events.dealing import HandDealt
from sagebrush_games.tiny_epic_western.state.model import LEFTOVER, NUMBER, SHERIFF_PORCH, SUIT
from tests.games.tiny_epic_western.scene import (
    ANNA,
    BANK_PORCH,
    BILL,
    HIDEOUT_PORCH,
    SALOON_PORCH,
    Scene,
    boss,
    building,
    of,
)

Arrange = Callable[[Scene], object]


def bought(count: int) -> Arrange:
    """So many buildings of Anna's, one of them this round."""

    def arrange(scene: Scene) -> None:
        names = ["jail", "inn", "mansion", "outhouse", "stockade"][:count]
        scene.state.players[ANNA].stack = [building(name) for name in names[1:]]
        scene.state.players[ANNA].bought = [building(name) for name in names[:1]]

    return arrange


def standing(*spots: int) -> Arrange:
    """Anna's posse on these spots."""
    return lambda scene: [scene.stand(ANNA, spot) for spot in spots]


def lying(*spots: int) -> Arrange:
    """Anna's wounded posse on these spots."""
    return lambda scene: [scene.lie(ANNA, spot) for spot in spots]


def winning(duels: int) -> Arrange:
    """So many duels won by Anna this round."""
    return lambda scene: setattr(scene.state.players[ANNA], "duels_won", duels)


# [ES "Habilidad de jefe"] [SHEET "5"]
@pytest.mark.parametrize(
    ("name", "arrange", "gain"),
    [
        ("banker", bought(1), 0),
        ("banker", bought(2), 1),
        ("banker", bought(5), 2),
        ("cowgirl", standing(LEFTOVER), 0),
        ("cowgirl", standing(SHERIFF_PORCH), 1),
        ("cowgirl", standing(BANK_PORCH, SALOON_PORCH, HIDEOUT_PORCH), 2),
        ("cowgirl", lying(BANK_PORCH), 0),
        ("outlaw", winning(0), 0),
        ("outlaw", winning(1), 1),
        ("outlaw", winning(3), 2),
        ("chief", lying(), 0),
        ("chief", lying(NUMBER), 1),
        ("chief", lying(NUMBER, SUIT, LEFTOVER), 2),
        ("scout", bought(5), 0),
    ],
)
def test_a_boss_brings_influence_at_the_start_of_phase_three(name: str, arrange: Arrange, gain: int) -> None:
    scene = Scene()
    scene.state.players[ANNA].boss = boss(name)
    arrange(scene)
    scene.run(Task("gains"))
    assert scene.state.agenda[1:] == [Task("gain", ANNA, 3, 1)] * gain


def dealt(scene: Scene) -> list[int]:
    """How many poker cards each seat is dealt."""
    events = of(HandDealt, scene.run(Task("deal"), draws=seeded(1)))
    return [len(event.cards) for event in sorted(events, key=lambda event: int(event.seat))]


@pytest.mark.parametrize(("third", "cards"), [(True, 3), (False, 2)])
def test_the_gambler_is_dealt_three_cards_with_his_third_posse(third: bool, cards: int) -> None:
    scene = Scene()
    scene.state.players[BILL].boss = boss("gambler")
    scene.state.players[BILL].third = third
    assert dealt(scene) == [2, cards]


@pytest.mark.parametrize(("influence", "cards"), [([2, 2, 1], 3), ([2, 2, 2], 2)])
def test_the_scout_is_dealt_three_cards_with_five_influence_or_less(influence: list[int], cards: int) -> None:
    scene = Scene()
    scene.state.players[ANNA].boss = boss("scout")
    scene.state.players[ANNA].influence = influence
    assert dealt(scene) == [cards, 2]


# [ES "FASE UNO – BARAJAR Y REPARTIR"]
def test_other_bosses_are_dealt_two_cards() -> None:
    scene = Scene()
    scene.state.players[ANNA].boss = boss("banker")
    assert dealt(scene) == [2, 2]


# [ES "Preparación"] [ruling R22]
def test_bosses_may_be_chosen_clockwise_from_the_dealer() -> None:
    scene = Scene(3, bosses="chosen")
    scene.state.dealer = BILL
    scene.run(Task("bosses"))
    assert scene.asked() == [(BILL, "boss")]
    scene.play(ChooseBoss(BILL, boss("scout")))
    assert scene.asked() == [(2, "boss")]
    assert scene.refused(ChooseBoss(2, boss("scout"))) == "boss-taken"
    assert len(scene.offers(2)) == 7


def test_bosses_dealt_by_lot_differ() -> None:
    bosses = [player.boss for player in Scene(4).decider.set_up(seeded(3))[0].players]
    assert len(set(bosses)) == 4
