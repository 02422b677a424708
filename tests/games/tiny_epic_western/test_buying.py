"""Phase four: the order at the Town Hall, prices, what purchases bring, leftovers, industries."""

import pytest

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.tiny_epic_western.actions.advance_industry import AdvanceIndustry
from sagebrush_games.tiny_epic_western.actions.buy_building import BuyBuilding
from sagebrush_games.tiny_epic_western.actions.pass_ import Pass
from sagebrush_games.tiny_epic_western.actions.pay_postage import PayPostage
from sagebrush_games.tiny_epic_western.events.buildings import BuildingBought
from sagebrush_games.tiny_epic_western.events.influence import InfluenceGained, InfluencePaid
from sagebrush_games.tiny_epic_western.events.town_hall import IndustryAdvanced, TownHallRanked, TownHallTaken
from sagebrush_games.tiny_epic_western.rules.buying import prices
from sagebrush_games.tiny_epic_western.rules.town_hall import movable
from sagebrush_games.tiny_epic_western.state.model import (
    BANK,
    FORCE,
    HIDEOUT,
    LAW,
    LEFTOVER,
    MINING,
    MONEY,
    NUMBER,
    RAILROAD,
    RIGHT,
    SALOON,
    SHERIFF,
    SHERIFF_PORCH,
    WAGON,
)
from tests.games.tiny_epic_western.scene import (
    ANNA,
    BANK_SPOT,
    BILL,
    CURTAIN,
    HAT,
    TEPEE,
    Scene,
    building,
    card,
    of,
)


def ranking(scene: Scene) -> TownHallRanked:
    """The order at the Town Hall."""
    [ranked] = of(TownHallRanked, scene.run(Task("town-hall")))
    assert isinstance(ranked, TownHallRanked)
    return ranked


# [ES "FASE CUATRO – COMPRAR PROPIEDADES"]
def test_the_best_hand_at_the_town_hall_buys_first() -> None:
    scene = Scene(3)
    scene.state.players[0].card = card(HAT, 2)
    scene.state.players[1].card = card(TEPEE, 4)
    scene.state.players[2].card = card(HAT, 1)
    ranked = ranking(scene)
    assert ranked.owners == (2, 1, 0)
    assert ranked.hands == ("three of a kind", "pair", "pair")
    assert ranked.why == "three of a kind beats pair"


def test_changes_at_the_sheriff_count_at_the_town_hall() -> None:
    scene = Scene()
    scene.state.players[BILL].card = card(HAT, 5)
    scene.stand(BILL, NUMBER, RIGHT)
    assert ranking(scene).cards[0] == card(HAT, 1)


# [ES "DESEMPATAR EN LA ALCALDÍA"]
def test_a_tie_at_the_town_hall_is_settled_by_natural_hands() -> None:
    scene = Scene()
    scene.stand(ANNA, NUMBER, RIGHT)
    assert ranking(scene).owners == (ANNA, BILL)
    scene = Scene()
    scene.state.players[ANNA].card, scene.state.players[BILL].card = card(HAT, 5), card(HAT, 4)
    scene.stand(BILL, NUMBER, RIGHT)
    ranked = ranking(scene)
    assert (ranked.owners, ranked.why) == ((ANNA, BILL), "both pair, equal in value and suit; the natural hand decides")


def seller(name: str, influence: list[int], *, discount: str = "") -> Scene:
    """Anna may buy a building at the Bank."""
    scene = Scene()
    scene.for_sale(BANK, name)
    scene.stand(ANNA, BANK_SPOT, RIGHT)
    if discount:
        scene.on_porch(SHERIFF, discount)
        scene.stand(ANNA, SHERIFF_PORCH)
    scene.state.players[ANNA].influence = influence
    scene.run(Task("buy", ANNA))
    return scene


# [ES "COMPRAR UNA CARTA DE PROPIEDAD"]
def test_a_building_costs_what_is_printed() -> None:
    scene = seller("jail", [2, 2, 2])
    assert scene.offers(ANNA) == [BuyBuilding(ANNA, BANK, 1, 2, 0), Pass(ANNA)]
    events = scene.play(BuyBuilding(ANNA, BANK, 1, 2, 0))
    assert events == [InfluencePaid(ANNA, 1, 2, 0), BuildingBought(ANNA, building("jail"), BANK, ordinary=True)]
    assert scene.influence(ANNA) == [1, 0, 2]


def test_whoever_cannot_pay_is_not_asked() -> None:
    assert seller("jail", [1, 1, 6]).asked() == [(ANNA, "curtain")]


# [ES "FASE CUATRO – COMPRAR PROPIEDADES"]
def test_whoever_can_pay_only_for_buildings_elsewhere_is_not_asked() -> None:
    scene = Scene()
    scene.for_sale(BANK, "jail")
    scene.stand(ANNA, SHERIFF_PORCH)
    scene.run(Task("buy", ANNA))
    assert scene.asked() == [(ANNA, "curtain")]


