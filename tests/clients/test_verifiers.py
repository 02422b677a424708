"""The page is enough to verify a game: both verifiers without rules, the vectors, and every stored game."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from sagebrush_games import TITLES
from sagebrush_history.verify import verify
from tests.clients.verifiers import NODE, PYTHON, SCRIPT, by_javascript, by_python, needs_node, node
from tests.conformance.tables import TABLES
from tests.conformance.test_streams import STREAMS, file_of
from tests.patience import PATIENCE
from tests.tampering.game import random_game
from tests.tampering.kinds import KINDS
from tests.tampering.text import bound
from tests.vectors import CLIENTS, HERE, text

VECTORS = json.loads((CLIENTS / "vectors.json").read_text("utf-8"))
EXAMPLE = (CLIENTS / "example.ndjson").read_bytes()
HEADER, FIRST, *_ = map(json.loads, EXAMPLE.splitlines())
RUNNING = bound(HEADER | {"complete": False}, [FIRST], {"head": "0" * 32})
BY_PYTHON = [sys.executable, str(CLIENTS / "sagebrush_verify.py")]
NEEDS_RULES = {
    "a draw is moved to the next commit", "draws are swapped",
    "an event tells another outcome than its draw", "the draws of a commit are deleted",
    "all draws of the game are deleted", "a draw is invented that the seed gives", "a draw has another purpose",
    "an event is dropped", "an event stands twice", "events are swapped", "a number in an event is changed",
    "an event of another commit is invented", "another legal command is told", "a command is given to another seat",
    "a state hash is changed", "a commit is dropped", "a commit stands twice", "commits are swapped",
    "the game ends early", "the game goes on after its end", "something is taken back that must stay",
    "a return goes to another version", "another table was agreed on",
}  # fmt: skip
"""Changes that may be consistent for whoever does not know the rules; every other one is found without them."""


def test_the_published_vectors_are_those_of_the_platform() -> None:
    assert (CLIENTS / "vectors.json").read_text("utf-8") == text(), "python -m tests.vectors"


def test_the_python_verifier_agrees_with_every_vector() -> None:
    known = VECTORS["master"]
    entropies = [bytes.fromhex(entropy) for entropy in known["entropies"]]
    seed = bytes.fromhex(known["seed"])
    assert PYTHON.commitment_of(known["game"], seed) == VECTORS["commitment"]["commitment"]
    assert PYTHON.master_key_of(known["game"], seed, entropies).hex() == known["master"]
    for one in VECTORS["entropy_commitments"]:
        assert PYTHON.entropy_commitment_of(bytes.fromhex(one["entropy"])) == one["commitment"]
    part = VECTORS["pool_part"]
    assert PYTHON.pool_part_of([bytes.fromhex(entropy) for entropy in part["entropies"]]).hex() == part["part"]
    for one in [*VECTORS["draws"], *VECTORS["shared_draws"]]:
        drawn = PYTHON.draw(bytes.fromhex(one["master"]), one["purpose"], one["version"], one["index"], one["n"])
        assert drawn == one["outcome"]
    for one in VECTORS["thinking_seeds"]:
        assert PYTHON.thinking_seed(bytes.fromhex(one["master"]), one["version"], one["seat"]) == one["seed"]
    for one in VECTORS["commits"]:
        data = bytes.fromhex(one["data"])
        assert PYTHON.chain_hash(data).hex() == one["chain_hash"]
        assert {name: json_of(value) for name, value in vars(PYTHON.commit_of(data)).items()} == {
            name: value for name, value in one.items() if name not in ("data", "chain_hash")
        }


def json_of(value: object) -> object:
    return value.hex() if isinstance(value, bytes) else value


@needs_node
def test_the_javascript_verifier_agrees_with_every_vector() -> None:
    computed = json.loads(node(HERE / "clients" / "vectors.mjs", SCRIPT, CLIENTS / "vectors.json"))
    assert computed == {name: value for name, value in VECTORS.items() if name != "example"}


def test_the_example_is_sound_and_carries_the_commitment_of_the_vectors() -> None:
    known = VECTORS["example"]
    assert verify(EXAMPLE, TITLES.values(), known["commitment"]).ok
    found = by_python(EXAMPLE, known["commitment"])
    assert (found["code"], found["version"]) == (known["code"], known["versions"])
    assert by_python(EXAMPLE, "00" * 32)["code"] == "commitment-mismatch"


def with_another_commitment_shown(kept: str) -> bytes:
    """The example of a host who played with a seed of his own choice: what the table showed stands where it is read."""
    header, first, *lines, final = map(json.loads, EXAMPLE.splitlines())
    named = {"promise" if name == "commitment" else name: value for name, value in first["events"][0].items()}
    first["events"][0] = {**named, "commitment": kept}
    return bound(header, [first, *lines], final)


@needs_node
def test_the_commitment_that_is_compared_is_the_one_of_the_stored_bytes(tmp_path: Path) -> None:
    assert NODE is not None
    kept, forged = "ab" * 32, tmp_path / "forged.ndjson"
    forged.write_bytes(with_another_commitment_shown(kept))
    assert verify(forged.read_bytes(), TITLES.values(), kept).code == "text-mismatch"
    assert [status(command, forged, kept) for command in (BY_PYTHON, [NODE, str(SCRIPT)])] == [(1, "text-mismatch")] * 2


def test_the_python_verifier_accepts_every_stored_game() -> None:
    assert {path.stem: by_python(file_of(path))["code"] for path in STREAMS} == dict.fromkeys(
        (path.stem for path in STREAMS), "consistent"
    )


@needs_node
def test_the_javascript_verifier_says_the_same_of_every_stored_game(tmp_path: Path) -> None:
    files = [file_of(path) for path in STREAMS]
    assert by_javascript(files, tmp_path) == list(map(by_python, files))


@pytest.fixture(scope="module")
def tampered() -> list[tuple[str, bytes]]:
    """A few changed files of every kind."""
    games = [random_game(config, Random(5)) for config in Random(5).sample([c for c in TABLES if c.seats < 3], 4)]
    changes = [(kind, change(game, Random(kind))) for game in games for kind, change in KINDS.items()]
    return [(kind, data) for kind, data in changes if data is not None]


def test_a_change_that_can_be_found_without_rules_is_found(tampered: list[tuple[str, bytes]]) -> None:
    for kind, data in tampered:
        verdict = by_python(data)
        assert not verdict["ok"] or kind in NEEDS_RULES, kind
        assert verdict["code"] != "partial"


@needs_node
def test_both_verifiers_say_the_same_of_tampered_files(tampered: list[tuple[str, bytes]], tmp_path: Path) -> None:
    found = by_javascript([data for _, data in tampered], tmp_path)
    for (kind, data), theirs in zip(tampered, found, strict=True):
        ours = by_python(data)
        assert (theirs["ok"], theirs["version"], theirs["code"]) == (ours["ok"], ours["version"], ours["code"]), kind


@pytest.mark.parametrize(
    "command",
    [[sys.executable, str(CLIENTS / "sagebrush_verify.py")], pytest.param([NODE, str(SCRIPT)], marks=needs_node)],
)
def test_the_status_says_whether_a_file_is_sound(command: list[str], tmp_path: Path) -> None:
    damaged, running, huge = tmp_path / "damaged", tmp_path / "running", tmp_path / "huge"
    damaged.write_bytes(EXAMPLE[:-100])
    running.write_bytes(RUNNING)
    with huge.open("wb") as file:
        file.truncate((64 << 20) + 1)
    assert status(command, CLIENTS / "example.ndjson") == (0, "consistent")
    assert status(command, CLIENTS / "example.ndjson", VECTORS["example"]["commitment"]) == (0, "consistent")
    assert status(command, CLIENTS / "example.ndjson", "11" * 32) == (1, "commitment-mismatch")
    assert status(command, damaged) == (1, "unreadable")
    assert status(command, huge) == (1, "unreadable")
    assert status(command, tmp_path / "nowhere") == (1, "unreadable")
    assert status(command, tmp_path) == (1, "unreadable")
    assert status(command, running) == (3, "partial")


def status(command: list[str], path: Path, commitment: str = "") -> tuple[int, str]:
    """The status of a verifier and its code; nothing may be written about where in its text it failed."""
    asked = [*command, str(path), "--json", *(["--commitment", commitment] if commitment else [])]
    done = subprocess.run(asked, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert not done.stderr, done.stderr
    return done.returncode, json.loads(done.stdout)["code"]


@pytest.mark.parametrize("command", [BY_PYTHON, pytest.param([NODE, str(SCRIPT)], marks=needs_node)])
@pytest.mark.parametrize("said", [["--commitment", ""], ["--commitment"], ["--commitment", "--json"]])
def test_a_commitment_that_is_said_and_empty_is_no_reason_to_compare_nothing(
    command: list[str], said: list[str]
) -> None:
    """A variable of a shell that was not set."""
    asked = [*command, str(CLIENTS / "example.ndjson"), *said]
    done = subprocess.run(asked, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stdout) == (2, ""), done.stdout
    assert "usage" in done.stderr


def test_the_python_verifier_runs_with_no_library_at_all() -> None:
    """Python in isolation, without site packages."""
    command = [BY_PYTHON[0], "-I", "-S", BY_PYTHON[1], str(CLIENTS / "example.ndjson")]
    assert subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False).returncode == 0
