"""Somebody replays the file of a game in the terminal, without a platform."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from sagebrush_cli.phrases import use_language
from sagebrush_cli.records import replay
from tests.history.test_verifying import bound
from tests.vectors import CLIENTS

EXAMPLE = CLIENTS / "example.ndjson"
Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    """The language belongs to the process."""
    yield
    use_language("en")


def refused(path: Path, version: int | None = None, viewer: str | None = None) -> int:
    """The status with which a replay ends that cannot go on."""
    with pytest.raises(SystemExit) as ended:
        replay.run(path, version, viewer, "en", as_json=True)
    return int(str(ended.value.code))


def test_every_move_is_told_to_the_last(capsys: Captured) -> None:
    replay.run(EXAMPLE, None, None, "en", as_json=False)
    told = capsys.readouterr().out
    assert "Player 0, Player 1 play tiny-epic-western." in told
    assert "Final ranking" in told


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Round 3 of 6"), ("de", "Runde 3 von 6"), ("es", "Ronda 3 de 6")]
)
def test_the_table_is_drawn_at_a_move_in_the_reader_s_language(language: str, said: str, capsys: Captured) -> None:
    replay.run(EXAMPLE, 40, None, language, as_json=False)
    assert said in capsys.readouterr().out


def test_a_seat_s_card_is_shown_to_who_looks_as_that_seat(capsys: Captured) -> None:
    cards = []
    for viewer in ("0", "1", "spectator"):
        replay.run(EXAMPLE, 5, viewer, "en", as_json=True)
        view = json.loads(capsys.readouterr().out)["view"]
        cards.append([player["card"] for player in view["players"]])
    assert [[card >= 0 for card in known] for known in cards] == [[True, False], [False, True], [False, False]]


def test_a_move_that_was_changed_is_named_after_those_that_hold(tmp_path: Path, capsys: Captured) -> None:
    lines = [json.loads(line) for line in EXAMPLE.read_bytes().splitlines()]
    lines[19]["events"][0]["spot"] += 1
    (tmp_path / "forged.ndjson").write_bytes(bound(lines))
    assert refused(tmp_path / "forged.ndjson") == 1
    told = capsys.readouterr()
    assert [json.loads(line)["version"] for line in told.out.splitlines()] == list(range(1, 19))
    assert json.loads(told.err)["error"] == "text-mismatch"


def test_what_the_file_does_not_have_is_refused_by_name(tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "cut.ndjson").write_bytes(EXAMPLE.read_bytes()[:5000])
    running = [json.loads(line) for line in EXAMPLE.read_bytes().splitlines()]
    running[0]["complete"] = False
    (tmp_path / "running.ndjson").write_bytes(bound(running))
    for path, version, viewer, code in (
        (EXAMPLE, 100, None, "no-such-version"),
        (EXAMPLE, None, "2", "no-such-seat"),
        (EXAMPLE, None, "me", "no-such-seat"),
        (tmp_path / "cut.ndjson", None, None, "unreadable"),
        (tmp_path / "running.ndjson", None, None, "unreadable"),
    ):
        assert refused(path, version, viewer) == 1
        assert json.loads(capsys.readouterr().err)["error"] == code
