"""Answers that are not legal, lines that go astray and thoughts that overrun their time are found."""

import pickle
import time
from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner

from sagebrush_cli.app import app
from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import Command, Config
from sagebrush_opponents import OPPONENTS
from sagebrush_opponents.arena import answers, players
from sagebrush_opponents.arena.answers import answered
from sagebrush_opponents.arena.honesty.positions import true_positions
from sagebrush_opponents.decision import Budget, Decision
from sagebrush_opponents.external.faults import EngineFault, Fault
from sagebrush_opponents.table import AnyOpponentTable, table

WESTERN = Config("tiny-epic-western", "standard", 2)
PATIENT = 60_000


@pytest.mark.parametrize(
    "config",
    [
        WESTERN,
        Config("sierra-west", "apple-hill", 1),
        Config("carson-city", "2009", 2),
        Config("carson-city", "2009", 2, ("outlaws",)),
    ],
    ids=lambda config: " ".join((config.title, *config.variants)),
)
def test_a_level_answers_every_view_of_a_game_and_its_lines_can_be_played(config: Config) -> None:
    found = answered(config, "novice", PATIENT, 1)
    assert found.views > 20
    assert (found.late, found.overrun, found.faults) == (0, 0.0, ())


@pytest.mark.parametrize(
    "config",
    [Config("sierra-west", "apple-hill", 2), Config("carson-city", "2009", 2, ("outlaws",))],
    ids=lambda config: config.title,
)
def test_only_a_seat_that_has_a_choice_is_asked(config: Config) -> None:
    found = list(true_positions(table(TITLES[config.title], config), 1))
    assert {position.seat for position in found} == {0, 1}, "what the Outlaws do is nobody's answer"
    assert min(len(position.legal) for position in found) == 2


def answering(monkeypatch: pytest.MonkeyPatch, decide: Any) -> None:
    """Lets ``decide(novice's decision, legal)`` play as ``odd``."""

    def odd(place: AnyOpponentTable) -> Any:
        novice = OPPONENTS["novice"](place)

        def choose(view: Any, legal: Sequence[Command], budget: Budget, seed: int) -> Decision:
            decided: Decision = decide(novice(view, legal, budget, seed), legal)
            return decided

        return choose

    monkeypatch.setattr(players, "OPPONENTS", {**OPPONENTS, "odd": odd})


def test_a_command_that_is_not_legal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, lambda decision, _legal: replace(decision, command=replace(decision.command, seat=9)))
    found = answered(WESTERN, "odd", PATIENT, 1)
    assert len(found.faults) == found.views
    assert "is not legal" in found.faults[0]


def test_a_line_of_another_command_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    answering(
        monkeypatch, lambda decision, legal: replace(decision, line=(next(c for c in legal if c != decision.command),))
    )
    found = answered(WESTERN, "odd", PATIENT, 1)
    assert len(found.faults) == found.views
    assert "does not begin" in found.faults[0]


def test_a_line_that_cannot_be_played_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, lambda decision, _legal: replace(decision, line=(decision.line[0],) * 3))
    found = answered(WESTERN, "odd", PATIENT, 1)
    assert len(found.faults) > found.views / 2
    assert "of the line" in found.faults[0]


def test_an_answer_after_its_time_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(decision: Decision, _legal: Sequence[Command]) -> Decision:
        time.sleep(0.06)
        return decision

    answering(monkeypatch, slow)
    found = answered(WESTERN, "odd", 1, 1)
    assert found.late == found.views
    assert found.overrun > 50


def test_answers_more_than_fifty_milliseconds_late_are_counted_and_the_latest_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, thoughts = [0.0], [0.005, 0.059, 0.07, 0.095]  # seconds, of which 10 ms are allowed

    def timed(decision: Decision, _legal: Sequence[Command]) -> Decision:
        clock[0] += thoughts.pop(0) if thoughts else 0.0
        return decision

    answering(monkeypatch, timed)
    monkeypatch.setattr(answers, "time", SimpleNamespace(perf_counter=lambda: clock[0]))
    found = answered(WESTERN, "odd", 10, 1)
    assert found.late == 2
    assert found.overrun == pytest.approx(85)


def test_an_engine_that_ends_is_told_view_by_view() -> None:
    found = answered(WESTERN, "mine=cmd:false", PATIENT, 1)
    assert len(found.faults) == found.views > 20
    assert "no answer, start: it said no hello: the engine ended" in found.faults[0]


def test_what_an_engine_did_wrong_is_told_by_the_process_that_asked_it() -> None:
    fault = pickle.loads(pickle.dumps(EngineFault(Fault.TIMEOUT, "no answer within the time")))
    assert (fault.fault, fault.detail) == (Fault.TIMEOUT, "no answer within the time")
    assert str(fault) == "timeout: no answer within the time"


def test_the_command_asks_about_as_many_views_as_it_is_told() -> None:
    asked = ("arena", "answers", "random", "--title", "tiny-epic-western", "--views", "30", "--jobs", "1")
    result = CliRunner().invoke(app, [*asked, "--milliseconds", "60000"])
    assert result.exit_code == 0, result.output
    assert "0 answers that are not legal, 0 more than 50 ms late" in result.output
