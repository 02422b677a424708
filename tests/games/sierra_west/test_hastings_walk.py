"""How the frontiersmen of Hastings walk: which card they go for, and by which way."""

import random

import pytest

from sagebrush_games.sierra_west.expansions.hastings.walking import LEFTWARD, RIGHTWARD, distances, goal, walked
from sagebrush_games.sierra_west.state.model import BASE, DOWN, GONE, NONE, SPECIAL, SPECIAL_DOWN, State
from sagebrush_games.sierra_west.state.mountain import ABOVE, ROWS, within_reach
from tests.games.sierra_west.solo import LEFT, RIGHT, Solo

# places: row 1 is 0-5, row 2 6-10, row 3 11-14, row 4 15-17, row 5 18 and 19


def mountain(*cards: int, gone: tuple[int, ...] = (), special: tuple[int, ...] = ()) -> State:
    """A mountain with ``cards`` face up on these places."""
    state: State = Solo().state
    state.mountain = [DOWN] * sum(ROWS)
    for place in cards:
        state.mountain[place] = 20
    for place in gone:
        state.mountain[place] = GONE
    for place in special:
        state.mountain[place] = SPECIAL
    return state


def test_the_left_frontiersman_goes_for_the_leftmost_card_and_the_right_one_for_the_rightmost() -> None:
    state = mountain(8, 18, 10)
    assert (goal(state, LEFTWARD), goal(state, RIGHTWARD)) == (18, 10)


def test_of_two_cards_as_far_out_the_lower_one_is_the_goal() -> None:
    assert goal(mountain(1, 11), LEFTWARD) == 1
    assert goal(mountain(4, 14), RIGHTWARD) == 4


def test_face_down_cards_and_outposts_are_no_goal() -> None:
    state = mountain(3, special=(0, 6))
    assert goal(state, LEFTWARD) == 3
    state.mountain[5] = SPECIAL_DOWN
    assert goal(state, RIGHTWARD) == 3


def test_without_a_card_to_claim_there_is_no_goal() -> None:
    assert goal(mountain(), LEFTWARD) == goal(mountain(), RIGHTWARD) == NONE


@pytest.mark.parametrize(("boots", "place"), [(0, BASE), (1, 0), (2, 6), (3, 11), (4, 15), (5, 18), (6, 18)])
def test_the_shortest_way_is_taken_and_ends_at_the_goal(boots: int, place: int) -> None:
    assert walked(mountain(18), BASE, 18, boots) == place


def test_of_two_ways_the_left_one_is_taken() -> None:  # [ruling R41]
    assert walked(mountain(18), BASE, 18, 1) == 0
    assert walked(mountain(19), BASE, 19, 1) == 1
    assert walked(mountain(13), 1, 13, 1) == 7


def test_the_base_may_be_crossed_but_the_mountain_is_preferred() -> None:
    assert walked(mountain(5), 0, 5, 1) == BASE
    assert walked(mountain(2), 0, 2, 1) == 1


def test_nobody_walks_over_places_where_nothing_lies() -> None:
    state = mountain(8, gone=(1, 7, 11))
    assert distances(state, 8)[6] == 4  # 6, 0, base, 2, 8
    assert walked(state, 6, 8, 1) == 0


def test_every_place_that_is_left_is_within_reach() -> None:
    state = mountain(3, gone=(18, 19, 15, 16, 11))
    there = {place for place, card in enumerate(state.mountain) if card != GONE}
    assert set(distances(state, 3)) == {BASE, *there}


def test_a_plan_moves_the_left_frontiersman_then_the_right_one() -> None:
    solo = Solo()
    solo.mountain({18: "AH01", 19: "AH02"})
    solo.turn("P10")  # 2 and 1
    assert (solo.state.walkers[LEFT], solo.state.walkers[RIGHT]) == (6, 1)


def test_without_a_card_to_claim_nobody_moves() -> None:  # [ruling R41]
    solo = Solo()
    solo.mountain({})
    solo.turn("P10")
    assert solo.state.walkers == [BASE, BASE, BASE]


def random_mountain(lot: random.Random) -> State:
    """A mountain of which cards have been claimed from above, with every bare card face up."""
    state = mountain()
    for _ in range(lot.randrange(16)):
        bare = [place for place, card in enumerate(state.mountain) if card != GONE and is_bare(state, place)]
        state.mountain[lot.choice(bare)] = GONE
    state.mountain = [
        20 if card != GONE and is_bare(state, place) else card for place, card in enumerate(state.mountain)
    ]
    return state


def is_bare(state: State, place: int) -> bool:
    """Whether nothing lies over a place."""
    return all(state.mountain[cover] == GONE for cover in ABOVE[place])


def shortest(state: State, start: int, goal: int, boots: int) -> set[int]:
    """Every place on some shortest way from ``start``, ``boots`` further: by trying all ways, shorter ones first."""
    edge, seen = {start}, {start}
    layers = [edge]
    while goal not in edge:
        edge = {near for place in edge for near in within_reach(state, place)} - seen
        seen |= edge
        layers.append(edge)
    on_way = {goal}
    for layer in reversed(layers[min(boots, len(layers) - 1) : -1]):
        on_way = {place for place in layer if on_way & set(within_reach(state, place))}
    return on_way


@pytest.mark.parametrize("seed", range(40))
def test_on_any_mountain_a_walk_follows_a_shortest_way_and_is_as_long_as_its_boots(seed: int) -> None:
    lot = random.Random(seed)
    state = random_mountain(lot)
    there = [BASE, *(place for place, card in enumerate(state.mountain) if card != GONE)]
    for side in (LEFTWARD, RIGHTWARD):
        aim = goal(state, side)
        for start in there:
            for boots in range(4):
                assert walked(state, start, aim, boots) in shortest(state, start, aim, boots)
