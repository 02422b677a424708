"""Games: views at any version, legal commands, replays, the file, the verdict."""

import asyncio
import json
from collections.abc import AsyncGenerator
from typing import Any

import pytest

from sagebrush_gateway.api.routes import games
from sagebrush_gateway.streams.page_response import PageResponse
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.gateway.house import House, Person, blow, play_out, small_house
from tests.gateway.raw import PATIENCE, unread

MB = 1024 * 1024


async def test_the_view_is_that_of_my_seat(game: str, anna: Person, carl: Person) -> None:
    mine = (await anna.get(f"/v1/games/{game}/view", legal=True)).json()
    assert mine["view"]["viewer"] == 0 and len(mine["view"]["hand"]) == 3
    assert [choice["command"]["card"] for choice in mine["legal"]] == mine["view"]["hand"]
    card = mine["view"]["hand"][0]
    assert mine["legal"][0] == {
        "command": {"type": "play-card", "card": card},
        "sentence": f"Play the {card}.",
        "message": {"id": "command-play-card", "arguments": {"card": card}},
        "draws": False,
        "reveals": False,
        "hands_on": True,
    }
    assert mine["awaited"] == [{"seat": seat, "prompt": "card"} for seat in (0, 1)]
    theirs = (await carl.get(f"/v1/games/{game}/view")).json()
    assert theirs["view"]["viewer"] is None and theirs["view"]["hand"] is None


async def test_a_view_i_have_is_not_sent_again(game: str, anna: Person) -> None:
    first = await anna.get(f"/v1/games/{game}/view")
    again = await anna.get(f"/v1/games/{game}/view", headers={"If-None-Match": first.headers["etag"]})
    assert (first.headers["etag"], again.status_code, again.content) == ('"1"', 304, b"")
    assert "no-store" in first.headers["cache-control"], "the tag is the same for a reader who may see less"
    await anna.play(game)
    assert (await anna.get(f"/v1/games/{game}/view", headers={"If-None-Match": '"1"'})).headers["etag"] == '"2"'


async def test_a_view_of_the_past_is_as_it_was(game: str, anna: Person) -> None:
    before = (await anna.get(f"/v1/games/{game}/view")).json()
    await anna.play(game)
    assert (await anna.get(f"/v1/games/{game}/view", at=1)).json() == before
    assert (await anna.get(f"/v1/games/{game}/view")).json()["view"] != before["view"]


async def test_legal_commands_are_for_seats_and_empty_while_others_are_awaited(
    game: str, anna: Person, carl: Person
) -> None:
    assert len((await anna.get(f"/v1/games/{game}/legal")).json()["legal"]) == 3
    await anna.play(game)
    assert (await anna.get(f"/v1/games/{game}/legal")).json() == {
        "version": 2, "legal": [], "take_back": [], "take_back_left": 100,
    }  # fmt: skip
    assert (await carl.get(f"/v1/games/{game}/legal")).json()["code"] == "no-seat"


async def test_frames_come_in_pages(house: House, game: str, anna: Person, bill: Person) -> None:
    await play_out(house, game, anna, bill)
    pages, after = [], 0
    while after is not None:
        page = (await anna.get(f"/v1/games/{game}/frames", after=after, limit=3)).json()
        pages.append([frame["version"] for frame in page["frames"]])
        after = page["next"]
    assert pages == [[1, 2, 3], [4, 5, 6], [7, 8]]


async def test_frames_may_stop_at_a_version_and_leave_parts_out(game: str, anna: Person, bill: Person) -> None:
    await anna.play(game)
    await bill.play(game)
    page = (await bill.get(f"/v1/games/{game}/frames", after=1, until=2, view=False)).json()
    assert [frame["version"] for frame in page["frames"]] == [2] and page["next"] is None
    assert page["frames"][0]["events"] == [{"type": "redacted"}] and "view" not in page["frames"][0]


