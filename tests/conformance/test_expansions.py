"""An expansion can be taken out of a title: what is left plays, and stored games that did without it fold as before."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from sagebrush_games import TITLES
from tests.deleting import without_expansion
from tests.streams import FOLDER

FOLD_STORED = """
import json
from msgspec import msgpack
from pathlib import Path
from sagebrush_events.commit import decode
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.malformed import Malformed
from sagebrush_games.kernel.taking_back import standing
from sagebrush_games.kernel.title import faults

def hash_of(path):
    commits = [decode(commit) for commit in msgpack.decode(path.read_bytes(), type=list[bytes])]
    events = [[codec.unpack_event(event) for event in commit.events] for commit in commits]
    config = events[0][0].config
    if faults(TITLE, config):
        return None
    _, left = standing(lambda version: events[version - 1], len(events), lambda version: version == 0)
    state = TITLE.build(config).fold(event for commit in left for event in commit)
    return codec.state_hash(state).hex()

codec, sound = Codec(TITLE), 0
for folder in Path("{streams}").iterdir():
    known = json.loads((folder / "hashes.json").read_text())
    for path in folder.glob(TITLE.id + ".*.bin"):
        try:
            found = hash_of(path)
        except Malformed:
            continue
        if found is not None:
            assert found == known[path.name], path.name
            sound += 1
print(sound)
"""


def expansions() -> list[tuple[str, str]]:
    """Each title's package with each folder that registers an expansion."""
    found = []
    for title in TITLES.values():
        package = f"sagebrush_games.{title.id.replace('-', '_')}"
        spec = find_spec(package)
        assert spec is not None and spec.origin is not None
        folders = Path(spec.origin).parent.joinpath("expansions").glob("*/__init__.py")
        found += [(package, path.parent.name) for path in sorted(folders) if "Expansion(" in path.read_text("utf-8")]
    return found


def test_every_title_has_expansions_that_can_be_deleted() -> None:
    assert {package for package, _ in expansions()} == {
        f"sagebrush_games.{title.id.replace('-', '_')}" for title in TITLES.values()
    }


@pytest.mark.parametrize(("title", "name"), expansions(), ids=lambda part: part.rpartition(".")[2])
def test_a_title_plays_without_an_expansion(title: str, name: str) -> None:
    folded = without_expansion(title, name, FOLD_STORED.replace("{streams}", str(FOLDER)))
    assert int(folded) > 0
