"""Use shovel: claims, what they uncover, and the cabin market.

[ES "Usar pala"] [ES "Reclamar una tarjeta de montaña"] [ES "Mercado de cabañas"].
"""

import pytest

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.chance import scripted, seeded
from sagebrush_games.sierra_west.actions.build_cabin import BuildCabin
from sagebrush_games.sierra_west.actions.claim_card import ClaimCard
from sagebrush_games.sierra_west.actions.pay import Pay
from sagebrush_games.sierra_west.actions.step_on import StepOn
from sagebrush_games.sierra_west.events.cards import CardsDrawn
from sagebrush_games.sierra_west.events.flow import EndTriggered
from sagebrush_games.sierra_west.events.market import CabinBuilt, CabinDrawn, MarketSlid, PileShuffled
from sagebrush_games.sierra_west.events.mountain import CardClaimed, CardTurned, SpecialEntered
from sagebrush_games.sierra_west.events.resources import ResourcesPaid, TokensGained
from sagebrush_games.sierra_west.state.model import BASE, GONE, NONE, SPECIAL
from tests.games.sierra_west.scene import ANNA, BILL, CORA, TAN, Scene

TOP_LEFT, TOP_RIGHT = 18, 19


def digging(seats: int = 2) -> Scene:
    """Anna has stepped on a shovel and paid."""
    scene = Scene("H1", "H2", "H3", seats=seats)
    scene.agenda(Task("shovel", ANNA))
    scene.mountain({TOP_LEFT: "AH01", TOP_RIGHT: "AH02"})
    scene.stand(TOP_LEFT)
    return scene


def test_a_shovel_is_paid_and_asks_what_to_do() -> None:
    scene = Scene("H1", "H2", "H3")
    scene.has(food=1)
    scene.mountain({TOP_LEFT: "AH01", TOP_RIGHT: "AH02"})
    scene.stand(TOP_LEFT)
    scene.skip(TAN)
    assert ResourcesPaid(ANNA, 1, 0, 0, 0) in scene.step(TAN)
    assert scene.prompt == (ANNA, "shovel")


def test_a_claim_sends_everybody_home_first_and_pays_the_others_in_boots() -> None:  # [ruling R9]
    scene = digging(seats=3)
    scene.stand(TOP_LEFT, ANNA, BILL)
    card = scene.numbers["AH01"]
    events = scene.do(ClaimCard(ANNA, to_deck=False), chance=scripted(0))
    assert events[:2] == [CardClaimed(ANNA, TOP_LEFT, card, False, (ANNA, BILL)), TokensGained(BILL, 1)]
    assert isinstance(events[2], CardTurned)
    assert scene.state.walkers == [BASE, BASE, BASE]
    assert scene.player().claimed == 1
    assert scene.player().discard[-1] == card


def test_a_claimed_card_may_be_the_next_one_drawn() -> None:
    scene = digging()
    scene.do(ClaimCard(ANNA, to_deck=True), chance=scripted(0))
    assert (scene.player().top, scene.player().top_open) == ([scene.numbers["AH01"]], [True])


def test_of_two_claimed_cards_the_later_one_is_drawn_first() -> None:
    scene = digging()
    scene.player().top, scene.player().top_open = [scene.numbers["AH09"]], [True]
    scene.do(ClaimCard(ANNA, to_deck=True), chance=scripted(0))
    scene.agenda(Task("pioneer", ANNA))
    drawn = next(event for event in scene.pass_turn() if isinstance(event, CardsDrawn))
    assert drawn.cards[:2] == (scene.numbers["AH01"], scene.numbers["AH09"])


@pytest.mark.parametrize(("place", "code"), [(BASE, "at-the-base"), (0, "card-face-down")])
def test_only_the_face_up_card_under_the_frontiersman_can_be_claimed(place: int, code: str) -> None:
    scene = digging()
    scene.stand(place)
    assert scene.refused(ClaimCard(ANNA, to_deck=True)) == code


