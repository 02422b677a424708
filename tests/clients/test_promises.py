"""What a table promised is compared with the file of its game, in both client libraries."""

import json
import subprocess
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from sagebrush_cli.games import demo, play
from sagebrush_cli.records.verify import verdict_at_end
from sagebrush_client import Promise, Told
from sagebrush_client.promise import commitment_to
from tests.clients.telling import CHANGES, EXAMPLE, Events, events_told, told
from tests.clients.verifiers import needs_node
from tests.tampering.text import bound
from tests.vectors import CLIENTS

STARTED: dict[str, Any] = json.loads(EXAMPLE.splitlines()[1])["events"][0]
SEATS = tuple(commitment_to(seat["entropy"]) for seat in STARTED["seats"])
KEPT = (STARTED["game"], STARTED["commitment"], SEATS)
ROOT = CLIENTS.parents[1]


def beginning_with(started: dict[str, Any]) -> bytes:
    """The example, whose stored bytes stay, with ``started`` as the readable first event."""
    header, *lines, final = map(json.loads, EXAMPLE.splitlines())
    lines[0]["events"][0] = started
    return bound(header, lines, final)


def renamed() -> bytes:
    """With the same values under other names: the seats that the bytes hold are called something else."""
    others = {"players" if name == "seats" else name: value for name, value in STARTED.items()}
    return beginning_with({**others, "seats": STARTED["seats"]})


def of_a_later_release() -> bytes:
    """With every field that there is, and one that there is not yet."""
    return beginning_with({**STARTED, "flow": None, "branch": None, "shared": None, "weather": "fair"})


BROKEN: list[tuple[str, tuple[str, str, tuple[str, ...]], Callable[[], bytes], str]] = [
    ("another game", ("another", *KEPT[1:]), lambda: EXAMPLE, "promise-broken"),
    ("another entropy", (*KEPT[:2], ("00" * 32, SEATS[1])), lambda: EXAMPLE, "promise-broken"),
    ("a seat less", (*KEPT[:2], SEATS[:1]), lambda: EXAMPLE, "promise-broken"),
    ("fields of other names", KEPT, renamed, "text-mismatch"),
]


@pytest.mark.parametrize("file", [EXAMPLE, of_a_later_release()], ids=["today", "a later release"])
def test_a_file_that_keeps_what_its_table_promised_is_consistent(file: bytes) -> None:
    assert Promise(*KEPT).verdict_on(file).code == "consistent"


def test_a_promise_that_a_program_kept_as_json_over_its_restart_is_as_good_as_before() -> None:
    kept = Promise(**json.loads(json.dumps(asdict(Promise(*KEPT)))))
    assert kept.verdict_on(EXAMPLE).code == "consistent"


def of_a_running_game() -> bytes:
    """What a platform may give out of a game before it is over."""
    header, first, *_, final = map(json.loads, EXAMPLE.splitlines())
    told = {name: first[name] for name in ("version", "time_ms", "seat", "events")}
    return bound({**header, "complete": False}, [told], {**final, "versions": 1})


def test_a_platform_that_keeps_the_seed_of_a_finished_game_has_proved_nothing() -> None:
    verdict = Promise(*KEPT).verdict_on(of_a_running_game())
    assert (verdict.ok, verdict.code) == (False, "not-revealed")
    assert Promise(*KEPT, "group", 0, (SEATS, SEATS)).verdict_on(of_a_running_game()).code == "partial"
    assert verdict_at_end(of_a_running_game(), "", is_sealed=False).code == "not-revealed"
    assert verdict_at_end(of_a_running_game(), "", is_sealed=True).code == "partial"


class LyingPlatform:
    """It says of a game which is over that its chance is sealed, and gives out the file of a running one."""

    def game(self, _game: str) -> "LyingPlatform":
        return self

    def export(self) -> bytes:
        return of_a_running_game()


def test_the_command_line_does_not_believe_that_a_game_of_no_group_is_sealed() -> None:
    api: Any = LyingPlatform()
    end: Any = {"over": True, "sealed": True}
    alone, in_group = play.shown_by(Promise(*KEPT)), play.shown_by(Promise(*KEPT, "group", 0, (SEATS, SEATS)))
    with pytest.raises(SystemExit):
        play._tell_end(api, "g", alone, end, Told(), as_json=True)
    assert play._tell_end(api, "g", in_group, end, Told(), as_json=True)


