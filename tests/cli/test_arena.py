"""``sagebrush arena``: matches as tables, as JSON and as a picture; what cannot be played is a sentence."""

import json
import sys
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from sagebrush_cli import screen
from sagebrush_cli.app import app
from sagebrush_cli.arena.open_skill import open_skill
from sagebrush_opponents.arena.records import GameRecord


def ran(tmp_path: Path, *arguments: str, title: str = "tiny-epic-western") -> Result:
    """A match in this process, its games kept in a folder of the test."""
    kept = ("--title", title, "--games", str(tmp_path / "games.jsonl"), "--jobs", "1")
    return CliRunner().invoke(app, ["arena", *arguments, *kept], env={"COLUMNS": "200"})


def test_people_get_tables_and_a_second_run_plays_nothing_again(tmp_path: Path) -> None:
    first = ran(tmp_path, "play", "greedy", "random", "--rounds", "2", "--markdown")
    assert first.exit_code == 0, first.output
    for title in ("Matches", "Share of the win of a row against a column", "Ratings", "Time per move", "OpenSkill"):
        assert f"{title}" in first.stdout
    lines = (tmp_path / "games.jsonl").read_text().splitlines()
    assert ran(tmp_path, "play", "greedy", "random", "--rounds", "2", "--markdown").stdout == first.stdout
    assert (tmp_path / "games.jsonl").read_text().splitlines() == lines
    assert len(lines) == 5


def test_no_figure_is_cut_off_in_a_narrow_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(screen, "console", Console(width=24))
    screen.show_table("Ratings", ["player", "Elo", "95 %"], [["information-set-search", "+1234", "+1187 to +1281"]])
    shown = capsys.readouterr().out
    assert "…" not in shown
    cells = [line.split("│")[1:4] for line in shown.splitlines() if line.startswith("│")]
    assert ["".join(part.strip() for part in cell).replace(" ", "") for cell in zip(*cells, strict=True)] == [
        "information-set-search", "+1234", "+1187to+1281",
    ]  # fmt: skip


def test_a_table_that_was_typed_twice_is_played_and_counted_once(tmp_path: Path) -> None:
    twice = ("--seats", "2", "--seats", "2", "--title", "tiny-epic-western")  # the title once more
    result = ran(tmp_path, "play", "random", "novice", "--rounds", "1", *twice, "--json")
    assert result.exit_code == 0, result.output
    (standings,) = map(json.loads, result.stdout.splitlines())
    assert standings["games"] == 2


def test_why_an_engine_did_not_play_is_told_with_its_faults(tmp_path: Path) -> None:
    file = tmp_path / "engine.py"
    file.write_text("import sys\nsys.exit('no file of weights | here')")
    asked = ("play", f"mine=cmd:{sys.executable} {file}", "random", "--rounds", "1")
    for first in (True, False):
        shown = ran(tmp_path, *asked, "--markdown").stdout
        assert (
            r"| mine | start | 10 | it said no hello: the engine ended; it said: no file of weights \| here |" in shown
        )
        assert first or len((tmp_path / "games.jsonl").read_text().splitlines()) == 3


def test_who_reads_old_results_is_told_so(tmp_path: Path) -> None:
    assert "played earlier" not in ran(tmp_path, "play", "greedy", "random", "--rounds", "1").stdout
    again = ran(tmp_path, "play", "greedy", "random", "--rounds", "1")
    assert "2 of these games were played earlier" in again.stdout


def test_programs_get_a_line_for_each_table_and_one_for_the_test(tmp_path: Path) -> None:
    result = ran(tmp_path, "play", "greedy", "random", "--rounds", "40", "--elo", "0:400", "--json")
    assert result.exit_code == 0, result.output
    standings, verdict = map(json.loads, result.stdout.splitlines())
    assert standings["ratings"][0]["player"] == "greedy"
    assert verdict["sprt"]["accepted"] == "H1"
    assert standings["games"] == 2 * verdict["sprt"]["rounds"] < 80


def test_a_picture_is_drawn_of_pairs_and_of_players_alone(tmp_path: Path) -> None:
    for seats in ("2", "1"):
        file = tmp_path / f"{seats}.png"
        result = ran(
            tmp_path, "play", "greedy", "random", "--seats", seats, "--rounds", "1", "--plot", str(file), "--json"
        )
        assert result.exit_code == 0, result.output
        assert file.read_bytes().startswith(b"\x89PNG")


