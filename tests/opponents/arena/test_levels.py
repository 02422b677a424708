"""The table of levels: what is played, when a target is met, and the page."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from shutil import copyfile

import pytest
from typer.testing import CliRunner

from sagebrush_cli.app import app
from sagebrush_cli.arena import levels
from sagebrush_cli.arena.levels import LevelsRequest
from sagebrush_games import TITLES
from sagebrush_opponents import LEVELS
from sagebrush_opponents.arena.balance.estimates import share_of
from sagebrush_opponents.arena.fingerprints import fingerprint, fingerprints, telling
from sagebrush_opponents.arena.game_log import GameLog
from sagebrush_opponents.arena.levels.cells import LevelCell, Target, level_cells
from sagebrush_opponents.arena.levels.kept_games import drop_old_games, is_current
from sagebrush_opponents.arena.levels.page import KEPT, rewritten, strength_page
from sagebrush_opponents.arena.levels.planning import planned_rounds, seconds_of_a_game
from sagebrush_opponents.arena.levels.verdicts import CellVerdict, cell_result, verdict
from sagebrush_opponents.arena.line_file import BusyLog
from sagebrush_opponents.arena.ratings.calibration import Forecast, binned
from sagebrush_opponents.arena.records import GameRecord
from sagebrush_opponents.engine import VERSIONS
from sagebrush_opponents.search.method import Method
from sagebrush_opponents.search.tuning import tuning_of

ROOT = Path(__file__).parents[3]

RUN = {
    "processor": "Abacus",
    "cores": 2,
    "load": 0.1,
    "build": "compiled",
    "python": "CPython 3.11",
    "commit": "abc",
    "began": "2026-11-22T10:00:00",
}
DUEL = LevelCell("expert", "skilled", "sierra-west", 2, Target(0.62, 0.57))
ELSEWHERE = LevelCell("expert", "skilled", "carson-city", 2, None)


@pytest.mark.parametrize(
    ("wins", "games", "expected"),
    [
        (260, 400, CellVerdict.MET),
        (64, 100, CellVerdict.UNDECIDED),  # the lower end is 0.54
        (4, 4, CellVerdict.UNDECIDED),
        (240, 400, CellVerdict.UNDECIDED),  # 60 %, up to 0.65
        (200, 400, CellVerdict.NOT_MET),
        (0, 20, CellVerdict.NOT_MET),
    ],
)
def test_a_target_is_met_when_share_and_interval_reach_it(wins: int, games: int, expected: CellVerdict) -> None:
    assert verdict(share_of(wins, games), Target(0.62, 0.57)) is expected


def test_nothing_is_met_before_the_first_game() -> None:
    assert verdict(None, Target(0.62, 0.57)) is CellVerdict.UNDECIDED


def test_every_title_and_level_has_its_cells_and_no_two_have_the_same_name() -> None:
    cells = level_cells()
    assert len({cell.id for cell in cells}) == len(cells)
    for title in TITLES:
        for seats in (2, 4):
            assert {cell.player for cell in cells if (cell.title, cell.seats) == (title, seats)} >= {*LEVELS} - {
                "master"
            }


def test_predictions_are_compared_with_outcomes_for_every_number_of_seats() -> None:
    compared = {(cell.title, cell.seats) for cell in level_cells() if cell.predicts}
    allowed = {(id, seats) for id, title in TITLES.items() for one in title.manifest.editions for seats in one.seats}
    assert compared == allowed
    assert ("carson-city", 6) in compared


def test_the_editions_of_a_title_take_turns_and_every_rotation_is_played() -> None:
    rounds = list(islice(DUEL.rounds(), 8))
    editions = [planned.games[0].config.edition for planned in rounds]
    assert len(set(editions[:4])) == 4
    assert editions[:4] == editions[4:]
    assert [planned.games[0].seed for planned in rounds] == [*range(1, 9)]
    assert {planned.games[0].players for planned in rounds} == {("expert", "skilled")}
    assert {planned.games[1].players for planned in rounds} == {("skilled", "expert")}


def test_a_cell_of_one_alone_is_played_at_its_difficulty() -> None:
    cell = LevelCell("master", "", "tiny-epic-western", 1, Target(0.25, 0.20), "epic")
    (game,) = next(cell.rounds()).games
    assert (game.players, game.config.seats, game.config.options) == (("master",), 1, {"difficulty": "epic"})
    assert game.cell == cell.id == "tiny-epic-western 1 epic: master"


@pytest.mark.parametrize(
    ("player", "rival", "target", "predicts"),
    [
        ("skilled", "skilled", None, True),
        ("skilled", "casual", None, False),
        ("skilled", "", None, True),
        ("greedy", "", None, False),  # it predicts nothing
        ("master", "", Target(0.25, 0.20), False),
        ("master", "master", Target(0.5, 0.45), False),
    ],
)
def test_games_with_a_target_are_played_for_it_and_not_for_what_is_predicted(
    player: str, rival: str, target: Target | None, predicts: bool
) -> None:
    cell = LevelCell(player, rival, "tiny-epic-western", 2 if rival else 1, target)
    assert cell.predicts == predicts
    assert bool(next(cell.rounds()).games[0].telling) == predicts


def record(cell: LevelCell, number: int, share: float, seconds: float = 3600.0) -> GameRecord:
    """A game of a cell that its player won to that share."""
    shares = (share, 1 - share) if cell.seats == 2 else (share,)
    labels = (cell.player, cell.rival) if cell.seats == 2 else (cell.player,)
    config = f"{cell.title} apple-hill, {cell.seats} seats"
    return GameRecord(
        f"{number}",
        cell.id,
        config,
        number,
        labels,
        shares,
        (),
        (),
        10,
        seconds,
        fingerprints(labels, cell.title),
        forecasts={cell.player: binned([Forecast(0.7, share)])},
        telling=telling(cell.title),
    )


def test_games_of_another_cell_do_not_count() -> None:
    records = [record(DUEL, number, 1) for number in range(3)]
    assert cell_result(DUEL, [*records, record(ELSEWHERE, 9, 0)]).games == 3
    assert cell_result(ELSEWHERE, records).share is None


def test_a_game_that_is_played_again_because_predictions_changed_counts_once() -> None:
    again = replace(record(DUEL, 1, 1), id="again")
    assert cell_result(DUEL, [record(DUEL, 1, 1), record(DUEL, 2, 0), again]).games == 2


def test_a_cell_tells_how_often_its_players_failed() -> None:
    failed = replace(record(DUEL, 1, 1.0), faults={"expert": {"crash": 2, "illegal": 1}, "skilled": {"crash": 1}})
    assert cell_result(DUEL, [failed, record(DUEL, 2, 1.0)]).faults == 4


def test_the_page_says_machine_hours_figures_and_verdicts() -> None:
    runs = [{**RUN, "load": load} for load in (7.5, 0.2)] + [{**RUN, "commit": "def"}]
    page = strength_page([record(DUEL, number, float(number % 10 < 8)) for number in range(400)], runs, {})
    assert "from 400 games, 400.0 hours" in page
    assert (
        "- Abacus, 2 cores, compiled build, CPython 3.11, 2026-11-22, load 0.1 to 7.5, commits `abc`, `def`\n" in page
    )
    assert "| sierra-west | 4 expert | skilled | 400 | 80.0% (75.8 to 83.6) | 62% (0.57) | met |" in page
    assert "| carson-city | 4 expert | skilled | 0 | not played | 62% (0.57) | undecided |" in page
    assert "## Ratings in sierra-west, 2 seats" in page


def test_the_time_of_one_build_is_not_mixed_with_that_of_another() -> None:
    games = [replace(record(DUEL, number, 1.0), times={"expert": {f"{40 + number}": 60}}) for number in range(2)]
    page = strength_page(games, [RUN], {"0": "compiled", "1": "pure"})
    rows = [line.split(" | ")[:4] for line in page.splitlines() if " | expert | 60 | " in line]
    assert rows == [["| sierra-west", "compiled", "expert", "60"], ["| sierra-west", "pure", "expert", "60"]]


def test_predictions_are_compared_with_outcomes_among_equals_alone() -> None:
    equals = LevelCell("skilled", "skilled", "sierra-west", 2, None)
    records = [record(equals, number, float(number % 10 < 8)) for number in range(100)]
    page = strength_page([*records, *(record(DUEL, number, 0.0) for number in range(100, 200))], [], {})
    assert "| sierra-west | 2 | skilled | 100 | 100 | 0.1" in page  # 70 % predicted, 80 % happened
    assert "skilled | skilled" not in page


def test_predictions_that_were_told_otherwise_are_not_those_of_today() -> None:
    equals = LevelCell("skilled", "skilled", "sierra-west", 2, None)
    before = [replace(record(equals, number, 1.0), telling="0" * 8) for number in range(100)]
    assert "| sierra-west | 2 | skilled |" not in strength_page(before, [], {})
    assert not any(map(is_current, before)), "nothing else can be learnt from games among equals"
    alone = LevelCell("master", "", "sierra-west", 1, None)
    for cell in (DUEL, alone):
        assert is_current(replace(record(cell, 1, 1.0), telling="0" * 8)), "who won does not depend on what was told"


def test_games_for_predictions_are_played_again_when_what_is_told_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    equals, duel = LevelCell("skilled", "skilled", "sierra-west", 2, None), DUEL
    before = [next(cell.rounds()).games[0].id for cell in (equals, duel)]
    monkeypatch.setattr("sagebrush_opponents.arena.pairing.telling", lambda _title: "0" * 8)
    assert [next(cell.rounds()).games[0].id == one for cell, one in zip((equals, duel), before, strict=True)] == [
        False,
        True,
    ]


def test_what_people_wrote_at_the_end_of_the_page_stays() -> None:
    assert rewritten("new\n", f"old\n{KEPT}\nmine\n") == f"new\n\n{KEPT}\nmine\n"
    assert rewritten("new\n", "old\n") == "new\n"


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A file of two games, the second of which an engine decided that plays otherwise today, each with its run."""
    file = tmp_path / "strength.ndjson"
    today, before = record(DUEL, 1, 1.0), replace(record(DUEL, 2, 0.0), engines=("0" * 8, "0" * 8))
    with GameLog(file) as log:
        for run, played in (("new", today), ("old", before)):
            log.begin({**RUN, "commit": run})
            log.append(played)
    return file


