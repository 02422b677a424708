"""Weights are tuned by games, and a level plays with them."""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import Config
from sagebrush_opponents import LEVELS
from sagebrush_opponents.engine import TUNED, data_folder
from sagebrush_opponents.evaluation import EVALUATIONS, Evaluation
from sagebrush_opponents.levels import level_opponent
from sagebrush_opponents.search import tune, tuning_tables
from sagebrush_opponents.search.tune import main, tuned, written
from sagebrush_opponents.search.tuned_parameters import FIXED, Parameter, moved, parameters_of
from sagebrush_opponents.search.tuning_tables import first_tables, without_effect
from sagebrush_opponents.table import AnyOpponentTable, table
from sagebrush_opponents.weights import WEIGHTS, Weights, weights_of

TUNED_LEVELS: Mapping[str, Mapping[str, float]] = {
    "carson-city": {"expert": 0.5, "master": 1.0},
    "sierra-west": {"master": 1.0},
    "tiny-epic-western": {},
}
TUNED_TITLES = [title for title, levels in TUNED_LEVELS.items() if levels]


def shape(weights: Any) -> Any:
    """The names, counts and lengths of lists, without worths."""
    if isinstance(weights, dict):
        return {name: shape(found) for name, found in weights.items()}
    return (
        [shape(found) for found in weights]
        if isinstance(weights, list)
        else weights
        if isinstance(weights, int)
        else 0.5
    )


def fixed(weights: Weights) -> dict[str, Any]:
    return {
        f"{group}.{name}": found
        for group, named in weights.items()
        for name, found in named.items()
        if f"{group}.{name}".startswith(FIXED)
    }


def weights_given(title: str, monkeypatch: pytest.MonkeyPatch) -> list[Weights | None]:
    """The weights of every evaluation of the title that is made from now on, in order."""
    given: list[Weights | None] = []

    def noted(decider: AnyDecider, weights: Weights | None = None, /) -> Evaluation:
        given.append(weights)
        return make(decider, weights)

    make = EVALUATIONS[title]
    monkeypatch.setitem(EVALUATIONS, title, noted)
    return given


@pytest.mark.parametrize("title", TUNED_TITLES)
def test_tuned_weights_say_all_that_those_written_by_hand_say(title: str) -> None:
    by_hand, by_games = weights_of(title), weights_of(title, 1)
    assert shape(by_games) == shape(by_hand)
    assert fixed(by_games) == fixed(by_hand)
    assert by_games != by_hand


