"""Who asks for views by reference is sent what never changes in a game once, and puts the same view together."""

from typing import Any

from tests.gateway.house import House, Person, play_out, started_game
from tests.gateway.test_view_patches import applied, lines


def whole(frame: dict[str, Any], content: dict[str, Any]) -> Any:
    """The view of a frame that came by reference, as docs/api.md says."""
    assert frame["view_content"] == content["hash"]
    view = frame["view"]
    rows = {name: [table[number] for number in view[name]] for name, table in content["rows"].items()}
    return {**view, **rows, **content["whole"]}


async def played_game(anna: Person, bill: Person) -> str:
    game = await started_game(anna, bill)
    await anna.play(game)
    return game


async def test_a_view_by_reference_and_its_content_are_the_whole_view(anna: Person, bill: Person) -> None:
    game = await played_game(anna, bill)
    content = (await anna.get(f"/v1/games/{game}/content")).json()
    for at in (1, 2):
        short = (await anna.get(f"/v1/games/{game}/view", at=at, reference="true")).json()
        seen = (await anna.get(f"/v1/games/{game}/view", at=at)).json()["view"]
        assert "seen" in seen and "seen" not in short["view"]
        assert whole(short, content) == seen


async def test_streams_and_replays_are_sent_by_reference_too(anna: Person, bill: Person) -> None:
    game = await played_game(anna, bill)
    content = (await anna.get(f"/v1/games/{game}/content")).json()
    seen = (await anna.get(f"/v1/games/{game}/view", at=1)).json()["view"]
    replay = (await anna.get(f"/v1/games/{game}/frames", reference="true")).json()["frames"]
    assert whole(replay[0], content) == seen
    async for frame in lines(anna, f"/v1/games/{game}/events?view=true&reference=true"):
        assert whole(frame, content) == seen
        break


async def test_a_replay_may_come_as_what_changed(house: House, anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill)
    await play_out(house, game, anna, bill)
    frames = (await anna.get(f"/v1/games/{game}/frames")).json()["frames"]
    changed = (await anna.get(f"/v1/games/{game}/frames", patch="true", view="false")).json()["frames"]
    assert any("view_patch" in frame for frame in changed)
    mine = None
    for frame, sent in zip(frames, changed, strict=True):
        mine = sent["view"] if "view" in sent else applied(mine, sent["view_patch"])
        assert mine == frame["view"]


async def test_who_does_not_ask_gets_whole_views(anna: Person, bill: Person) -> None:
    game = await played_game(anna, bill)
    for path in ("view", "frames"):
        answer = (await anna.get(f"/v1/games/{game}/{path}")).json()
        assert "view_content" not in str(answer) and "seen" in str(answer)


async def test_content_is_kept_for_ever_by_its_hash_and_is_that_of_all_such_games(anna: Person, bill: Person) -> None:
    game = await played_game(anna, bill)
    plain = await anna.get(f"/v1/games/{game}/content")
    named = await anna.get(f"/v1/games/{game}/content", hash=plain.json()["hash"])
    wrong = await anna.get(f"/v1/games/{game}/content", hash="0" * 32)
    assert "immutable" in named.headers["cache-control"] and "private" in named.headers["cache-control"]
    assert "immutable" not in plain.headers["cache-control"] + wrong.headers["cache-control"]
    again = await anna.get(f"/v1/games/{game}/content", headers={"If-None-Match": plain.headers["etag"]})
    assert again.status_code == 304
    other = await anna.get(f"/v1/games/{await started_game(anna, bill)}/content")
    assert other.json() == plain.json() == wrong.json()
