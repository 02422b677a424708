"""Games of the arena: both sides meet the same luck, nothing is lost or played twice, whoever fails is replaced."""

import fcntl
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import IO, Any

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import Command, Config, Outcome, Standing
from sagebrush_opponents import OPPONENTS
from sagebrush_opponents.arena import games, players, run
from sagebrush_opponents.arena.fingerprints import fingerprints, telling
from sagebrush_opponents.arena.game_log import GameLog
from sagebrush_opponents.arena.games import GameInProgress, play_planned, shares_of
from sagebrush_opponents.arena.line_file import BrokenLog, BusyLog
from sagebrush_opponents.arena.pairing import FinishedRound, LineUpShape, line_ups, planned_round, rotations, rounds_of
from sagebrush_opponents.arena.players import UnknownPlayer, player
from sagebrush_opponents.arena.ratings.calibration import BinnedForecasts
from sagebrush_opponents.arena.records import GameRecord, PlannedGame, config_key
from sagebrush_opponents.arena.run import play_rounds
from sagebrush_opponents.arena.seeds import seed_of
from sagebrush_opponents.arena.standings import match_results, round_share, standings
from sagebrush_opponents.decision import Budget, Decision
from sagebrush_opponents.external.engines import UnusableEngine
from sagebrush_opponents.table import AnyOpponentTable, table

DUEL = Config("tiny-epic-western", "standard", 2)
FOUR = Config("tiny-epic-western", "standard", 4)
ALONE = Config("tiny-epic-western", "standard", 1, (), {"difficulty": "apprentice"})


@pytest.fixture
def pool() -> Iterator[Executor]:
    with ThreadPoolExecutor(2) as threads:
        yield threads


def nobody(_record: object) -> None:
    """Hears of no game."""


def test_both_sides_meet_the_same_set_up_and_change_seats() -> None:
    games_of_round = planned_round(DUEL, ("greedy", "random"), 3).games
    assert [game.players for game in games_of_round] == [("greedy", "random"), ("random", "greedy")]
    decider = table(TITLES[DUEL.title], DUEL).decider
    begun = [GameInProgress(game, TITLES[DUEL.title]) for game in games_of_round]
    states = [decider.set_up(seeded(seed_of("game", one.game.seed)))[0] for one in begun]
    assert states[0] == states[1]


def test_every_game_says_what_decides_in_which_seat() -> None:
    one, other = planned_round(DUEL, ("greedy", "novice"), 3).games
    assert one.engines == fingerprints(("greedy", "novice"), DUEL.title) == other.engines[::-1]
    assert one.engines[0] != one.engines[1]
    assert play_planned(replace(one, players=("random", "random"))).engines == one.engines


def test_equal_players_have_equal_games_in_both_rotations() -> None:
    one, other = (
        play_planned(PlannedGame(DUEL, names, 4)) for names in (("a=random", "b=random"), ("b=random", "a=random"))
    )
    assert one.scores == other.scores
    assert one.labels == other.labels[::-1]


@pytest.mark.parametrize(
    ("seats", "shape", "expected"),
    [
        (1, LineUpShape.ALONE, [("a",), ("b",), ("c",)]),
        (2, LineUpShape.ALONE, [("a", "b"), ("a", "c"), ("b", "c")]),
        (3, LineUpShape.SIDES, [("a", "b", "a"), ("a", "c", "a"), ("b", "c", "b")]),
        (3, LineUpShape.MIXED, [("a", "b", "c")]),
        (4, LineUpShape.MIXED, []),
    ],
)
def test_players_fill_the_seats_as_they_are_told(seats: int, shape: LineUpShape, expected: list[Any]) -> None:
    assert line_ups(["a", "b", "c"], seats, shape) == expected


def test_one_against_three_sits_in_every_seat_once() -> None:
    assert line_ups(["a", "b"], 4) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]
    assert [seated.index("a") for seated in rotations(("a", "b", "b", "b"))] == [0, 3, 2, 1]
    assert len(rotations(("a", "b", "a", "b"))) == 2