def test_games_whose_players_decide_otherwise_today_are_left_out(kept: Path) -> None:
    assert drop_old_games(kept) == 1
    with GameLog(kept) as log:
        assert [found.seed for found in log.records.values()] == [1]
        assert [run["commit"] for run in log.runs] == ["new"]
    before = kept.read_bytes()
    assert drop_old_games(kept) == 0
    assert kept.read_bytes() == before


def test_games_of_other_commands_in_the_file_stay_and_count_for_nothing(kept: Path, tmp_path: Path) -> None:
    others = [
        replace(record(DUEL, seed, 1.0), id=f"other {seed}", cell="", labels=labels, engines=("", "baseline"))
        for seed, labels in ((8, ("mine", "random")), (9, ("expert", "skilled")))
    ]
    with GameLog(kept) as log:
        for other in others:
            log.append(other)
    page = tmp_path / "page.md"
    levels.run(LevelsRequest((), (), (), 0, 0), kept, page, 1, as_json=True)
    with GameLog(kept) as log:
        assert [found.seed for found in log.records.values()] == [1, 8, 9]
    assert "from 1 games" in page.read_text()
    assert "mine" not in page.read_text()


def test_games_of_a_player_that_is_no_more_are_left_out(kept: Path) -> None:
    with GameLog(kept) as log:
        log.append(replace(record(DUEL, 8, 1.0), labels=("sage", "skilled")))
    assert drop_old_games(kept) == 2


