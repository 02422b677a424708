"""Every title passes the suite it never wrote a line for, at every table."""

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.conformance import check_game
from sagebrush_games.kernel.messages import AUTOMATON, Config, Redacted
from sagebrush_games.kernel.playout import playout, random_command
from tests.conformance.tables import TABLES, name
from tests.sentences import codes

each_table = pytest.mark.parametrize("config", TABLES, ids=map(name, TABLES))


@pytest.mark.parametrize("seed", range(1, 5))
@each_table
def test_a_random_game_conforms(config: Config, seed: int) -> None:
    played = check_game(TITLES[config.title], config, seed, stride=7)
    assert sorted(standing.seat for standing in played.outcome.ranking) == list(range(config.seats))


@each_table
def test_the_same_chance_plays_the_same_game(config: Config) -> None:
    title = TITLES[config.title]
    hashes = {Codec(title).state_hash(playout(title.build(config), seeded(5))) for _ in range(2)}
    assert len(hashes) == 1


@each_table
def test_rounds_are_counted_and_never_go_back(config: Config) -> None:
    title, chance = TITLES[config.title], seeded(6)
    decider = title.build(config)
    state, _ = decider.set_up(chance)
    rounds = [title.rulebook.round_of(state)]
    while decider.awaited(state):
        decider.play(state, random_command(decider, state, chance), chance)
        rounds.append(title.rulebook.round_of(state))
    assert rounds == sorted(rounds)
    assert 0 <= rounds[0] <= 1 < rounds[-1] or not any(rounds)  # some titles have no rounds


@each_table
def test_what_happens_is_told_to_everybody_or_keeps_its_place(config: Config) -> None:
    title, chance = TITLES[config.title], seeded(3)
    decider = title.build(config)
    state, events = decider.set_up(chance)
    while decider.awaited(state):
        for viewer in (None, *range(config.seats)):
            told = [decider.redact(event, viewer) for event in events]
            assert all(type(seen) in (type(event), Redacted) for seen, event in zip(told, events, strict=True))
        events = decider.play(state, random_command(decider, state, chance), chance)


@each_table
def test_the_automaton_does_what_its_rules_say(config: Config) -> None:
    title, chance = TITLES[config.title], seeded(4)
    decider = title.build(config)
    state, _ = decider.set_up(chance)
    while awaited := decider.awaited(state):
        if any(seat == AUTOMATON for seat, _ in awaited):
            assert title.rulebook.automaton is not None
            view = decider.view(state, None)
            command = title.rulebook.automaton(decider, decider.determinize(view, chance))
            assert command in decider.legal(state, AUTOMATON)
        decider.play(state, random_command(decider, state, chance), chance)


def test_identifiers_are_unique_and_stable_words() -> None:
    for title in TITLES.values():
        words = [*(e.id for e in title.manifest.editions), *(v.id for v in title.manifest.variants), *codes(title.id)]
        assert all(word == word.lower() and " " not in word and "_" not in word for word in words)
        assert len(set(words)) == len(words)
