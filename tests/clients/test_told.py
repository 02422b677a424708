"""Both client libraries compare the file of a game with what they were told of it while it ran."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from sagebrush_client import Client, Promise, Told
from sagebrush_client.frames import Json
from sagebrush_client.promise import commitment_to
from sagebrush_games import TITLES
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.conformance import check_game
from sagebrush_games.kernel.messages import Config
from tests.clients.telling import CHANGES, EXAMPLE, Events, events_told, longer, with_another_number
from tests.clients.verifiers import needs_node, node
from tests.vectors import CLIENTS

HERE = Path(__file__).parent
STARTED: dict[str, Any] = json.loads(EXAMPLE.splitlines()[1])["events"][0]
KEPT = (STARTED["game"], STARTED["commitment"], tuple(commitment_to(seat["entropy"]) for seat in STARTED["seats"]))
LAST = max(events_told(None))


class Case(NamedTuple):
    """What a client was told by its stream and by the answers to its commands, and what it finds then."""

    frames: list[Json]
    answers: list[Json]
    code: str
    version: int
    compared: int
    room: int = 0
    pages: bool = False
    """Whether the frames come as a replay and not as a stream."""


def frames(events: Events) -> list[Json]:
    last = max(events)
    return [{"version": number, "events": some, "over": number == last} for number, some in sorted(events.items())]


def changed(change: Callable[[Events], int], seat: int | None) -> Case:
    events = events_told(seat)
    version = change(events)
    return Case(frames(events), [], "told-otherwise", version, 0)


def hidden_more() -> list[Json]:
    """As of a game whose tables share their chance, and of a platform of an older release."""
    events = events_told(0)
    events[LAST][-1] = {"type": "redacted"}
    del events[1][0]["shared"]
    return frames(events)


def answered(change: Callable[[Events], int] | None = None) -> Case:
    """Commands alone were answered."""
    events = events_told(1)
    version = change(events) if change else LAST
    commits = [{"version": number, "events": some} for number, some in events.items() if number in (1, 30)]
    answers = [commits[0], {"version": 30, "commits": commits[1:], "refused": None}]
    return Case([], answers, "told-otherwise" if change else "consistent", version, 2)


def told_twice() -> Case:
    """The stream told the game that the file has, the answer to a command another one."""
    return Case(frames(events_told(0)), answered(with_another_number).answers, "told-otherwise", 1, 0)


CASES = [
    *(Case(frames(events_told(seat)), [], "consistent", LAST, LAST) for seat in (0, 1, None)),
    *(changed(change, seat) for change in CHANGES for seat in (0, 1, None)),
    Case(hidden_more(), [], "consistent", LAST, LAST),
    Case(frames(events_told(0))[40:], [], "consistent", LAST, LAST - 40),
    Case([], [], "consistent", LAST, 0),
    answered(), answered(with_another_number), told_twice(),
    Case(frames(events_told(0)), [], "told-otherwise", 1, 0, room=10),
    Case(frames(events_told(1)), [], "consistent", LAST, LAST, pages=True),
    changed(with_another_number, 1)._replace(pages=True),
]  # fmt: skip


def platform(case: Case) -> Callable[[httpx.Request], httpx.Response]:
    answers = list(case.answers)

    def answer(request: httpx.Request) -> httpx.Response:
        verb = request.url.path.rpartition("/")[2]
        if verb == "export":
            return httpx.Response(200, content=EXAMPLE)
        if verb == "g":
            return httpx.Response(200, json={"version": LAST})
        if verb == "frames":
            after, until = (int(request.url.params[name]) for name in ("after", "until"))
            return httpx.Response(200, json={"frames": case.frames[after:until]})
        if verb == "events":
            return httpx.Response(200, content="".join(f"{json.dumps(frame)}\n" for frame in case.frames))
        return httpx.Response(200, json=answers.pop(0))

    return answer


def require_found(case: Case, verdict: Json) -> None:
    assert (verdict["code"], verdict["version"]) == (case.code, case.version), verdict
    assert verdict["ok"] is (case.code == "consistent")
    if verdict["ok"]:
        assert f"{case.compared} of its {LAST} commits" in verdict["detail"]


@pytest.mark.parametrize("case", CASES, ids=range(len(CASES)))
def test_a_file_of_another_game_than_was_told_is_no_verified_game(case: Case) -> None:
    with Client("http://test", "sb_t", http=httpx.Client(transport=httpx.MockTransport(platform(case)))) as client:
        game = client.game("g")
        game.told._room = case.room or game.told._room
        for frame in game.frames() if case.pages else game.follow() if case.frames else ():
            frame["events"].clear()  # what its caller does with it is not our affair
        for answer in case.answers:
            game.submit_list([]) if "commits" in answer else game.submit({"type": "pass"})
        verdict = game.verified(Promise(*KEPT))
    require_found(case, {"ok": verdict.ok, "code": verdict.code, "version": verdict.version, "detail": verdict.detail})


@needs_node
def test_the_typescript_client_finds_the_same(tmp_path: Path) -> None:
    games = [{"frames": case.frames, "answers": case.answers, "room": case.room, "pages": case.pages} for case in CASES]
    (asked := tmp_path / "cases.json").write_text(json.dumps({"promise": KEPT, "games": games}))
    found: list[Json] = json.loads(node(HERE / "told.mjs", str(CLIENTS / "example.ndjson"), str(asked)))
    for case, verdict in zip(CASES, found, strict=True):
        require_found(case, verdict)


def test_a_broken_promise_is_told_before_anything_else_is_compared() -> None:
    told, verdict = Told(), Promise(*KEPT[:2], ("00" * 32, *KEPT[2][1:])).verdict_on(EXAMPLE)
    told.note({"version": LAST + 1, "events": []})
    assert told.compared(EXAMPLE, verdict) is verdict
    assert longer(events_told(0)) == told.difference(EXAMPLE)


HIDING = [
    Config("carson-city", "2009", 3, ("law-of-the-strongest",)),
    Config("carson-city", "big-box", 3, ("new-beginning",)),
    Config("sierra-west", "apple-hill", 3, ("advanced-planning",)),
    Config("tiny-epic-western", "standard", 1),
    Config("tiny-epic-western", "standard", 4),
]


@pytest.mark.parametrize(
    "config", HIDING, ids=lambda config: f"{config.title}-{'-'.join(config.variants)}-{config.seats}"
)
def test_nobody_who_could_not_know_everything_takes_the_file_for_that_of_another_game(config: Config) -> None:
    title: Any = TITLES[config.title]
    decider, codec = title.build(config), Codec(title)
    commits = check_game(title, config, seed=1, stride=10**9).commits
    filed = [b'{"events":%s}' % codec.events_to_json(events) for events in commits]
    file, is_hidden = b"\n".join([b"{}", *filed, b"{}", b""]), False
    for viewer in (None, *range(config.seats)):
        told = Told()
        for version, events in enumerate(commits, 1):
            read = codec.events_to_json(decider.redact(event, viewer) for event in events)
            is_hidden |= read != codec.events_to_json(events)
            told.note({"version": version, "events": json.loads(read)})
        assert told.difference(file) is None
    assert is_hidden
