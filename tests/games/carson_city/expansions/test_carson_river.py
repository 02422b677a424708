"""Carson River: nothing stands in water; bridges, mines, ranches and points beside it; a river of one's own."""

# [DE "VARIANTE „THE RIVER“"] [BB "Carson River: Durante la preparación del juego"]

import pytest

from sagebrush_games.carson_city import TITLE
from sagebrush_games.carson_city.actions.build_road import BuildRoad
from sagebrush_games.carson_city.actions.choose_parcel import ChooseParcel
from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.actions.place_on_parcel import PlaceOnParcel
from sagebrush_games.carson_city.events.placement import RoadBuilt
from sagebrush_games.carson_city.events.preparation import Asked, MountainsRaised, TownFounded
from sagebrush_games.carson_city.events.round_end import FinalPointsScored, GameEnded
from sagebrush_games.carson_city.expansions.carson_river.events import BridgeBuilt, BridgesScored
from sagebrush_games.carson_city.expansions.carson_river.water import BESIDE, banks, is_bridge
from sagebrush_games.carson_city.state.board import EDGES, SIDES, has, members, parcel_name
from sagebrush_games.carson_city.state.model import Kind
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.title import faults
from tests.games.carson_city.table import ANNA, BILL, Table, at, config, of
from tests.sentences import said

PRINTED = "A3 B3 B4 C4 D4 D5 E5 F5 G5 H5"
NORTH = "A2 B2 C2 D2 E2 F2 G2 H2"


def town() -> Table:
    """The river in the second row, so that the town on D4 is on the southern bank and D3 touches both."""
    return Table(2, "carson-river", river=NORTH)


def fault(river: str, *variants: str) -> list[tuple[str, str]]:
    return faults(TITLE, Config("carson-city", "2009", 2, variants, {"river": river}))


def test_the_printed_river_has_ten_parcels_from_rim_to_rim() -> None:
    rules = Table(2, "carson-river").rules
    assert sorted(map(parcel_name, members(rules.water))) == sorted(PRINTED.split())


@pytest.mark.parametrize("seed", range(10))
def test_neither_the_town_nor_a_mountain_lies_in_the_river(seed: int) -> None:
    decider = TITLE.build(config(3, "carson-river"))
    state, events = decider.set_up(seeded(seed))
    assert not state.occupied & decider.rules.water
    assert len(of(MountainsRaised, events)[0].parcels) == 6
    assert not has(decider.rules.water, of(TownFounded, events)[0].parcel)


def test_river_parcels_cannot_be_chosen_or_bought() -> None:
    table = town()
    table.placing()
    assert table.refused(PlaceOnParcel(ANNA, at("A2"))) == "river-there"
    table.given(Asked(ANNA, "starting-parcel"))
    assert table.refused(ChooseParcel(ANNA, at("A2"))) == "river-there"


def test_river_parcels_have_no_price() -> None:
    table = town()
    prices = {parcel.name: parcel.price for parcel in table.decider.view(table.state, None).parcels}
    assert [name for name, price in prices.items() if price is None] == NORTH.split()


def test_a_ranch_counts_river_parcels_as_free() -> None:
    assert town().built(ANNA, Kind.RANCH, "C3").income("C3") == 7  # all around but the town


def test_a_mine_beside_the_river_earns_three_more_however_much_water_there_is() -> None:
    # [BB "Para el cálculo de los ingresos por edificios"]
    table = town().mountains("A4").built(ANNA, Kind.MINE, "A3 B3 B5")
    assert (table.income("A3"), table.income("B3"), table.income("B5")) == (3 + 3, 3 + 3, 3)


def test_water_makes_no_parcel_dearer() -> None:
    table = town()
    assert table.rules.parcel_price(table.rules, table.state, at("A3")) == 1


def test_an_edge_between_two_river_parcels_or_at_the_rim_of_one_is_a_bridge() -> None:
    rules = town().rules
    bridges = [edge for edge in range(EDGES) if is_bridge(rules, edge)]
    assert len(bridges) == 9  # seven inside, one at each end
    assert all(not BESIDE[edge] & ~rules.water for edge in bridges)


def at_the_river() -> tuple[Table, int]:
    """A road leads from the town to the water; the edge east of D2 crosses it."""
    table = town().road(SIDES[at("D3")][1])
    table.placing()
    return table, SIDES[at("D2")][1]


def test_a_bridge_takes_two_roads_of_one_seat() -> None:  # [BB "Acerca de la construcción de carreteras"] [ruling R71]
    table, edge = at_the_river()
    table.roads(ANNA, 3).given(Asked(ANNA, "place"))
    assert table.play(BuildRoad(ANNA, edge)) == [BridgeBuilt(ANNA, edge)]
    assert (table.state.roads[ANNA], has(table.state.connected, at("D1"))) == (1, True)


def test_with_one_road_no_bridge_can_be_built() -> None:
    table, edge = at_the_river()
    table.roads(ANNA, 1).given(Asked(ANNA, "place"))
    assert table.refused(BuildRoad(ANNA, edge)) == "no-second-road"
    assert BuildRoad(ANNA, edge) not in table.offers(BuildRoad)


