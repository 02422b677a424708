"""Why a computer moved as it did: its thought is repeated exactly from the file of the game."""

import asyncio
import json
from base64 import b64encode
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from sagebrush_cli.records import explain, thinking_again
from sagebrush_cli.records.thinking_again import Unexplained, position_before, think_again
from sagebrush_events import decode, encode
from sagebrush_events.commit import Commit
from sagebrush_events.memory import MemoryRecord
from sagebrush_games.kernel.codec import AnyCodec, Codec
from sagebrush_games.tiny_epic_western import TITLE
from sagebrush_history import gamefile
from sagebrush_history.table import TitleRegistry
from sagebrush_opponents import Decision
from tests.history.test_verifying import bound
from tests.workers.test_foretelling import play, served

TITLE_CODEC: AnyCodec = Codec(TITLE)
COMPUTERS = ("novice", "greedy")


@pytest.fixture(scope="module")
def stored() -> list[Commit]:
    """A finished game of two computers."""
    return asyncio.run(played())


async def played() -> list[Commit]:
    record = MemoryRecord()
    async with served(record) as rules:
        game = await asyncio.to_thread(play, rules, COMPUTERS)
    return [decode(data) for data in await record.read(game)]


def file_of(commits: list[Commit]) -> bytes:
    """The file of a game, changed or not."""
    table = TitleRegistry([TITLE]).table_of(commits[0])
    return b"".join(gamefile.complete(table, map(encode, commits)))


def version_of(stored: list[Commit], name: str) -> int:
    """The last commit that ``name`` chose with something to weigh."""
    return next(
        commit.version
        for commit in reversed(stored)
        if commit.engine and commit.engine["name"] == name and "candidates" in str(commit.engine.get("thought"))
    )


def changed(stored: list[Commit], version: int, **engine: str | int) -> list[Commit]:
    """The game with something else in the engine of one commit."""
    commit = stored[version - 1]
    assert commit.engine is not None
    other = msgspec.structs.replace(commit, engine={**commit.engine, **engine})
    return [*stored[: version - 1], other, *stored[version:]]


def test_every_thought_of_a_game_is_repeated_exactly(stored: list[Commit]) -> None:
    data = file_of(stored)
    for version in range(2, len(stored) + 1, 7):
        repeated = think_again(position_before(data, version))
        assert repeated.is_same, f"commit {version}: {repeated.reasons}"


@pytest.mark.parametrize("name", COMPUTERS)
def test_people_read_what_a_computer_weighed(
    stored: list[Commit], name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    explain.run(file_of(stored), version_of(stored, name), as_json=False)
    told = capsys.readouterr().out
    assert f"Played by {name}: " in told
    assert "It weighed" in told
    assert "Thought again here: the same decision, with the same values." in " ".join(told.split())


def test_programs_read_the_same(stored: list[Commit], capsys: pytest.CaptureFixture[str]) -> None:
    explain.run(file_of(stored), version_of(stored, "novice"), as_json=True)
    told = json.loads(capsys.readouterr().out)
    assert told["same"]
    assert told["thought"]["candidates"] == told["repeated"]["candidates"]


@pytest.mark.parametrize(
    ("engine", "reason"),
    [({"build": "0"}, "The engine was version 0"), ({"weights": "old"}, "It had the weights old")],
)
def test_another_engine_or_other_weights_are_named(
    stored: list[Commit], engine: dict[str, str | int], reason: str
) -> None:
    version = version_of(stored, "novice")
    assert reason in think_again(position_before(file_of(changed(stored, version, **engine)), version)).reasons[0]


def test_a_thought_that_time_had_cut_says_so(stored: list[Commit], monkeypatch: pytest.MonkeyPatch) -> None:
    version = version_of(stored, "novice")
    decided = thinking_again._decision
    monkeypatch.setattr(thinking_again, "_decision", lambda *given: with_simulations(decided(*given), simulations=999))
    repeated = think_again(position_before(file_of(stored), version))
    assert not repeated.is_same
    assert "Time cut it" in repeated.reasons[-1]


def with_simulations(decision: Decision, simulations: int) -> Decision:
    """The decision after more simulations."""

    return replace(decision, simulations=simulations)


def test_a_lowered_thought_is_repeated_as_it_was_played(
    stored: list[Commit], capsys: pytest.CaptureFixture[str]
) -> None:
    version = version_of(stored, "novice")
    lowered = changed(stored, version, name="expert", lowered="queue", waiting=240)
    explain.run(file_of(lowered), version, as_json=False)
    assert "Played by novice instead of expert because 240 turns waited" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(("version", "why"), [(1, "commits 2 to"), (10**6, "commits 2 to")])
def test_there_is_nothing_to_explain_beyond_the_game(stored: list[Commit], version: int, why: str) -> None:
    with pytest.raises(Unexplained, match=why):
        position_before(file_of(stored), version)


def damaged(stored: list[Commit], version: int, **parts: object) -> bytes:
    """The file of the game with other parts of one commit, whatever the readable text says of it."""
    commit = msgspec.structs.replace(stored[version - 1], **parts)
    lines = [json.loads(line) for line in file_of(stored).splitlines()]
    lines[version]["packed"] = b64encode(encode(commit)).decode()
    return bound(lines)


def test_a_file_that_was_damaged_on_purpose_is_refused_with_a_sentence(stored: list[Commit]) -> None:
    version = version_of(stored, "greedy")
    commit, first = stored[version - 1], stored[0]
    elsewhere = first.events[0].replace(b"tiny-epic-western", b"tiny-epic-eastern")
    nobody = TITLE_CODEC.pack_command(replace(TITLE_CODEC.unpack_command(commit.command), seat=9))
    assert commit.engine is not None
    shares = {**commit.engine, "thought": '{"shares":[0.1,0.2,0.3,0.4]}'}
    for data, why in (
        (damaged(stored, 1, events=[elsewhere, *first.events[1:]]), "There is no title"),
        (damaged(stored, 2, events=[b"\xc1"]), "Commit 2 has events that cannot happen"),
        (damaged(stored, version, command=nobody), "names seats that the table does not have"),
        (damaged(stored, version, command=b"\xc1"), "cannot be read"),
        (damaged(stored, version, engine=shares), "names seats that the table does not have"),
    ):
        with pytest.raises(Unexplained, match=why):
            position_before(data, version)


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff\n\n\n", b"[" * 9000])
def test_what_is_no_file_is_refused_with_a_sentence(data: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        explain.run(data, 2, as_json=True)
    assert ended.value.code == explain.NOTHING
    assert "nothing-to-explain" in capsys.readouterr().err


def test_a_command_that_nobody_thought_about_is_not_repeated(stored: list[Commit]) -> None:
    version = version_of(stored, "novice")
    with pytest.raises(SystemExit) as ended:
        explain.run(file_of(changed(stored, version, level="random", lowered="attempts")), version, as_json=True)
    assert ended.value.code == explain.FOR_A_REASON