class HonestPlatform(LyingPlatform):
    """It gives out the example."""

    def export(self) -> bytes:
        return EXAMPLE


def test_the_command_line_compares_the_file_with_all_that_the_table_had_promised(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A host who knows the seed could choose the entropy of a seat in the file, and so its dice."""
    api: Any = HonestPlatform()
    end: Any = {"over": True}
    broken = Promise(*KEPT[:2], ("00" * 32, SEATS[1]))
    assert play._tell_end(api, "g", play.shown_by(Promise(*KEPT)), end, Told(), as_json=True)
    capsys.readouterr()
    with pytest.raises(SystemExit):
        play._tell_end(api, "g", play.shown_by(broken), end, Told(), as_json=True)
    assert json.loads(capsys.readouterr().out)["verdict"]["code"] == "promise-broken"


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_sound_file_of_another_game_than_was_played_is_no_verified_game(
    seat: int | None, change: Callable[[Events], int], capsys: pytest.CaptureFixture[str]
) -> None:
    """It follows from the seed and from commands, and its host has chosen the commands."""
    api: Any = HonestPlatform()
    end: Any = {"over": True}
    shown, events = play.shown_by(Promise(*KEPT)), events_told(seat)
    assert play._tell_end(api, "g", shown, end, told(events), as_json=True)
    capsys.readouterr()
    version = change(events)
    with pytest.raises(SystemExit):
        play._tell_end(api, "g", shown, end, told(events), as_json=True)
    verdict = json.loads(capsys.readouterr().out)["verdict"]
    assert (verdict["code"], verdict["version"]) == ("told-otherwise", version)


@pytest.mark.parametrize("change", [None, *CHANGES])
def test_the_demo_compares_the_file_of_its_game_too(
    change: Callable[[Events], int] | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (file := tmp_path / "game.ndjson").write_bytes(EXAMPLE)
    events = events_told(0)
    if change is None:
        demo._verified(file, Promise(*KEPT), told(events), as_json=True)
        assert json.loads(capsys.readouterr().out)["code"] == "sound"
        return
    version = change(events)
    with pytest.raises(SystemExit):
        demo._verified(file, Promise(*KEPT), told(events), as_json=True)
    verdict = json.loads(capsys.readouterr().out)
    assert (verdict["code"], verdict["version"]) == ("told-otherwise", version)


def test_the_demo_compares_the_file_with_all_that_its_table_had_promised(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (file := tmp_path / "game.ndjson").write_bytes(EXAMPLE)
    with pytest.raises(SystemExit):
        demo._verified(file, Promise(*KEPT[:2], ("00" * 32, SEATS[1])), told(events_told(0)), as_json=True)
    assert json.loads(capsys.readouterr().out)["code"] == "promise-broken"


@pytest.mark.parametrize(("what", "promised", "file", "code"), BROKEN, ids=[what for what, *_ in BROKEN])
def test_a_consistent_file_of_a_broken_promise_is_no_verified_game(
    what: str, promised: tuple[str, str, tuple[str, ...]], file: Callable[[], bytes], code: str
) -> None:
    verdict = Promise(*promised).verdict_on(file())
    assert (verdict.ok, verdict.code) == (False, code), what


SCRIPT = """
import { TablePromise } from "./clients/typescript/src/index.js";
import { readFileSync } from "node:fs";
for (const [promised, path] of JSON.parse(process.argv[1])) {
  console.log((await new TablePromise(...promised).verdictOn(new Uint8Array(readFileSync(path)))).code);
}
"""


@needs_node
def test_the_typescript_client_finds_the_same_broken_promises(tmp_path: Any) -> None:
    kept = [(KEPT, EXAMPLE), (KEPT, of_a_later_release()), (KEPT, of_a_running_game())]
    asked = [*kept, *((promised, file()) for _, promised, file, _ in BROKEN)]
    paths = [tmp_path / f"{number}.ndjson" for number in range(len(asked))]
    for path, (_, data) in zip(paths, asked, strict=True):
        path.write_bytes(data)
    command = [
        "node",
        "--input-type=module",
        "-e",
        SCRIPT,
        json.dumps([(promised, str(path)) for path, (promised, _) in zip(paths, asked, strict=True)]),
    ]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    assert told == ["consistent"] * 2 + ["not-revealed"] + [code for *_, code in BROKEN]
