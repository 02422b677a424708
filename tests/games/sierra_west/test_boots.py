"""Boots: icons, tokens, the frontiersman and the wagon.

[ES "Botas y movimiento"] [ES "Usar botas"] [ES "Mover su vagón por el camino del vagón"]
[ES "Moviendo a tu hombre de la frontera en la montaña"] [ES "Gana un par de botas"].
"""

from sagebrush_games.kernel.chance import seeded
from sagebrush_games.sierra_west.actions.claim_card import ClaimCard
from sagebrush_games.sierra_west.actions.move_frontiersman import MoveFrontiersman
from sagebrush_games.sierra_west.actions.move_wagon import MoveWagon
from sagebrush_games.sierra_west.actions.open_token import OpenToken
from sagebrush_games.sierra_west.actions.pay import Pay
from sagebrush_games.sierra_west.events.mountain import WalkerMoved
from sagebrush_games.sierra_west.events.pioneers import BootsSpent, TokenOpened
from sagebrush_games.sierra_west.events.resources import ResourcesPaid, WagonMoved
from sagebrush_games.sierra_west.state.model import BASE, NONE
from tests.games.sierra_west.scene import ANNA, BILL, GREEN, TAN, Scene


def on_boots() -> Scene:
    """Green path B1 F1 W1 B1 S1, tan path W1 BH! F1 BH!."""
    return Scene("H4", "H2", "H6")


def test_each_boot_moves_the_frontiersman_to_an_adjacent_card() -> None:
    scene = Scene("H1", "H2", "H3")  # tan path: B2
    scene.step(TAN)
    near = [MoveFrontiersman(ANNA, place) for place in range(6)]
    assert scene.legal(MoveFrontiersman) == near
    assert scene.do(near[2]) == [BootsSpent(ANNA, 0, 0, 1), WalkerMoved(ANNA, 2)]
    there = {command.place for command in scene.legal(MoveFrontiersman)}
    assert there == {BASE, 1, 3, 7, 8}
    scene.do(MoveFrontiersman(ANNA, 8))
    assert scene.refused(MoveFrontiersman(ANNA, 9)) == "too-few-boots"


def test_the_frontiersman_steps_on_cards_face_up_and_face_down_and_on_special_ones() -> None:
    scene = Scene("H1", "H2", "H3")
    scene.mountain({1: "AH01"}, specials=(0, 7))
    scene.step(TAN)
    assert {command.place for command in scene.legal(MoveFrontiersman)} == set(range(6))
    scene.stand(1)
    assert {command.place for command in scene.legal(MoveFrontiersman)} == {BASE, 0, 2, 6, 7}


def test_several_frontiersmen_may_share_a_card_and_none_steps_on_an_empty_place() -> None:
    scene = Scene("H1", "H2", "H3")
    scene.mountain({}, gone=(2,))
    scene.stand(1, BILL)
    scene.step(TAN)
    assert scene.refused(MoveFrontiersman(ANNA, 2)) == "not-adjacent"
    scene.do(MoveFrontiersman(ANNA, 1))
    assert scene.state.walkers == [1, 1]


def test_boots_of_an_icon_are_lost_when_the_pioneer_goes_on() -> None:  # [ruling R6]
    scene = on_boots()
    scene.step(GREEN)
    scene.step(GREEN)
    assert scene.legal(MoveFrontiersman) == []


def test_boots_of_an_icon_are_lost_when_the_pioneer_skips_the_next_one() -> None:  # [ruling R6]
    scene = on_boots()
    scene.step(GREEN)
    scene.skip(GREEN)
    assert scene.refused(MoveFrontiersman(ANNA, 0)) == "too-few-boots"


def test_boots_of_an_icon_stay_while_the_other_pioneer_walks() -> None:  # [ruling R6]
    scene = on_boots()
    scene.step(GREEN)
    scene.skip(TAN)
    assert scene.do(MoveFrontiersman(ANNA, 0))[0] == BootsSpent(ANNA, 0, 1, 0)


