"""The baselines keep to their budget, answer legally, and find what random games can find."""

import time

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import Config
from sagebrush_opponents import OPPONENTS, Budget
from sagebrush_opponents.baselines.tree import Node
from sagebrush_opponents.table import AnyOpponentTable, table
from tests.toys.high_card import HIGH_CARD, PlayCard

BASELINES = ("flat-monte-carlo", "is-mcts")
TOY = table(HIGH_CARD, Config("high-card", "plain", 2))


def place(title: str) -> AnyOpponentTable:
    return table(TITLES[title], Config(title, TITLES[title].manifest.editions[0].id, 2))


@pytest.mark.parametrize("name", BASELINES)
@pytest.mark.parametrize("title", sorted(TITLES))
def test_a_baseline_answers_in_time_even_without_any(title: str, name: str) -> None:
    at = place(title)
    state, _ = at.decider.set_up(seeded(1))
    seat = at.decider.awaited(state)[0][0]
    view, legal = at.decider.view(state, seat), at.decider.legal(state, seat)
    for milliseconds in (0, 30):
        begun = time.process_time()
        assert OPPONENTS[name](at)(view, legal, Budget(milliseconds), 1).command in legal
        assert time.process_time() - begun < 5


def test_a_baseline_makes_the_simulations_it_is_given() -> None:
    state, _ = TOY.decider.set_up(seeded(1))
    view, legal = TOY.decider.view(state, 0), TOY.decider.legal(state, 0)
    decision = OPPONENTS["is-mcts"](TOY)(view, legal, Budget(60_000, 40), 1)
    assert decision.simulations == 40
    assert sum(candidate.simulations for candidate in decision.candidates) <= 40
    assert OPPONENTS["flat-monte-carlo"](TOY)(view, legal, Budget(60_000, 40), 1).simulations <= 40


def test_random_games_that_time_did_not_allow_are_not_told_as_made() -> None:
    state, _ = TOY.decider.set_up(seeded(1))
    view, legal = TOY.decider.view(state, 0), TOY.decider.legal(state, 0)
    decision = OPPONENTS["flat-monte-carlo"](TOY)(view, legal, Budget(0), 1)
    assert len(legal) > decision.simulations == sum(candidate.simulations for candidate in decision.candidates) == 1


def test_the_tree_visits_most_what_wins_most() -> None:
    state, _ = TOY.decider.set_up(seeded(3))
    view, legal = TOY.decider.view(state, 0), TOY.decider.legal(state, 0)
    best, *_, worst = OPPONENTS["is-mcts"](TOY)(view, legal, Budget(60_000, 400), 1).candidates
    assert best.simulations > 2 * worst.simulations
    assert best.value > worst.value


def test_a_command_that_is_seldom_legal_is_not_forgotten() -> None:
    root, rare, usual = Node(), PlayCard(0, 1), PlayCard(0, 2)
    for command, share, visits in ((rare, 0.5, 1), (usual, 0.5, 50)):
        child = root.grow(command)
        child.offered = 50
        for _ in range(visits):
            child.learn([share, 1 - share])
    assert root.best([rare, usual]).command == rare
    assert root.best([usual]).command == usual
    assert root.children[next(iter(root.children))].offered == 51
