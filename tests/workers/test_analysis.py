"""What an analysis says of a decision: how much of the win it gave away, where its level expects anything."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sagebrush_cli.titles import fuzz
from sagebrush_events import decode
from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import AUTOMATON, Command, Config
from sagebrush_games.kernel.taking_back import return_of
from sagebrush_history import gamefile
from sagebrush_history.verify import Verdict
from sagebrush_opponents.decision import Candidate, Decision
from sagebrush_opponents.table import table
from sagebrush_workers.jobs import AnalyzeJob, DecideJob
from sagebrush_workers.worker.engine import analysis, deciding, game_file
from sagebrush_workers.worker.engine.analysis import Analyst
from sagebrush_workers.worker.engine.game_file import read_game
from sagebrush_workers.worker.engine.problems import JobRefused

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


def lines(data: bytes, slice_milliseconds: int) -> list[list[dict[str, Any]]]:
    """All lines of an analysis by the simplest level, slice by slice."""
    job = AnalyzeJob(
        file="f", trusted=True, after=0, level="greedy", simulations=0, seed=1,
        milliseconds=60_000, slice_milliseconds=slice_milliseconds,
    )  # fmt: skip
    analyst, found, after = Analyst(lambda _file: data), list[list[dict[str, Any]]](), 0
    while True:
        answer = analyst.analyze(msgspec.structs.replace(job, after=after))
        found.append(msgspec.json.decode(answer.answer))
        if answer.after is None:
            return found
        after = answer.after


def test_an_analysis_in_slices_tells_of_every_decision_once() -> None:
    data = (FILES / "tiny-epic-western.group.ndjson").read_bytes()
    (whole,), slices = lines(data, 600_000), lines(data, 0)
    game = read_game(data, trusted=True)
    assert [one for part in slices for one in part] == whole
    assert len(slices) == len(game.decisions)
    assert whole[0]["type"] == "game" and whole[0]["decisions"] == len(game.decisions)
    for decision, told in zip(game.decisions, whole[1:], strict=True):
        legal = game.table.decider.legal(game.state_before(decision), decision.seat)
        assert (told["version"], told["seat"], told["legal"]) == (decision.version, decision.seat, len(legal))
        assert decision.command in legal


@pytest.mark.parametrize(
    "config",
    [Config("carson-city", "2009", 2, ("outlaws",)), Config("tiny-epic-western", "standard", 2)],
    ids=lambda config: config.title,
)
def test_what_was_taken_back_and_what_the_box_did_are_no_decisions(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzz, "TAKEN_BACK", 0.25)
    drafts = fuzz.random_commits(TITLES[config.title], config, random.Random(7))
    undone = set[int]()
    for draft in drafts:
        if (to := return_of(draft.applied.events)) is not None:
            undone |= {*range(to + 1, draft.applied.version + 1)}
    commits = [decode(draft.data) for draft in drafts]
    expected = [
        (commit.version, commit.seat)
        for commit in commits
        if commit.command and commit.seat is not None and commit.seat >= 0 and commit.version not in undone
    ]
    data = b"".join(gamefile.complete(drafts[0].applied.table, [draft.data for draft in drafts]))
    game = read_game(data, trusted=False)
    assert [(decision.version, decision.seat) for decision in game.decisions] == expected
    assert undone
    assert any(commit.seat == AUTOMATON for commit in commits) == (config.title == "carson-city")
    assert [decision.version for decision in game.after(expected[3][0])] == [version for version, _ in expected[4:]]


@pytest.mark.parametrize("trusted", [True, False])
def test_the_file_of_a_game_in_play_is_told_as_what_it_is(trusted: bool) -> None:
    config = Config("tiny-epic-western", "standard", 2)
    drafts = fuzz.random_commits(TITLES[config.title], config, random.Random(7))[:9]
    table = drafts[0].applied.table
    data = b"".join(gamefile.partial([draft.applied for draft in drafts], table, 0))
    with pytest.raises(JobRefused) as refused:
        read_game(data, trusted)
    assert (refused.value.problem.code, refused.value.problem.field) == ("unreadable-game", "file")
    assert "was not over" in refused.value.problem.detail


def test_a_file_of_a_stranger_is_proved_and_one_of_ours_is_not() -> None:
    data = (FILES / "tiny-epic-western.group.ndjson").read_bytes()
    seen = list[bytes]()

    def prove(one: bytes, _registry: Any) -> Any:
        seen.append(one)
        return Verdict(False, 3, "another-game", "It is not.")

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(game_file, "verify_with", prove)
        assert read_game(data, trusted=True).decisions
        with pytest.raises(JobRefused) as refused:
            read_game(data, trusted=False)
    assert (refused.value.problem.detail, seen) == ("It is not.", [data])


@pytest.mark.parametrize(
    ("loss", "error", "rated"),
    [
        (0.15, 0.0, "blunder"),
        (0.1499, 0.0, "mistake"),
        (0.07, 0.0, "mistake"),
        (0.0699, 0.0, "inaccuracy"),
        (0.03, 0.0, "inaccuracy"),
        (0.0299, 0.0, "good"),
        (0.2, 0.2, "good"),  # the estimate cannot tell it from nothing
        (0.2, 0.19, "blunder"),
    ],
)
def test_a_decision_is_called_by_how_much_it_gave_away(loss: float, error: float, rated: str) -> None:
    assert analysis.rating(loss, error) == rated


def test_nothing_is_lost_by_a_command_that_was_better_than_the_best() -> None:
    best, other = Command(0), Command(1)
    judged = Decision(best, (Candidate(best, 0.4, 8), Candidate(other, 0.45678, 8)), errors=(0.1, 0.3))
    assert analysis.loss_of(other, best, judged) == 0
    assert analysis.loss_of(best, other, judged) == 0.0568
    assert analysis.loss_of(Command(2), best, judged) is None
    assert [analysis._error(judged, seat) for seat in range(3)] == [0.1, 0.3, 0.0]


@pytest.mark.parametrize(
    ("level", "compared"), [("novice", "skilled"), ("casual", "skilled"), ("expert", "expert"), ("greedy", "greedy")]
)
def test_commands_are_compared_by_a_level_that_does_not_err_on_purpose(level: str, compared: str) -> None:
    assert analysis.comparing(level) == compared


def test_the_engine_answers_for_the_seat_that_sees_and_says_what_each_seat_may_expect() -> None:
    config = Config("tiny-epic-western", "standard", 2)
    place = table(TITLES[config.title], config)
    state, _ = place.decider.set_up(seeded(1))
    assert {seat for seat, _ in place.decider.awaited(state)} == {0, 1}
    said = msgspec.json.encode({"title": config.title, "edition": config.edition, "seats": 2})
    for seat in range(2):
        job = DecideJob(
            config=msgspec.Raw(said), view=msgspec.Raw(place.codec.view_to_json(place.decider.view(state, seat))),
            seat=None, level="novice", simulations=0, seed=3, lines=2, milliseconds=60_000,
        )  # fmt: skip
        told = msgspec.json.decode(deciding.decide(job))
        assert (told["seat"], told["legal"]) == (seat, len(place.decider.legal(state, seat)))
        assert [one["seat"] for one in told["expected"]] == [0, 1]
        assert (told["engine"]["level"], told["engine"]["simulations"], told["engine"]["seed"]) == ("novice", 1, 3)
        assert told["statistics"]["complete"]


def test_the_seed_of_a_request_decides_what_is_drawn() -> None:
    config = Config("tiny-epic-western", "standard", 2)
    place = table(TITLES[config.title], config)
    state, _ = place.decider.set_up(seeded(1))
    said = msgspec.json.encode({"title": config.title, "edition": config.edition, "seats": 2})
    view = place.codec.view_to_json(place.decider.view(state, 0))

    def commands() -> list[dict[str, Any]]:
        asked = DecideJob(
            config=msgspec.Raw(said), view=msgspec.Raw(view), seat=0, level="random", simulations=0, seed=0, lines=1,
            milliseconds=60_000,
        )  # fmt: skip
        answers = [deciding.decide(msgspec.structs.replace(asked, seed=seed)) for seed in range(12)]
        return [msgspec.json.decode(answer)["command"] for answer in answers]

    assert commands() == commands()
    assert any(command != commands()[0] for command in commands())


def test_shares_errors_and_scores_are_told_by_seat() -> None:
    decision = Decision(Command(0), shares=(0.6, 0.4), errors=(0.1, 0.2), scores=(30.0, 20.0))
    assert deciding.expectations(decision) == [
        {"seat": 0, "share": 0.6, "error": 0.1, "score": 30.0},
        {"seat": 1, "share": 0.4, "error": 0.2, "score": 20.0},
    ]


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
