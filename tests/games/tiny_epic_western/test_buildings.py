"""Buildings that work at once: what each does, and when it cannot."""

import pytest

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.messages import Command
from sagebrush_games.tiny_epic_western.actions.buy_at_once import BuyAtOnce
from sagebrush_games.tiny_epic_western.actions.buy_drawn import BuyDrawn
from sagebrush_games.tiny_epic_western.actions.convert_influence import ConvertInfluence
from sagebrush_games.tiny_epic_western.actions.draw_at_auction import DrawAtAuction
from sagebrush_games.tiny_epic_western.actions.heal_posse import HealPosse
from sagebrush_games.tiny_epic_western.actions.keep_card import KeepCard
from sagebrush_games.tiny_epic_western.actions.move_posse import MovePosse
from sagebrush_games.tiny_epic_western.actions.pass_ import Pass
from sagebrush_games.tiny_epic_western.actions.place_posse import PlacePosse
from sagebrush_games.tiny_epic_western.actions.reorder_porch import ReorderPorch
from sagebrush_games.tiny_epic_western.actions.stay_at_hotel import StayAtHotel
from sagebrush_games.tiny_epic_western.actions.use_building import UseBuilding
from sagebrush_games.tiny_epic_western.actions.visit_graveyard import VisitGraveyard
from sagebrush_games.tiny_epic_western.events.buildings import (
    AuctionClosed,
    AuctionDrawn,
    BuildingBought,
    BuildingDeclined,
    CardDrawn,
    DuelsAvoided,
    OfferDeclined,
    PorchReordered,
    RivalPeeked,
)
from sagebrush_games.tiny_epic_western.events.duel import DuelBegan
from sagebrush_games.tiny_epic_western.events.influence import InfluenceGained, InfluencePaid
from sagebrush_games.tiny_epic_western.events.placing import PosseMoved, PossePlaced
from sagebrush_games.tiny_epic_western.events.round_end import GameEnded
from sagebrush_games.tiny_epic_western.events.setup import BuildingDrawn
from sagebrush_games.tiny_epic_western.state.model import (
    BANK,
    COURTHOUSE,
    FORCE,
    HIDEOUT,
    LAW,
    LEFT,
    LEFTOVER,
    MONEY,
    NO_SIDE,
    NONE,
    RIGHT,
    SALOON,
    SHERIFF,
    SHERIFF_PORCH,
    SUIT,
)
from tests import sentences
from tests.games.tiny_epic_western.scene import (
    ANNA,
    BANK_PORCH,
    BANK_SPOT,
    BILL,
    COURT_PORCH,
    CURTAIN,
    HIDEOUT_PORCH,
    HORSESHOE,
    SALOON_PORCH,
    SALOON_SPOT,
    Scene,
    building,
    card,
    of,
)


def entered(name: str, *draws: int, scene: Scene | None = None) -> Scene:
    """Anna has placed on the Sheriff's porch, where this building lies."""
    scene = scene or Scene()
    scene.on_porch(SHERIFF, name)
    scene.ask(Task("place", ANNA))
    scene.play(PlacePosse(ANNA, SHERIFF_PORCH, NO_SIDE), *draws)
    return scene


CONVERSIONS = [
    ("general_store", LAW, MONEY),
    ("jail", LAW, FORCE),
    ("mansion", FORCE, MONEY),
    ("gunsmith", MONEY, FORCE),
    ("land_office", MONEY, LAW),
    ("stockade", FORCE, LAW),
]


@pytest.mark.parametrize(("name", "source", "target"), CONVERSIONS)
def test_influence_is_turned_and_two_come_on_top(name: str, source: int, target: int) -> None:
    scene = entered(name)
    assert scene.asked() == [(ANNA, "convert")]
    scene.play(ConvertInfluence(ANNA, 2))
    expected = [2, 2, 2]
    expected[source], expected[target] = 0, 6
    assert scene.influence(ANNA) == expected


def test_nothing_need_be_turned() -> None:
    scene = entered("jail")
    assert scene.play(ConvertInfluence(ANNA, 0)) == [InfluenceGained(ANNA, FORCE, 2)]