def test_boots_of_both_pioneers_add_up_while_both_stand_on_boots() -> None:  # [ruling R6]
    scene = Scene("H4", "H2", "H1")  # green: B1 ..., tan: W1 BH! B2 SH
    scene.step(GREEN)
    scene.skip(TAN, 2)
    scene.player().wagon = 3
    assert scene.refused(MoveWagon(ANNA)) == "too-few-boots"
    scene.step(TAN)
    scene.has(food=3)
    assert scene.do(MoveWagon(ANNA)) == [
        BootsSpent(ANNA, 0, 1, 2),
        ResourcesPaid(ANNA, 3, 0, 0, 0),
        WagonMoved(ANNA, 4),
    ]


def test_whose_boots_are_spent_is_asked_where_it_makes_a_difference() -> None:  # [ruling R47]
    scene = Scene("H4", "H2", "H1")
    scene.step(GREEN)
    scene.skip(TAN, 2)
    scene.step(TAN)
    moves = scene.legal(MoveFrontiersman)
    assert {command.pioneer for command in moves} == {GREEN, TAN}
    assert scene.refused(MoveFrontiersman(ANNA, 0)) == "other-boots"
    assert scene.do(MoveFrontiersman(ANNA, 0, GREEN))[0] == BootsSpent(ANNA, 0, 1, 0)
    assert {command.pioneer for command in scene.legal(MoveFrontiersman)} == {NONE}


def test_a_token_is_one_or_two_boots_at_any_time_of_the_own_step() -> None:  # [ruling R7]
    scene = on_boots()
    scene.player().tokens = 1
    assert scene.do(OpenToken(ANNA)) == [TokenOpened(ANNA, 2)]
    assert scene.refused(OpenToken(ANNA)) == "no-token"
    scene.do(MoveFrontiersman(ANNA, 0))
    scene.do(MoveFrontiersman(ANNA, BASE))
    assert scene.legal(MoveFrontiersman) == []


def test_the_unused_half_of_a_token_is_lost_with_the_next_thing_done() -> None:  # [ruling R7]
    scene = Scene("H3", "H2", "H6")  # green path: S1 first
    scene.player().tokens = 1
    scene.do(OpenToken(ANNA), MoveFrontiersman(ANNA, 0))
    assert scene.legal(MoveFrontiersman) != []
    scene.step(GREEN)
    assert scene.legal(MoveFrontiersman) == []


def test_tokens_and_icons_pay_one_cost_together_and_tokens_go_first() -> None:  # [ruling R6]
    scene = on_boots()
    scene.player().tokens = 1
    scene.player().wagon = 3
    scene.has(wood=3)
    scene.step(GREEN)
    scene.do(OpenToken(ANNA))
    assert scene.do(MoveWagon(ANNA))[0] == BootsSpent(ANNA, 2, 1, 0)


def test_the_wagon_pays_boots_and_resources_printed_on_the_trail() -> None:
    scene = Scene("H1", "H2", "H3")
    scene.player().wagon = 1
    scene.step(TAN)
    scene.do(MoveWagon(ANNA))
    assert scene.prompt == (ANNA, "pay")
    assert scene.do(Pay(ANNA, 0, 0, 1)) == [ResourcesPaid(ANNA, 0, 0, 1, 0), WagonMoved(ANNA, 2)]
    assert scene.refused(MoveWagon(ANNA)) == "too-few-boots"


def test_the_wagon_stops_at_the_end_of_the_trail_and_where_it_cannot_pay() -> None:
    scene = Scene("H1", "H2", "H3")
    scene.step(TAN)
    scene.player().wagon = len(scene.rules.trail) - 1
    assert scene.refused(MoveWagon(ANNA)) == "end-of-trail"
    scene.player().wagon = 1
    scene.has(gold=9)
    assert scene.refused(MoveWagon(ANNA)) == "cannot-pay"


def test_boots_end_with_the_turn() -> None:
    scene = on_boots()
    scene.step(GREEN)
    scene.pass_turn(seeded(1))
    assert scene.state.turn.boots == [0, 0]


def test_claiming_brings_a_frontiersman_home_without_boots() -> None:
    scene = Scene("H1", "H2", "H3")
    scene.mountain({18: "AH01", 19: "AH02"})
    scene.stand(18)
    scene.has(food=1)
    scene.skip(TAN)
    scene.step(TAN)
    scene.do(ClaimCard(ANNA, to_deck=True), chance=seeded(1))
    assert scene.state.walkers[ANNA] == BASE
