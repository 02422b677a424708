"""Damaged views in the library: each is refused, or is a position to play on from; anything else is told."""

import json
from random import Random

import pytest
from typer.testing import CliRunner

from sagebrush_cli.app import app
from sagebrush_cli.titles.views import command, trial
from sagebrush_cli.titles.views.mutations import MUTATIONS, mutant
from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import Config
from sagebrush_opponents.foreign import UnsoundPosition

run = CliRunner().invoke
DUEL = Config("tiny-epic-western", "standard", 2)


@pytest.mark.parametrize("title", TITLES)
def test_damaged_views_are_refused_or_played_on_from(title: str) -> None:
    result = run(app, ["fuzz-views", title, "--count", "600", "--processes", "1", "--json"])
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert found["views"] == 600
    assert sum(found["codes"].values()) == 600
    assert {"malformed", "inconsistent", "impossible", "accepted"} <= set(found["codes"])


@pytest.mark.parametrize("arguments", [["fuzz-views"], ["fuzz", "--matrix"]])
def test_a_number_of_seats_that_no_edition_has_is_a_sentence(arguments: list[str]) -> None:
    result = run(app, [*arguments, "sierra-west", "--seats", "9"])
    assert result.exit_code == 1
    assert "played by 1 to 4 seats, not 9" in result.output


def test_every_way_to_damage_a_view_is_used() -> None:
    seen = command.views(DUEL, 1, Random(1))
    documents = [json.loads(view) for view, _ in seen]
    for number, mutate in enumerate(MUTATIONS):
        changed = [
            json.loads(view) for view, _ in seen if mutate(json.loads(view), Random(number), documents) is not None
        ]
        assert changed, mutate


def test_a_damaged_view_is_another_one() -> None:
    view, _ = command.views(DUEL, 1, Random(1))[0]
    dice = Random(2)
    assert len({mutant(view, [json.loads(view)], dice)[0] for _ in range(50)}) > 40


def fault_of(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> trial.Trial:
    def read(*_: object) -> None:
        raise error

    monkeypatch.setattr(trial, "read_position", read)
    return trial.tried(b"", b"", b"", "view.round", 0, False)


def test_a_check_that_raises_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "KeyError" in fault_of(monkeypatch, KeyError("seat")).fault
    assert fault_of(monkeypatch, UnsoundPosition("malformed", "view", "")).fault == ""


def test_a_check_that_does_not_end_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(*_: object) -> None:
        while True:
            pass

    monkeypatch.setattr(trial, "LIMIT", 0.05)
    monkeypatch.setattr(trial, "read_position", read)
    assert trial.tried(b"", b"", b"", "view.round", 0, False).code == "endless"


def test_a_position_from_which_nobody_can_play_on_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_position: object) -> None:
        raise IndexError("seat")

    view, seat = command.views(DUEL, 1, Random(1))[0]
    document = json.loads(view)
    document["industry"] = [1, 1, 1]
    monkeypatch.setattr(trial, "play_on", fails)
    sent = json.dumps({"title": DUEL.title, "edition": DUEL.edition, "seats": 2}).encode()
    found = trial.tried(sent, view, json.dumps(document).encode(), "view.industry", seat, False)
    assert "IndexError" in found.fault
