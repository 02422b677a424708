"""The command that prints a box as an override file, and checks one."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sagebrush_cli.app import app
from sagebrush_games import TITLES
from sagebrush_games.kernel.corrections import parsed
from sagebrush_games.kernel.override import validate_override

ROOT = Path(__file__).parents[2]
run = CliRunner().invoke


@pytest.mark.parametrize("title", TITLES)
def test_the_printed_rows_are_an_override_file_that_corrects_nothing_yet(title: str) -> None:
    result = run(app, ["content", title])
    assert result.exit_code == 0
    assert validate_override(TITLES[title], result.stdout) == ""


@pytest.mark.parametrize("title", TITLES)
def test_each_row_is_a_correction_once_its_sign_is_taken_away(title: str) -> None:
    for edition, content in TITLES[title].contents.items():
        printed = run(app, ["content", title, "--edition", edition]).stdout
        _, *tables = printed.split("\n\n")
        read = parsed("\n".join(table.replace("\n# ", "\n") for table in tables))
        assert {(table, row) for table, rows in read.items() for row in rows} == {
            (table, row) for table, rows in content.tables.items() for row in rows
        }


def test_a_row_tells_its_mark_and_its_source() -> None:
    result = run(app, ["content", "carson-city", "--edition", "2009"])
    assert "[income]\n# ranch = { value = 1 }  # found: DE, Gebäude: Ranch\n" in result.stdout
    assert "[building]\n# ranch = { houses = 0, revolvers = 1, road = false, tiles = 6, units = 1 }  #" in result.stdout


def test_only_what_no_source_prints_may_be_asked_for() -> None:
    result = run(app, ["content", "carson-city", "--unofficial"])
    assert "[corral-hats]" in result.stdout
    assert "# found" not in result.stdout
    assert "[income]\n" not in result.stdout


def test_a_row_that_differs_comes_with_its_editions() -> None:
    lines = run(app, ["content", "carson-city"]).stdout.splitlines()
    captains = [line for line in lines if line.startswith("# captain = { limit")]
    assert [line.rpartition(" (")[2] for line in captains] == ["2009)", "big-box)"]
    assert "# ranch = { value = 1 }  # found: DE, Gebäude: Ranch" in lines


def test_a_file_of_one_edition_is_checked_with_it(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[building]\nschool = { tiles = 3 }\n")
    assert run(app, ["content", "carson-city", "--edition", "big-box", "--check", str(file)]).exit_code == 0
    assert run(app, ["content", "carson-city", "--edition", "2009", "--check", str(file)]).exit_code == 1


def test_a_good_file_is_told_by_its_rows(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[buildings.inn]\nvp = 1\n")
    result = run(app, ["content", "tiny-epic-western", "--check", str(file), "--json"])
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout) == {"title": "tiny-epic-western", "corrected": ["buildings.inn"]}
    assert (
        "corrects in Tiny Epic Western: buildings.inn"
        in run(app, ["content", "tiny-epic-western", "--check", str(file)]).stdout
    )


def test_the_file_in_the_guide_for_hosts_is_good() -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", (ROOT / "docs" / "operating.md").read_text(), re.DOTALL)
    assert validate_override(TITLES["carson-city"], text).splitlines()[0] == "[corral-hats]"


def test_the_steps_in_the_guide_for_hosts_can_be_followed_as_they_stand(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "operating.md").read_text()
    (text,) = re.findall(r"<!-- example: tests/cli/test_content.py -->\n```sh\n(.*?)```", page, re.DOTALL)
    *steps, start = text.splitlines()
    assert start == "SAGEBRUSH_CONTENT=corrections sagebrush up"
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    done = subprocess.run(
        ["sh", "-e"], input="\n".join(steps), cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "corrections/carson-city.toml corrects in Carson City: nothing" in done.stdout


def test_a_bad_file_is_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[buildings.in]\nvp = 1\n")
    result = run(app, ["content", "tiny-epic-western", "--check", str(file)])
    assert result.exit_code == 1
    assert f"{file}: buildings.in: Tiny Epic Western has no row of this name" in result.output


def test_what_does_not_exist_is_a_sentence() -> None:
    assert "There is no title 'chess'" in run(app, ["content", "chess"]).output
    assert "has no edition '1910'" in run(app, ["content", "carson-city", "--edition", "1910"]).output
