"""Random games in the library, and what the command does with a game that does not hold."""

import json
import random
from pathlib import Path
from typing import NoReturn

import pytest
from typer.testing import CliRunner

from sagebrush_cli.app import app
from sagebrush_cli.titles import configs, fuzz
from sagebrush_games import TITLES
from sagebrush_games.kernel.decider import Decider
from sagebrush_games.kernel.messages import Config
from sagebrush_history import gamefile
from sagebrush_history.verify import Verdict
from tests.conformance.test_streams import file_of
from tests.streams import FOLDER
from tests.tampering.text import bound

run = CliRunner().invoke
TITLE = TITLES["carson-city"]
DUEL = Config(TITLE.id, TITLE.manifest.editions[0].id, 2)


@pytest.fixture(scope="module")
def data() -> bytes:
    """The file of a finished game of two."""
    table, stored = fuzz.random_game(TITLE, DUEL, random.Random(1))
    return b"".join(gamefile.complete(table, stored))


def test_random_games_are_sound() -> None:
    result = run(app, ["fuzz", "carson-city", "--games", "2", "--seats", "2", "--processes", "1", "--json"])
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert found["sound"] == 2 * len(TITLE.manifest.editions)
    assert found["pairs"] > 2


def test_the_matrix_is_every_variant_alone_and_every_two_together() -> None:
    tables = configs.matrix("carson-city", [2])
    names = [variant.id for variant in TITLE.manifest.variants]
    pairs = len(names) * (len(names) - 1) // 2
    assert {table.seats for table in tables} == {2}
    assert len([table for table in tables if table.edition == "2009"]) == 1 + len(names) + pairs


def test_games_of_the_matrix_are_sound() -> None:
    arguments = ["--matrix", "--games", "1", "--seats", "2", "--processes", "1", "--json"]
    result = run(app, ["fuzz", "carson-city", *arguments])
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert found["sound"] == found["games"]


def test_the_matrix_is_played_with_the_options_of_a_table() -> None:
    tables = configs.matrix("carson-city", [2], options=["characters=random", "promo-cards=true"])
    assert {table.edition for table in tables} == {"big-box"}  # the promo cards belong to it
    assert tables[0].options == {"characters": "random", "promo-cards": True}


def test_an_option_that_there_is_not_is_a_sentence() -> None:
    result = run(app, ["fuzz", "carson-city", "--games", "1", "--option", "weather=fine"])
    assert result.exit_code == 1
    assert "There is no option 'weather'" in result.output


def test_one_edition_is_played_alone() -> None:
    result = run(
        app, ["fuzz", "sierra-west", "--games", "1", "--seats", "2", "--edition", "gold-rush", "--processes", "1"]
    )
    assert result.exit_code == 0, result.output
    assert {config.edition for config in configs.matrix("sierra-west", [2], ["gold-rush"])} == {"gold-rush"}


def test_an_unknown_title_has_no_matrix() -> None:
    result = run(app, ["fuzz", "chess", "--matrix"])
    assert "There is no title 'chess'" in result.output


def test_an_unknown_title_is_a_sentence() -> None:
    result = run(app, ["fuzz", "chess"])
    assert result.exit_code == 1
    assert "There is no title 'chess'" in result.output


def test_an_impossible_seat_count_is_a_sentence() -> None:
    result = run(app, ["fuzz", "carson-city", "--seats", "9"])
    assert result.exit_code == 1
    assert "seats, not 9" in result.output


def test_a_game_that_is_not_sound_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "verify", lambda *_: Verdict(False, 3, "state-mismatch", "leads to another state"))
    assert "state-mismatch at commit 3" in fuzz.fuzz_game(DUEL, 1).fault


def test_a_change_that_goes_unnoticed_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "verify", lambda *_: Verdict(True, 3, "sound", ""))
    assert "may change unnoticed" in fuzz.fuzz_game(DUEL, 1).fault


def test_a_sound_file_is_verified(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "game.ndjson").write_bytes(data)
    result = run(app, ["verify", str(tmp_path / "game.ndjson"), "--json"])
    assert result.exit_code == 0
    assert json.loads(result.stdout)["code"] == "sound"


def test_a_file_is_refused_when_the_table_showed_another_commitment(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "game.ndjson").write_bytes(data)
    kept = json.loads(data.splitlines()[1])["events"][0]["commitment"]
    arguments = ["verify", str(tmp_path / "game.ndjson"), "--commitment"]
    assert run(app, [*arguments, kept]).exit_code == 0
    other = run(app, [*arguments, "00" * 32])
    assert other.exit_code == 1
    assert "commitment-mismatch" in other.stdout
    forgotten = run(app, [*arguments, ""])
    assert (forgotten.exit_code, forgotten.stdout) == (2, ""), "a variable that was not set"


def test_a_file_of_which_not_everything_is_proved_ends_with_status_3(data: bytes, tmp_path: Path) -> None:
    header, first, *_ = map(json.loads, data.splitlines())
    running = bound(header | {"complete": False}, [first], {"versions": 1, "head": "0" * 32})
    older = file_of(FOLDER / "0.1" / "carson-city.two-seats.bin")  # of rules 1, and its dice are those of no seed
    for file, code in ((running, "partial"), (older, "partly-proved")):
        (tmp_path / "game.ndjson").write_bytes(file)
        result = run(app, ["verify", str(tmp_path / "game.ndjson")])
        assert result.exit_code == 3
        assert code in result.stdout


def test_a_huge_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    with (tmp_path / "game.ndjson").open("wb") as file:
        file.truncate(1 << 40)
    result = run(app, ["verify", str(tmp_path / "game.ndjson")])
    assert result.exit_code == 1
    assert "larger than 64 MiB" in result.stdout.replace("\n", " ")


@pytest.mark.parametrize(
    ("lacking", "told"),
    [(MemoryError(), "there is not enough memory"), (OSError(24, "Too many open files"), "Too many open files")],
)
@pytest.mark.parametrize("form", [(), ("--json",)])
def test_a_file_that_this_machine_cannot_check_ends_with_status_2(
    lacking: Exception, told: str, form: tuple[str, ...], data: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lack(*_: object) -> NoReturn:
        raise lacking

    (tmp_path / "game.ndjson").write_bytes(data)
    monkeypatch.setattr(Decider, "apply", lack)
    result = run(app, ["verify", str(tmp_path / "game.ndjson"), *form])
    assert result.exit_code == 2 and told in result.stderr
    assert "NOT sound" not in result.output
    assert not form or json.loads(result.stderr)["error"] == "cannot-check"


def test_a_damaged_file_is_refused_with_status_1(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "game.ndjson").write_bytes(data.replace(b'"seat":0', b'"seat":1', 1))
    result = run(app, ["verify", str(tmp_path / "game.ndjson")])
    assert result.exit_code == 1
    assert "NOT sound" in result.stdout