async def test_a_finished_game_is_seen_from_every_seat(house: House, game: str, anna: Person, bill: Person) -> None:
    await play_out(house, game, anna, bill)
    for seat in (0, 1):
        frames = (await anna.get(f"/v1/games/{game}/frames", as_=seat)).json()["frames"]
        assert {frame["view"]["viewer"] for frame in frames} == {seat} and len(frames[0]["view"]["hand"]) == 3
    nobody = (await anna.get(f"/v1/games/{game}/frames", as_=2)).json()
    assert (nobody["code"], nobody["detail"]) == ("no-seat", "The table has no seat 2.")


async def test_a_finished_game_has_an_outcome_and_waits_for_nobody(
    house: House, game: str, anna: Person, bill: Person
) -> None:
    await play_out(house, game, anna, bill)
    last = (await bill.get(f"/v1/games/{game}/view")).json()
    assert last["over"] and last["awaited"] == [] and last["outcome"]["reason"] == "three-tricks"


async def test_the_file_of_a_finished_game_is_complete(house: House, game: str, anna: Person, bill: Person) -> None:
    await play_out(house, game, anna, bill)
    answer = await anna.get(f"/v1/games/{game}/export")
    lines = [json.loads(line) for line in answer.text.splitlines()]
    assert answer.headers["content-type"] == "application/x-ndjson"
    assert f'filename="{game}.ndjson"' in answer.headers["content-disposition"]
    assert lines[0]["complete"] and lines[0]["game"] == game and len(lines) == 1 + 8 + 1
    assert lines[-2]["events"][-1]["type"] == "seed-revealed"


async def test_the_file_of_a_running_game_says_whose_it_is(game: str, anna: Person) -> None:
    header = json.loads((await anna.get(f"/v1/games/{game}/export")).text.splitlines()[0])
    assert (header["complete"], header["viewer"]) == (False, 0)


async def test_a_game_verifies_while_it_runs_and_after(house: House, game: str, anna: Person, bill: Person) -> None:
    assert (await anna.get(f"/v1/games/{game}/verify")).json()["ok"]
    await play_out(house, game, anna, bill)
    verdict = (await bill.get(f"/v1/games/{game}/verify")).json()
    assert (verdict["ok"], verdict["version"]) == (True, 8)


async def test_titles_and_schemas_need_no_token(house: House, anna: Person) -> None:
    titles = (await anna.client.get("/v1/titles")).json()["titles"]
    assert [title["id"] for title in titles] == ["high-card", "market-day"] and titles[0]["editions"][0]["seats"] == [
        2,
        3,
        4,
    ]
    schemas = (await anna.client.get("/v1/titles/high-card/schemas")).json()
    platform = {"take-back", "check-clocks", "close-game", "resign", "leave-seat", "return-to-seat"}
    platform |= {"agree-to-end", "vote-to-remove", "remove-player", "hand-over-seat"}
    assert {"play-card", "blow", *platform} == set(schemas["commands"])
    assert schemas["telling"]["events"]["redacted"] == "Something happened that you may not know."
    assert schemas["sentences"]["card-not-in-hand"] == "That card is not in your hand."
    said = (await anna.client.get("/v1/titles/high-card/messages/en")).json()
    assert said == {"title": "high-card", "language": "en"} | {
        part: schemas[part] for part in ("prompts", "sentences", "telling")
    }
    for asked, language in (("de-AT", "de"), ("tlh", "en"), ("..", "en")):
        path = f"/v1/titles/high-card/messages/{asked.replace('.', '%2e')}"
        answer = await anna.client.get(path)
        assert answer.json().get("language", language) == language
    for path in ("schemas", "messages/en"):
        assert (await anna.client.get(f"/v1/titles/chess/{path}")).json()["code"] == "unknown-title"


@pytest.mark.parametrize("seat", [0, 1, 2])
async def test_the_same_seat_number_in_another_game_is_nothing(
    game: str, anna: Person, bill: Person, carl: Person, seat: int
) -> None:
    viewers = (anna, bill, carl)
    answers = [await viewer.get(f"/v1/games/{game}/view", as_=seat) for viewer in viewers]
    allowed = [answer.status_code == 200 for answer in answers]
    assert allowed == [viewer is viewers[seat] and seat < 2 for viewer in viewers]