def test_along_the_bank_a_road_is_a_road() -> None:
    table, _ = at_the_river()
    table.roads(ANNA, 1).given(Asked(ANNA, "place"))
    assert table.play(BuildRoad(ANNA, SIDES[at("D3")][0])) == [RoadBuilt(ANNA, SIDES[at("D3")][0])]


def test_the_sentence_says_that_it_is_a_bridge() -> None:
    table, edge = at_the_river()
    table.roads(ANNA, 2).given(Asked(ANNA, "place"))
    assert (
        said(table.decider, table.state, BuildRoad(ANNA, edge)) == "Build a bridge of two roads on the west side of E2."
    )


def test_land_with_something_on_it_beside_a_bridge_scores_three() -> None:
    # [BB "Carson River: Al final de la partida"] [ruling R72]
    table, edge = at_the_river()
    table.given(BridgeBuilt(ANNA, edge)).built(ANNA, Kind.RANCH, "D3 H8").owns(BILL, "D1 E3").mountains("D1")
    table.round(4)
    scored = table.resolving()
    assert [(event.seat, event.land) for event in of(FinalPointsScored, scored)] == [(ANNA, 4), (BILL, 2)]
    assert of(BridgesScored, scored) == [BridgesScored(ANNA, 1), BridgesScored(BILL, 1)]


def last_bridge(roads: int, number: int = 4) -> tuple[Table, int]:
    """The end of a round in which Anna has so many roads, and a ranch on D3 without a bridge beside it."""
    table, edge = at_the_river()
    table.built(ANNA, Kind.RANCH, "D3").round(number).roads(ANNA, roads).resolving()
    return table, edge


def test_before_the_final_count_a_bridge_beside_own_land_may_still_be_built() -> None:
    table, edge = last_bridge(2)
    assert table.asked() == (ANNA, "roads")
    assert table.play(BuildRoad(ANNA, edge)) == [BridgeBuilt(ANNA, edge)]
    assert BridgesScored(ANNA, 1) in table.play(Decline(ANNA))


def test_who_builds_none_is_not_asked_again() -> None:
    table, _ = last_bridge(2)
    assert GameEnded() in table.play(Decline(ANNA))


@pytest.mark.parametrize(("roads", "number"), [(1, 4), (2, 3)])
def test_with_too_few_roads_or_another_round_to_come_nobody_is_asked(roads: int, number: int) -> None:
    table, _ = last_bridge(roads, number)
    assert table.asked() != (ANNA, "roads")


def test_the_river_leaves_two_banks() -> None:
    north, south = banks(town().rules.water)
    assert (north.bit_count(), south.bit_count()) == (8, 48)
    assert len(banks(Table(2, "carson-river").rules.water)) == 2


@pytest.mark.parametrize(("river", "mountains"), [(NORTH, 7), (PRINTED, 6), ("A3 A4", 9), ("A3 A4 A5", 8)])
def test_three_river_parcels_of_its_own_take_a_mountain_from_a_table(river: str, mountains: int) -> None:
    # [ruling R70]
    assert Table(2, "carson-river", river=river).rules.mountains == mountains


def test_the_gold_rush_has_the_printed_river_and_all_mountains() -> None:
    plain, rush = Table(2, "carson-river").rules, Table(2, "carson-river", river="gold-rush").rules
    assert (plain.water == rush.water, plain.mountains, rush.mountains) == (True, 6, 9)


@pytest.mark.parametrize("river", ["printed", "gold-rush", NORTH, PRINTED, "A3 A4", "D1 D2 D3 D4 D5 D6 D7 D8"])
def test_these_rivers_flow(river: str) -> None:
    assert not fault(river, "carson-river")


@pytest.mark.parametrize(
    ("river", "part"),
    [
        ("", "by name"),
        ("A0 A1", "by name"),
        ("I1 I2", "by name"),
        ("A3 B3 C4", "shares a side"),
        ("A3 A4 A3", "come back"),
        ("B2 B3 B4", "rim"),
        ("A3 B3 C3", "rim"),
        ("A1", "rim"),
        ("A1 B1 C1 D1 E1 F1 G1 H1 H2 G2 F2 E2 D2 C2 B2 A2", "at most 15"),
    ],
)
def test_these_do_not_and_a_sentence_says_why(river: str, part: str) -> None:
    [(field, sentence)] = fault(river, "carson-river")
    assert field == "options.river"
    assert part in sentence
    assert sentence.endswith(".")


def test_without_the_variant_there_is_no_river_to_choose() -> None:
    assert fault(NORTH) == [("options.river", "River can only be chosen with Carson River.")]
    assert not fault("printed")


def test_nothing_else_changes() -> None:
    plain, river = Table(2).rules, Table(2, "carson-river").rules
    assert (river.firepower, river.payout, river.parcel_price) == (plain.firepower, plain.payout, plain.parcel_price)
    assert (river.course, plain.water) == (river.water, 0)
