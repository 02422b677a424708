"""Five levels play every title: legally, the same again for the same seed, differently from game to game, in time."""

import time
from collections.abc import Iterator

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.decider import R, S, V
from sagebrush_games.kernel.messages import Command, Config, Viewer
from sagebrush_games.sierra_west.actions.arrange_cards import ArrangeCards
from sagebrush_opponents import ENGINE, LEVELS, OPPONENTS, Budget, Decision, weights_hash
from sagebrush_opponents.search.tuning import tuning_of
from sagebrush_opponents.table import AnyOpponentTable, OpponentTable, table
from tests.opponents.matches import play_match
from tests.toys.high_card import HIGH_CARD

EDITIONS = {"carson-city": "big-box", "sierra-west": "gold-rush", "tiny-epic-western": "standard"}
TOY = table(HIGH_CARD, Config("high-card", "plain", 3))
FEW = Budget(60_000, simulations=6)
"""Enough to race, and quick."""
Asked = tuple[V, list[Command]]


def place(title: str, seats: int = 3) -> AnyOpponentTable:
    return table(TITLES[title], Config(title, EDITIONS[title], seats))


def asked(at: OpponentTable[R, S, V], seed: int, every: int) -> Iterator[Asked[V]]:
    """What seats of a random game see, with their legal commands, now and then."""
    decider, chance = at.decider, seeded(seed)
    state, _ = decider.set_up(chance)
    number = 0
    while awaited := decider.awaited(state):
        seat = awaited[0][0]
        legal = decider.legal(state, seat)
        if number % every == 0 and seat >= 0 and len(legal) > 1:
            yield decider.view(state, seat), legal
        number += 1
        decider.play(state, legal[chance("test", len(legal))], chance)


def test_what_a_single_simulation_expects_has_an_error_of_a_half() -> None:
    at = place("tiny-epic-western", seats=2)
    view, legal = next(asked(at, seed=3, every=1))
    decision = OPPONENTS["casual"](at)(view, legal, Budget(60_000), 1)
    assert decision.errors == (0.5, 0.5), "docs/ai-service.md and the description of the API say so"


def other_truths(at: OpponentTable[R, S, V], view: V, viewer: Viewer) -> list[V]:
    """The views of other hidden truths that look the same to the viewer."""
    guesses = (at.decider.determinize(view, seeded(seed)) for seed in range(3))
    return [at.decider.view(guess, viewer) for guess in guesses]


def followed(at: OpponentTable[R, S, V], view: V, decision: Decision, seed: int) -> None:
    """Plays the expected line in the world it was found in; raises Refusal for an illegal one."""
    state = at.decider.determinize(view, seeded(seed))
    assert decision.line[0] == decision.command
    at.decider.decide(state, decision.command, seeded(seed))


def test_the_levels_are_numbered_and_named_from_the_weakest_to_the_strongest() -> None:
    assert list(LEVELS) == ["novice", "casual", "skilled", "expert", "master"]
    assert [level.number for level in LEVELS.values()] == [1, 2, 3, 4, 5]
    assert [level.simulations for level in LEVELS.values()] == sorted(level.simulations for level in LEVELS.values())
    assert set(LEVELS) < set(OPPONENTS)


@pytest.mark.parametrize("title", sorted(EDITIONS))
@pytest.mark.parametrize("name", LEVELS)
def test_a_level_answers_with_something_legal_and_says_what_it_expects(title: str, name: str) -> None:
    at = place(title)
    for view, legal in asked(at, seed=2, every=40):
        decision = OPPONENTS[name](at)(view, legal, FEW, 7)
        assert decision.command in legal
        assert sum(decision.shares) == pytest.approx(1)
        assert len(decision.shares) == len(decision.errors) == len(decision.scores) == 3
        assert decision.simulations >= 1
        followed(at, view, decision, 7)


@pytest.mark.parametrize("title", sorted(EDITIONS))
@pytest.mark.parametrize("name", LEVELS)
def test_what_a_seat_cannot_see_does_not_change_what_it_does(title: str, name: str) -> None:
    at = place(title)
    for view, legal in asked(at, seed=4, every=60):
        decisions = [OPPONENTS[name](at)(same, legal, FEW, 9) for same in other_truths(at, view, legal[0].seat)]
        assert decisions[1:] == decisions[:-1]


