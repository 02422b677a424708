"""What the greedy opponent believes about Carson City, one belief a test."""

from collections.abc import Callable

import pytest

from sagebrush_games.carson_city import TITLE
from sagebrush_games.carson_city.state.board import as_set, parcel_at
from sagebrush_games.carson_city.state.model import Box, Kind, Phase, State
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import Config
from sagebrush_opponents.carson_city import CarsonCityEvaluation
from sagebrush_opponents.carson_city.claims import WIN
from sagebrush_opponents.carson_city.land import distance
from sagebrush_opponents.table import table

TABLE = table(TITLE, Config("carson-city", "2009", 2))
ANNA, BILL = 0, 1
CORNER = parcel_at(0, 0)
EVALUATION = CarsonCityEvaluation(TABLE.decider)
Change = Callable[[State], None]


@pytest.fixture
def placing() -> State:
    """The second round, cowboys are being placed, Anna to begin; nobody owns anything, the map is empty."""
    state: State = TABLE.decider.set_up(seeded(1))[0]
    state.phase, state.round = Phase.COWBOYS, 2
    state.asked, state.prompt = ANNA, "place"
    state.order, state.passed = [ANNA, BILL], []
    state.characters = ["banker", "grocer"]
    state.dollars, state.cowboys, state.supply = [20, 20], [5, 5], [5, 5]
    state.tiles = dict.fromkeys(Kind, 0)
    state.occupied = state.owned = state.connected = 0
    state.land = [0, 0]
    return state


def gain(state: State, change: Change) -> float:
    """What ``change`` is worth to Anna."""
    after = state.copy()
    change(after)
    return EVALUATION.value(after, ANNA) - EVALUATION.value(state, ANNA)


def owns(parcel: int, kind: Kind | None = None, seat: int = ANNA) -> Change:
    def change(state: State) -> None:
        state.land[seat] |= 1 << parcel
        state.owned |= 1 << parcel
        if kind is not None:
            lay(state, kind, parcel)

    return change


def lay(state: State, kind: Kind, *parcels: int) -> None:
    state.tiles[kind] |= as_set(parcels)
    state.occupied |= as_set(parcels)


def stands_on(box: Box, *seats: int) -> Change:
    def change(state: State) -> None:
        for seat in seats:
            state.boxes[box] += (seat,)
            state.cowboys[seat] -= 1

    return change


def earns(dollars: int, seat: int = ANNA) -> Change:
    def change(state: State) -> None:
        state.dollars[seat] += dollars

    return change


def test_a_mine_beside_mountains_is_worth_more_than_one_beside_none(placing: State) -> None:
    alone = gain(placing, owns(CORNER, Kind.MINE))
    lay(placing, Kind.MOUNTAIN, parcel_at(0, 1), parcel_at(1, 1))
    assert gain(placing, owns(CORNER, Kind.MINE)) > alone + 1


def test_a_building_is_worth_more_early_than_late(placing: State) -> None:
    early = gain(placing, owns(CORNER, Kind.HOTEL))
    placing.round = 4
    assert early > gain(placing, owns(CORNER, Kind.HOTEL)) > 2


def test_dollars_above_the_cash_limit_are_worth_less(placing: State) -> None:
    assert gain(placing, earns(10)) > 2 * (gain(placing, earns(200)) - gain(placing, earns(190)))


def test_what_a_rival_has_counts_against_us(placing: State) -> None:
    assert gain(placing, earns(10, seat=BILL)) < 0


def test_a_free_box_is_better_than_a_disputed_one(placing: State) -> None:
    free = gain(placing, stands_on(Box.GAMBLING, ANNA))
    assert free > gain(placing, stands_on(Box.GAMBLING, BILL, ANNA)) - gain(placing, stands_on(Box.GAMBLING, BILL))


def test_a_box_is_safer_the_stronger_we_are(placing: State) -> None:
    stands_on(Box.POINTS_3, BILL)(placing)
    weak = gain(placing, stands_on(Box.POINTS_3, ANNA))
    placing.revolvers[ANNA] += 4
    assert gain(placing, stands_on(Box.POINTS_3, ANNA)) > weak


def test_a_building_that_cannot_be_paid_is_worth_no_cowboy(placing: State) -> None:
    owns(CORNER)(placing)
    placing.dollars[ANNA] = 2
    assert gain(placing, stands_on(Box.BUILDING_12, ANNA)) < 0


def test_a_building_wants_a_site(placing: State) -> None:
    placing.cowboys[ANNA] = 1  # so none is left to claim a site
    without = gain(placing, stands_on(Box.BUILDING_3, ANNA))
    owns(parcel_at(3, 3))(placing)
    assert gain(placing, stands_on(Box.BUILDING_3, ANNA)) > without + 1


def test_a_building_without_a_site_is_better_while_a_cowboy_can_claim_one(placing: State) -> None:
    placing.cowboys[ANNA] = 2
    with_another = gain(placing, stands_on(Box.BUILDING_3, ANNA))
    placing.cowboys[ANNA] = 1
    assert with_another > gain(placing, stands_on(Box.BUILDING_3, ANNA))


def test_in_the_last_round_cowboys_are_there_to_be_used(placing: State) -> None:
    placing.round = 4
    assert gain(placing, stands_on(Box.SALARY, ANNA)) > 0


def test_a_road_is_worth_building_where_it_reaches_a_site_of_what_we_hold(placing: State) -> None:
    owns(CORNER)(placing)
    placing.held[ANNA] = (Kind.SALOON,)
    placing.connected = 1 << parcel_at(0, 2)

    def reach(state: State) -> None:
        state.connected |= 1 << parcel_at(0, 1)

    assert gain(placing, reach) > 0.3


@pytest.mark.parametrize(("row", "column", "roads"), [(0, 1, 1), (1, 1, 2), (0, 4, 4), (7, 7, 5)])
def test_distance_counts_the_roads_that_are_missing(row: int, column: int, roads: int) -> None:
    assert distance(1 << CORNER, parcel_at(row, column)) == roads


def test_nothing_reaches_around_the_rim_of_the_map() -> None:
    assert distance(1 << parcel_at(0, 7), parcel_at(1, 0)) == 5


def test_duels_are_won_as_the_dice_say() -> None:
    assert WIN[0] == 0.5
    assert WIN[6] == pytest.approx(1)
    assert WIN[3] + WIN[-3] == pytest.approx(1)


def test_the_end_of_the_game_is_nothing_but_points(placing: State) -> None:
    placing.phase = Phase.OVER
    placing.points = [30, 25]
    assert EVALUATION.value(placing, ANNA) == pytest.approx(5)