async def test_the_automaton_moves_and_everybody_sees_it(house: House, game: str, anna: Person, bill: Person) -> None:
    await anna.play(game)
    await bill.play(game)
    await blow(house, game)
    frames = (await anna.get(f"/v1/games/{game}/frames", after=3)).json()["frames"]
    assert frames[0]["actor"] == -1 and frames[0]["events"][0]["type"] == "wind-blew"


@pytest.mark.parametrize("size", [1, 2, 3, 8])
async def test_a_page_is_the_same_in_however_many_parts_it_is_sent(
    house: House, game: str, anna: Person, bill: Person, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play_out(house, game, anna, bill)
    whole = (await anna.get(f"/v1/games/{game}/frames", view=True)).json()
    monkeypatch.setattr(games, "FRAMES_OF_PART", size)
    for after in range(len(whole["frames"]) + 1):
        answer = await anna.get(f"/v1/games/{game}/frames", view=True, after=after)
        assert answer.json() == {"frames": whole["frames"][after:], "next": None}
        assert int(answer.headers["content-length"]) == len(answer.content)


@pytest.mark.parametrize(
    ("query", "most"), [("limit=1", 1), ("limit=5&until=2", 2), ("limit=2&after=1&until=9", 2), ("after=2&until=1", 1)]
)
async def test_no_frames_are_made_that_the_page_does_not_show(
    house: House, game: str, anna: Person, query: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They cost as much as those that it shows, and the caller pays for these alone."""
    asked, replay = list[wire.ReplayRequest](), house.gateway.rules.replay

    def noted(request: wire.ReplayRequest) -> AsyncGenerator[wire.Frame, None]:
        asked.append(request)
        return replay(request)

    monkeypatch.setattr(house.gateway.rules, "replay", noted)
    await anna.play(game)
    assert (await anna.get(f"/v1/games/{game}/frames?{query}")).status_code == 200
    assert [request.limit for request in asked] == [most]


async def test_a_large_page_is_sent_piece_by_piece(
    house: House, game: str, anna: Person, bill: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a reader on a telephone, whose connection takes half a minute for it, would be taken for too slow."""
    await play_out(house, game, anna, bill)
    pieces = list[bytes]()

    class Told(PageResponse):
        async def stream_response(self, send: Any) -> None:
            async def noted(message: Any) -> None:
                pieces.append(message.get("body", b""))
                await send(message)

            await super().stream_response(noted)

    monkeypatch.setattr(games, "PageResponse", Told)
    monkeypatch.setattr(games, "FRAMES_OF_PART", 2)
    monkeypatch.setattr(games, "frame_json", lambda frame: b'{"version":%d%s}' % (frame.version, b" " * 30_000))
    page = await anna.get(f"/v1/games/{game}/frames", view=True)
    assert len(page.json()["frames"]) > games.FRAMES_OF_PART
    assert max(map(len, pieces)) <= games.FRAMES_OF_PART * 30_100 < len(page.content)


async def test_whoever_reads_no_page_to_its_end_gets_no_more_of_them_and_others_do(
    rules: str, store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else somebody who reads slowly, and asks for a page each second, fills the memory with them."""
    limits = {"gateway_backlog_bytes": 16 * 1024, "gateway_patience_seconds": PATIENCE, "gateway_unread_bytes": 4 * MB}
    async with small_house(rules, store_url, **limits) as (house, dora, emil, game):
        await dora.play(game)
        monkeypatch.setattr(games, "frame_json", lambda frame: b'{"version":%d%s}' % (frame.version, b" " * 200_000))
        path = f"/v1/games/{game}/frames"
        asked = f"GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {dora.token}\r\n\r\n".encode()
        async with unread(house, asked):
            refused, whole = await dora.get(path), await emil.get(path)
        assert (refused.status_code, refused.json()["code"]) == (503, "overloaded") and refused.headers["retry-after"]
        assert (whole.status_code, len(whole.json()["frames"])) == (200, 2)
        async with asyncio.timeout(PATIENCE):
            while (await dora.get(path)).status_code != 200:
                await asyncio.sleep(0.05)