def opening(at: AnyOpponentTable, name: str, seed: int) -> str:
    """The first ten commands of a game that is set up as every other."""
    decider, chance, choose = at.decider, seeded(1), OPPONENTS[name](at)
    state, _ = decider.set_up(chance)
    commands = []
    for number in range(10):
        seat = decider.awaited(state)[0][0]
        commands.append(choose(decider.view(state, seat), decider.legal(state, seat), FEW, seed + number).command)
        decider.play(state, commands[-1], chance)
    return repr(commands)


@pytest.mark.parametrize("title", sorted(EDITIONS))
@pytest.mark.parametrize("name", LEVELS)
def test_not_every_game_begins_alike(title: str, name: str) -> None:
    assert len({opening(place(title), name, 100 * game) for game in range(3)}) > 1


def test_the_best_candidate_comes_first_and_has_had_most_simulations() -> None:
    at = place("tiny-epic-western")
    view, legal = next(asked(at, seed=3, every=1))
    decision = OPPONENTS["skilled"](at)(view, legal, Budget(60_000), 1)
    assert decision.candidates[0].command == decision.command
    assert decision.candidates[0].simulations == max(candidate.simulations for candidate in decision.candidates)
    share = tuning_of("tiny-epic-western").spent("place", LEVELS["skilled"].simulations)
    assert 0.8 * share <= decision.simulations <= 1.2 * share


def test_candidates_that_come_to_the_same_are_worth_the_same() -> None:
    """What the simulations of one learn is not known to the others in the same world: they meet the same policy."""
    at = place("tiny-epic-western", 2)
    view, legal = next(asked(at, seed=3, every=7))
    twice = [legal[0], legal[0]]
    first, second = OPPONENTS["skilled"](at)(view, twice, Budget(60_000), 1).candidates
    assert (first.value, first.simulations) == (second.value, second.simulations)


def test_nobody_thinks_long_where_there_is_nothing_to_choose() -> None:
    at = place("tiny-epic-western")
    view, legal = next(asked(at, seed=3, every=1))
    decision = OPPONENTS["master"](at)(view, legal[:1], Budget(60_000), 1)
    assert decision.command == legal[0]
    assert decision.simulations <= 4
    assert sum(decision.shares) == pytest.approx(1)


def test_simulations_of_the_budget_count_instead_of_those_of_the_level() -> None:
    at = place("tiny-epic-western")
    view, legal = next(asked(at, seed=3, every=1))
    assert OPPONENTS["novice"](at)(view, legal, Budget(60_000, simulations=12), 1).simulations == 12


def test_in_the_middle_of_a_turn_of_small_decisions_few_commands_race() -> None:
    at = place("sierra-west", 2)
    found = [
        OPPONENTS["expert"](at)(view, legal, Budget(60_000, simulations=24), 1)
        for view, legal in asked(at, seed=2, every=20)
    ]
    raced = {len(one.candidates) for one in found if not isinstance(one.command, ArrangeCards)}
    assert max(raced) == 3
    assert any(len(one.candidates) > 3 for one in found if isinstance(one.command, ArrangeCards))


@pytest.mark.parametrize("title", sorted(EDITIONS))
def test_the_clock_stops_a_thought_in_the_middle_of_a_simulation(title: str) -> None:
    at = place(title, 4)
    for view, legal in asked(at, seed=5, every=50):
        for milliseconds in (0, 5):
            begun = time.process_time()
            assert OPPONENTS["master"](at)(view, legal, Budget(milliseconds), 1).command in legal
            assert time.process_time() - begun < 5


def test_a_title_without_an_evaluation_is_played_to_the_end_of_random_games() -> None:
    match = play_match(TOY, "skilled", "random", games=4)
    assert len(match.results) == 4
    view, legal = next(asked(TOY, seed=1, every=1))
    assert OPPONENTS["skilled"](TOY)(view, legal, Budget(60_000), 1).simulations >= 16


def test_a_novice_who_learns_beats_who_plays_anything() -> None:
    match = play_match(place("tiny-epic-western", 2), "novice", "random", games=6)
    assert match.share > 0.5


def test_a_hash_names_the_data_an_engine_thought_with() -> None:
    assert ENGINE
    hashes = {weights_hash(title) for title in (*TITLES, "unknown")}
    assert len(hashes) == len(TITLES) + 1
    assert all(len(found) == 64 for found in hashes)