def test_only_what_nothing_covers_any_more_is_turned_up_and_frontiersmen_stay_on_it() -> None:
    scene = digging()
    scene.stand(15, BILL)
    turned = scene.do(ClaimCard(ANNA, to_deck=True), chance=scripted(3))[1:]
    assert [event.place for event in turned if isinstance(event, CardTurned)] == [15]
    assert scene.state.walkers[BILL] == 15
    assert scene.player(BILL).tokens == 0
    scene.stand(TOP_RIGHT)
    scene.agenda(Task("shovel", ANNA))
    again = scene.do(ClaimCard(ANNA, to_deck=True), chance=seeded(1))
    assert [event.place for event in again if isinstance(event, CardTurned)] == [16, 17]


def test_a_special_card_turned_up_goes_under_the_trail_and_uncovers_more() -> None:  # [ruling R10]
    scene = digging()
    scene.mountain({TOP_LEFT: "AH01", 17: "AH02"}, specials=(15,), gone=(TOP_RIGHT, 16))
    scene.stand(15, BILL)
    special = scene.state.specials[1]
    events = scene.do(ClaimCard(ANNA, to_deck=True), chance=scripted(1, 0, 0))
    assert CardTurned(15, SPECIAL + special) in events
    entered = events.index(SpecialEntered(special, 15, (BILL,)))
    assert events[entered + 1] == TokensGained(BILL, 1)
    assert scene.state.row[-1] == special
    assert scene.state.mountain[15] == GONE
    assert [event.place for event in events if isinstance(event, CardTurned)] == [15, 11, 12]
    assert scene.state.walkers[BILL] == BASE


def test_special_cards_turned_up_together_enter_lower_row_first_then_from_the_left() -> None:  # [ruling R10]
    scene = digging()
    scene.mountain({TOP_LEFT: "AH01", 16: "AH02"}, specials=(15, 17), gone=(TOP_RIGHT,))
    scene.mountain({TOP_LEFT: "AH01"}, specials=(15, 17), gone=(TOP_RIGHT,))
    scene.state.mountain[16] = GONE
    scene.state.mountain[17] = -3
    events = scene.do(ClaimCard(ANNA, to_deck=True), chance=seeded(3))
    assert [event.place for event in events if isinstance(event, SpecialEntered)][:2] == [15, 17]


def test_the_sixth_special_card_announces_the_end() -> None:  # [ruling R23]
    scene = digging()
    scene.mountain({TOP_LEFT: "AH01", TOP_RIGHT: "AH02"}, specials=(15,))
    scene.state.row = [0, 1, 2, 3, 4]
    scene.state.specials = [5]
    scene.state.round = 8
    events = scene.do(ClaimCard(ANNA, to_deck=True), chance=seeded(1))
    assert events[-1] == EndTriggered("row-full", 9)


def test_the_end_is_announced_once() -> None:
    scene = digging()
    scene.state.ending, scene.state.last_round = "row-full", 4
    scene.state.row = [0, 1, 2, 3, 4, 5]
    events = scene.do(ClaimCard(ANNA, to_deck=True), chance=seeded(1))
    assert EndTriggered not in {type(event) for event in events}


def test_a_cabin_costs_what_its_space_of_the_market_says() -> None:
    scene = digging()
    scene.market("sawmill", "depot", "ford", "stable")
    scene.has(food=2)
    assert [command.market for command in scene.legal(BuildCabin)] == [1, 2, 3]
    assert scene.refused(BuildCabin(ANNA, 0)) == "cannot-pay"
    assert scene.do(BuildCabin(ANNA, 1), chance=seeded(1))[0] == ResourcesPaid(ANNA, 2, 0, 0, 0)
    assert scene.player().cabins == [NONE, NONE, NONE, scene.cabin_numbers["depot"]]


def test_which_resources_a_cabin_costs_is_chosen_before_the_market_is_refilled() -> None:
    scene = digging()
    scene.market("sawmill", "depot", "ford", "stable")
    scene.do(BuildCabin(ANNA, 2))
    assert scene.prompt == (ANNA, "pay-and-draw")
    events = scene.do(Pay(ANNA, 0, 1, 0), chance=scripted(0, 0))
    assert [type(event) for event in events] == [ResourcesPaid, CabinDrawn, CabinDrawn]