# [ES "CUANDO EL HUMO SE DISIPA..."]
def test_a_building_is_bought_where_a_posse_is_even_a_wounded_one() -> None:
    scene = Scene()
    scene.for_sale(BANK, "jail")
    scene.lie(ANNA, BANK_SPOT)
    scene.run(Task("buy", ANNA))
    assert scene.refused(BuyBuilding(ANNA, BANK, 1, 2, 0)) is None


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (BuyBuilding(ANNA, 5, 1, 2, 0), "no-such-mat"),
        (BuyBuilding(ANNA, -1, 1, 2, 0), "no-such-mat"),
        (BuyBuilding(ANNA, SALOON, 1, 2, 0), "no-posse-there"),
        (BuyBuilding(ANNA, SHERIFF, 1, 2, 0), "nothing-for-sale"),
        (BuyBuilding(ANNA, BANK, 0, 2, 0), "wrong-price"),
        (BuyBuilding(ANNA, BANK, 1, 2, 0), "cannot-pay"),
    ],
)
def test_what_cannot_be_bought(command: BuyBuilding, code: str) -> None:
    scene = seller("jail", [2, 2, 2])
    scene.stand(ANNA, SHERIFF_PORCH)
    scene.state.players[ANNA].influence[FORCE] = 1
    assert scene.refused(command) == code


DISCOUNTS = [("collapsed_mine", "powder_house"), ("rail_depot", "outhouse"), ("wagon_works", "livery_stable")]


@pytest.mark.parametrize(("discount", "name"), DISCOUNTS)
def test_a_discount_leaves_out_as_many_icons_as_there_are_shares(discount: str, name: str) -> None:
    scene = seller(name, [0, 0, 0], discount=discount)
    assert scene.offers(ANNA) == [BuyBuilding(ANNA, BANK, 0, 0, 0), Pass(ANNA)]
    assert of(InfluencePaid, scene.play(BuyBuilding(ANNA, BANK, 0, 0, 0))) == [], "nothing is paid for nothing"


# [ruling R34]
def test_the_buyer_chooses_the_icons_he_does_not_pay() -> None:
    scene = seller("mansion", [6, 6, 6], discount="rail_depot")
    assert scene.offers(ANNA)[:-1] == [
        BuyBuilding(ANNA, BANK, 0, 0, 3),
        BuyBuilding(ANNA, BANK, 0, 1, 2),
        BuyBuilding(ANNA, BANK, 0, 2, 1),
    ]


# [ruling R34]
def test_a_discount_is_for_the_first_purchase_of_phase_four() -> None:
    scene = seller("mansion", [6, 6, 6], discount="rail_depot")
    scene.state.players[ANNA].purchases = 1
    assert scene.offers(ANNA)[:-1] == [BuyBuilding(ANNA, BANK, 0, 2, 3)]


def test_a_discount_is_never_more_than_the_cost() -> None:
    assert list(prices((1, 0, 1), 3)) == [(0, 0, 0)]


@pytest.mark.parametrize(("name", "kind"), [("appraiser", MONEY), ("army_outpost", FORCE), ("mayors_office", LAW)])
def test_the_first_purchase_pays_its_points_afterwards(name: str, kind: int) -> None:
    scene = seller("mansion", [0, 2, 3], discount=name)
    events = scene.play(BuyBuilding(ANNA, BANK, 0, 2, 3))
    assert events[-1] == InfluenceGained(ANNA, kind, 3)
    scene.for_sale(BANK, "outhouse")
    scene.state.players[ANNA].influence = [1, 1, 1]
    scene.run(Task("buy", ANNA))
    assert of(InfluenceGained, scene.play(BuyBuilding(ANNA, BANK, 1, 1, 1))) == []


# [ES "OFICINA DEL SHERIFF: COMPRAR UNA CARTA DE PROPIEDAD «SOBRANTE»"]
# [ES "COMPRAR UNA CARTA DE PROPIEDAD «SOBRANTE»"] [ruling R33]
def test_the_leftover_spot_buys_anywhere_after_the_others() -> None:
    scene = Scene()
    scene.for_sale(HIDEOUT, "jail")
    scene.stand(ANNA, LEFTOVER)
    scene.run(Task("leftovers"))
    assert scene.asked() == [(ANNA, "buy-leftover")]
    scene.play(BuyBuilding(ANNA, HIDEOUT, 1, 2, 0))
    assert scene.state.players[ANNA].bought == [building("jail")]


