"""The table of levels: what is played, when a target is met, and the page."""

from itertools import islice
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sagebrush_cli.app import app
from sagebrush_games import TITLES
from sagebrush_opponents import LEVELS
from sagebrush_opponents.arena.balance.estimates import share_of
from sagebrush_opponents.arena.levels.cells import LevelCell, Target, level_cells
from sagebrush_opponents.arena.levels.page import KEPT, rewritten, strength_page
from sagebrush_opponents.arena.levels.verdicts import CellVerdict, cell_result, verdict
from sagebrush_opponents.arena.records import GameRecord

DUEL = LevelCell("expert", "skilled", "sierra-west", 2, Target(0.62, 0.57))


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


def test_the_editions_of_a_title_take_turns_and_every_rotation_is_played() -> None:
    rounds = list(islice(DUEL.rounds(), 8))
    editions = [planned.games[0].config.edition for planned in rounds]
    assert len(set(editions[:4])) == 4
    assert editions[:4] == editions[4:]
    assert {planned.games[0].players for planned in rounds} == {("expert", "skilled")}
    assert {planned.games[1].players for planned in rounds} == {("skilled", "expert")}


def record(cell: LevelCell, number: int, share: float) -> GameRecord:
    """A game of a cell that its player won to that share."""
    shares = (share, 1 - share) if cell.seats == 2 else (share,)
    labels = (cell.player, cell.rival) if cell.seats == 2 else (cell.player,)
    config = f"{cell.title} apple-hill, {cell.seats} seats"
    return GameRecord(f"{number}", cell.id, config, number, labels, shares, (), (), 10, 3600.0, {}, {}, [(0, 1, 700)])


def test_games_of_another_cell_do_not_count() -> None:
    records = [record(DUEL, number, 1) for number in range(3)]
    other = LevelCell("expert", "skilled", "carson-city", 2, None)
    assert cell_result(DUEL, [*records, record(other, 9, 0)]).games == 3
    assert cell_result(other, records).share is None


def test_the_page_says_machine_hours_figures_and_verdicts() -> None:
    run = {"processor": "Abacus", "cores": 2, "python": "CPython 3.11", "commit": "abc", "began": "2026-11-22T10:00:00"}
    page = strength_page([record(DUEL, number, float(number % 10 < 8)) for number in range(400)], [run, run])
    assert "from 400 games, 400.0 hours" in page
    assert "2 cores with a load of 7.5, CPython" in strength_page([], [run | {"load": 7.5}])
    assert page.count("Abacus, 2 cores, CPython 3.11, commit `abc`, 2026-11-22") == 1
    assert "| sierra-west | 4 expert | skilled | 400 | 80.0% (75.8 to 83.6) | 62% (0.57) | met |" in page
    assert "| carson-city | 4 expert | skilled | 0 | not played | 62% (0.57) | undecided |" in page
    assert "| sierra-west | 2 | 400 | 400 | 0.1" in page  # 70 % predicted, 80 % happened
    assert "## Ratings in sierra-west, 2 seats" in page


def test_what_people_wrote_at_the_end_of_the_page_stays() -> None:
    assert rewritten("new\n", f"old\n{KEPT}\nmine\n") == f"new\n\n{KEPT}\nmine\n"
    assert rewritten("new\n", "old\n") == "new\n"


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
