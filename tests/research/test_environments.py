"""The environments of PettingZoo and Gymnasium pass their libraries' own tests, and give away nothing."""

import copy
import pickle
import random
import warnings
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from sagebrush_games.kernel.chance import seeded
from sagebrush_opponents.decision import Decision
from sagebrush_research.drawing import table_text
from sagebrush_research.environments import at_once, learning, one_seat, turns
from sagebrush_research.environments.numbers import masked
from sagebrush_research.environments.picture import HIGH, WIDE
from sagebrush_research.episode import AnyEpisode, Episode, IllegalAction, episode
from sagebrush_research.table import research_table
from tests.research.tables import random_game

TABLES: list[dict[str, Any]] = [
    {"title": "carson-city", "seats": 3, "variants": ("outlaws", "law-of-the-strongest")},
    {"title": "tiny-epic-western", "seats": 2},
    {"title": "sierra-west", "seats": 1},
]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table["title"])
def test_the_table_passes_the_tests_of_pettingzoo(table: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # advice on names, and a mask that is 0 for a seat not asked
        api_test(turns.env(**table), num_cycles=60)
        seed_test(lambda: turns.env(**table), num_cycles=60)


def test_all_seats_at_once_pass_the_parallel_tests_of_pettingzoo() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        parallel_api_test(at_once.parallel_env(**TABLES[1]), num_cycles=30)
        parallel_seed_test(lambda: at_once.parallel_env(**TABLES[1]), num_cycles=30)


@pytest.mark.parametrize("opponents", ["random", "novice"])
def test_a_seat_against_computers_passes_the_check_of_gymnasium(opponents: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(one_seat.SeatEnv(title="tiny-epic-western", seats=2, opponents=opponents), skip_render_check=True)


def play_parallel(seed: int) -> tuple[list[int], dict[str, float]]:
    """A random game of all seats at once: its actions, and the last rewards."""
    table = at_once.parallel_env(**TABLES[1])
    observed, _ = table.reset(seed=seed)
    chance = np.random.default_rng(seed)
    actions: list[int] = []
    rewards: dict[str, float] = {}
    while table.agents:
        chosen = {
            agent: int(chance.choice(np.flatnonzero(seen["action_mask"]))) if seen["action_mask"].any() else 0
            for agent, seen in observed.items()
        }
        actions += chosen.values()
        observed, rewards, *_ = table.step(chosen)
    return actions, rewards


def test_a_parallel_game_with_a_seed_is_the_same_each_time_and_ends_with_a_winner() -> None:
    actions, rewards = play_parallel(3)
    assert (actions, rewards) == play_parallel(3)
    assert sorted(rewards.values()) == [-1.0, 1.0]
    assert actions != play_parallel(4)[0]


def test_a_whole_game_ends_with_rewards_for_every_seat() -> None:
    table = turns.env(**TABLES[0])
    table.reset(seed=1)
    chance, rewards = np.random.default_rng(1), {}
    for agent in table.agent_iter():
        seen, reward, is_over, _, _ = table.last()
        rewards[agent] = reward
        table.step(None if is_over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    assert sorted(rewards.values()) == [-1.0, 0.0, 1.0]


@pytest.mark.parametrize("make", [turns.raw_env, at_once.parallel_env], ids=["one by one", "all at once"])
def test_the_games_after_one_with_a_seed_follow_from_it_and_differ(make: Any) -> None:
    def three_games() -> list[str]:
        table, found = make(**TABLES[1]), list[str]()
        for seed in (5, None, None):
            table.reset(seed=seed)
            found.append(table.played.information_text(0))
        return found

    games = three_games()
    assert games == three_games()
    assert len(set(games)) == 3


def test_every_seat_is_rewarded_for_its_own_game() -> None:
    for seed in range(3):
        one_by_one, together = turns.raw_env(**TABLES[1]), at_once.parallel_env(**TABLES[1])
        one_by_one.reset(seed=seed)
        while not any(one_by_one.terminations.values()):
            mask = one_by_one.observe(one_by_one.agent_selection)["action_mask"]
            one_by_one.step(int(mask.argmax()))
            assert not any(one_by_one.truncations.values())
        assert list(one_by_one.rewards.values()) == one_by_one.played.returns()
        observed, _ = together.reset(seed=seed)
        while together.agents:
            observed, rewards, terminated, truncated, _ = together.step(first_legal(observed))
            assert not any(truncated.values())
        assert all(terminated.values())
        assert list(rewards.values()) == together.played.returns()


def test_who_plays_an_illegal_action_at_the_parallel_table_is_punished_alone_and_nobody_has_played() -> None:
    table = at_once.parallel_env(**TABLES[1])
    observed, _ = table.reset(seed=1)
    while len(table.played.awaited) < 2:
        observed, *_ = table.step(first_legal(observed))
    before = len(table.played.log)
    wrong = {**first_legal(observed), "seat_1": int(observed["seat_1"]["action_mask"].argmin())}
    _, rewards, terminated, _, _ = table.step(wrong)
    assert (rewards, table.agents, len(table.played.log)) == ({"seat_0": 0.0, "seat_1": -1.0}, [], before)
    assert all(terminated.values())


def test_opponents_sit_in_the_order_in_which_they_are_named() -> None:
    table = one_seat.SeatEnv(title="tiny-epic-western", seats=3, seat=1, opponents=["random", "novice"])
    assert {seat: choose is None for seat, choose in table._others.items()} == {0: True, 2: False}


def test_a_random_opponent_plays_any_of_its_legal_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen: list[float] = []

    def play(played: AnyEpisode, seat: int, action: int) -> None:
        legal = list(played.legal(seat))
        if seat == 1 and len(legal) > 1:
            chosen.append(legal.index(action) / (len(legal) - 1))
        plain(played, seat, action)

    plain = Episode.play
    monkeypatch.setattr(Episode, "play", play)
    table = one_seat.SeatEnv(title="tiny-epic-western", seats=2, opponents="random")
    for seed in range(3):
        _, info = table.reset(seed=seed)
        is_over = False
        while not is_over:
            _, _, is_over, _, info = table.step(int(info["action_mask"].argmax()))
    assert len(chosen) > 90
    assert min(chosen) == 0 and max(chosen) == 1
    assert sum(chosen) / len(chosen) == pytest.approx(0.5, abs=0.15)


def test_people_who_watch_see_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    shown: Any
    for shown in (
        turns.raw_env(render_mode="human", **TABLES[1]),
        at_once.parallel_env(render_mode="human", **TABLES[1]),
    ):
        shown.reset(seed=1)
        mask = masked(shown.played, next(iter(shown.played.awaited)))["action_mask"]
        action = int(mask.argmax())
        shown.step(action if isinstance(shown, turns.raw_env) else dict.fromkeys(shown.agents, action))
        assert "seen by everybody" in capsys.readouterr().out


@pytest.mark.parametrize("table", [{"title": "tiny-epic-western", "seats": 3}, {"title": "sierra-west", "seats": 2}])
def test_the_text_for_everybody_and_for_a_seat_shows_nothing_that_they_may_not_know(table: dict[str, Any]) -> None:
    at, chance = research_table(**table), seeded(5)
    shown = 0
    for turn, (played, _) in enumerate(random_game(at, 1)):
        for viewer in (None, *range(at.config.seats)):
            other_world = played.copy()
            other_world.state = at.decider.determinize(at.decider.view(played.state, viewer), chance)
            assert table_text(other_world, viewer) == table_text(played, viewer)
            shown += table_text(played, viewer).partition("\n")[2] != table_text(played).partition("\n")[2]
        if turn > 15:
            break
    assert shown > 10, "a seat sees more than everybody"


def test_the_text_shows_that_there_is_none_of_something() -> None:
    text = table_text(episode(research_table("carson-city"), 1))
    assert "\nround: 0\n" in text
    assert "points=0 cowboys=3" in text
    assert "characters: {character=sheriff limit=20}" in text
    assert "holder=-1" in text and "None" not in text and "=[]" not in text


def test_the_text_of_a_finished_game_ranks_the_seats_by_their_points() -> None:
    played = episode(research_table("tiny-epic-western"), 1)
    while not played.is_over:
        assert "\nasked: seat" in table_text(played)
        played.play(seat := next(iter(played.awaited)), next(iter(played.legal(seat))))
    outcome = played.outcome
    assert outcome is not None
    first, second = outcome.ranking
    assert table_text(played).splitlines()[1] == (
        f"over: 1. seat {first.seat} ({first.score} points), 2. seat {second.seat} ({second.score} points)"
    )


def test_a_seat_has_a_mask_only_while_it_is_asked() -> None:
    table = turns.raw_env(**TABLES[0])
    table.reset(seed=1)
    awaited = table.played.awaited
    for seat, agent in enumerate(table.possible_agents):
        assert bool(table.observe(agent)["action_mask"].any()) == (seat in awaited)


def test_an_illegal_action_changes_nothing_in_the_raw_table_and_ends_the_game_in_the_others() -> None:
    raw = turns.raw_env(**TABLES[1])
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        raw.step(illegal)
    seat = one_seat.SeatEnv(title="tiny-epic-western", opponents="random")
    seat.reset(seed=1)
    wrong = int(np.flatnonzero(~seat.action_masks())[0])
    _, reward, is_over, _, info = seat.step(wrong)
    assert (reward, is_over, info["is_illegal"]) == (-1.0, True, True)


def test_a_seat_plays_a_whole_game_and_the_same_one_again() -> None:
    def rewards(seed: int) -> list[float]:
        table = gymnasium.make(
            f"{one_seat.__name__}:{one_seat.ID}", title="tiny-epic-western", seats=3, seat=2, opponents="novice"
        )
        observed, info = table.reset(seed=seed)
        chance, found, is_over = np.random.default_rng(seed), [float(observed.sum())], False
        while not is_over:
            action = int(chance.choice(np.flatnonzero(info["action_mask"])))
            observed, reward, is_over, _, info = table.step(action)
            found += [float(observed.sum()), float(reward)]
        return found

    first = rewards(5)
    assert first == rewards(5)
    assert first[-1] in (-1.0, 0.0, 1.0)


def test_a_seat_is_rewarded_for_its_own_place_and_rivals_see_what_they_see(monkeypatch: pytest.MonkeyPatch) -> None:
    table = one_seat.SeatEnv(title="tiny-epic-western", seats=3, seat=1, opponents="novice")
    seen = set()

    def watched(who: int) -> Any:
        def choose(view: Any, legal: Any, _budget: Any, _seed: int) -> Decision:
            assert view == table.played.view(who)
            assert {command.seat for command in legal} == {who}
            seen.add(who)
            return Decision(legal[-1])

        return choose

    monkeypatch.setattr(table, "_others", {who: watched(who) for who in (0, 2)})
    rewards = []
    for seed in range(3):
        _, info = table.reset(seed=seed)
        is_over, reward = False, 0.0
        while not is_over:
            _, reward, is_over, _, info = table.step(int(info["action_mask"].argmax()))
        assert reward == table.played.returns()[1]
        rewards.append(table.played.returns())
    assert seen == {0, 2}
    assert any(found[1] != found[0] for found in rewards)


def test_a_seat_at_the_parallel_table_is_told_whether_it_is_asked() -> None:
    table = at_once.parallel_env(**TABLES[0])
    observed, infos = table.reset(seed=1)
    for _ in range(20):
        assert {agent for agent, info in infos.items() if info["awaited"]} == {
            agent for agent, seen in observed.items() if seen["action_mask"].any()
        }
        observed, *_, infos = table.step(first_legal(observed))
    assert not all(info["awaited"] for info in infos.values())


def test_a_table_is_shown_as_text_and_as_a_picture() -> None:
    for table in TABLES:
        shown = turns.env(render_mode="ansi", **table)
        shown.reset(seed=1)
        text = shown.render()
        assert "asked: seat" in text
        assert text.splitlines()[0].endswith("seen by everybody")
        drawn = turns.env(render_mode="rgb_array", **table)
        drawn.reset(seed=1)
        picture = drawn.render()
        assert (picture.shape, picture.dtype) == ((HIGH, WIDE, 3), np.uint8)
        assert len(np.unique(picture)) > 10


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"opponents": "deep-blue"}, "opponents are 1 of random, novice"),
        ({"opponents": ["random", "random"]}, "opponents are 1 of"),
        ({"seat": 2}, "seat is one of 0 to 1"),
        ({"render_mode": "hologram"}, "render_mode is one of"),
        ({"seats": 9}, "is played by"),
    ],
)
def test_arguments_that_do_not_fit_are_refused_with_a_sentence(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        one_seat.SeatEnv(title="tiny-epic-western", **arguments)


def test_the_example_learns_and_says_how_strong_it_is() -> None:
    table = research_table("tiny-epic-western")
    policy, games = learning.learn(table, seconds=1, seed=1)
    assert games
    assert np.abs(policy.weights).max() > 0
    said: list[str] = []
    learning.main(["--minutes", "0.01", "--processes", "1", "--games", "2"], said.append)
    assert len(said) == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--games", "0"], "argument --games: a number from 1 on"),
        (["--processes", "0"], "argument --processes: a number from 1 on"),
        (["--minutes", "0"], "argument --minutes: a number above 0"),
        (["--minutes", "inf"], "argument --minutes: a number above 0"),
        (["--minutes", "long"], "argument --minutes: a number above 0"),
        (["--title", "chess"], "argument --title: invalid choice"),
    ],
)
def test_the_example_refuses_what_it_cannot_do(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        learning.main(arguments)
    assert sentence in capsys.readouterr().err


def test_the_example_learns_from_each_seat_what_that_seat_won(monkeypatch: pytest.MonkeyPatch) -> None:
    games, learnt, clock = list[AnyEpisode](), list[tuple[int, float]](), iter([0.0, 0.0, 2.0])

    def begun(*given: Any) -> AnyEpisode:
        games.append(episode(*given))
        return games[-1]

    monkeypatch.setattr(learning, "episode", begun)
    monkeypatch.setattr(learning, "time", SimpleNamespace(monotonic=lambda: next(clock)))
    monkeypatch.setattr(learning.LinearPolicy, "learn", lambda _self, choice, won: learnt.append((choice.seat, won)))
    assert learning.learn(research_table("tiny-epic-western"), 1, 3)[1] == 1
    assert set(learnt) == set(enumerate(games[0].returns()))
    assert len(set(games[0].returns())) == 2


def test_the_example_is_measured_on_every_seat_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    games, seats = list[AnyEpisode](), list[set[int]]()

    def begun(*given: Any) -> AnyEpisode:
        games.append(episode(*given))
        seats.append(set())
        return games[-1]

    def choose(played: AnyEpisode, seat: int, _chance: Any) -> Any:
        seats[-1].add(seat)
        return SimpleNamespace(action=next(iter(played.legal(seat))))

    monkeypatch.setattr(learning, "episode", begun)
    policy: Any = SimpleNamespace(choose=choose)
    found = learning.wins_against_random(policy, research_table("tiny-epic-western"), 4, 1)
    assert seats == [{0}, {1}, {0}, {1}]
    assert found.share == sum((one.returns()[number % 2] + 1) / 2 for number, one in enumerate(games)) / 4


def test_an_action_that_won_becomes_likelier() -> None:
    table = research_table("tiny-epic-western")
    policy, played = learning.LinearPolicy(table), episode(table, 1)
    seat = next(iter(played.awaited))
    choice = policy.choose(played, seat, random.Random(1))
    policy.learn(choice, 1.0)
    after = policy.choose(played, seat, random.Random(1)).odds
    assert after[choice.at] > choice.odds[choice.at]


def test_of_two_seats_that_want_the_same_the_earlier_one_has_it_and_nobody_is_punished() -> None:
    table = at_once.parallel_env(title="carson-city", edition="big-box", seats=3, variants=["kit-carson"])
    observed, _ = table.reset(seed=1)
    while not (wanted := both_want(table.played)):
        assert table.agents, "no two seats ever wanted the same"
        observed, *_ = table.step(first_legal(observed))
    _, rewards, is_over, _, _ = table.step(first_legal(observed) | wanted)
    assert set(rewards.values()) == {0.0}
    assert not any(is_over.values())


def first_legal(observed: dict[str, Any]) -> dict[str, int]:
    """The first legal action of each agent."""
    return {agent: int(seen["action_mask"].argmax()) for agent, seen in observed.items()}


def both_want(played: AnyEpisode) -> dict[str, int]:
    """An action that two awaited seats may play, and the second one no more after the first."""
    awaited = list(played.awaited)
    for action in played.legal(awaited[0]) if len(awaited) > 1 else ():
        after = played.copy()
        after.play(awaited[0], action)
        if action in played.legal(awaited[1]) and action not in after.legal(awaited[1]):
            return {f"seat_{seat}": action for seat in awaited[:2]}
    return {}


def test_a_game_that_an_illegal_action_has_ended_does_not_go_on() -> None:
    table = one_seat.SeatEnv(title="tiny-epic-western", opponents="random")
    with pytest.raises(ResetNeeded):
        table.step(0)
    _, info = table.reset(seed=1)
    assert table.step(int(info["action_mask"].argmin()))[2]
    with pytest.raises(ResetNeeded):
        table.step(int(info["action_mask"].argmax()))
    table.reset(seed=1)
    assert not table.step(int(info["action_mask"].argmax()))[2]


def test_a_game_in_play_is_kept_and_goes_on_elsewhere() -> None:
    played = episode(research_table("tiny-epic-western"), 3)
    again = pickle.loads(pickle.dumps(played))
    for one in (played, again):
        while not one.is_over:
            seat = next(iter(one.awaited))
            one.play(seat, next(iter(one.legal(seat))))
    assert again.outcome == played.outcome


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_of_a_table_in_play_goes_on_by_itself_with_the_same_game(copied: Callable[[Any], Any]) -> None:
    table = turns.env(**TABLES[0])
    table.reset(seed=1)
    for _ in range(5):
        table.step(int(table.last()[0]["action_mask"].argmax()))
    again = copied(table)
    before = table.last()[0]["observation"]
    assert (before == again.last()[0]["observation"]).all()
    again.step(int(again.last()[0]["action_mask"].argmax()))
    assert (before == table.last()[0]["observation"]).all()


def test_a_copy_of_all_seats_at_once_goes_on_with_the_same_game() -> None:
    table = at_once.parallel_env(**TABLES[1])
    observed, _ = table.reset(seed=1)
    again = copy.deepcopy(table)
    for one in (table, again):
        one.step(first_legal(observed))
    assert table.played.information_text(0) == again.played.information_text(0)


def test_a_parallel_game_that_an_illegal_action_has_ended_does_not_go_on() -> None:
    table = at_once.parallel_env(**TABLES[1])
    observed, _ = table.reset(seed=1)
    wrong = {agent: int(seen["action_mask"].argmin()) for agent, seen in observed.items()}
    assert all(table.step(wrong)[2].values())
    decisions = len(table.played.log)
    assert table.step(first_legal(observed)) == ({}, {}, {}, {}, {})
    assert len(table.played.log) == decisions


def test_a_table_can_be_sent_to_another_process() -> None:
    again = pickle.loads(pickle.dumps(turns.raw_env(**TABLES[1])))
    again.reset(seed=1)
    assert again.possible_agents == ["seat_0", "seat_1"]
