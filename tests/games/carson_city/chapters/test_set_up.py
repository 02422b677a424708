"""Chapter "Spielaufbau": kits, boxes, town, mountains, turn order, starting parcels."""

# [DE "SPIELAUFBAU"] [BB "PREPARACIÓN DE LA PARTIDA"]

from sagebrush_games.carson_city import TITLE
from sagebrush_games.carson_city.actions.choose_parcel import ChooseParcel
from sagebrush_games.carson_city.events.preparation import BuildingsOffered, MountainsRaised, TownFounded
from sagebrush_games.carson_city.state.board import SIDES, as_set
from sagebrush_games.carson_city.state.model import Kind, State
from sagebrush_games.kernel.chance import Chance, forbidden, seeded
from sagebrush_games.kernel.conformance import refused
from sagebrush_games.kernel.messages import Event
from tests.games.carson_city.table import at, config, of, parcels


def falls(**outcomes: list[int]) -> Chance:
    """What comes out for each purpose, named with underscores; 0 where nothing is said."""
    left = {purpose.replace("_", "-"): iter(numbers) for purpose, numbers in outcomes.items()}
    return lambda purpose, n: next(left.get(purpose, iter(())), 0) % n


def set_up(seats: int = 2, chance: Chance | None = None) -> tuple[State, list[Event]]:
    return TITLE.build(config(seats)).set_up(chance or seeded(1))


def test_everybody_has_fifteen_dollars_a_revolver_a_road_and_three_cowboys() -> None:
    state, _ = set_up(5)
    assert state.dollars == [15] * 5
    assert state.revolvers == [1] * 5
    assert state.roads == [1] * 5
    assert state.cowboys == [3] * 5
    assert state.supply == [7] * 5
    assert state.points == [0] * 5


def test_twelve_property_tiles_lie_in_front_of_everybody() -> None:
    decider = TITLE.build(config(2))
    state, _ = decider.set_up(seeded(1))
    assert [player.property_tiles for player in decider.view(state, None).players] == [12, 12]


def test_ranches_cost_three_and_ten_mines_four_and_twelve_and_the_rest_is_drawn() -> None:
    _, events = set_up()
    offered = of(BuildingsOffered, events)[0]
    ranch, mine, *drawn, other_ranch, other_mine = offered.offers
    assert (ranch, other_ranch) == (Kind.RANCH, Kind.RANCH)
    assert (mine, other_mine) == (Kind.MINE, Kind.MINE)
    assert tuple(drawn) == offered.drawn


def test_twenty_six_tiles_were_in_the_bag() -> None:
    state, events = set_up()
    drawn = of(BuildingsOffered, events)[0].drawn
    in_bag = {kind: state.bag[kind] + drawn.count(kind) for kind in state.bag}
    assert in_bag == {
        "ranch": 4,
        "mine": 4,
        "drugstore": 4,
        "bank": 4,
        "saloon": 3,
        "hotel": 3,
        "church": 2,
        "prison": 2,
    }


def test_the_white_die_is_the_column_and_the_black_die_the_row_of_the_centre() -> None:  # [ruling R1]
    _, events = set_up(
        chance=falls(
            centre_column=[0], centre_row=[5], mountain_column=list(range(6)) * 9, mountain_row=[3] * 6 + [4] * 9
        )
    )
    assert of(TownFounded, events) == [TownFounded(at("B7"))]


def test_a_house_stands_in_the_centre_with_four_roads_around_it() -> None:
    state, events = set_up()
    town = of(TownFounded, events)[0].parcel
    assert state.tiles[Kind.HOUSE] == 1 << town
    assert sorted(state.built) == sorted(SIDES[town])


def test_nine_mountains_are_thrown_again_on_the_town_and_on_each_other() -> None:
    columns, rows = [0, 1, 1, 2, 3, 4, 5, 0, 1, 2, 3], [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1]
    _, events = set_up(chance=falls(centre_column=[0], centre_row=[0], mountain_column=columns, mountain_row=rows))
    assert of(MountainsRaised, events) == [MountainsRaised(parcels("C2 D2 E2 F2 G2 B3 C3 D3 E3"))]


def test_nothing_lands_on_the_outer_ring() -> None:  # [ruling R1]
    rim = as_set(parcel for parcel in range(64) if parcel // 8 in (0, 7) or parcel % 8 in (0, 7))
    assert not any(set_up(chance=seeded(seed))[0].occupied & rim for seed in range(30))


def test_the_turn_order_is_drawn() -> None:
    orders = {tuple(set_up(3, seeded(seed))[0].order) for seed in range(60)}
    assert len(orders) == 6


def test_starting_parcels_are_taken_in_turn_order_and_then_in_reverse() -> None:
    decider = TITLE.build(config(3))
    state, _ = decider.set_up(seeded(4))
    asked = []
    for parcel in range(6):
        [(seat, prompt)] = decider.awaited(state)
        asked.append(seat)
        assert prompt == "starting-parcel"
        decider.play(state, ChooseParcel(seat, parcel), forbidden)
    assert asked == [*state.order, *reversed(state.order)]
    assert [land.bit_count() for land in state.land] == [2, 2, 2]
    assert state.round == 1


def test_mountains_and_the_town_may_be_starting_parcels_but_no_parcel_twice() -> None:
    decider = TITLE.build(config(2))
    state, events = decider.set_up(seeded(4))
    town, mountain = of(TownFounded, events)[0].parcel, of(MountainsRaised, events)[0].parcels[0]
    first, second = state.order
    decider.play(state, ChooseParcel(first, town), forbidden)
    assert refused(decider, state, ChooseParcel(second, town)) == "parcel-owned"
    assert len(decider.legal(state, second)) == 63
    decider.play(state, ChooseParcel(second, mountain), forbidden)
    assert state.owner(mountain) == second
