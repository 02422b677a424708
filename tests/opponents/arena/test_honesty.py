"""Cheating is found: a player that knows more than its view, and guesses that are not even."""

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from typer.testing import CliRunner

from sagebrush_cli.app import app
from sagebrush_cli.arena import honesty
from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import pick, seeded
from sagebrush_games.kernel.messages import Config
from sagebrush_opponents import OPPONENTS
from sagebrush_opponents.arena import players
from sagebrush_opponents.arena.honesty import kept_pairs, pairs, samples
from sagebrush_opponents.arena.honesty.kept_pairs import KeptPairs, PairedGame
from sagebrush_opponents.arena.honesty.pairs import PairsResult, compared
from sagebrush_opponents.arena.honesty.samples import chi_square, place_tests, tail, together
from sagebrush_opponents.decision import Budget, Decision
from sagebrush_opponents.table import AnyOpponentTable, table
from tests.toys import high_card

WESTERN = Config("tiny-epic-western", "standard", 3)
TABLES = [
    WESTERN,
    Config("sierra-west", "gold-rush", 2),
    Config("carson-city", "2009", 2),
]


@pytest.mark.parametrize("config", TABLES, ids=lambda config: config.title)
@pytest.mark.parametrize("name", ["greedy", "novice", "casual", "skilled@2", "expert@2", "master@2"])
def test_a_player_decides_the_same_whatever_is_hidden(config: Config, name: str) -> None:
    found = compared(config, name, 3)
    assert found.differences == ()
    assert found.pairs >= 8
    assert (found.hidden > 0) == (config.title != "carson-city")  # which hides nothing


def test_a_player_that_sees_the_truth_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(place: AnyOpponentTable) -> Any:
        def choose(view: Any, legal: Any, _budget: Budget, _seed: int) -> Decision:
            truth = place.decider.determinize(view, seeded(1))
            return Decision(legal[hash(place.codec.pack_state(truth)) % len(legal)])

        return choose

    monkeypatch.setattr(players, "OPPONENTS", {**OPPONENTS, "peeking": peeking})
    assert compared(WESTERN, "peeking", 3).differences == ()
    assert len(compared(WESTERN, "cheat:peeking", 3).differences) > 3


def test_a_player_whose_hopes_depend_on_the_truth_is_found_though_it_plays_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def hoping(place: AnyOpponentTable) -> Any:
        def choose(view: Any, legal: Any, _budget: Budget, _seed: int) -> Decision:
            truth = place.decider.determinize(view, seeded(1))
            return Decision(legal[0], shares=(hash(place.codec.pack_state(truth)) % 7 / 7, 0, 0))

        return choose

    monkeypatch.setattr(players, "OPPONENTS", {**OPPONENTS, "hoping": hoping})
    assert compared(WESTERN, "hoping", 3).differences == ()
    assert len(compared(WESTERN, "cheat:hoping", 3).differences) > 3


def test_of_a_long_game_twenty_pairs_are_compared() -> None:
    assert compared(Config("carson-city", "2009", 3), "random", 3).pairs == pairs.PAIRS_A_GAME == 20


def test_a_player_that_remembers_another_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Counter[str]()

    def counting(_place: AnyOpponentTable) -> Any:
        def choose(_view: Any, legal: Any, _budget: Budget, _seed: int) -> Decision:
            asked["all"] += 1
            return Decision(legal[asked["all"] % 2])

        return choose

    monkeypatch.setattr(players, "OPPONENTS", {**OPPONENTS, "counting": counting})
    assert compared(WESTERN, "counting", 3).differences


def test_a_pair_that_an_engine_does_not_decide_is_no_proof_that_it_is_honest() -> None:
    found = compared(WESTERN, "mine=cmd:false", 3)
    assert len(found.differences) == found.pairs > 3
    assert "no decision, start: it said no hello: the engine ended" in found.differences[0]


def unfair(config: Config, determinize: Any) -> AnyOpponentTable:
    """A table whose guesses are those of ``determinize(fair, rules, view, chance)``."""
    place = table(TITLES[config.title], config)
    book = place.decider.book
    fair = book.read.determinize
    read = replace(book.read, determinize=lambda rules, view, chance: determinize(fair, rules, view, chance))
    return replace(place, decider=replace(place.decider, book=replace(book, read=read)))