def test_a_seat_that_has_nothing_to_turn_is_not_asked() -> None:
    scene = Scene()
    scene.state.players[ANNA].influence[LAW] = 0
    entered("jail", scene=scene)
    assert scene.asked() == [(ANNA, "curtain")]
    assert scene.influence(ANNA) == [0, 4, 2]


# [ES "CASILLA DE PORCHE"] [ruling R2]
def test_what_the_owner_is_paid_for_his_own_use_can_be_turned_at_once() -> None:
    scene = Scene()
    scene.on_porch(BANK, "gunsmith")
    scene.state.players[ANNA].influence = [0, 0, 0]
    scene.ask(Task("place", ANNA))
    scene.play(PlacePosse(ANNA, BANK_PORCH, NO_SIDE))
    scene.play(ConvertInfluence(ANNA, 1))
    assert scene.influence(ANNA) == [0, 3, 0]


def test_no_more_is_turned_than_one_has() -> None:
    scene = entered("jail")
    assert scene.offers(ANNA) == [ConvertInfluence(ANNA, n) for n in (0, 1, 2)]
    assert scene.refused(ConvertInfluence(ANNA, 3)) == "not-that-many"
    assert scene.refused(ConvertInfluence(ANNA, -1)) == "not-that-many"


def test_the_grand_hotel_pays_two_of_each_other_kind() -> None:
    scene = entered("grand_hotel")
    scene.play(StayAtHotel(ANNA, FORCE))
    assert scene.influence(ANNA) == [4, 0, 4]


def test_the_graveyard_pays_two_kinds_while_somebody_lies_wounded() -> None:
    scene = Scene()
    scene.lie(BILL, BANK_SPOT)
    entered("graveyard", scene=scene)
    scene.play(VisitGraveyard(ANNA, LAW, MONEY))
    assert scene.influence(ANNA) == [3, 2, 3]
    assert scene.influence(BILL) == [2, 2, 2]


def test_the_graveyard_says_what_is_wrong_with_two_kinds() -> None:
    scene = Scene()
    scene.lie(BILL, BANK_SPOT)
    entered("graveyard", scene=scene)
    assert scene.refused(VisitGraveyard(ANNA, MONEY, MONEY)) == "two-kinds"
    assert scene.refused(VisitGraveyard(ANNA, MONEY, LAW)) == "kinds-out-of-order"


def test_the_graveyard_pays_nothing_while_all_are_well() -> None:
    assert entered("graveyard").asked() == [(ANNA, "curtain")]


# [ruling R14] [ruling R4]
def test_the_outhouse_keeps_all_duels_away_but_may_be_left_alone() -> None:
    scene = entered("outhouse")
    assert scene.offers(ANNA) == [UseBuilding(ANNA), Pass(ANNA)]
    assert scene.play(UseBuilding(ANNA)) == [DuelsAvoided(ANNA)]
    assert scene.state.players[ANNA].avoids


# [ruling R14]
def test_a_duel_that_entered_the_outhouse_is_still_fought() -> None:
    scene = Scene()
    scene.stand(BILL, SHERIFF_PORCH)
    entered("outhouse", scene=scene)
    assert of(DuelBegan, scene.play(UseBuilding(ANNA), 3, 3))


# [ruling R14] [ruling R15]
def test_a_duel_for_the_livery_stable_is_fought_although_the_extra_posse_came_to_the_outhouse() -> None:
    scene = Scene()
    scene.stand(BILL, SHERIFF_PORCH)
    scene.on_porch(HIDEOUT, "outhouse")
    entered("livery_stable", scene=scene)
    scene.play(PlacePosse(ANNA, HIDEOUT_PORCH, NO_SIDE))
    [began] = of(DuelBegan, scene.play(UseBuilding(ANNA), 3, 3))
    assert began.spot == SHERIFF_PORCH


def test_the_powder_house_asks_nothing() -> None:
    scene = entered("powder_house")
    assert scene.state.players[ANNA].powder
    assert scene.asked() == [(ANNA, "curtain")]


def test_the_livery_stable_places_another_posse_at_once() -> None:
    scene = entered("livery_stable")
    events = scene.play(PlacePosse(ANNA, BANK_SPOT, LEFT))
    assert events == [PossePlaced(1, BANK_SPOT, LEFT), InfluenceGained(ANNA, LAW, 1)]