def test_those_who_tie_share_the_win_and_nobody_wins_against_the_box() -> None:
    tie = Outcome("end", (Standing(1, 9, 1), Standing(0, 9, 1), Standing(2, 3, 3)))
    assert shares_of(tie, 3) == (0.5, 0.5, 0)
    assert shares_of(Outcome("end", (Standing(0, 9, 2),)), 1) == (0,)


def test_no_guess_at_the_hidden_part_can_draw_what_the_set_up_drew() -> None:
    assert seed_of("game", 5) != seed_of("decision", 5, 0, 0) != seed_of("decision", 5, 1, 0)
    assert 0 <= seed_of("game", 5) < 1 << 48


def test_a_share_against_three_is_that_of_the_one(pool: Executor, tmp_path: Path) -> None:
    with GameLog(tmp_path / "games") as log:
        (finished,) = play_rounds(
            [planned_round(FOUR, ("greedy", "random", "random", "random"), 2)], log, pool, 4, nobody
        )
    one, three = match_results(finished.records)
    assert (one.player, one.seats, one.parity, one.games) == ("greedy", 1, 0.25, 4)
    assert one.share.share + three.share.share == pytest.approx(1)
    assert round_share(finished, "greedy") == one.share.share
    (found,) = standings([finished], "random")
    assert found.ratings[0].player == "greedy"
    assert found.times["greedy"].decisions > 50


def test_a_round_counts_what_all_its_games_came_to() -> None:
    games_of_round = [
        replace(game_record(f"{n}"), shares=shares) for n, shares in enumerate(((1, 0), (0, 1), (0.5, 0.5)))
    ]
    assert round_share(FinishedRound(tuple(games_of_round)), "a") == 0.5
    assert round_share(FinishedRound(tuple(games_of_round[1:])), "a") == 0.25


def test_alone_there_is_no_rival_and_no_rating(pool: Executor, tmp_path: Path) -> None:
    with GameLog(tmp_path / "games") as log:
        rounds = list(play_rounds([planned_round(ALONE, ("greedy",), seed) for seed in range(3)], log, pool, 4, nobody))
    (found,) = standings(rounds, "greedy")
    assert found.ratings == ()
    assert [(match.rival, match.games) for match in found.matches] == [("", 3)]
    assert found.config == "tiny-epic-western standard, 1 seat, difficulty=apprentice"


def test_every_game_is_kept_with_the_build_that_played_it(pool: Executor, tmp_path: Path) -> None:
    file = tmp_path / "games"
    for seed, build in enumerate(("compiled", "pure")):
        with GameLog(file) as log:
            log.begin({"build": build})
            list(play_rounds([planned_round(ALONE, ("greedy",), seed)], log, pool, 1, nobody))
    with GameLog(file) as log:
        assert list(log.builds) == list(log.records)
        assert list(log.builds.values()) == ["compiled", "pure"]


def game_record(id: str) -> GameRecord:
    """A finished game of two."""
    return GameRecord(id, "", "t", 1, ("a", "b"), (1.0, 0.0), (3, 2), (1, 2), 9, 0.5)


def test_what_is_true_of_a_run_is_written_once_and_only_with_games(tmp_path: Path) -> None:
    file = tmp_path / "games"
    for build, ids in (("compiled", ("x", "y")), ("nothing played", ()), ("pure", ("z",))):
        with GameLog(file) as log:
            log.begin({"build": build})
            for id in ids:
                log.append(game_record(id))
            assert log.runs[-1]["build"] == ("compiled" if not ids else build)
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert [line.get("id") or line["run"]["build"] for line in lines] == ["compiled", "x", "y", "pure", "z"]


@pytest.mark.parametrize("length", [1, 3, 6, 9, 40])
@pytest.mark.parametrize("begins", [True, False], ids=["run", "game"])
def test_a_first_line_that_was_cut_off_anywhere_is_removed(begins: bool, length: int, tmp_path: Path) -> None:
    file = tmp_path / "games"
    with GameLog(file) as log:
        if begins:
            log.begin({"build": "pure", "processor": "Abacus with many beads"})
        log.append(game_record("x"))
    file.write_bytes(file.read_bytes()[:length])
    with GameLog(file) as log:
        assert log.records == {}
        log.append(game_record("y"))
    with GameLog(file) as log:
        assert list(log.records) == ["y"]