def test_a_guess_in_which_a_seat_may_do_something_else_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    place = table(TITLES[WESTERN.title], WESTERN)

    class Stricter:
        """Rules by which a seat may do less where it is only guessed what is hidden."""

        guessed: Any = None

        def __getattr__(self, name: str) -> Any:
            return getattr(place.decider, name)

        def determinize(self, view: Any, chance: Any) -> Any:
            self.guessed = place.decider.determinize(view, chance)
            return self.guessed

        def legal(self, state: Any, seat: int) -> Any:
            return place.decider.legal(state, seat)[: -1 if state is self.guessed else None]

    monkeypatch.setattr(pairs, "table", lambda *_: replace(place, decider=cast(Any, Stricter())))
    found = compared(WESTERN, "random", 1)
    assert len(found.differences) == found.pairs > 0
    assert all("does not look the same" in told for told in found.differences)


@pytest.mark.parametrize(
    ("config", "hidden"),
    [
        (WESTERN, {"hand 0", "hand 1", "hand 2", "rival", "offer"}),
        (TABLES[1], {"hand 0", "hand 1", "deck 0", "deck 1"}),
    ],
    ids=["tiny-epic-western", "sierra-west"],
)
def test_every_place_where_cards_lie_hidden_is_looked_at(config: Config, hidden: set[str]) -> None:
    state, _ = table(TITLES[config.title], config).decider.set_up(seeded(1))
    assert set(samples.PLACES[config.title](state)) == hidden


@pytest.mark.parametrize("config", TABLES[:2], ids=lambda config: config.title)
def test_guesses_are_even(config: Config) -> None:
    tests = [test for seed in range(2) for test in place_tests(config, seed)]
    assert len(tests) > 10
    assert min(test.contents for test in tests) > 1
    assert together(tests) > 0.001
    assert min(test.p for test in tests) > 0.001 / len(tests)