def test_the_livery_stable_asks_nobody_without_posse() -> None:
    scene = Scene()
    scene.stand(ANNA, BANK_SPOT, LEFT)
    assert entered("livery_stable", scene=scene).asked() == [(ANNA, "curtain")]


# [ruling R15]
def test_a_duel_at_the_livery_stable_waits_for_the_extra_posse() -> None:
    scene = Scene()
    scene.stand(BILL, SHERIFF_PORCH)
    entered("livery_stable", scene=scene)
    assert scene.asked() == [(ANNA, "livery-stable")]
    kinds = [type(event) for event in scene.play(PlacePosse(ANNA, BANK_SPOT, RIGHT), 3, 3)]
    assert kinds == [PossePlaced, DuelBegan]


# [ES "DUELOS"] [ruling R15]
def test_a_posse_that_the_train_took_away_fights_no_duel_for_the_porch_it_left() -> None:
    scene = Scene()
    defender = scene.stand(BILL, SHERIFF_PORCH)
    scene.on_porch(COURTHOUSE, "train_station")
    entered("livery_stable", scene=scene)
    scene.play(PlacePosse(ANNA, COURT_PORCH, NO_SIDE))
    events = scene.play(MovePosse(ANNA, MONEY, SHERIFF_PORCH, BANK_SPOT, RIGHT))
    assert of(DuelBegan, events) == []
    assert scene.asked() == [(ANNA, "curtain")]
    assert not any(scene.state.token_down)
    assert scene.state.token_spot[defender] == SHERIFF_PORCH


def test_a_posse_that_stays_still_fights_after_the_train_took_another() -> None:
    scene = Scene()
    scene.stand(BILL, SHERIFF_PORCH)
    scene.state.players[ANNA].third = True
    scene.stand(ANNA, LEFTOVER)
    scene.on_porch(COURTHOUSE, "train_station")
    entered("livery_stable", scene=scene)
    scene.play(PlacePosse(ANNA, COURT_PORCH, NO_SIDE))
    [began] = of(DuelBegan, scene.play(MovePosse(ANNA, MONEY, LEFTOVER, BANK_SPOT, RIGHT), 3, 3))
    assert began.spot == SHERIFF_PORCH


def test_the_telegraph_office_shows_the_rivals_card_and_offers_another() -> None:
    scene = entered("telegraph_office")
    deck_place = 0
    events = scene.play(UseBuilding(ANNA), deck_place)
    own = scene.state.players[ANNA].dealt
    assert events[0] == RivalPeeked(ANNA, card(HORSESHOE, 1))
    assert isinstance(events[1], CardDrawn)
    assert events[1].card in own
    assert len(own) == 2
    assert scene.asked() == [(ANNA, "keep")]
    scene.play(KeepCard(ANNA, events[1].card))
    assert scene.state.players[ANNA].card == events[1].card
    assert scene.asked() == [(ANNA, "curtain")]


def test_the_telegraph_office_draws_nothing_for_a_revealed_card() -> None:
    scene = Scene()
    scene.state.players[ANNA].shown = True
    entered("telegraph_office", scene=scene)
    assert scene.play(UseBuilding(ANNA)) == [RivalPeeked(ANNA, card(HORSESHOE, 1))]


# [SHEET "6.6"]
def test_the_auction_house_offers_two_buildings_from_the_deck() -> None:
    scene = entered("auction_house")
    [drawn] = of(AuctionDrawn, scene.play(DrawAtAuction(ANNA, LAW), 0, 0))
    assert drawn.buildings == (0, 1)
    scene.state.players[ANNA].influence = [6, 6, 6]
    events = scene.play(BuyDrawn(ANNA, drawn.buildings[1]))
    assert events == [InfluencePaid(ANNA, 3, 1, 0), BuildingBought(ANNA, 1, NONE, ordinary=False), AuctionClosed()]
    assert scene.state.players[ANNA].bought == [1]
    assert scene.state.offer == []


def test_nothing_need_be_bought_at_the_auction() -> None:
    scene = entered("auction_house")
    scene.play(DrawAtAuction(ANNA, LAW), 3, 3)
    assert scene.play(Pass(ANNA)) == [OfferDeclined(ANNA, "auction"), AuctionClosed()]


