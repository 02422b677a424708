"""The mines where pioneers walk, and in the mountain."""

import pytest

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.sierra_west.actions.step_on import SkipIcon, StepOn
from sagebrush_games.sierra_west.events.mountain import CardTurned, SpecialEntered
from sagebrush_games.sierra_west.events.resources import ResourcesPaid
from sagebrush_games.sierra_west.rules.uncovering import uncover
from sagebrush_games.sierra_west.state.model import GONE, SPECIAL, SPECIAL_DOWN, TAN
from tests.games.sierra_west.expansions.scene import ANNA, Scene, of


def scene(wagon: int) -> Scene:
    """Anna's tan path begins with the Lantern and a paid mine."""
    arranged = Scene("gold-rush")
    arranged.wagon(ANNA, wagon)
    arranged.has(ANNA, food=1)
    arranged.board("GD-0", "H1", "H2")
    arranged.play(StepOn(ANNA, TAN))
    return arranged


def test_a_paid_mine_is_paid_before_the_card_is_chosen() -> None:
    table = scene(wagon=1)
    assert of(ResourcesPaid, table.play(StepOn(ANNA, TAN))) == [ResourcesPaid(ANNA, 1, 0, 0, 0)]
    assert table.asked() == "mine"


def test_a_paid_mine_cannot_be_used_without_a_card_along_the_trail() -> None:
    table = scene(wagon=0)
    assert table.refused(StepOn(ANNA, TAN)) == "no-effect"
    table.play(SkipIcon(ANNA, TAN))


@pytest.mark.parametrize(("draw", "mine"), [(0, "M1"), (1, "M2")])
def test_what_is_turned_up_on_an_upper_place_is_any_mine_of_rank_one(draw: int, mine: str) -> None:
    table = Scene("gold-rush")
    place = table.rules.piles[1].places[0]
    table.state.mountain = [GONE] * 20
    table.state.mountain[place] = SPECIAL_DOWN
    events = table.run(draw, tasks=(Task("uncover"),))
    assert of(CardTurned, events) == [CardTurned(place, SPECIAL + table.special(mine))]
    assert of(SpecialEntered, events) == [SpecialEntered(table.special(mine), place, ())]


@pytest.mark.parametrize(("draw", "mine"), [(0, "M3"), (1, "M4"), (2, "M5")])
def test_what_is_turned_up_on_a_lower_place_is_any_mine_of_rank_two(draw: int, mine: str) -> None:
    table = Scene("gold-rush")
    place = table.rules.piles[0].places[2]
    table.state.mountain = [GONE] * 20
    table.state.mountain[place] = SPECIAL_DOWN
    assert of(CardTurned, table.run(draw, tasks=(Task("uncover"),))) == [
        CardTurned(place, SPECIAL + table.special(mine))
    ]


@pytest.mark.parametrize("seed", range(5))
def test_whoever_guesses_the_mountain_keeps_the_ranks_apart(seed: int) -> None:
    table = Scene("gold-rush")
    lower, upper = table.rules.piles
    guess = table.decider.determinize(table.decider.view(table.state, ANNA), seeded(seed))
    guess.mountain = [card if card == SPECIAL_DOWN else GONE for card in guess.mountain]
    turned = of(CardTurned, uncover(table.rules, guess, Task("uncover"), seeded(seed)))
    ranks = {event.place: table.rules.specials[event.card - SPECIAL].rank for event in turned}
    assert ranks == dict.fromkeys(lower.places, 2) | dict.fromkeys(upper.places, 1)