# [ruling R34]
def test_a_leftover_purchase_may_be_the_first_one() -> None:
    scene = Scene()
    scene.for_sale(HIDEOUT, "jail")
    scene.on_porch(SHERIFF, "appraiser")
    scene.stand(ANNA, LEFTOVER)
    scene.stand(ANNA, SHERIFF_PORCH)
    scene.run(Task("leftovers"))
    assert scene.play(BuyBuilding(ANNA, HIDEOUT, 1, 2, 0))[-1] == InfluenceGained(ANNA, MONEY, 1)


def test_a_wounded_posse_buys_no_leftover() -> None:
    scene = Scene()
    scene.for_sale(HIDEOUT, "jail")
    scene.lie(ANNA, LEFTOVER)
    scene.run(Task("leftovers"))
    assert scene.state.agenda == [CURTAIN]


def postage(**options: str) -> Scene:
    """Bill stands at the Post Office with worse cards."""
    scene = Scene(2, **{"post-office": "mixed", **options})
    scene.on_porch(SHERIFF, "post_office")
    scene.stand(BILL, SHERIFF_PORCH)
    scene.run(Task("postage"))
    return scene


# [ruling R8]
def test_the_post_office_wins_the_town_hall_whatever_the_hands() -> None:
    scene = postage()
    assert scene.asked() == [(BILL, "post-office")]
    assert scene.play(PayPostage(BILL, 1, 0, 1)) == [InfluencePaid(BILL, 1, 0, 1), TownHallTaken(BILL)]
    ranked = ranking(scene)
    assert (ranked.owners, ranked.why) == ((BILL, ANNA), "the Post Office wins whatever the hands")


def test_the_post_office_need_not_be_paid() -> None:
    scene = postage()
    scene.play(Pass(BILL))
    assert ranking(scene).owners == (ANNA, BILL)


def test_a_table_may_want_two_of_one_kind_for_the_post_office() -> None:
    assert postage().refused(PayPostage(BILL, 1, 0, 1)) is None
    one_kind = postage(**{"post-office": "one-kind"})
    assert one_kind.refused(PayPostage(BILL, 1, 0, 1)) == "one-kind"
    assert one_kind.refused(PayPostage(BILL, 0, 2, 0)) is None


@pytest.mark.parametrize(
    ("price", "code"), [((1, 0, 0), "not-two"), ((3, -1, 0), "not-two"), ((0, 0, 2), "cannot-pay")]
)
def test_what_the_post_office_does_not_take(price: tuple[int, int, int], code: str) -> None:
    scene = postage()
    scene.state.players[BILL].influence[MONEY] = 1
    assert scene.refused(PayPostage(BILL, *price)) == code


def test_a_wounded_posse_cannot_use_the_post_office() -> None:
    scene = Scene()
    scene.on_porch(SHERIFF, "post_office")
    scene.lie(BILL, SHERIFF_PORCH)
    scene.run(Task("postage"))
    assert scene.state.agenda == [CURTAIN]


def winner(scene: Scene, industry: list[int]) -> Scene:
    """Anna has won the Town Hall."""
    scene.state.ranking, scene.state.industry = [ANNA, BILL], industry
    return scene


# [ES "AVANZAR FICHAS DE NEGOCIO"] [ruling R19]
def test_the_winner_of_the_town_hall_advances_an_industry() -> None:
    scene = winner(Scene(), [0, 0, 0])
    scene.run(Task("industry"))
    assert scene.asked() == [(ANNA, "advance-industry")]
    assert scene.play(AdvanceIndustry(ANNA, RAILROAD)) == [IndustryAdvanced(ANNA, RAILROAD, 1)]


# [ES "AVANZAR FICHAS DE NEGOCIO"]
@pytest.mark.parametrize(
    ("industry", "choice"),
    [
        ([1, 1, 1], [WAGON, RAILROAD, MINING]),
        ([2, 2, 1], [WAGON, RAILROAD]),
        ([3, 1, 1], [RAILROAD, MINING]),
        ([3, 2, 1], [MINING]),
        ([3, 2, 2], []),
    ],
)
def test_a_token_moves_only_where_there_is_room(industry: list[int], choice: list[int]) -> None:
    scene = winner(Scene(), industry)
    assert movable(scene.rules, scene.state) == choice


def test_an_industry_without_room_is_refused() -> None:
    scene = winner(Scene(), [2, 2, 1])
    scene.run(Task("industry"))
    assert scene.refused(AdvanceIndustry(ANNA, MINING)) == "no-room"
    assert scene.refused(AdvanceIndustry(ANNA, 3)) == "no-such-industry"


def test_nobody_is_asked_when_one_token_can_move() -> None:
    scene = winner(Scene(), [3, 2, 1])
    assert scene.run(Task("industry")) == [IndustryAdvanced(ANNA, MINING, 2)]


def test_nothing_moves_when_no_token_can() -> None:
    assert winner(Scene(), [3, 2, 2]).run(Task("industry")) == []