def test_the_auction_draws_what_is_left() -> None:
    scene = Scene()
    scene.state.players[BILL].bought = list(range(1, len(scene.rules.buildings)))
    scene.state.players[BILL].bought.remove(building("auction_house"))
    entered("auction_house", scene=scene)
    [drawn] = of(AuctionDrawn, scene.play(DrawAtAuction(ANNA, LAW)))
    assert drawn.buildings == (0,)


def test_the_auction_says_how_many_it_draws() -> None:
    scene = Scene()
    full = sentence(entered("auction_house", scene=Scene()), DrawAtAuction(ANNA, LAW))
    assert full == "Pay 1 Law to draw 2 buildings, of which you may buy one."
    scene.state.players[BILL].bought = list(range(1, len(scene.rules.buildings)))
    scene.state.players[BILL].bought.remove(building("auction_house"))
    last = sentence(entered("auction_house", scene=scene), DrawAtAuction(ANNA, LAW))
    assert last == "Pay 1 Law to draw the last building, which you may buy."


def test_the_auction_is_over_when_the_deck_is() -> None:
    scene = Scene()
    scene.state.players[BILL].bought = [n for n in range(len(scene.rules.buildings)) if n != building("auction_house")]
    assert entered("auction_house", scene=scene).asked() == [(ANNA, "curtain")]


# [ruling R11]
def test_the_barber_shop_brings_another_building_to_the_top() -> None:
    scene = Scene()
    scene.on_porch(SALOON, "jail", "inn", "mansion")
    entered("barber_shop", scene=scene)
    assert len(scene.offers(ANNA)) == 3
    assert scene.play(ReorderPorch(ANNA, SALOON, building("jail"))) == [PorchReordered(BILL, building("jail"))]
    assert scene.state.players[BILL].stack == [building("inn"), building("mansion"), building("jail")]


# [ruling R11]
def test_the_barber_shop_leaves_a_stack_in_use_alone() -> None:
    scene = Scene()
    scene.on_porch(SALOON, "jail", "inn")
    scene.stand(BILL, SALOON_PORCH)
    assert entered("barber_shop", scene=scene).asked() == [(ANNA, "curtain")]
    scene.state.token_down[3] = True
    assert entered("barber_shop", scene=Scene()).asked() == [(ANNA, "curtain")]


def test_a_wounded_posse_uses_no_stack() -> None:
    scene = Scene()
    scene.on_porch(SALOON, "jail", "inn")
    scene.lie(BILL, SALOON_PORCH)
    assert entered("barber_shop", scene=scene).asked() == [(ANNA, "barber-shop")]


def bank(name: str = "jail") -> Scene:
    """Anna is at the Central Bank, and the Hideout sells a building."""
    scene = Scene()
    scene.for_sale(HIDEOUT, name)
    return entered("central_bank", scene=scene)


# [ruling R7]
def test_the_central_bank_sells_anything_for_one_more() -> None:
    scene = bank()
    events = scene.play(BuyAtOnce(ANNA, building("jail"), MONEY), 0)
    assert events == [
        InfluencePaid(ANNA, 1, 2, 1),
        BuildingBought(ANNA, building("jail"), HIDEOUT, ordinary=False),
        BuildingDrawn(HIDEOUT, 0),
    ]
    assert scene.state.players[ANNA].purchases == 0


def test_the_central_bank_is_passed_by_when_nothing_can_be_paid() -> None:
    scene = Scene()
    scene.for_sale(HIDEOUT, "central_bank")
    scene.state.players[ANNA].influence = [1, 0, 0]
    assert entered("central_bank", scene=scene).asked() == [(ANNA, "curtain")]


# [ruling R21]
def test_the_game_ends_when_the_central_bank_cannot_be_refilled() -> None:
    scene = bank()
    taken = {building("jail"), building("central_bank")}
    scene.state.players[BILL].bought = [n for n in range(len(scene.rules.buildings)) if n not in taken]
    assert scene.play(BuyAtOnce(ANNA, building("jail"), MONEY))[-1] == GameEnded("deck-empty")
    assert scene.asked() == []