def test_a_title_of_which_nobody_has_said_what_lies_hidden_has_no_places_to_test(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(samples, "TITLES", {**TITLES, high_card.HIGH_CARD.id: high_card.HIGH_CARD})
    config = Config(high_card.HIGH_CARD.id, high_card.HIGH_CARD.manifest.editions[0].id, 2)
    assert [place_tests(config, seed) for seed in range(20)] == [[]] * 20


def test_guesses_that_prefer_high_cards_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def greedily(fair: Any, rules: Any, view: Any, chance: Any) -> Any:
        """The better of two guesses."""
        guesses = [fair(rules, view, chance) for _ in range(2)]
        return max(guesses, key=lambda state: sum(sum(player.dealt) for player in state.players))

    monkeypatch.setattr(samples, "table", lambda _title, config: unfair(config, greedily))
    assert together(place_tests(WESTERN, 1)) < 1e-6


def test_guesses_that_never_hold_the_truth_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def sameness(fair: Any, rules: Any, view: Any, chance: Any) -> Any:
        """One of two guesses, whatever the chance."""
        return fair(rules, view, seeded(pick(chance, "which", [5, 6])))

    monkeypatch.setattr(samples, "table", lambda _title, config: unfair(config, sameness))
    with pytest.raises(AssertionError, match="the truth is never guessed"):
        place_tests(WESTERN, 1)


def test_a_guess_that_does_not_look_the_same_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def richer(fair: Any, rules: Any, view: Any, chance: Any) -> Any:
        state = fair(rules, view, chance)
        state.round += 1
        return state

    monkeypatch.setattr(pairs, "table", lambda _title, config: unfair(config, richer))
    assert all("does not look the same" in told for told in compared(WESTERN, "random", 1).differences)


@pytest.mark.parametrize(("chi", "freedom", "p"), [(3.841, 1, 0.05), (18.307, 10, 0.05), (149.449, 100, 0.001)])
def test_the_tail_of_chi_square_is_that_of_the_tables(chi: float, freedom: int, p: float) -> None:
    assert tail(chi, freedom) == pytest.approx(p, rel=0.12)


def test_the_chance_of_an_uneven_count_is_that_of_chi_square() -> None:
    """A place with two contents has one degree of freedom, two such places have two."""
    uneven = chi_square("hand", Counter({(1,): 70, (2,): 50}), 2)
    assert uneven.chi_square == pytest.approx(2 * 10**2 / 60)
    assert uneven.p == pytest.approx(0.068, rel=0.1)
    assert together([uneven, uneven]) == pytest.approx(0.036, rel=0.1)


def test_contents_that_never_come_count_too() -> None:
    assert chi_square("hand", Counter({(1,): 60, (2,): 60}), 2).p > 0.9
    never = chi_square("hand", Counter({(1,): 120}), 2)
    assert never.p < 1e-9
    assert never.chi_square == pytest.approx(2 * 60**2 / 60)


def test_the_command_says_what_it_looked_at(tmp_path: Path) -> None:
    kept = ("--games", str(tmp_path / "games"), "--jobs", "1", "--title", "tiny-epic-western")
    asked = ("honesty", "random", "--pairs", "20", "--sampled", "1", "--cheater", "1")
    result = CliRunner().invoke(app, ["arena", *asked, *kept], env={"COLUMNS": "200"})
    assert result.exit_code == 0, result.output
    assert "0 decided differently" in result.output
    assert "hidden places" in result.output
    assert "cheat:random against random" in result.output


def test_a_player_with_a_name_of_its_own_meets_its_cheater(tmp_path: Path) -> None:
    kept = ("--games", str(tmp_path / "games"), "--jobs", "1", "--title", "tiny-epic-western")
    asked = ("honesty", "mine=random", "--pairs", "0", "--sampled", "0", "--cheater", "1")
    result = CliRunner().invoke(app, ["arena", *asked, *kept], env={"COLUMNS": "200"})
    assert result.exit_code == 0, result.output
    assert "cheat:random against mine" in result.output


@pytest.mark.parametrize(
    ("name", "sentence"), [("cmd:true", "cannot be shown the truth"), ("cheat:random", "There is no player")]
)
def test_who_has_no_cheater_is_told_before_anything_is_played(tmp_path: Path, name: str, sentence: str) -> None:
    kept = ("--games", str(tmp_path / "games"), "--jobs", "1", "--title", "tiny-epic-western")
    result = CliRunner().invoke(app, ["arena", "honesty", name, "--pairs", "20", "--cheater", "1", *kept])
    assert result.exit_code == 1
    assert sentence in result.output
    assert not list(tmp_path.iterdir())


def test_a_run_for_pairs_goes_on_where_one_was_killed(tmp_path: Path) -> None:
    kept = ("--games", str(tmp_path / "games.jsonl"), "--jobs", "1", "--title", "tiny-epic-western")
    asked = ["arena", "honesty", "random", "--pairs", "40", "--sampled", "0", *kept]
    first = CliRunner().invoke(app, asked, env={"COLUMNS": "200"})
    lines = (tmp_path / "games-pairs.jsonl").read_text().splitlines(keepends=True)
    known = lines[0].replace('"differences":[]', '"differences":["as the first run found"]')
    (tmp_path / "games-pairs.jsonl").write_text(known + lines[1][:20])
    second = CliRunner().invoke(app, asked, env={"COLUMNS": "200"})
    assert "0 decided differently" in first.output
    assert "1 decided differently" in second.output
    assert "as the first run found" in second.output
    assert (tmp_path / "games-pairs.jsonl").read_text() == known + "".join(lines[1:])


def test_short_games_are_compared_once_each_until_there_are_enough_pairs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A title of one's own may have games with one pair or none."""
    seeds: list[int] = []

    def few_pairs(games: Sequence[PairedGame], *_: Any) -> Iterator[PairsResult]:
        seeds.extend(game.seed for game in games)
        assert len(seeds) == len(set(seeds))
        return (PairsResult(game.seed % 2, 0, ()) for game in games)

    monkeypatch.setattr(honesty, "_compared", few_pairs)
    monkeypatch.setattr(honesty, "process_pool", ThreadPoolExecutor)
    kept = ("--games", str(tmp_path / "games"), "--jobs", "1", "--title", "tiny-epic-western")
    result = CliRunner().invoke(app, ["arena", "honesty", "random", "--pairs", "30", "--sampled", "0", *kept])
    assert result.exit_code == 0, result.output
    assert "30 pairs" in result.output


@pytest.mark.parametrize(
    "changed",
    [
        {"player": "random"},
        {"seed": 4},
        {"config": replace(WESTERN, seats=2)},
        {"config": replace(WESTERN, title="sierra-west", edition="gold-rush")},
    ],
    ids=lambda changed: ", ".join(changed),
)
def test_pairs_of_another_game_or_player_are_not_those_of_this_one(changed: dict[str, Any]) -> None:
    game = PairedGame(WESTERN, "greedy", 3, "a1b2")
    assert replace(game, **changed).id != game.id


def test_what_was_found_of_a_game_is_known_again(tmp_path: Path) -> None:
    game, found = PairedGame(WESTERN, "greedy", 3, "a1b2"), PairsResult(12, 7, ("one", "another"))
    with KeptPairs(tmp_path / "pairs") as kept:
        assert kept.of(game) is None
        kept.append(game, found)
        assert kept.of(game) == found
    with KeptPairs(tmp_path / "pairs") as kept:
        assert kept.of(game) == found
        assert kept.of(replace(game, seed=4)) is None


def test_pairs_of_another_engine_are_not_those_of_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    game = PairedGame(WESTERN, "casual", 3, "a1b2")
    before = game.id
    assert replace(game, commit="c3d4").id != before, "a fault may come without another version"
    monkeypatch.setattr(kept_pairs, "fingerprint", lambda *_: "another")
    assert game.id != before
