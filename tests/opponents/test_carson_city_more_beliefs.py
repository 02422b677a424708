"""What the greedy opponent believes about characters and variants of Carson City, one belief a test."""

from dataclasses import replace

import pytest

from sagebrush_games.carson_city import TITLE
from sagebrush_games.carson_city.actions.take_guns import TakeGuns
from sagebrush_games.carson_city.expansions.horses.state import RANCHES, RODEO, of, stabled
from sagebrush_games.carson_city.expansions.new_beginning.state import of as sheets_of
from sagebrush_games.carson_city.rules.station import LINES
from sagebrush_games.carson_city.state.board import as_set, parcel_at
from sagebrush_games.carson_city.state.model import Auction, Box, Kind, Phase, State
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import Config
from sagebrush_opponents import Budget
from sagebrush_opponents.carson_city import CarsonCityEvaluation
from sagebrush_opponents.carson_city.town_hall import levels
from sagebrush_opponents.greedy import greedy_opponent
from sagebrush_opponents.table import table

TABLE = table(TITLE, Config("carson-city", "2009", 2, ("horses",)))
BIG_BOX = table(TITLE, Config("carson-city", "big-box", 2))
EVALUATION = CarsonCityEvaluation(TABLE.decider)
ANNA, BILL = 0, 1
MIDDLE = parcel_at(4, 4)


@pytest.fixture
def acting() -> State:
    """The second round, the row is being resolved; nobody owns anything, the map is empty."""
    state: State = TABLE.decider.set_up(seeded(1))[0]
    state.phase, state.round = Phase.ACTIONS, 2
    state.asked, state.prompt = ANNA, ""
    state.order, state.passed = [ANNA, BILL], [ANNA, BILL]
    state.characters = ["banker", "grocer"]
    state.tiles = dict.fromkeys(Kind, 0)
    state.occupied = state.owned = state.connected = 0
    state.land = [0, 0]
    return state


def worth(state: State) -> float:
    return EVALUATION.value(state, ANNA)


def in_corral(state: State, seat: int, corral: int) -> State:
    """A horse of the seat from its reserve in the corral."""
    after = state.copy()
    stables = of(after)
    reserve = tuple(horses - (one == seat) for one, horses in enumerate(stables.reserve))
    after.horses = replace(stables, reserve=reserve, corrals=stabled(stables.corrals, seat, corral))
    return after


def with_ranch(state: State) -> State:
    after = state.copy()
    after.tiles[Kind.RANCH] = after.occupied = after.owned = after.land[ANNA] = as_set((MIDDLE,))
    return after


def test_a_horse_that_may_win_the_rodeo_is_worth_more_than_one_in_the_reserve(acting: State) -> None:
    assert worth(in_corral(acting, ANNA, RODEO)) > worth(acting)


def test_the_horse_of_a_rival_in_the_rodeo_takes_half_the_hope(acting: State) -> None:
    alone = in_corral(acting, ANNA, RODEO)
    assert worth(in_corral(alone, BILL, RODEO)) < worth(alone)


def test_a_horse_doubles_a_ranch_that_stands(acting: State) -> None:
    without = worth(in_corral(acting, ANNA, RANCHES)) - worth(acting)
    assert worth(in_corral(with_ranch(acting), ANNA, RANCHES)) - worth(with_ranch(acting)) > without


def test_lots_are_worth_some_dollars_and_not_all(acting: State) -> None:
    acting.phase, acting.dollars = Phase.CHARACTERS, [30, 30]
    lots = (parcel_at(3, 3), parcel_at(3, 4))

    def bidding(dollars: int) -> float:
        after = acting.copy()
        after.effects = replace(after.effects, auction=Auction(BILL, lots, True, dollars, ANNA))
        return worth(after)

    assert bidding(1) > worth(acting) > bidding(30)


def test_dynamite_is_worth_keeping(acting: State) -> None:
    armed = acting.copy()
    armed.effects = replace(armed.effects, holders=(ANNA,))
    assert worth(armed) > worth(acting)


def test_promised_points_count_before_they_come() -> None:
    place = table(TITLE, Config("carson-city", "2009", 2, options={"characters": "custom", "card-5": "red"}))
    state = place.decider.set_up(seeded(1))[0]
    state.phase, state.round, state.prompt, state.passed = Phase.ACTIONS, 1, "", [ANNA, BILL]
    state.characters = ["settler-red", "banker"]
    state.land[ANNA] |= state.tiles[Kind.MOUNTAIN]
    waiting = state.copy()
    waiting.effects = replace(waiting.effects, promised=(ANNA,))
    evaluation = CarsonCityEvaluation(place.decider)
    assert evaluation.value(waiting, ANNA) - evaluation.value(state, ANNA) >= 9


