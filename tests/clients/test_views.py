"""Both clients make whole views of what is sent, and ask for whole ones where that cannot be done."""

import copy
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from sagebrush_client import Client, Retry
from sagebrush_client.views import UnreadableView, joined, patched
from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.playout import random_command
from sagebrush_gateway.streams.view_patches import operations
from tests.clients.verifiers import needs_node, node

HERE = Path(__file__).parent
UNREADABLE = "UnreadableView"
STEPS = 25


def of_games() -> tuple[list[Any], list[Any], list[Any]]:
    """Patches and views by reference of the beginning of a game of each title, and the views that they must give."""
    patches, contents, views = [], [], []
    for name, title in TITLES.items():
        decider, codec, chance = title.build(Config(name, title.manifest.editions[0].id, 2)), Codec(title), seeded(3)
        state, _ = decider.set_up(chance)
        content = decider.view_content()
        taken = json.loads(codec.view_content_to_json(content) or b'{"whole": {}, "rows": {}}')
        before: Any = {}
        for _ in range(STEPS):
            view = decider.view(state, 0)
            short = json.loads(codec.referring_view_to_json(view, content))
            patches.append([before, list(operations(before, short))])
            contents.append([short, taken])
            views.append(json.loads(codec.view_to_json(view)))
            before = short
            decider.play(state, random_command(decider, state, chance), chance)
    return patches, contents, views


def put(path: str, value: Any = 1, op: str = "replace") -> list[dict[str, Any]]:
    return [{"op": op, "path": path, "value": value}]


HOSTILE = [
    [{"a": 1}, put("/b")],
    [{"a": 1}, put("/b", op="remove")],
    [{"a": 1}, put("/a/b", op="add")],
    [{"a": [1]}, put("/a/1")],
    [{"a": [1]}, put("/a/-1")],
    [{"a": [1]}, put("/a/3", op="add")],
    [{"a": [1]}, put("/a/-")],
    [{"a": [1]}, put("/a/x", op="add")],
    [{"a": None}, put("/a/b", op="add")],
    [{"a": "text"}, put("/a/0")],
    [{"a": 1}, put("/a", op="move")],
    [{"a": 1}, put("a")],
    [{"a": 1}, [{"op": "replace"}]],
    [{"a": 1}, [None]],
    [{"a": 1}, 7],
    [{}, put("/constructor/prototype/polluted", op="add")],
    [{}, put("/toString/polluted", op="add")],
]
"""Patches that do not fit their document."""
WRONG_CONTENTS = [
    [{"cards": [3]}, {"whole": {}, "rows": {"cards": [{}]}}],
    [{"cards": [-1]}, {"whole": {}, "rows": {"cards": [{}]}}],
    [{"cards": 0}, {"whole": {}, "rows": {"cards": [{}]}}],
    [{}, {"whole": {}, "rows": {"cards": [{}]}}],
    [{}, {}],
]
SHORT, LATER = {"turn": 1, "cards": [1]}, {"turn": 2, "cards": [0, 1]}
TAKEN = {"hash": "abc", "whole": {"board": "wide"}, "rows": {"cards": [{"number": 0}, {"number": 1}]}}
WHOLE = {"turn": 1, "cards": [{"number": 1}], "board": "wide"}
WHOLE_LATER = {"turn": 2, "cards": [{"number": 0}, {"number": 1}], "board": "wide"}


def commit(version: int, **parts: Any) -> dict[str, Any]:
    return {"version": version, "over": version == 3, **parts}


