"""Every title passes the suite it never wrote a line for, at every table."""

from dataclasses import dataclass
from typing import Any

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.conformance import check_game
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import AUTOMATON, Config, Event, Redacted
from sagebrush_games.kernel.playout import playout, random_command
from sagebrush_games.kernel.title import AnyTitle
from tests.conformance.tables import TABLES, name
from tests.sentences import codes

SEED = 5


@dataclass(frozen=True)
class RandomGame:
    """A random game: the state after the set-up and after each command, and what happened until then."""

    title: AnyTitle
    decider: AnyDecider
    states: list[Any]
    commits: list[list[Event]]


@pytest.fixture(scope="module", params=TABLES, ids=[*map(name, TABLES)])
def game(request: pytest.FixtureRequest) -> RandomGame:
    """One of each table; playing it is dear, so all tests of the table look at the same one."""
    title, chance = TITLES[request.param.title], seeded(SEED)
    decider = title.build(request.param)
    state, events = decider.set_up(chance)
    states, commits = [state.copy()], [events]
    while decider.awaited(state):
        commits.append(decider.play(state, random_command(decider, state, chance), chance))
        states.append(state.copy())
    return RandomGame(title, decider, states, commits)


@pytest.mark.parametrize("seed", range(1, 3))
@pytest.mark.parametrize("config", TABLES, ids=map(name, TABLES))
def test_a_random_game_conforms(config: Config, seed: int) -> None:
    played = check_game(TITLES[config.title], config, seed, stride=9)
    assert sorted(standing.seat for standing in played.outcome.ranking) == list(range(config.seats))


def test_the_same_chance_plays_the_same_game(game: RandomGame) -> None:
    codec = Codec(game.title)
    again = playout(game.title.build(game.decider.config), seeded(SEED))
    assert codec.state_hash(again) == codec.state_hash(game.states[-1])


def test_rounds_are_counted_and_never_go_back(game: RandomGame) -> None:
    rounds = [game.title.rulebook.round_of(state) for state in game.states]
    assert rounds == sorted(rounds)
    assert 0 <= rounds[0] <= 1 < rounds[-1] or not any(rounds)  # some titles have no rounds


def test_what_happens_is_told_to_everybody_or_keeps_its_place(game: RandomGame) -> None:
    for viewer in (None, *range(game.decider.config.seats)):
        for event in (event for commit in game.commits for event in commit):
            assert type(game.decider.redact(event, viewer)) in (type(event), Redacted)


def test_the_automaton_does_what_its_rules_say(game: RandomGame) -> None:
    chance, decider, automaton = seeded(4), game.decider, game.title.rulebook.automaton
    for state in game.states:
        if any(seat == AUTOMATON for seat, _ in decider.awaited(state)):
            assert automaton is not None
            command = automaton(decider, decider.determinize(decider.view(state, None), chance))
            assert command in decider.legal(state, AUTOMATON)


def test_identifiers_are_unique_and_stable_words() -> None:
    for title in TITLES.values():
        words = [*(e.id for e in title.manifest.editions), *(v.id for v in title.manifest.variants), *codes(title.id)]
        assert all(word == word.lower() and " " not in word and "_" not in word for word in words)
        assert len(set(words)) == len(words)
