"""Opponents always answer, in time, with something legal; greedy is far stronger than random."""

import time
from collections.abc import Iterator

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.decider import R, S, V
from sagebrush_games.kernel.messages import Config
from sagebrush_opponents import OPPONENTS, Budget
from sagebrush_opponents.arena import match
from sagebrush_opponents.arena.match import Endless, play_game
from sagebrush_opponents.playouts import Playouts
from sagebrush_opponents.random_legal import random_opponent
from sagebrush_opponents.table import AnyOpponentTable, OpponentTable, table
from tests.opponents.matches import play_match
from tests.toys.high_card import HIGH_CARD

TOY = table(HIGH_CARD, Config("high-card", "plain", 3))


def carson_city(seats: int, *variants: str) -> AnyOpponentTable:
    return table(TITLES["carson-city"], Config("carson-city", "2009", seats, variants))


def positions(place: OpponentTable[R, S, V], seed: int) -> Iterator[tuple[int, V]]:
    """Seats that are awaited in a random game, with what they see."""
    decider, chance = place.decider, seeded(seed)
    state, _ = decider.set_up(chance)
    while awaited := decider.awaited(state):
        seat = awaited[0][0]
        yield seat, decider.view(state, seat)
        legal = decider.legal(state, seat)
        decider.play(state, legal[chance("test", len(legal))], chance)


def test_greedy_beats_random() -> None:
    result = play_match(carson_city(2), "greedy", "random", games=12)
    assert result.share == 1
    assert result.scores[0] > 3 * result.scores[1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_never_stalls_against_itself(seats: int) -> None:
    outcome = play_game(carson_city(seats, "outlaws"), ("greedy",) * seats, seed=seats)
    assert len(outcome.ranking) == seats


@pytest.mark.parametrize("name", sorted(OPPONENTS))
def test_the_same_position_and_seed_give_the_same_decision(name: str) -> None:
    place = carson_city(3)
    for number, (seat, view) in enumerate(positions(place, seed=5)):
        if number % 25 == 0 and seat >= 0:
            legal = place.decider.legal(place.decider.determinize(view, seeded(1)), seat)
            choose = OPPONENTS[name](place)
            first, again = (choose(view, legal, Budget(60_000, 24), 9) for _ in range(2))
            assert first == again
            assert first.command in legal


@pytest.mark.parametrize("name", sorted(OPPONENTS))
def test_who_keeps_a_poker_card_before_the_other_seat_keeps_its_own(name: str) -> None:
    place = table(TITLES["tiny-epic-western"], Config("tiny-epic-western", "standard", 2))
    decider, (state, _) = place.decider, place.decider.set_up(seeded(1))
    while len(decider.awaited(state)) < 2:
        decider.play(state, decider.legal(state, decider.awaited(state)[0][0])[0], seeded(2))
    for seat in (0, 1):
        legal = decider.legal(state, seat)
        assert OPPONENTS[name](place)(decider.view(state, seat), legal, Budget(60_000, 24), 9).command in legal


def test_greedy_stops_when_its_time_is_up_and_still_answers() -> None:
    place = carson_city(4)
    choose = OPPONENTS["greedy"](place)
    for number, (seat, view) in enumerate(positions(place, seed=7)):
        if number % 20 == 0:
            legal = place.decider.legal(place.decider.determinize(view, seeded(1)), seat)
            assert choose(view, legal, Budget(0), 1).command in legal


def test_a_decision_names_its_best_candidates_in_order() -> None:
    place = carson_city(2)
    seat, view = next(positions(place, seed=3))
    legal = place.decider.legal(place.decider.determinize(view, seeded(1)), seat)
    decision = OPPONENTS["greedy"](place)(view, legal, Budget(60_000), 1)
    values = [candidate.value for candidate in decision.candidates]
    assert values == sorted(values, reverse=True)
    assert decision.candidates[0].command == decision.command
    assert decision.line[0] == decision.command


def test_a_title_without_an_evaluation_is_played_by_random_games() -> None:
    result = play_match(TOY, "greedy", "random", games=4, budget=Budget(10))
    assert {result.first, result.second} == {"greedy", "random"}
    assert len(result.results) == 4


def test_random_games_keep_to_the_time_and_prefer_what_wins_more() -> None:
    seat, view = next(positions(TOY, seed=1))
    legal = TOY.decider.legal(TOY.decider.determinize(view, seeded(1)), seat)
    begun, worked = time.perf_counter(), time.process_time()
    decision = Playouts(TOY.decider).choose(view, legal, Budget(50), 1)
    assert time.perf_counter() - begun > 0.04 and time.process_time() - worked < 5
    assert decision.candidates[0].value == max(candidate.value for candidate in decision.candidates)
    assert Playouts(TOY.decider).choose(view, legal, Budget(0), 1).command in legal


def test_both_sides_of_a_pair_meet_the_same_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "OPPONENTS", {"one": random_opponent, "other": random_opponent})
    first, second = play_match(carson_city(2), "one", "other", games=2).results
    assert first.names == second.names[::-1]
    assert first.outcome == second.outcome


def test_a_game_that_does_not_end_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "LIMIT", 3)
    with pytest.raises(Endless):
        play_game(TOY, ("random",) * 3, seed=1)