def test_a_game_is_on_the_disk_before_it_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, on_disk = tmp_path / "games", list[bytes]()
    monkeypatch.setattr(os, "fsync", lambda _number: on_disk.append(file.read_bytes()))
    with GameLog(file) as log:
        log.append(game_record("x"))
        assert on_disk == [game_record("x").line()]


def test_a_run_goes_on_where_one_was_cut_off(pool: Executor, tmp_path: Path) -> None:
    file = tmp_path / "games"
    rounds = [planned_round(DUEL, ("random", "greedy"), seed) for seed in range(3)]
    with GameLog(file) as log:
        begun = play_rounds(rounds, log, pool, 1, nobody)
        first = next(begun)
        begun.close()
    half = file.read_bytes() + b'{"id":"half a line'
    file.write_bytes(half)
    played: list[str] = []
    with GameLog(file) as log:
        again = list(play_rounds(rounds, log, pool, 2, lambda record: played.append(record.id)))
    ids = [json.loads(line)["id"] for line in file.read_text().splitlines()]
    assert sorted(ids) == sorted(game.id for planned in rounds for game in planned.games)
    assert again[0] == first
    assert not {record.id for record in first.records} & set(played)


KILLED = """
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from sagebrush_games.kernel.messages import Config
from sagebrush_opponents.arena.game_log import GameLog
from sagebrush_opponents.arena.pairing import planned_round
from sagebrush_opponents.arena.run import play_rounds
rounds = (planned_round(Config("tiny-epic-western", "standard", 2), ("random", "r=random"), n) for n in range(60))
with GameLog(Path(sys.argv[1])) as log, ThreadPoolExecutor(1) as pool:
    list(play_rounds(rounds, log, pool, 2, lambda record: print(record.id, flush=True)))
print("done")
"""


def test_a_game_that_was_counted_survives_a_kill_and_is_not_played_again(tmp_path: Path) -> None:
    file, told = tmp_path / "games", []
    command = (sys.executable, "-c", KILLED, str(file))
    for kill_after in (5, 9, 1000):
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            for number, line in enumerate(process.stdout):
                told.append(line.strip())
                if number == kill_after:
                    os.kill(process.pid, signal.SIGKILL)
                    break
    assert told[-1] == "done"
    with GameLog(file) as log:
        assert len(log.records) == 120
        assert set(told[:-1]) <= set(log.records)
    ids = [json.loads(line)["id"] for line in file.read_text().splitlines()]
    assert len(ids) == len(set(ids))


def test_a_file_has_one_writer(tmp_path: Path) -> None:
    with GameLog(tmp_path / "games"), pytest.raises(BusyLog):
        GameLog(tmp_path / "games")


