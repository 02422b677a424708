"""Who asks for patches gets the first view whole, then what changed, and always has the view that others get whole."""

import copy
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.playout import random_command
from sagebrush_gateway.streams.view_patches import ViewPatches, operations
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.gateway.house import Person, started_game
from tests.patience import PATIENCE


def applied(document: Any, patch: list[dict[str, Any]]) -> Any:
    """``document`` after a patch, as RFC 6902 says; written here, apart from what makes patches."""
    whole = {"": copy.deepcopy(document)}
    for operation in patch:
        *steps, last = [step.replace("~1", "/").replace("~0", "~") for step in ("" + operation["path"]).split("/")]
        place: Any = whole
        for step in steps:
            place = place[int(step)] if isinstance(place, list) else place[step]
        key: Any = (len(place) if last == "-" else int(last)) if isinstance(place, list) else last
        if operation["op"] == "remove":
            del place[key]
        elif operation["op"] == "add" and isinstance(place, list):
            place.insert(key, operation["value"])
        else:
            assert operation["op"] == "add" or key in (range(len(place)) if isinstance(place, list) else place)
            place[key] = operation["value"]
    return whole[""]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"a": 1, "b": [1, 2, 3]}, {"b": [1, 3], "c": None}),
        ({"a/b": {"~": 1}}, {"a/b": {"~": 2, "": 3}}),
        ([1, [2], {}], [1, [2, 4, 5], {"x": []}, 7]),
        ({"a": [1] * 30}, {"a": [2] * 31}),
        ({"flag": 1}, {"flag": True}),
        ({"a": {"b": 1}}, {"a": [1]}),
        ({"a": 1}, [1]),
        ([[1, 2, 3, 4]], [[]]),
    ],
)
def test_a_patch_makes_the_new_value_of_the_old_one(before: Any, after: Any) -> None:
    made = applied(before, list(operations(before, after)))
    assert json.dumps(made, sort_keys=True) == json.dumps(after, sort_keys=True)


@pytest.mark.parametrize("title", list(TITLES))
def test_whoever_applies_patches_sees_every_view_of_a_game(title: str) -> None:
    found = TITLES[title]
    decider, codec, chance = found.build(Config(title, found.manifest.editions[0].id, 2)), Codec(found), seeded(5)
    state, _ = decider.set_up(chance)
    patches, mine = ViewPatches(), None
    for _ in range(120):
        if not decider.awaited(state):
            break
        whole = codec.view_to_json(decider.view(state, 0))
        frame = wire.Frame(view=whole)
        patches.shorten(frame)
        mine = json.loads(frame.view) if frame.view else applied(mine, json.loads(frame.view_patch))
        assert mine == json.loads(whole)
        decider.play(state, random_command(decider, state, chance), chance)


async def lines(person: Person, path: str) -> AsyncIterator[dict[str, Any]]:
    accepted = {**person.headers, "Accept": "application/x-ndjson"}
    async with person.client.stream("GET", path, headers=accepted, timeout=PATIENCE) as answer:
        assert answer.status_code == 200
        async for line in answer.aiter_lines():
            if line:
                yield json.loads(line)


async def test_a_stream_with_patches_begins_with_the_whole_view(anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill)
    await anna.play(game)
    mine = None
    async for frame in lines(anna, f"/v1/games/{game}/events?patch=true"):
        assert ("view" in frame) == (mine is None or "view_patch" not in frame)
        mine = frame["view"] if "view" in frame else applied(mine, frame["view_patch"])
        if frame["version"] == 2:
            break
    whole = (await anna.get(f"/v1/games/{game}/view")).json()
    assert whole["version"] == 2 and mine == whole["view"]


async def test_who_does_not_ask_for_patches_gets_whole_views(anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill)
    await anna.play(game)
    async for frame in lines(anna, f"/v1/games/{game}/events?view=true"):
        assert "view" in frame and "view_patch" not in frame
        if frame["version"] == 2:
            break