FIRST = commit(1, view=SHORT, view_content="abc")
SECOND = commit(2, view_patch=put("/turn", 2) + put("/cards/0", 0, "add"))
THIRD = commit(3, view_patch=put("/turn", 3))
END = {**WHOLE_LATER, "turn": 3}
PLAIN = [commit(2, view={"plain": 2}), commit(3, view={"plain": 3})]
SHORTLY, WHOLLY = "patch=true&reference=true", "view=true"
PLATFORMS: list[tuple[str, dict[str, Any], list[Any], list[str]]] = [
    ("look", {"view": [FIRST], "content": [TAKEN]}, [WHOLE], ["view?reference=true", "content?hash=abc"]),
    (
        "look",
        {"view": [FIRST, commit(1, view=WHOLE)], "content": [{**TAKEN, "hash": "other"}]},
        [WHOLE],
        ["view?reference=true", "content?hash=abc", "view"],
    ),
    ("look", {"view": [commit(1, view=WHOLE)]}, [WHOLE], ["view?reference=true"]),
    (
        "follow",
        {"events": [[FIRST, SECOND, THIRD]], "content": [TAKEN]},
        [WHOLE, WHOLE_LATER, END],
        ["events?after=0", "content?hash=abc"],
    ),
    (
        "follow",
        {
            "events": [[FIRST], [{**SECOND, "view": LATER, "view_patch": [], "view_content": "abc"}, THIRD]],
            "content": [TAKEN],
            "g": [{"over": False}],
        },
        [WHOLE, WHOLE_LATER, END],
        ["events?after=0", "content?hash=abc", "events?after=1"],
    ),
    (
        "follow",
        {"events": [[FIRST, THIRD], PLAIN], "content": [TAKEN]},
        [WHOLE, {"plain": 2}, {"plain": 3}],
        ["events?after=0", "content?hash=abc", "events?after=1"],
    ),
    (
        "follow",
        {"events": [[SECOND], [commit(1, view=WHOLE), *PLAIN]]},
        [WHOLE, {"plain": 2}, {"plain": 3}],
        ["events?after=0", "events?after=0"],
    ),
    (
        "follow",
        {"events": [[FIRST, commit(2, view_patch=put("/no"))], PLAIN], "content": [TAKEN]},
        [WHOLE, {"plain": 2}, {"plain": 3}],
        ["events?after=0", "content?hash=abc", "events?after=1"],
    ),
    (
        "frames",
        {"frames": [{"frames": [FIRST, SECOND, THIRD]}], "content": [TAKEN]},
        [WHOLE, WHOLE_LATER, END],
        ["frames?after=0", "content?hash=abc"],
    ),
    (
        "frames",
        {"frames": [{"frames": [FIRST, THIRD]}, {"frames": [commit(1, view=WHOLE), *PLAIN]}], "content": [TAKEN]},
        [WHOLE, {"plain": 2}, {"plain": 3}],
        ["frames?after=0", "content?hash=abc", "frames?after=0"],
    ),
    (
        "try",
        {"dry-run": [{"frames": [commit(7), FIRST, SECOND, THIRD]}], "content": [TAKEN]},
        [WHOLE, WHOLE_LATER, END],
        ["dry-run?", "content?hash=abc"],
    ),
    (
        "try",
        {"dry-run": [{"frames": [FIRST, THIRD]}, {"frames": [commit(1, view=WHOLE), *PLAIN]}], "content": [TAKEN]},
        [WHOLE, {"plain": 2}, {"plain": 3}],
        ["dry-run?", "content?hash=abc", "dry-run?"],
    ),
]
"""How a client is used, what a platform answers by path, the views that come of it, and how the requests begin."""


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    """What the JavaScript client makes of the same."""
    patches, contents, _ = of_games()
    given = {
        "patches": [*patches, *HOSTILE, [{}, put("/__proto__/polluted", op="add")]],
        "contents": [*contents, *WRONG_CONTENTS],
        "platforms": [{"way": way, "answers": answers} for way, answers, *_ in PLATFORMS],
    }
    found: dict[str, Any] = json.loads(node(HERE / "views.mjs", given=json.dumps(given)))
    return found


def test_python_makes_every_view_of_a_game_of_what_was_sent() -> None:
    patches, contents, views = of_games()
    for (document, patch), (short, taken), view in zip(patches, contents, views, strict=True):
        assert patched(copy.deepcopy(document), patch) == short
        assert joined(short, taken) == view


