"""Some levels judge the positions where simulations end by weights of their own."""

from collections.abc import Sequence

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import Config
from sagebrush_games.tiny_epic_western import TITLE
from sagebrush_games.tiny_epic_western.state.model import State
from sagebrush_opponents import LEVELS
from sagebrush_opponents.decision import Budget
from sagebrush_opponents.engine import JUDGING, numbers_if_any
from sagebrush_opponents.evaluation import EVALUATIONS
from sagebrush_opponents.levels import level_opponent
from sagebrush_opponents.search.driver import Search
from sagebrush_opponents.search.method import Method, evaluating_policy
from sagebrush_opponents.table import AnyOpponentTable, table
from sagebrush_opponents.weights import Weights, judging_weights, weights_of
from tests.opponents.test_tiny_epic_western_evaluation import placing
from tests.opponents.test_tuned_weights import shape, weights_given

WESTERN = TITLE.id
JUDGED = {seats: judging_weights(WESTERN, "master", seats) or {} for seats in (2, 4)}


def western(seats: int = 2) -> AnyOpponentTable:
    return table(TITLE, Config(WESTERN, "standard", seats))


@pytest.mark.parametrize("title", TITLES)
def test_master_alone_has_them_and_in_tiny_epic_western_alone(title: str) -> None:
    found = {(level, seats) for level in LEVELS for seats in range(1, 7) if judging_weights(title, level, seats)}
    assert found == ({("master", seats) for seats in JUDGED} if title == WESTERN else set())


def test_every_weight_that_they_change_is_one_of_the_title() -> None:
    """A name with a slip in it would change nothing and tell nobody."""
    found, by_hand = numbers_if_any(WESTERN, JUDGING), weights_of(WESTERN)
    assert set(found) == {"levels", "fits"} and set(found["levels"]) <= set(LEVELS)
    for fit in found["fits"]:
        groups = {name: weights for name, weights in fit.items() if isinstance(weights, dict)}
        assert set(fit) - set(groups) == {"seats"} and groups
        for seats in fit["seats"]:
            assert shape(JUDGED[seats]) == shape(by_hand)
            assert set(different(JUDGED[seats], by_hand)) == {(group, name) for group in groups for name in fit[group]}


def different(one: Weights, other: Weights) -> list[tuple[str, str]]:
    return [(group, name) for group in one for name in one[group] if one[group][name] != other[group][name]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_level_judges_by_them_and_plays_by_its_own(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    made = weights_given(WESTERN, monkeypatch)
    level_opponent(LEVELS["master"], western(seats))
    assert made == [weights_of(WESTERN), *([JUDGED[seats]] if seats in JUDGED else [])]


def test_what_the_judge_says_is_what_the_search_expects() -> None:
    class Judge:
        def worths(self, _state: State) -> Sequence[float]:
            return 5.0, 3.0

    at = western()
    decider = at.decider
    state, _ = decider.set_up(seeded(1))
    seat, _ = decider.awaited(state)[0]
    search = Search(decider, EVALUATIONS[WESTERN](decider), Method(8, depth=99), evaluating_policy(), Judge())
    decision = search.choose(decider.view(state, seat), decider.legal(state, seat), Budget(600_000, 8), 1)
    assert decision.scores == (5.0, 3.0)


def last_round(seats: int, influence: int = 0, wanted: int = -1) -> State:
    """The last round begins; Anna has so much influence of each kind more than Bill."""
    state = placing(seats).state
    state.round, state.wanted = 6, wanted
    for seat, more in ((0, influence), (1, 0)):
        state.players[seat].influence = [1 + more] * 3
    return state


def lead(state: State, weights: Weights) -> float:
    anna, bill, *_ = EVALUATIONS[WESTERN](western(len(state.players)).decider, weights).worths(state)
    return anna - bill


@pytest.mark.parametrize("seats", JUDGED)
def test_influence_that_the_last_round_begins_with_still_buys_something(seats: int) -> None:
    state = last_round(seats, influence=2)
    assert lead(state, weights_of(WESTERN)) < 1 < lead(state, JUDGED[seats])


@pytest.mark.parametrize("seats", JUDGED)
def test_the_wanted_card_is_not_won_before_the_last_duel(seats: int) -> None:
    state = last_round(seats, wanted=0)
    assert lead(state, weights_of(WESTERN)) > 2
    assert 0 < lead(state, JUDGED[seats]) < 1.2