@pytest.mark.parametrize("variants", [("new-beginning",), ("horses", "new-beginning")])
def test_a_sheet_keeps_to_the_kit_and_takes_the_rest_in_dollars(variants: tuple[str, ...]) -> None:
    place = table(TITLE, Config("carson-city", "2009", 2, variants))
    decider, chance = place.decider, seeded(1)
    state, _ = decider.set_up(chance)
    while not sheets_of(state).revealed:
        seat = decider.awaited(state)[0][0]
        choice = greedy_opponent(place)(decider.view(state, seat), decider.legal(state, seat), Budget(60_000), 1)
        decider.play(state, choice.command, chance)
    assert (state.cowboys, state.roads, state.revolvers) == ([3, 3], [1, 1], [1, 1])
    assert min(state.dollars) >= 15


def with_bank_and_town_hall() -> State:
    """Anna's bank beside a house, and a town hall that nobody holds."""
    state: State = BIG_BOX.decider.set_up(seeded(1))[0]
    state.phase, state.round, state.prompt, state.passed = Phase.ACTIONS, 2, "", [ANNA, BILL]
    state.characters = ["banker", "grocer"]
    state.tiles = dict.fromkeys(Kind, 0)
    state.tiles[Kind.BANK], state.tiles[Kind.TOWN_HALL] = 1 << MIDDLE, 1 << parcel_at(1, 1)
    state.occupied = state.tiles[Kind.BANK] | state.tiles[Kind.TOWN_HALL]
    state.owned = state.connected = 1 << MIDDLE
    state.land, state.claims = [1 << MIDDLE, 0], [0, 0]
    return state


def test_the_town_hall_is_worth_a_level_of_every_building_that_it_raises() -> None:
    state = with_bank_and_town_hall()
    assert levels(BIG_BOX.decider.rules, state, ANNA) == 3
    assert levels(BIG_BOX.decider.rules, state, BILL) == 0


def test_a_cowboy_on_the_town_hall_is_worth_more_while_nobody_else_wants_it() -> None:
    evaluation, state = CarsonCityEvaluation(BIG_BOX.decider), with_bank_and_town_hall()
    alone, disputed = state.copy(), state.copy()
    alone.claims = [state.tiles[Kind.TOWN_HALL], 0]
    disputed.claims = [state.tiles[Kind.TOWN_HALL]] * 2
    worths = [evaluation.sketch(one, ANNA) for one in (state, disputed, alone)]
    assert worths == sorted(worths)
    assert len(set(worths)) == 3


def test_a_building_is_worth_more_as_soon_as_its_owner_holds_the_town_hall() -> None:
    evaluation, state = CarsonCityEvaluation(BIG_BOX.decider), with_bank_and_town_hall()
    without = evaluation.sketch(state, ANNA)
    state.hall = replace(state.hall, holder=ANNA)
    assert evaluation.sketch(state, ANNA) > without


def test_who_comes_for_the_outlaw_on_the_town_hall_does_not_want_the_town_hall() -> None:
    evaluation, state = CarsonCityEvaluation(BIG_BOX.decider), with_bank_and_town_hall()
    state.claims[ANNA] = state.tiles[Kind.TOWN_HALL]
    state.hall = replace(state.hall, holder=ANNA)
    state.outlaws = state.tiles[Kind.TOWN_HALL]
    fought = state.copy()
    fought.claims[BILL] = fought.outlaws
    assert evaluation.sketch(fought, ANNA) == evaluation.sketch(state, ANNA)


@pytest.mark.parametrize("box", [Box.GAMBLING, Box.COWBOY_INCOME])
def test_three_revolvers_are_not_left_where_a_duel_is_still_to_be_won(acting: State, box: Box) -> None:
    acting.boxes = {**acting.boxes, Box.AMMUNITION: (ANNA,), box: (ANNA, BILL)}
    TABLE.decider.apply(acting, TABLE.decider.book.advance(TABLE.decider.rules, acting, seeded(1)))
    assert (acting.asked, acting.prompt) == (ANNA, "ammunition")
    view, legal = TABLE.decider.view(acting, ANNA), TABLE.decider.legal(acting, ANNA)
    chosen = {type(greedy_opponent(TABLE)(view, legal, Budget(60_000), seed).command) for seed in range(5)}
    assert chosen == {TakeGuns}


def test_a_station_in_the_reserve_wants_a_road_that_crosses_the_map_in_a_town_of_many_houses() -> None:
    evaluation, state = CarsonCityEvaluation(BIG_BOX.decider), with_bank_and_town_hall()
    state.tiles[Kind.BANK] = 0
    state.occupied = state.tiles[Kind.HOUSE] = as_set(range(12))
    state.held[ANNA] = (Kind.STATION,)
    without = evaluation.sketch(state, ANNA)
    state.built = sorted(LINES[4][0])
    assert evaluation.sketch(state, ANNA) > without