def test_neighbours_on_a_ladder_meet_the_stronger_first(tmp_path: Path) -> None:
    result = ran(tmp_path, "ladder", "random", "--rung", "4", "--rung", "1", "--rung", "2", "--rounds", "1", "--json")
    (standings,) = map(json.loads, result.stdout.splitlines())
    met = [(match["player"], match["rival"]) for match in standings["matches"]]
    assert met[::2] == [("random@2", "random@1"), ("random@4", "random@2")]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "nobody", "random"), "There is no player 'nobody'"),
        (("play", "random", "random"), "Two players have the same name"),
        (("play", "random", "greedy", "--elo", "5"), "'5' is no pair of Elo bounds"),
        (("play", "random", "greedy", "--elo", "9:3"), "'9:3' is no pair of Elo bounds"),
        (("play", "random", "greedy", "--elo", "0:inf"), "'0:inf' is no pair of Elo bounds"),
        (("play", "random", "greedy", "--elo", "0:1e9"), "'0:1e9' is no pair of Elo bounds"),
        (("play", "random", "greedy", "novice", "--elo", "0:9"), "Elo bounds test the first of two players"),
        (("play", "random", "greedy", "--seats", "2", "--seats", "4", "--elo", "0:9"), "of one number of seats"),
        (("play", "random", "greedy", "--shape", "ring"), "There is no shape 'ring'; there are alone, sides, mixed."),
        (("play", "random", "greedy", "--seats", "4", "--shape", "mixed"), "There are too few players"),
        (("play", "random", "greedy", "--on-fault", "cry"), "A fault is answered by replace or forfeit, not by 'cry'."),
        (("play", "random", "greedy", "--seats", "9"), "1 to 4 seats, not 9"),
        (("play", "random", "greedy", "--plot", "x.txt"), "x.txt is no picture"),
        (("play", "random", "cheat:cmd:x"), "cannot be shown the truth"),
        (("play", "random", "cmd:'x"), "The command after 'cmd:' cannot be read"),
        (("play", "random", "greedy", "--anchor", "zz"), "No player is called 'zz'"),
        (("ladder", "casual", "--rung", "2"), "A ladder needs two rungs or more"),
        (("levels", "--player", "skilled", "--rival", "nobody"), "no such cell: rival is one of casual, expert"),
        (("levels", "--player", "novice", "--rival", "skilled"), "novice against random"),
    ],
)
def test_what_cannot_be_played_is_a_sentence(tmp_path: Path, arguments: tuple[str, ...], sentence: str) -> None:
    result = ran(tmp_path, *arguments)
    assert result.exit_code == 1
    assert sentence in result.output
    assert "Traceback" not in result.output


def test_a_file_of_something_else_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("Dear Anna,\n")
    result = ran(tmp_path, "play", "random", "greedy")
    assert result.exit_code == 1
    assert "line 1 of" in result.output


def record(labels: tuple[str, ...], places: tuple[int, ...]) -> GameRecord:
    """A game that ended so."""
    shares = tuple(float(place == 1) for place in places)
    return GameRecord("x", "", "table", 1, labels, shares, (), places, 9, 1.0)


def test_open_skill_learns_from_places_also_where_a_player_has_three_seats() -> None:
    games = [record(("good", "bad", "bad", "bad"), (1, 2, 3, 4))] * 10
    good, bad = open_skill(games)
    assert (good.player, bad.player) == ("good", "bad")
    assert good.mu > 25 > bad.mu
    assert good.sigma < 8


def test_predictions_are_compared_with_outcomes_and_drawn(tmp_path: Path) -> None:
    file = tmp_path / "reliability.svg"
    asked = ("calibration", "casual", "random", "--rounds", "2", "--plot", str(file), "--json")
    result = ran(tmp_path, *asked)
    assert result.exit_code == 0, result.output
    (found,) = map(json.loads, result.stdout.splitlines())
    assert (found["player"], found["games"]) == ("casual", 4)
    assert 0 <= found["error"] <= 1
    assert sum(one["forecasts"] for one in found["bins"]) == found["forecasts"] > 20
    assert b"<svg" in file.read_bytes()


def test_players_who_predict_nothing_cannot_be_compared(tmp_path: Path) -> None:
    result = ran(tmp_path, "calibration", "random", "r=random", "--rounds", "1")
    assert result.exit_code == 1
    assert "None of these players says what share of the win it expects." in result.output
