"""The game of OpenSpiel passes its simulation test, and its algorithms run on it."""

import importlib
import pickle
from typing import Any

import numpy as np
import pytest

from sagebrush_research.chance_nodes import ChanceNodes, opened
from sagebrush_research.dice import CopyableDice
from sagebrush_research.episode import IllegalAction, episode
from sagebrush_research.table import research_table
from tests.servers import REQUIRED


def library(name: str) -> Any:
    """A module of OpenSpiel, which has wheels for Linux; without it the test is skipped, in CI it fails."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError:
        (pytest.fail if REQUIRED else pytest.skip)("OpenSpiel is not installed: pip install '.[openspiel]'")


@pytest.fixture(scope="module")
def pyspiel() -> Any:
    """The library, which knows our game."""
    found = library("pyspiel")
    library("sagebrush_research.environments.open_spiel_game")
    return found


@pytest.mark.parametrize(
    "parameters",
    [
        {"title": "tiny-epic-western", "seats": 2},
        {"title": "carson-city", "seats": 3, "variants": "outlaws", "set_up_seed": 2, "opening": 150},
        {"title": "sierra-west", "seats": 1, "set_up_seed": 3, "opening": 200},
    ],
    ids=lambda parameters: parameters["title"],
)
def test_random_games_pass_the_test_of_open_spiel(pyspiel: Any, parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game("python_sagebrush", parameters)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, mask_test=True)


def test_a_seat_gets_strings_and_tensors_with_and_without_recall(pyspiel: Any) -> None:
    observation = library("open_spiel.python.observation")
    game = pyspiel.load_game("python_sagebrush", {"title": "tiny-epic-western", "set_up_seed": 1})
    state = game.new_initial_state()
    for recalls in (False, True):
        kind = pyspiel.IIGObservationType(perfect_recall=recalls)
        seen = observation.make_observation(game, kind)
        seen.set_from(state, 0)
        assert np.abs(seen.tensor).max() == 1
        assert ('"type"' in seen.string_from(state, 0)) == recalls
    assert state.information_state_string(0) != state.information_state_string(1)


def test_a_game_of_the_edition_of_2009_can_be_sent_to_another_process(pyspiel: Any) -> None:
    game = pyspiel.load_game("python_sagebrush", {"title": "carson-city", "edition": "2009", "set_up_seed": 1})
    state = game.new_initial_state()
    again = pickle.loads(pickle.dumps(state))
    assert again.information_state_string(0) == state.information_state_string(0)
    assert again.get_game().table.config == game.table.config


def test_whoever_does_not_decide_has_no_action_and_sees_with_eyes_of_its_own(pyspiel: Any) -> None:
    game = pyspiel.load_game("python_sagebrush", {"title": "tiny-epic-western", "set_up_seed": 1})
    state = game.new_initial_state()
    mover = state.current_player()
    assert state.legal_actions(mover)
    assert state.legal_actions(1 - mover) == []
    assert [state.observation_string(seat).splitlines()[0][-6:] for seat in range(2)] == ["seat 0", "seat 1"]
    drawn = pyspiel.load_game("python_sagebrush", {"title": "tiny-epic-western"}).new_initial_state()
    seen = library("open_spiel.python.observation").make_observation(game)
    seen.set_from(state, 0)
    seen.set_from(drawn, 0)
    assert not seen.tensor.any(), "during set-up nothing is seen"


def test_monte_carlo_tree_search_plays_a_legal_action(pyspiel: Any) -> None:
    mcts = library("open_spiel.python.algorithms.mcts")
    game = pyspiel.load_game("python_sagebrush", {"title": "tiny-epic-western", "set_up_seed": 1, "opening": 100})
    state = game.new_initial_state()
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 20, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    assert bot.step(state) in state.legal_actions()


def test_counterfactual_regret_is_minimised_at_the_end_of_a_game(pyspiel: Any) -> None:
    cfr = library("open_spiel.python.algorithms.cfr")
    exploitability = library("open_spiel.python.algorithms.exploitability")
    game = pyspiel.load_game("python_sagebrush", {"title": "tiny-epic-western", "set_up_seed": 1, "opening": 100})
    solver = cfr.CFRSolver(game)
    uniform = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(10):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < uniform / 2


def test_draws_are_chance_nodes_that_can_be_taken_in_any_way() -> None:
    table = research_table("tiny-epic-western")
    nodes = ChanceNodes(table)
    draws = []
    while nodes.pending:
        draws.append(nodes.pending)
        nodes.draw(nodes.pending.outcomes - 1)
    assert {draw.purpose for draw in draws} >= {"mats", "bosses", "poker"}
    assert nodes.mover is not None
    copied = nodes.copy()
    copied.decide(next(iter(copied.played.legal(nodes.mover))))  # type: ignore[union-attr]
    assert len(nodes.played.log) == 1  # type: ignore[union-attr]


def test_what_can_fall_in_one_way_only_is_no_draw() -> None:
    """As who deals, at a table with one seat."""
    nodes, draws = ChanceNodes(research_table("tiny-epic-western", seats=1)), set[int]()
    while nodes.pending:
        draws.add(nodes.pending.outcomes)
        nodes.draw(0)
    assert min(draws) == 2


def test_a_game_that_is_copied_in_the_middle_of_its_draws_goes_on_with_those_that_were_made() -> None:
    nodes = ChanceNodes(research_table("tiny-epic-western"))
    for turn in range(9):
        assert nodes.pending is not None
        nodes.draw((turn + 1) % nodes.pending.outcomes)
    copied = nodes.copy()
    for one in (nodes, copied):
        assert not one.is_over
        while one.pending:
            one.draw(one.pending.outcomes // 2)
    assert nodes.played is not None and copied.played is not None
    assert nodes.played.information_text(0) == copied.played.information_text(0)
    other = ChanceNodes(research_table("tiny-epic-western"))
    while other.pending:
        other.draw(other.pending.outcomes // 2)
    assert other.played is not None
    assert other.played.information_text(0) != copied.played.information_text(0)


def test_chance_nodes_and_dice_play_the_same_game() -> None:
    table = research_table("carson-city", "2009", 2, ("outlaws",))
    plain, nodes, throws = episode(table, 1), ChanceNodes(table), CopyableDice(1)
    while not nodes.is_over:
        if nodes.pending is not None:
            nodes.draw(throws(nodes.pending.purpose, nodes.pending.outcomes))
        else:
            seat = nodes.mover
            assert seat is not None
            assert nodes.played is not None
            action = list(nodes.played.legal(seat))[-1]
            nodes.decide(action)
            plain.play(seat, action)
    assert nodes.played is not None
    assert plain.is_over
    assert plain.information_text(0) == nodes.played.information_text(0)


def test_an_opening_has_as_many_decisions_as_were_asked_for_and_leaves_the_last_one() -> None:
    table = research_table("tiny-epic-western")
    assert len(opened(table, 1, 20).log) == 1 + 20
    last = opened(table, 1, 10_000)
    assert not last.is_over
    after = last.copy()
    while not after.is_over:
        after.play(seat := next(iter(after.awaited)), next(iter(after.legal(seat))))
    assert len(after.log) - len(last.log) < 5


def test_the_game_of_open_spiel_is_that_of_its_parameters_and_pays_each_seat_its_own(pyspiel: Any) -> None:
    game = pyspiel.load_game(
        "python_sagebrush",
        {"title": "carson-city", "seats": 3, "variants": "outlaws horses", "set_up_seed": 5, "opening": 120},
    )
    assert game.table.config.variants == ("outlaws", "horses")
    state = game.new_initial_state()
    assert len([one for one in state.nodes.played.log if one.seat >= 0]) == 120
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    outcome = state.nodes.played.outcome
    winners = {line.seat for line in outcome.ranking if line.place == 1}
    assert {seat for seat in range(3) if state.player_return(seat) == max(state.returns())} == winners != {1}


def test_an_opening_without_dice_for_it_is_refused() -> None:
    with pytest.raises(ValueError, match="set_up_seed"):
        ChanceNodes(research_table("tiny-epic-western"), opening=3)


def test_outcomes_and_actions_that_cannot_be_are_refused() -> None:
    nodes = ChanceNodes(research_table("tiny-epic-western"))
    assert nodes.pending is not None
    for outcome in (nodes.pending.outcomes, -1):
        with pytest.raises(IllegalAction):
            nodes.draw(outcome)
    with pytest.raises(IllegalAction):
        nodes.decide(0)
    while nodes.pending:
        nodes.draw(0)
    with pytest.raises(IllegalAction):
        nodes.draw(0)
