"""Phase two: turns, benefits, owners, and who may stand where."""

import pytest

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.tiny_epic_western.actions.hire_third import HireThird
from sagebrush_games.tiny_epic_western.actions.place_posse import PlacePosse
from sagebrush_games.tiny_epic_western.actions.take_influence import TakeInfluence
from sagebrush_games.tiny_epic_western.events.buildings import BuildingUsed
from sagebrush_games.tiny_epic_western.events.influence import InfluenceGained, InfluenceLost
from sagebrush_games.tiny_epic_western.events.placing import PossePlaced
from sagebrush_games.tiny_epic_western.state.model import (
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
)
from tests.games.tiny_epic_western.scene import (
    ANNA,
    BANK_SPOT,
    BILL,
    COURT_PORCH,
    COURT_SPOT,
    HIDEOUT_PORCH,
    SALOON_PORCH,
    SALOON_SPOT,
    Scene,
    boss,
    building,
    of,
)
from tests.sentences import said


def placing(seats: int = 2, **options: str) -> Scene:
    scene = Scene(seats, **options)
    scene.ask(Task("place", ANNA))
    return scene


# [ES "FASE DOS – COLOCAR PISTOLEROS"]
def test_seats_place_in_turn_and_those_without_posse_are_passed_over() -> None:
    scene = Scene()
    scene.state.players[BILL].third = True
    scene.run(Task("placing", BILL))
    order = []
    while scene.asked()[0][1] == "place":
        seat = scene.asked()[0][0]
        order.append(seat)
        free = [c for c in scene.offers(seat) if isinstance(c, PlacePosse) and scene.holder(c.spot) == NONE]
        scene.play(next(c for c in free if c.side == RIGHT or c.spot == LEFTOVER))
    assert order == [BILL, ANNA, BILL, ANNA, BILL]


# [ES "ACCIONES EN LA CASILLA DE COLOCACIÓN"]
def test_the_left_side_pays_one_at_once() -> None:
    scene = placing()
    assert scene.play(PlacePosse(ANNA, BANK_SPOT, LEFT)) == [
        PossePlaced(0, BANK_SPOT, LEFT),
        InfluenceGained(0, LAW, 1),
    ]


def test_the_right_side_pays_nothing_yet() -> None:
    scene = placing()
    assert scene.play(PlacePosse(ANNA, BANK_SPOT, RIGHT)) == [PossePlaced(0, BANK_SPOT, RIGHT)]


# [ES "INFLUENCIA LIBRE"]
def test_the_saloon_lets_the_player_choose_the_kind() -> None:
    scene = placing()
    scene.play(PlacePosse(ANNA, SALOON_SPOT, LEFT))
    assert scene.asked() == [(ANNA, "gain")]
    assert scene.play(TakeInfluence(ANNA, MONEY)) == [InfluenceGained(ANNA, MONEY, 1)]


@pytest.mark.parametrize(("spot", "kind"), [(COURT_PORCH, FORCE), (HIDEOUT_PORCH, MONEY)])
def test_a_dull_porch_pays_one_even_when_it_is_empty(spot: int, kind: int) -> None:
    scene = placing()
    assert of(InfluenceGained, scene.play(PlacePosse(ANNA, spot, NO_SIDE))) == [InfluenceGained(ANNA, kind, 1)]


def test_a_dull_porch_pays_before_its_building_is_used() -> None:
    scene = placing()
    scene.on_porch(COURTHOUSE, "powder_house")
    kinds = [type(event).__name__ for event in scene.play(PlacePosse(ANNA, COURT_PORCH, NO_SIDE))]
    assert kinds == ["PossePlaced", "InfluenceGained", "BuildingUsed", "PowderLoaded"]


# [SHEET "11"]
def test_nothing_goes_above_six() -> None:
    scene = placing()
    scene.state.players[ANNA].influence = [6, 6, 6]
    events = scene.play(PlacePosse(ANNA, BANK_SPOT, LEFT))
    assert events == [PossePlaced(0, BANK_SPOT, LEFT), InfluenceLost(ANNA, LAW)]
    assert scene.state.players[ANNA].influence == [6, 6, 6]


# [ES "CASILLA DE PORCHE"]
def test_the_owner_is_paid_when_his_building_is_used() -> None:
    scene = placing()
    scene.on_porch(SALOON, "powder_house")
    events = scene.play(PlacePosse(ANNA, SALOON_PORCH, NO_SIDE))
    assert BuildingUsed(ANNA, building("powder_house"), BILL) in events
    assert InfluenceGained(BILL, MONEY, 1) in events


def test_the_owner_is_paid_at_once_for_a_building_that_works_later() -> None:
    scene = placing()
    scene.on_porch(SALOON, "cattle_farm")
    assert InfluenceGained(BILL, MONEY, 1) in scene.play(PlacePosse(ANNA, SALOON_PORCH, NO_SIDE))