def test_games_that_stay_are_told_of_with_their_run_once(kept: Path) -> None:
    with GameLog(kept) as log:
        log.begin({**RUN, "commit": "newer"})
        for number in (3, 4, 5):
            log.append(record(DUEL, number, 1.0))
    assert drop_old_games(kept) == 1
    assert [line.startswith(b'{"run"') for line in kept.read_bytes().splitlines()] == [
        True, False,
        True, False, False, False,
    ]  # fmt: skip


def test_a_file_that_another_arena_writes_is_left_as_it_is(kept: Path) -> None:
    before = kept.read_bytes()
    with GameLog(kept), pytest.raises(BusyLog):
        drop_old_games(kept)
    assert kept.read_bytes() == before


@pytest.fixture
def today() -> Iterator[None]:
    """What was changed for a test is forgotten after it."""
    yield
    fingerprint.cache_clear()


def test_an_engine_that_changes_in_one_title_makes_the_games_of_that_title_old(
    today: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [record(cell, 1, 1.0) for cell in (DUEL, ELSEWHERE)]
    planned = {game.id for game in next(DUEL.rounds()).games}
    monkeypatch.setitem(VERSIONS, "sierra-west", "another")
    assert [is_current(game) for game in games] == [True, True]
    fingerprint.cache_clear()
    assert [is_current(game) for game in games] == [False, True]
    assert not planned & {game.id for game in next(DUEL.rounds()).games}


def test_a_level_that_changes_makes_its_own_games_old(today: None, monkeypatch: pytest.MonkeyPatch) -> None:
    novices = record(LevelCell("novice", "random", "sierra-west", 2, None), 1, 1.0)
    monkeypatch.setitem(LEVELS, "novice", replace(LEVELS["novice"], method=Method(1, doubt=0.9)))
    fingerprint.cache_clear()
    assert [is_current(game) for game in (novices, record(DUEL, 1, 1.0))] == [False, True]


GIVEN = ("skilled@35", "skilled@36", "expert@35", "expert@36")


def test_only_a_level_that_looks_further_where_many_play_has_other_games_there() -> None:
    names = {name for name in LEVELS if fingerprint(name, "carson-city", 2) != fingerprint(name, "carson-city", 4)}
    assert names == {"expert", "master"}
    assert fingerprint("expert", "carson-city", 2) == fingerprint("expert", "carson-city", 3)
    assert all(fingerprint(name, "sierra-west", 2) == fingerprint(name, "sierra-west", 4) for name in LEVELS)


def test_how_far_and_with_how_much_a_player_thinks_goes_by_the_simulations_that_it_was_given() -> None:
    looks = {name: fingerprint(name, "carson-city", 4) != fingerprint(name, "carson-city", 2) for name in GIVEN}
    assert looks == {"skilled@35": False, "skilled@36": True, "expert@35": False, "expert@36": True}
    assert fingerprint("skilled@64", "tiny-epic-western", 2) != fingerprint("skilled", "tiny-epic-western", 2)


def test_only_a_level_that_has_fewer_simulations_where_it_has_few_has_other_games(
    today: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    fewer = {name: fingerprint(name, "tiny-epic-western", 2) for name in LEVELS}
    read = "sagebrush_opponents.arena.fingerprints.tuning_of"
    monkeypatch.setattr(read, lambda *at: replace(tuning_of(*at), few=0))
    fingerprint.cache_clear()
    assert {name for name in LEVELS if fingerprint(name, "tiny-epic-western", 2) != fewer[name]} == {"skilled"}


@pytest.mark.parametrize(
    ("read", "found"), [("tuned_levels", lambda _title: {}), ("weights_of_level", lambda _title, _level: {})]
)
def test_only_a_level_that_plays_with_tuned_weights_has_other_games_when_they_change(
    read: str, found: Callable[..., object], today: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_them = {(name, title): fingerprint(name, title, 2) for name in LEVELS for title in TITLES}
    monkeypatch.setattr(f"sagebrush_opponents.arena.fingerprints.{read}", found)
    fingerprint.cache_clear()
    others = {at for at, name in with_them.items() if fingerprint(*at, 2) != name}
    assert others == {("expert", "carson-city"), ("master", "carson-city"), ("master", "sierra-west")}


def test_only_a_level_that_is_unsure_of_its_rivals_has_other_games_when_that_changes(
    today: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    unsure = {(name, title): fingerprint(name, title, 2) for name in LEVELS for title in TITLES}
    monkeypatch.setattr("sagebrush_opponents.arena.fingerprints.rival_doubt", lambda _title, _level: 0.0)
    fingerprint.cache_clear()
    assert {at for at, name in unsure.items() if fingerprint(*at, 2) != name} == {("master", "carson-city")}


def test_only_a_level_that_judges_by_other_weights_has_other_games_when_they_change(
    today: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [(name, title, seats) for name in LEVELS for title in TITLES for seats in (1, 2, 3, 4)]
    judged = {at: fingerprint(*at) for at in tables}
    read = "sagebrush_opponents.arena.fingerprints.judging_weights"
    monkeypatch.setattr(read, lambda _title, _level, _seats: None)
    fingerprint.cache_clear()
    changed = {at for at, name in judged.items() if fingerprint(*at) != name}
    assert changed == {("master", "tiny-epic-western", seats) for seats in (2, 4)}


def test_baselines_stay_the_same_and_of_foreign_engines_nobody_knows() -> None:
    assert fingerprint("greedy", "sierra-west", 2) == fingerprint("is-mcts@1s", "carson-city", 4) == "baseline"
    assert fingerprint("cmd:./engine", "sierra-west", 2) == ""


def test_cheap_cells_come_first_and_have_more_games() -> None:
    cheap, dear = (LevelCell(player, "random", "carson-city", 2, None) for player in ("novice", "greedy"))
    found = [cell_result(dear, [record(dear, 1, 1.0, 30.0)]), cell_result(cheap, [record(cheap, 1, 1.0, 0.3)])]
    rounds = list(planned_rounds(found, None))
    assert [planned.games[0].players[0] for planned in rounds] == ["novice"] * 200 + ["greedy"] * 50
    assert len(list(planned_rounds(found, 3))) == 4  # whole rounds


def test_what_a_game_may_cost_is_guessed_before_the_first() -> None:
    players = ("novice", "master", "is-mcts@1s", "random")
    guesses = [seconds_of_a_game(cell_result(LevelCell(one, "", "carson-city", 1, None), [])) for one in players]
    assert guesses[3] < guesses[0] < 1 < guesses[2] < guesses[1]
    for pair in (("novice", "master"), ("master", "novice")):
        assert seconds_of_a_game(cell_result(LevelCell(*pair, "carson-city", 2, None), [])) == guesses[1]


def test_the_page_of_strength_is_what_the_command_writes_from_the_games_that_are_kept(tmp_path: Path) -> None:
    games, page = tmp_path / "strength.ndjson", tmp_path / "strength.md"
    copyfile(ROOT / "bench" / "strength.ndjson", games)
    copyfile(ROOT / "docs" / "strength.md", page)
    result = CliRunner().invoke(app, ["arena", "levels", "-n", "0", "--games", str(games), "--page", str(page)])
    assert result.exit_code == 0, result.output
    assert page.read_text() == (ROOT / "docs" / "strength.md").read_text()
    assert games.read_bytes() == (ROOT / "bench" / "strength.ndjson").read_bytes()


def test_the_command_plays_cells_goes_on_and_writes_the_page(tmp_path: Path) -> None:
    kept, page = str(tmp_path / "levels.jsonl"), tmp_path / "strength.md"
    chosen = ("--title", "tiny-epic-western", "--player", "greedy", "--seats", "2", "--jobs", "1", "--json")
    for games in ("2", "4", "0"):
        result = CliRunner().invoke(
            app, ["arena", "levels", *chosen, "-n", games, "--games", kept, "--page", str(page)]
        )
        assert result.exit_code == 0, result.output
    assert "| tiny-epic-western | 2 | greedy | random | 4 | 100.0% (51.0 to 100.0) |" in page.read_text()
    assert CliRunner().invoke(app, ["arena", "levels", "--player", "nobody", "--games", kept]).exit_code == 1