def test_a_table_may_let_the_central_bank_sell_neutral_buildings() -> None:
    scene = Scene(2, **{"central-bank": "neutral-too"})
    scene.on_porch(HIDEOUT, "jail")
    entered("central_bank", scene=scene)
    assert scene.refused(BuyAtOnce(ANNA, building("jail"), MONEY)) is None
    scene.play(BuyAtOnce(ANNA, building("jail"), MONEY), 0)
    assert scene.state.porch[HIDEOUT] == 0
    fixed = Scene()
    fixed.on_porch(HIDEOUT, "jail")
    assert entered("central_bank", scene=fixed).asked() == [(ANNA, "curtain")]


def test_the_central_bank_does_not_sell_the_building_that_somebody_uses() -> None:
    """The seat on the porch would have the effect of the building that replaces it."""
    scene = Scene(2, **{"central-bank": "neutral-too"})
    scene.on_porch(HIDEOUT, "jail")
    scene.stand(BILL, HIDEOUT_PORCH)
    assert entered("central_bank", scene=scene).asked() == [(ANNA, "curtain")]


def test_a_neutral_porch_may_stay_bare() -> None:
    scene = Scene(2, **{"central-bank": "neutral-too"})
    scene.on_porch(HIDEOUT, "jail")
    entered("central_bank", scene=scene)
    taken = {building("jail"), building("central_bank")}
    scene.state.players[BILL].bought = [n for n in range(len(scene.rules.buildings)) if n not in taken]
    assert of(GameEnded, scene.play(BuyAtOnce(ANNA, building("jail"), MONEY))) == []
    assert scene.asked() == [(ANNA, "curtain")]


# [ruling R16] [ruling R13] [SHEET "11"]
def test_the_doctor_stands_a_posse_up_and_moves_it_with_all_benefits() -> None:
    scene = Scene()
    scene.lie(ANNA, LEFTOVER)
    entered("doctors_office", scene=scene)
    events = scene.play(HealPosse(ANNA, LEFTOVER, BANK_SPOT, LEFT))
    assert events == [PosseMoved(0, BANK_SPOT, LEFT), InfluenceGained(ANNA, LAW, 1)]
    assert not scene.state.token_down[0]


def test_the_doctor_takes_the_wounded_posse_where_another_of_its_owner_stands_on_it() -> None:
    scene = Scene()
    scene.state.players[ANNA].third = True
    scene.stand(ANNA, LEFTOVER)
    wounded = scene.lie(ANNA, LEFTOVER)
    entered("doctors_office", scene=scene)
    assert scene.play(HealPosse(ANNA, LEFTOVER, BANK_SPOT, RIGHT)) == [PosseMoved(wounded, BANK_SPOT, RIGHT)]


def test_the_doctor_has_nothing_to_do_for_the_healthy() -> None:
    assert entered("doctors_office").asked() == [(ANNA, "curtain")]


def test_a_moved_posse_uses_the_building_it_comes_to() -> None:
    scene = Scene()
    scene.lie(ANNA, LEFTOVER)
    scene.on_porch(HIDEOUT, "powder_house")
    entered("doctors_office", scene=scene)
    events = scene.play(HealPosse(ANNA, LEFTOVER, HIDEOUT_PORCH, NO_SIDE))
    assert [type(event).__name__ for event in events][1:] == ["InfluenceGained", "BuildingUsed", "PowderLoaded"]


def test_the_owner_of_a_later_building_is_paid_for_a_moved_posse() -> None:
    scene = Scene()
    scene.lie(ANNA, LEFTOVER)
    scene.on_porch(SALOON, "inn")
    entered("doctors_office", scene=scene)
    assert InfluenceGained(BILL, MONEY, 1) in scene.play(HealPosse(ANNA, LEFTOVER, SALOON_PORCH, NO_SIDE))


def test_the_train_moves_another_standing_posse_for_one() -> None:
    scene = Scene()
    scene.stand(ANNA, LEFTOVER)
    entered("train_station", scene=scene)
    events = scene.play(MovePosse(ANNA, MONEY, LEFTOVER, SALOON_SPOT, RIGHT))
    assert events == [InfluencePaid(ANNA, 0, 0, 1), PosseMoved(0, SALOON_SPOT, RIGHT)]


def test_the_train_does_not_move_the_posse_that_took_it() -> None:
    assert entered("train_station").asked() == [(ANNA, "curtain")]