# [ruling R2]
@pytest.mark.parametrize(("choice", "paid"), [("paid", 1), ("unpaid", 0)])
def test_the_owner_may_be_paid_for_his_own_use(choice: str, paid: int) -> None:
    scene = Scene(2, **{"own-building": choice})
    scene.ask(Task("place", BILL))
    scene.on_porch(SALOON, "powder_house")
    assert len(of(InfluenceGained, scene.play(PlacePosse(BILL, SALOON_PORCH, NO_SIDE)))) == paid


def test_an_empty_porch_of_a_player_pays_nobody() -> None:
    scene = placing()
    assert scene.play(PlacePosse(ANNA, SALOON_PORCH, NO_SIDE)) == [PossePlaced(0, SALOON_PORCH, NO_SIDE)]


def test_nobody_owns_the_building_of_the_sheriff() -> None:
    scene = placing()
    scene.on_porch(SHERIFF, "powder_house")
    events = scene.play(PlacePosse(ANNA, SHERIFF_PORCH, NO_SIDE))
    assert of(InfluenceGained, events) == []
    assert BuildingUsed(ANNA, building("powder_house"), NONE) in events


# [ES "COMPRAR UNA CARTA DE PROPIEDAD"]
def test_a_building_bought_this_round_is_not_used_yet() -> None:
    scene = placing()
    scene.state.players[BILL].bought = [building("powder_house")]
    assert of(BuildingUsed, scene.play(PlacePosse(ANNA, SALOON_PORCH, NO_SIDE))) == []


def test_dull_mats_have_no_influence_spot() -> None:
    assert placing().refused(PlacePosse(ANNA, COURT_SPOT, LEFT)) == "no-such-spot"
    assert placing(4).refused(PlacePosse(ANNA, COURT_SPOT, LEFT)) is None


# [ES "FASE DOS – COLOCAR PISTOLEROS"]
def test_a_second_posse_may_join_the_first_only_where_it_lies() -> None:
    scene = placing()
    scene.stand(ANNA, BANK_SPOT, LEFT)
    assert scene.refused(PlacePosse(ANNA, BANK_SPOT, RIGHT)) == "own-posse-there"
    scene.state.token_down[0] = True
    assert scene.refused(PlacePosse(ANNA, BANK_SPOT, RIGHT)) is None


# [ruling R16]
def test_a_spot_with_wounded_posse_only_starts_no_duel() -> None:
    scene = placing()
    scene.lie(BILL, LEFTOVER)
    assert scene.play(PlacePosse(ANNA, LEFTOVER, NO_SIDE)) == [PossePlaced(0, LEFTOVER, NO_SIDE)]


# [ruling R30]
def test_two_posse_of_one_seat_may_stand_on_one_mat() -> None:
    scene = placing()
    scene.stand(ANNA, SHERIFF_PORCH)
    assert scene.refused(PlacePosse(ANNA, LEFTOVER, NO_SIDE)) is None


def test_the_rancher_may_pay_for_the_third_posse_before_the_first_is_placed() -> None:
    scene = Scene()
    scene.state.players[BILL].boss = boss("rancher")
    scene.run(Task("hire"))
    assert scene.asked() == [(BILL, "hire-third")]
    scene.play(HireThird(BILL, FORCE))
    assert scene.state.players[BILL].third
    assert scene.influence(BILL) == [2, 1, 2]


@pytest.mark.parametrize(("third", "influence"), [(True, [2, 2, 2]), (False, [0, 0, 0])])
def test_the_rancher_is_not_asked_in_vain(third: bool, influence: list[int]) -> None:
    scene = Scene()
    scene.state.players[BILL].boss = boss("rancher")
    scene.state.players[BILL].third, scene.state.players[BILL].influence = third, influence
    scene.run(Task("hire"))
    assert scene.asked() == [(ANNA, "curtain")]


def test_mats_of_this_table_are_where_the_tests_expect_them() -> None:
    assert Scene().state.owner == [ANNA, BILL, NONE, NONE, NONE]
    assert [Scene().rules.position(mat) for mat in (0, SALOON, SHERIFF, COURTHOUSE, HIDEOUT)] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("spot", "side", "words"),
    [
        (COURT_PORCH, NO_SIDE, "on the porch of the Courthouse, for 1 Force at once"),
        (BANK_SPOT, RIGHT, "on the influence spot of the Bank, for 2 Law if your hand wins"),
        (LEFTOVER, NO_SIDE, "at the Sheriff's Office, to buy a leftover building; a duel with seat 1 follows"),
        (SALOON_PORCH, NO_SIDE, "on the porch of the Saloon, using the Jail"),
    ],
)
def test_a_placement_is_said_in_a_sentence(spot: int, side: int, words: str) -> None:
    scene = placing()
    scene.stand(BILL, LEFTOVER)
    scene.on_porch(SALOON, "jail")
    command = PlacePosse(ANNA, spot, side)
    assert said(scene.decider, scene.state, command) == f"Place a posse {words}."