@needs_node
def test_javascript_makes_every_view_of_a_game_of_what_was_sent(script: dict[str, Any]) -> None:
    _, contents, views = of_games()
    assert script["patches"][: len(views)] == [short for short, _ in contents]
    assert script["contents"][: len(views)] == views


@pytest.mark.parametrize(("document", "patch"), HOSTILE)
def test_python_refuses_a_patch_that_does_not_fit(document: Any, patch: Any) -> None:
    with pytest.raises(UnreadableView):
        patched(copy.deepcopy(document), patch)


@pytest.mark.parametrize(("view", "content"), WRONG_CONTENTS)
def test_python_refuses_a_content_that_does_not_fit(view: Any, content: Any) -> None:
    with pytest.raises(UnreadableView):
        joined(view, content)


@needs_node
def test_javascript_refuses_what_does_not_fit_and_no_patch_reaches_other_objects(script: dict[str, Any]) -> None:
    count = 1 + len(HOSTILE)
    assert script["patches"][-count:] == [UNREADABLE] * count
    assert script["contents"][-len(WRONG_CONTENTS) :] == [UNREADABLE] * len(WRONG_CONTENTS)
    assert script["polluted"] is None


def used_from_python(way: str, answers: dict[str, Any]) -> tuple[list[Any], list[str]]:
    """The views that a way to use the client gives, and what it asked for."""
    left, asked = copy.deepcopy(answers), list[str]()

    def answer(request: httpx.Request) -> httpx.Response:
        name = request.url.path.rpartition("/")[2]
        asked.append(f"{name}?{request.url.query.decode()}")
        found = left[name].pop(0)
        if name == "events":
            return httpx.Response(200, content="".join(json.dumps(frame) + "\n" for frame in found))
        return httpx.Response(200, json=found)

    http, retry = httpx.Client(transport=httpx.MockTransport(answer)), Retry(pause=0.001, longest_pause=0.002)
    game = Client("http://test", retry=retry, http=http).game("g")
    if way == "look":
        return [game.look()["view"]], asked
    if way == "try":
        return [frame["view"] for frame in game.dry_run([{}], views=True)["frames"] if "view" in frame], asked
    return [frame["view"] for frame in (game.follow(view=True) if way == "follow" else game.frames(until=3))], asked


def require_as_expected(found: list[Any], asked: list[str], views: list[Any], requests: list[str]) -> None:
    """The views are right, and only who cannot read what is short asks for what is whole."""
    asked = [request for request in asked if not request.startswith("g")]
    assert found == views
    assert [request[: len(begun)] for request, begun in zip(asked, requests, strict=True)] == requests
    streams = [request for request in asked if request.startswith(("events", "frames"))]
    assert all(SHORTLY in request for request in streams[:-1] or streams)
    assert (SHORTLY in streams[-1]) == ({"plain": 3} not in views) if streams else True


@pytest.mark.parametrize(("way", "answers", "views", "requests"), PLATFORMS)
def test_python_gives_whole_views_however_they_come(way: str, answers: Any, views: Any, requests: Any) -> None:
    require_as_expected(*used_from_python(way, answers), views, requests)


@needs_node
def test_javascript_gives_whole_views_however_they_come(script: dict[str, Any]) -> None:
    for used, (_, _, views, requests) in zip(script["platforms"], PLATFORMS, strict=True):
        require_as_expected(used["found"], used["asked"], views, requests)


def test_a_caller_may_change_a_view_and_the_next_one_is_right() -> None:
    http = httpx.Client(
        transport=httpx.MockTransport(
            lambda request: (
                httpx.Response(200, json=TAKEN)
                if request.url.path.endswith("content")
                else httpx.Response(200, content="".join(json.dumps(frame) + "\n" for frame in (FIRST, SECOND, THIRD)))
            )
        )
    )
    found = []
    for frame in Client("http://test", http=http).game("g").follow(view=True):
        found.append(copy.deepcopy(frame["view"]))
        frame["view"]["cards"].clear()
        frame["view"]["board"] = frame["view"]["turn"] = None
    assert found == [WHOLE, WHOLE_LATER, END]