@pytest.mark.parametrize("title", TUNED_LEVELS)
def test_only_the_levels_that_a_title_names_play_with_tuned_weights(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = 3  # whose levels judge by the weights that they play with
    at = table(TITLES[title], Config(title, TITLES[title].manifest.editions[0].id, seats))
    given = weights_given(title, monkeypatch)
    for level in LEVELS.values():
        level_opponent(level, at)
    assert given == [weights_of(title, TUNED_LEVELS[title].get(name, 0)) for name in LEVELS]


def test_weights_half_way_are_between_those_written_by_hand_and_the_tuned_ones() -> None:
    by_hand, half, tuned = (weights_of("carson-city", share) for share in (0, 0.5, 1))
    assert tuned == tomllib.loads(data_folder("carson-city").joinpath(TUNED).read_text())
    worths = [found["character"]["banker"] for found in (by_hand, half, tuned)]
    assert worths[0] != worths[1] == pytest.approx((worths[0] + worths[2]) / 2)
    assert shape(half) == shape(by_hand)
    assert fixed(half) == fixed(by_hand)


def test_weights_of_a_title_that_nobody_has_tuned_are_not_made_up() -> None:
    with pytest.raises(FileNotFoundError, match=TUNED):
        weights_of("tiny-epic-western", 0.5)


def test_counts_and_what_the_rules_print_are_not_tuned() -> None:
    parameters = {(parameter.group, parameter.name) for parameter in parameters_of(weights_of("carson-city"))}
    assert {("money", "dollar"), ("character", "banker")} <= parameters
    assert not {("cowboy", "plenty"), ("sheet", "roads"), ("land", "built"), ("rivals", "best")} & parameters


def test_a_weight_is_moved_by_a_share_of_itself_and_one_near_zero_by_a_step() -> None:
    weights = {"a": {"one": 2.0, "few": [0.0, -1.0], "count": 3}}
    parameters = parameters_of(weights)
    assert parameters == [
        Parameter("a", "one", None, 2.0),
        Parameter("a", "few", 0, 0.0),
        Parameter("a", "few", 1, -1.0),
    ]
    assert moved(weights, parameters, [0.1, 0.1, 0.1]) == {
        "a": {"one": pytest.approx(2.2103, 1e-3), "few": [pytest.approx(0.03), pytest.approx(-1.105, 1e-3)], "count": 3}
    }
    assert weights["a"]["one"] == 2.0


def test_a_file_of_tuned_weights_keeps_what_stands_beside_them() -> None:
    lines = [
        "# A title",
        "",
        "[a]",
        "one = 2.0      # in points",
        "few = [0.0, -1.0]",
        "kinds = { bank = 3 }",
        "plenty = 4",
    ]
    told = list(written(lines, {"a": {"one": 2.5, "few": [0.25, -1.5], "kinds": {"bank": 3}, "plenty": 4}}))
    assert told == ["# A title", "", "[a]", "one = 2.500    # in points", "few = [0.250, -1.500]", *lines[5:]]


@pytest.mark.parametrize("title", sorted(EVALUATIONS))
def test_a_written_file_is_read_as_what_was_tuned(title: str) -> None:
    lines = data_folder(title).joinpath(WEIGHTS).read_text().splitlines()
    parameters = parameters_of(weights_of(title))
    told = tomllib.loads("\n".join(written(lines, moved(weights_of(title), parameters, [0.5] * len(parameters)))))
    assert [one.first for one in parameters_of(told)] == pytest.approx([one.at(0.5) for one in parameters], abs=6e-4)
    assert shape(told) == shape(weights_of(title))


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (["--trials", "0"], "a number from 1 on"),
        (["--weights", "gone.toml"], "gone.toml cannot be read"),
        (["--weights", "torn.toml"], "torn.toml cannot be read"),
        (["--weights", "flat.toml"], "flat.toml does not have the weights of sierra-west"),
        (["--weights", "other.toml"], "other.toml does not have the weights of sierra-west"),
    ],
)
def test_what_cannot_be_tuned_is_said_in_a_sentence(
    told: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("torn.toml").write_text("[a\n")
    Path("flat.toml").write_text("a = 1.0\n")
    Path("other.toml").write_text(data_folder("carson-city").joinpath(WEIGHTS).read_text())
    monkeypatch.setattr("sys.argv", ["tune", "--title", "sierra-west", *told])
    with pytest.raises(SystemExit):
        main()
    assert said in capsys.readouterr().err


def last(found: Iterator[tuple[int, Weights]]) -> Weights:
    return list(found)[-1][1]


def test_weights_go_towards_those_that_win(monkeypatch: pytest.MonkeyPatch) -> None:
    def wanted(_at: AnyOpponentTable, one: Weights, other: Weights, _deal: int) -> float:
        return float(one["kept"]["basic"] - other["kept"]["basic"])

    monkeypatch.setattr(tune, "ahead", wanted)
    by_hand = weights_of("sierra-west")
    found = last(tuned(by_hand, parameters_of(by_hand), first_tables("sierra-west"), 600, 1))
    assert found["kept"]["basic"] > 1.2 * by_hand["kept"]["basic"]


def test_weights_are_tuned_by_real_games_and_the_same_for_the_same_seed() -> None:
    by_hand = weights_of("tiny-epic-western")
    parameters, tables = parameters_of(by_hand), first_tables("tiny-epic-western")
    first, again, other = (last(tuned(by_hand, parameters, tables, 3, seed)) for seed in (1, 1, 2))
    assert first == again != other
    assert fixed(first) == fixed(by_hand)


def test_what_no_game_has_is_not_tuned(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """An outlaw comes with a variant: whatever games of tuning come to, they say nothing of it."""
    by_hand = weights_of("carson-city")
    outlaw, settler = (
        next(one for one in parameters_of(by_hand) if (one.group, one.name) == name)
        for name in (("building", "outlaw"), ("question", "settler"))
    )
    assert without_effect(first_tables("carson-city"), by_hand, [outlaw, settler]) == [outlaw]
    monkeypatch.setattr(tuning_tables, "WATCHED", 1)
    monkeypatch.setattr("sys.argv", ["tune", "--title", "carson-city", "--trials", "2"])
    main()
    found = tomllib.loads(capsys.readouterr().out)
    assert found["building"]["outlaw"] == by_hand["building"]["outlaw"]
    assert found["question"]["settler"] != by_hand["question"]["settler"]


def test_weights_of_carson_city_that_no_first_game_tuned_are_those_written_by_hand() -> None:
    by_hand, tuned_ones = weights_of("carson-city"), weights_of("carson-city", 1.0)
    assert tuned_ones["building"]["outlaw"] == by_hand["building"]["outlaw"] < 1
    assert tuned_ones["token"] == by_hand["token"]