def test_the_red_space_is_emptied_unless_its_cabin_was_built_and_the_others_slide() -> None:
    scene = digging()
    names = ("sawmill", "depot", "ford", "stable")
    scene.market(*names)
    sawmill, depot, ford, stable = (scene.cabin_numbers[name] for name in names)
    scene.has(food=2)
    events = scene.do(BuildCabin(ANNA, 1), chance=scripted(0, 0))
    assert MarketSlid((NONE, NONE, sawmill, ford), stable) in events
    assert scene.state.cabin_discard == [stable]
    assert [event.market for event in events if isinstance(event, CabinDrawn)] == [1, 0]  # [ruling R11]
    scene.market(*names)
    scene.agenda(Task("shovel", ANNA))
    scene.state.pile[stable] = 1
    events = scene.do(BuildCabin(ANNA, 3), chance=scripted(0))
    assert MarketSlid((NONE, sawmill, depot, ford), NONE) in events


def test_two_shovels_build_two_cabins_in_one_turn() -> None:  # [ruling R11]
    scene = digging()
    scene.market("sawmill", "depot", "ford", "stable")
    scene.agenda(Task("shovel", ANNA), Task("shovel", ANNA))
    scene.do(BuildCabin(ANNA, 3), chance=scripted(0))
    scene.do(BuildCabin(ANNA, 3), chance=scripted(0))
    assert sum(cabin != NONE for cabin in scene.player().cabins) == 2


def test_an_empty_pile_is_made_of_the_discarded_cabins() -> None:
    scene = digging()
    scene.market("sawmill", "depot", "ford", "stable")
    scene.state.pile = [0] * 12
    scene.state.cabin_discard = [scene.cabin_numbers["lookout"]]
    events = scene.do(BuildCabin(ANNA, 3), chance=scripted())
    assert events[-2:] == [PileShuffled(), CabinDrawn(0, scene.cabin_numbers["lookout"])]
    scene.agenda(Task("shovel", ANNA))
    assert scene.state.cabin_discard == []


def test_with_both_piles_empty_the_space_stays_empty() -> None:  # [ruling R11]
    scene = digging()
    scene.market("sawmill", "depot", "ford", "stable")
    scene.state.pile, scene.state.cabin_discard = [0] * 12, []
    scene.do(BuildCabin(ANNA, 3))
    assert scene.state.market[0] == NONE
    scene.agenda(Task("shovel", ANNA))
    assert scene.refused(BuildCabin(ANNA, 0)) == "no-cabin-for-sale"


def test_never_two_cabins_of_a_kind_and_only_on_a_space_of_the_colour() -> None:  # [ruling R12]
    scene = digging()
    scene.market("toolshed", "sawmill", "depot", "ford")
    scene.build("sawmill", inside=False)
    assert scene.refused(BuildCabin(ANNA, 1)) == "cabin-built-already"
    scene.build("stockade", inside=False)
    assert scene.refused(BuildCabin(ANNA, 2)) == "no-cabin-space"
    assert scene.refused(BuildCabin(ANNA, 9)) == "no-cabin-for-sale"
    assert scene.do(BuildCabin(ANNA, 3), chance=seeded(1))[0] == CabinBuilt(ANNA, 3, scene.cabin_numbers["ford"], 1)


def test_a_shovel_that_could_pay_itself_but_not_the_cabin_is_no_use() -> None:  # [ruling R8]
    scene = Scene("H1", "H2", "H3")
    scene.market("sawmill", "depot", "ford", "sawmill")
    scene.build("sawmill", inside=False)
    scene.has(food=1)
    scene.skip(TAN)
    assert scene.refused(StepOn(ANNA, TAN)) == "no-effect"
    scene.has(food=2)
    assert scene.refused(StepOn(ANNA, TAN)) is None


def test_who_is_compensated_is_never_the_one_whose_turn_it_is() -> None:
    scene = digging(seats=3)
    scene.stand(TOP_LEFT, ANNA, BILL, CORA)
    tokens = [e.seat for e in scene.do(ClaimCard(ANNA, to_deck=True), chance=seeded(1)) if isinstance(e, TokensGained)]
    assert tokens == [BILL, CORA]