# [ruling R13] [ruling R16]
@pytest.mark.parametrize(
    ("command", "code"),
    [
        (MovePosse(ANNA, 3, LEFTOVER, BANK_SPOT, LEFT), "no-such-kind"),
        (MovePosse(ANNA, LAW, SHERIFF_PORCH, BANK_SPOT, LEFT), "no-standing-there"),
        (MovePosse(ANNA, LAW, LEFTOVER, SHERIFF_PORCH, NO_SIDE), "not-a-location"),
        (MovePosse(ANNA, LAW, LEFTOVER, BANK_SPOT, NO_SIDE), "no-such-side"),
        (MovePosse(ANNA, LAW, LEFTOVER, COURT_PORCH, NO_SIDE), "spot-occupied"),
        (MovePosse(ANNA, MONEY, LEFTOVER, BANK_SPOT, LEFT), "cannot-pay"),
    ],
)
def test_where_the_train_does_not_go(command: MovePosse, code: str) -> None:
    scene = Scene()
    scene.stand(ANNA, LEFTOVER)
    scene.lie(BILL, COURT_PORCH)
    scene.state.players[ANNA].influence[MONEY] = 0
    assert entered("train_station", scene=scene).refused(command) == code


# [ruling R4]
@pytest.mark.parametrize(
    ("name", "passed"),
    [
        ("grand_hotel", True),
        ("outhouse", True),
        ("telegraph_office", True),
        ("auction_house", True),
        ("livery_stable", True),
        ("jail", False),
    ],
)
def test_a_use_that_costs_something_may_be_declined(name: str, passed: bool) -> None:
    scene = entered(name)
    assert (Pass(ANNA) in scene.offers(ANNA)) is passed


def test_declining_is_told_and_does_nothing() -> None:
    scene = entered("grand_hotel")
    assert scene.play(Pass(ANNA)) == [BuildingDeclined(ANNA, building("grand_hotel"))]
    assert scene.state.agenda == [CURTAIN]


def test_every_offer_is_said_in_a_sentence() -> None:
    scene = Scene()
    scene.lie(ANNA, LEFTOVER)
    scene.lie(BILL, BANK_PORCH)
    scene.for_sale(BANK, "inn")
    said: list[str] = []
    for name in ("doctors_office", "graveyard", "auction_house", "grand_hotel", "jail"):
        entered(name, scene=scene)
        said += [sentence(scene, command) for command in scene.offers(ANNA)]
        scene.state.token_spot[1] = NONE
    leftover = "Stand up your wounded posse (the Sheriff's Office, for a leftover building) and place it"
    assert f"{leftover} on the porch of the Saloon." in said
    assert "Turn 2 Law into Force and gain 2 Force more." in said
    assert "Pay 2 Money, gain 2 Law and 2 Force." in said


@pytest.mark.parametrize(
    ("name", "begins"),
    [("train_station", "Pay 1 Money to move your posse"), ("doctors_office", "Stand up your wounded posse")],
)
def test_posses_of_one_mat_that_may_leave_it_are_told_apart(name: str, begins: str) -> None:
    scene = Scene()
    put = scene.stand if name == "train_station" else scene.lie
    scene.state.players[ANNA].third = True
    put(ANNA, LEFTOVER)
    put(ANNA, SUIT)
    said = [sentence(scene, command) for command in entered(name, scene=scene).offers(ANNA)]
    assert len(set(said)) == len(said)
    assert f"{begins} (the Sheriff's Office, for the suit) and place it on the porch of the Saloon." in said


def test_what_a_moved_posse_uses_or_is_paid_is_told() -> None:
    scene = Scene()
    scene.lie(ANNA, LEFTOVER)
    scene.on_porch(SALOON, "inn")
    said = [sentence(scene, command) for command in entered("doctors_office", scene=scene).offers(ANNA)]
    leftover = "Stand up your wounded posse (the Sheriff's Office, for a leftover building) and place it"
    assert [text for text in said if "porch of the Saloon" in text] == [
        f"{leftover} on the porch of the Saloon, using the Inn."
    ]


def sentence(scene: Scene, command: Command) -> str:
    """What the player reads."""
    return sentences.said(scene.decider, scene.state, command)
