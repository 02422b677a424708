"""Files of finished games that a release stored are verified by every later one, with the rules and without."""

from pathlib import Path

import msgspec
import pytest

from sagebrush_games import TITLES
from sagebrush_history.verify import verify
from tests.clients.verifiers import by_javascript, by_python, needs_node
from tests.files import FOLDER

FILES = sorted(FOLDER.glob("*/*.ndjson"))
NAMES = [f"{path.parent.name}-{path.stem}" for path in FILES]
KINDS = ("correspondence", "group", "guessed-branch")


def started(path: Path) -> dict[str, object]:
    """The first event of a file."""
    first = path.read_bytes().split(b"\n", 2)[1]
    event: dict[str, object] = msgspec.json.decode(first)["events"][0]
    return event


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_a_stored_file_is_sound_and_consistent_without_the_rules(path: Path) -> None:
    file = path.read_bytes()
    assert verify(file, TITLES.values()).code == "sound"
    assert by_python(file)["ok"]


@needs_node
def test_a_browser_says_the_same_of_every_stored_file(tmp_path: Path) -> None:
    files = [path.read_bytes() for path in FILES]
    assert by_javascript(files, tmp_path) == list(map(by_python, files))


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_a_stored_file_that_lacks_a_commit_is_not_sound(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    middle = len(lines) // 2
    assert not verify(b"".join([*lines[:middle], *lines[middle + 1 :]]), TITLES.values()).ok


def test_every_title_has_one_of_each_kind() -> None:
    assert {path.stem for path in FILES} >= {f"{title}.{kind}" for title in TITLES for kind in KINDS}


def test_they_are_what_their_names_say() -> None:
    for title in TITLES:
        branch, group, week = (
            started(FOLDER / "0.1" / f"{title}.{kind}.ndjson") for kind in ("guessed-branch", "group", "correspondence")
        )
        origin = branch["branch"]
        assert isinstance(origin, dict) and origin["guessed"] and origin["position"]
        assert isinstance(group["shared"], dict) and len(group["shared"]["games"]) == 3
        assert isinstance(week["config"], dict) and week["config"]["clock"]
