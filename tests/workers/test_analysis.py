"""What an analysis says of a decision: how much of the win it gave away, where its level expects anything."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from sagebrush_workers.jobs import AnalyzeJob
from sagebrush_workers.worker.engine import analysis
from sagebrush_workers.worker.engine.analysis import Analyst

FILES = Path("tests/fixtures/files/0.1")
"""Finished games."""
ENOUGH = 40
"""Decisions with a choice, of which some agree with the level and some do not."""
FEW = 14
"""The same where each takes a while."""


def decisions(title: str, level: str, simulations: int = 0, enough: int = ENOUGH) -> list[dict[str, Any]]:
    """The first decisions of a game, at least ``enough`` with a choice."""
    data = (FILES / f"{title}.group.ndjson").read_bytes()
    job = AnalyzeJob(
        file="f", trusted=True, after=0, level=level, simulations=simulations, seed=1,
        milliseconds=60_000, slice_milliseconds=100,
    )  # fmt: skip
    analyst, found = Analyst(lambda _file: data), list[dict[str, Any]]()
    while len(found) < enough:
        answer = analyst.analyze(job)
        lines = msgspec.json.decode(answer.answer)
        found += [one for one in lines if one["type"] == "decision" and one["legal"] > 1]
        job = msgspec.structs.replace(job, after=answer.after)
    return found


def test_analyses_that_take_turns_read_each_file_once() -> None:
    loaded = list[str]()

    def load(file: str) -> bytes:
        loaded.append(file)
        return (FILES / f"{file}.group.ndjson").read_bytes()

    analyst = Analyst(load)
    for after in (0, 2, 4):
        for title in ("tiny-epic-western", "carson-city"):
            job = AnalyzeJob(
                file=title, trusted=True, after=after, level="greedy", simulations=0, seed=1,
                milliseconds=60_000, slice_milliseconds=0,
            )  # fmt: skip
            analyst.analyze(job)
    assert loaded == ["tiny-epic-western", "carson-city"]


@pytest.mark.parametrize(
    ("title", "level", "simulations"), [("tiny-epic-western", "skilled", 4), ("sierra-west", "skilled", 0)]
)
def test_a_command_that_was_not_simulated_is_compared_with_the_best(title: str, level: str, simulations: int) -> None:
    """In Sierra West a later decision of a turn has simulations for one command alone."""
    found = [one for one in decisions(title, level, simulations) if not is_instruction(one["played"])]
    others = [one for one in found if one["played"] != one["best"]]
    assert len(others) > 3
    assert all(one["loss"] is not None and one["rating"] for one in found)
    assert any(one["loss"] > 0 for one in others)
    assert {one["loss"] for one in found if one["played"] == one["best"]} <= {0.0}


def is_instruction(command: dict[str, Any]) -> bool:
    """Whether it is one that changes nothing now, which no level thinks of."""
    return "instruct" in command["type"]


@pytest.mark.parametrize("level", ["greedy", "random", "novice", "casual"])
def test_a_level_that_compares_nothing_says_of_no_decision_what_it_lost(level: str) -> None:
    """One simulation of a command is won or lost, whatever the command is worth."""
    assert {(one["loss"], one["rating"]) for one in decisions("tiny-epic-western", level)} == {(None, None)}


@pytest.mark.parametrize(
    ("title", "level", "simulations"),
    [("tiny-epic-western", "skilled", 0), ("sierra-west", "expert", 0), ("tiny-epic-western", "casual", 16)],
)
def test_a_command_is_not_blamed_for_worlds_in_which_only_the_other_was_tried(
    title: str, level: str, simulations: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What looks bad is left out of a race after one or two worlds; its mean says nothing beside that of many."""
    compared: list[list[int]] = []

    def noted(played: Any, best: Any, judged: Any) -> float | None:
        if played != best:
            found = [analysis.candidate(one, judged) for one in (played, best)]
            compared.append([one.simulations for one in found if one is not None])
        return loss_of(played, best, judged)

    loss_of = analysis.loss_of
    monkeypatch.setattr(analysis, "loss_of", noted)
    decisions(title, level, simulations, FEW)
    assert len(compared) > 3
    assert all(one == other >= 2 for one, other in compared)


def test_a_level_that_errs_on_purpose_finds_the_blunders_of_others_when_it_may_think() -> None:
    found = [one for one in decisions("tiny-epic-western", "casual", 16, FEW) if not is_instruction(one["played"])]
    assert all(one["loss"] is not None for one in found)