@pytest.mark.parametrize("there", [True, False])
def test_a_file_that_another_arena_replaces_while_it_is_opened_is_not_written_for_nobody(
    there: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one has rewritten it, and let it go, between the opening of the old file and the lock."""
    file, lock = tmp_path / "games", fcntl.flock

    def late(opened: IO[bytes], how: int) -> None:
        (tmp_path / "new").write_bytes(b"")
        (tmp_path / "new").replace(file) if there else file.unlink()
        lock(opened, how)

    monkeypatch.setattr(fcntl, "flock", late)
    with pytest.raises(BusyLog):
        GameLog(file)
    monkeypatch.undo()
    with GameLog(file) as log:
        assert not log.records


@pytest.mark.parametrize("text", ["Dear Anna,\nI write to you\n", "Dear Anna"])
def test_a_file_that_holds_something_else_is_not_touched(text: str, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text(text)
    with pytest.raises(BrokenLog, match="line 1"):
        GameLog(tmp_path / "letter")
    assert (tmp_path / "letter").read_text() == text


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ('"shares":[1.0,0.0]', '"shares":[1.0]'),
        ('"shares":[1.0,0.0]', '"shares":["one",0.0]'),
        ('"labels":["a","b"]', '"labels":"ab"'),
        ('"scores":[3,2]', '"scores":[3,2,1]'),
        ('"places":[1,2]', '"places":[1]'),
        ('"engines":["e","f"]', '"engines":["e"]'),
        ('"times":{"a":{"9":1}}', '"times":{"a":{"nine":1}}'),
        ('"times":{"a":{"9":1}}', '"times":[]'),
        ('"forecasts":{"a":[[1,2,3,4,5]]}', '"forecasts":{"a":[[1,2]]}'),
        ('"commands":9', '"commands":9,"forfeited_by":1'),
        ('{"run": {"build": "pure"}}', '{"run": 3}'),
        ('{"run": {"build": "pure"}}', "[]"),
    ],
)
def test_a_damaged_line_is_named_before_anything_is_reckoned_from_it(right: str, wrong: str, tmp_path: Path) -> None:
    known = GameRecord(
        "x", "", "t", 1, ("a", "b"), (1.0, 0.0), (3, 2), (1, 2), 9, 0.5,
        engines=("e", "f"), times={"a": {"9": 1}}, forecasts={"a": [BinnedForecasts(1, 2, 3, 4, 5)]},
    )  # fmt: skip
    file = tmp_path / "games"
    sound = '{"run": {"build": "pure"}}\n' + known.line().decode()
    assert right in sound
    file.write_text(sound)
    with GameLog(file) as log:
        assert log.records == {"x": known}
    file.write_text(sound.replace(right, wrong))
    with pytest.raises(BrokenLog, match=r"line [12] of"):
        GameLog(file)


def test_a_test_that_stops_early_counts_rounds_in_the_order_of_the_plan(pool: Executor, tmp_path: Path) -> None:
    class Backwards(ThreadPoolExecutor):
        """Later games end first."""

        def submit(self, call: Any, game: PlannedGame) -> Any:  # type: ignore[override]
            return super().submit(lambda: time.sleep(0.3 if game.seed == 0 else 0) or call(game))  # type: ignore[func-returns-value]

    rounds = [planned_round(DUEL, ("random", "r=random"), seed) for seed in range(4)]
    with Backwards(8) as slow, GameLog(tmp_path / "games") as log:
        found = [finished.records[0].seed for finished in play_rounds(rounds, log, slow, 8, nobody)]
    assert found == [0, 1, 2, 3]


class Submitted(Executor):
    """Games that are played when a test says so."""

    def __init__(self) -> None:
        self.games: list[Future[GameRecord]] = []

    def submit(self, call: Any, game: PlannedGame) -> Any:  # type: ignore[override]
        self.games.append(Future())
        return self.games[-1]

    def finish(self, running: Any, return_when: str) -> None:
        """Ends the first game that is under way."""
        del running, return_when
        number, future = next((n, one) for n, one in enumerate(self.games) if not one.done())
        future.set_running_or_notify_cancel()
        future.set_result(game_record(f"{number}"))


def test_as_many_games_are_under_way_as_were_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games, waited = Submitted(), list[int]()

    def finish(running: Any, return_when: str) -> None:
        waited.append(len(running))
        games.finish(running, return_when)

    monkeypatch.setattr(run, "wait", finish)
    rounds = (planned_round(ALONE, ("greedy",), seed) for seed in range(9))
    with GameLog(tmp_path / "games") as log:
        assert len(list(play_rounds(rounds, log, games, 3, nobody))) == 9
    assert waited == [3] * 7 + [2, 1]


def test_when_a_test_stops_early_what_has_not_begun_is_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = Submitted()
    monkeypatch.setattr(run, "wait", games.finish)
    rounds = (planned_round(ALONE, ("greedy",), seed) for seed in range(9))
    with GameLog(tmp_path / "games") as log:
        begun = play_rounds(rounds, log, games, 4, nobody)
        next(begun)
        begun.close()
    assert len(games.games) > 1
    assert [game.cancelled() for game in games.games] == [False] + [True] * (len(games.games) - 1)


def test_a_game_that_cannot_be_kept_ends_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = Submitted()
    monkeypatch.setattr(run, "wait", games.finish)

    def full(_record: GameRecord) -> None:
        raise OSError("no space left on device")

    with GameLog(tmp_path / "games") as log:
        monkeypatch.setattr(log, "append", full)
        with pytest.raises(OSError, match="no space"):
            list(play_rounds([planned_round(ALONE, ("greedy",), 1)], log, games, 4, nobody))


@pytest.mark.parametrize(
    "changed",
    [
        {"config": FOUR},
        {"config": replace(DUEL, options={"difficulty": "epic"})},
        {"players": ("random", "greedy")},
        {"seed": 2},
        {"cell": "another"},
        {"on_fault": "forfeit"},
        {"engines": ("baseline", "another")},
        {"telling": "0" * 8},
    ],
    ids=lambda changed: ", ".join(changed),
)
def test_a_game_that_differs_in_anything_is_another_game(changed: dict[str, Any]) -> None:
    game = PlannedGame(DUEL, ("greedy", "random"), 1, engines=("baseline", "baseline"))
    assert replace(game, **changed).id != game.id
    assert replace(game, seed=1).id == game.id


def test_a_table_is_named_with_its_variants_and_options_in_one_order() -> None:
    config = Config("carson-city", "2009", 3, ("outlaws", "horses"), {"stock": 2, "difficulty": "hard"})
    assert config_key(config) == "carson-city 2009 + outlaws + horses, 3 seats, difficulty=hard, stock=2"


def test_every_game_of_a_plan_has_its_seed_its_table_and_what_a_fault_costs() -> None:
    plan = rounds_of([DUEL, FOUR], {2: [("a=random", "b=random")], 4: [("random",) * 4]}, 7, "forfeit")
    found = [game for planned in islice(plan, 4) for game in planned.games]
    assert [(game.seed, game.config) for game in found] == [
        (7, DUEL), (7, DUEL), (7, FOUR), (8, DUEL), (8, DUEL), (8, FOUR),
    ]  # fmt: skip
    assert {game.on_fault for game in found} == {"forfeit"}


def opponent_that(answer: Any) -> Any:
    """An opponent that answers with the result of ``answer(legal)``."""
    return lambda _table: lambda _view, legal, _budget, _seed: Decision(answer(legal))


def raised(_legal: object) -> Any:
    raise RuntimeError("a bug")


@pytest.mark.parametrize("seated", [("faulty", "random"), ("random", "faulty")], ids=" ".join)
@pytest.mark.parametrize(("answer", "fault"), [(raised, "crash"), (lambda legal: replace(legal[0], seat=9), "illegal")])
def test_who_fails_is_replaced_and_it_is_counted(
    answer: Any, fault: str, seated: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "OPPONENTS", {**OPPONENTS, "faulty": opponent_that(answer)})
    record = play_planned(PlannedGame(DUEL, seated, 1))
    assert record.scores
    assert record.faults["faulty"] == {fault: games.MOST_FAULTS}, "who is not asked any more makes no fault"
    assert list(record.details["faulty"]) == [fault]
    assert re.fullmatch("RuntimeError: a bug|.* is not legal", record.details["faulty"][fault])
    assert "random" not in record.faults


def test_of_faults_of_one_kind_the_first_is_told_and_not_all_of_a_long_one(monkeypatch: pytest.MonkeyPatch) -> None:
    told = iter(["the first\n" + "x" * 5000, "second", "third", "fourth", "fifth"])

    def failing(_legal: object) -> Any:
        raise RuntimeError(next(told))

    monkeypatch.setattr(players, "OPPONENTS", {**OPPONENTS, "faulty": opponent_that(failing)})
    record = play_planned(PlannedGame(DUEL, ("faulty", "random"), 1))
    assert record.details["faulty"]["crash"].startswith("RuntimeError: the first xxx")
    assert len(record.details["faulty"]["crash"]) == games.LONGEST_DETAIL


def test_every_decision_has_dice_of_its_own_and_none_those_of_the_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def choose(_view: object, legal: Sequence[Command], _budget: Budget, seed: int) -> Decision:
        seeds.append(seed)
        return Decision(legal[0])

    monkeypatch.setattr(players, "OPPONENTS", {**OPPONENTS, "noting": lambda _table: choose})
    play_planned(PlannedGame(DUEL, ("noting", "noting"), 5))
    assert len(set(seeds)) == len(seeds) > 50
    assert seed_of("game", 5) not in seeds


def test_a_thought_is_timed_by_the_clock_of_the_day_only_where_somebody_elses_engine_thinks() -> None:
    """An engine thinks in a process of its own, whose time the processor of ours does not count."""
    clocks = [
        GameInProgress(PlannedGame(DUEL, ("random", rival), 1), TITLES[DUEL.title]).clock
        for rival in ("greedy", "cmd:true")
    ]
    assert clocks == [time.thread_time, time.perf_counter]


def test_scores_and_places_go_by_seat_also_where_the_last_seat_wins() -> None:
    winners = set()
    for seed in range(6):
        game = GameInProgress(PlannedGame(DUEL, ("random", "r=random"), seed), TITLES[DUEL.title])
        record = game.play()
        outcome = game.table.decider.outcome(game.state)
        assert outcome is not None
        assert {line.seat: (line.score, line.place) for line in outcome.ranking} == dict(
            enumerate(zip(record.scores, record.places, strict=True))
        )
        winners.add(record.places.index(1))
    assert winners == {0, 1}


def test_who_fails_loses_where_that_was_agreed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "OPPONENTS", {**OPPONENTS, "faulty": opponent_that(raised)})
    record = play_planned(PlannedGame(DUEL, ("random", "faulty"), 1, on_fault="forfeit"))
    assert (record.shares, record.forfeited_by, record.places) == ((1, 0), "faulty", ())


@pytest.mark.parametrize(
    ("seats", "shares"),
    [
        (("random", "faulty", "random", "faulty"), (0.5, 0, 0.5, 0)),
        (("faulty", "faulty", "faulty", "random"), (0, 0, 0, 1)),
        (("faulty", "faulty", "faulty", "faulty"), (0, 1 / 3, 1 / 3, 1 / 3)),
    ],
)
def test_who_fails_wins_with_none_of_its_seats(
    seats: tuple[str, ...], shares: tuple[float, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "OPPONENTS", {**OPPONENTS, "faulty": opponent_that(raised)})
    table_of_four = Config("tiny-epic-western", "standard", 4)
    record = play_planned(PlannedGame(table_of_four, seats, 2, on_fault="forfeit"))
    assert sorted(record.shares) == sorted(shares) and record.forfeited_by == "faulty"
    assert all(record.shares[seat] == 0 for seat, name in enumerate(seats) if name == "faulty" and "random" in seats)


def test_who_fails_alone_loses_to_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "OPPONENTS", {**OPPONENTS, "faulty": opponent_that(raised)})
    record = play_planned(PlannedGame(Config("tiny-epic-western", "standard", 1), ("faulty",), 1, on_fault="forfeit"))
    assert (record.shares, record.forfeited_by) == ((0.0,), "faulty")
    (found,) = standings([FinishedRound((record,))], "faulty")
    assert [(match.games, match.share.share, match.score) for match in found.matches] == [(1, 0.0, 0.0)]


@pytest.mark.parametrize(("seat", "forced"), [(0, 3), (1, 0)])
def test_a_prediction_is_that_of_the_own_seat_and_compared_with_what_it_had(
    seat: int, forced: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    choices = []

    def choose(_view: object, legal: Sequence[Command], *_: object) -> Decision:
        choices.append(len(legal))
        return Decision(legal[0], shares=(0.15, 0.85))

    monkeypatch.setattr(players, "OPPONENTS", {**OPPONENTS, "prophet": lambda _table: choose})
    seated = ("prophet", "random") if seat == 0 else ("random", "prophet")
    record = play_planned(PlannedGame(DUEL, seated, 1))
    ((number, forecasts, predicted, happened, _),) = record.forecasts["prophet"]
    assert number == (1, 8)[seat]
    assert predicted == forecasts * (150, 850)[seat]
    assert happened == forecasts * 1000 * record.shares[seat]
    assert forecasts == sum(record.times["prophet"].values()) == len(choices) - forced
    assert choices.count(1) == forced
    assert record.telling == telling(DUEL.title)


def test_a_game_in_which_nobody_predicts_says_nothing_of_how_predictions_are_told() -> None:
    assert play_planned(PlannedGame(DUEL, ("random", "random"), 1)).telling == ""


def test_standings_tell_the_best_seat_of_a_player_and_every_game_that_was_given_up() -> None:
    played = GameRecord("x", "", "t", 1, ("a", "b", "b", "b"), (0.0, 1.0, 0.0, 0.0), (5, 9, 2, 7), (3, 1, 4, 2), 9, 0.5)
    played = replace(played, faults={"a": {"illegal": 2}}, details={"a": {"illegal": "the first"}})
    given_up = replace(
        played, id="y", scores=(), places=(), forfeited_by="a", faults={"a": {"crash": 1}},
        details={"a": {"crash": "it crashed", "illegal": "another"}},
    )  # fmt: skip
    finished = FinishedRound((played, given_up))
    (found,) = standings([finished], "a")
    scores = {match.player: (match.score, match.rival_score, match.parity) for match in found.matches}
    assert scores == {"a": (5.0, 9.0, 0.25), "b": (9.0, 5.0, 0.75)}
    assert found.faults == {"a": {"illegal": 2, "crash": 1, "forfeit": 1}}
    assert found.details == {"a": {"illegal": "the first", "crash": "it crashed"}}
    assert (found.games, found.seconds) == (2, 1.0)


def test_a_table_of_three_players_is_no_match_of_two() -> None:
    three = GameRecord("x", "", "t", 1, ("a", "b", "c"), (1.0, 0.0, 0.0), (3, 2, 1), (1, 2, 3), 9, 0.5)
    assert match_results([three]) == []
    (found,) = standings([FinishedRound((three,))], "b")
    assert {rating.player for rating in found.ratings} == {"a", "b", "c"}


@pytest.mark.parametrize(
    ("text", "label", "budget"),
    [
        ("greedy", "greedy", Budget(players.DEFAULT_MS)),
        ("master", "master", Budget(players.UNHURRIED_MS)),
        ("cheat:skilled", "cheat:skilled", Budget(players.UNHURRIED_MS)),
        ("greedy@64", "greedy@64", Budget(players.UNHURRIED_MS, 64)),
        ("greedy@250ms", "greedy@250ms", Budget(250)),
        ("greedy@2s", "greedy@2s", Budget(2000)),
        ("old=greedy@2s", "old", Budget(2000)),
        ("seer=cheat:greedy@2s", "seer", Budget(2000)),
        ("cheat:greedy", "cheat:greedy", Budget(players.DEFAULT_MS)),
        ("cmd:./bots/mine --level=3@9", "mine@9", Budget(players.UNHURRIED_MS, 9)),
        ("https://:secret@engines.example/x", "engines.example", Budget(players.DEFAULT_MS)),
        ("https://:secret@engines.example/v1/ai/decide#expert@2s", "engines.example#expert@2s", Budget(2000)),
    ],
)
def test_a_player_is_what_was_typed(text: str, label: str, budget: Budget) -> None:
    found = player(text)
    assert (found.label, found.budget) == (label, budget)
    assert found.is_cheater == ("cheat:" in text)
    assert "secret" not in found.label


@pytest.mark.parametrize("text", ["nobody", "greedy@0", "greedy@", "cheat:cmd:x", "cmd:", "https://", ""])
def test_what_is_no_player_is_refused(text: str) -> None:
    with pytest.raises((UnknownPlayer, UnusableEngine)):
        player(text)


def test_a_cheater_is_shown_the_truth_and_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    truths: dict[str, list[bool]] = {"cheat:seer": [], "seer": []}
    happened: list[bool] = []
    place = table(TITLES[DUEL.title], DUEL)
    current: list[Any] = []

    def seer(seen: AnyOpponentTable) -> Any:
        def choose(view: Any, legal: Any, _budget: Budget, seed: int) -> Decision:
            name = "seer" if seen.decider.book == place.decider.book else "cheat:seer"
            guess = seen.decider.determinize(view, seeded(seed))
            happened.append(guess is current[-1].state)
            truths[name].append(guess == current[-1].state)
            return Decision(legal[0])

        return choose

    monkeypatch.setattr(players, "OPPONENTS", {**OPPONENTS, "seer": seer})
    game = GameInProgress(PlannedGame(DUEL, ("seer", "cheat:seer"), 1), TITLES[DUEL.title])
    current.append(game)
    game.play()
    assert all(truths["cheat:seer"])
    assert not all(truths["seer"])
    assert not any(happened), "what a cheater tries out must not happen"
