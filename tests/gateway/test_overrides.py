"""What people are told of printed things that are not sure, and of those that the host has corrected."""

from tests.gateway.house import Person, blow, rules_service, small_house, started_game

TWO_TRICKS = "[game]\ntricks = { value = 2 }\n"
PACKAGED = {"unofficial": ["game.wind"], "corrected": []}
CORRECTED = {"unofficial": ["game.wind"], "corrected": ["game.tricks"]}


async def test_a_game_and_its_view_say_what_no_source_prints(anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill)
    assert (await anna.get(f"/v1/games/{game}")).json()["content"] == PACKAGED
    assert (await bill.get(f"/v1/games/{game}/view")).json()["content"] == PACKAGED


async def test_a_game_with_corrections_says_which_rows_they_are(store_url: str) -> None:
    async with rules_service(TWO_TRICKS) as rules, small_house(rules, store_url) as (house, dora, emil, game):
        title, *_ = (await dora.get("/v1/titles")).json()["titles"]
        assert {name: title["editions"][0][name] for name in CORRECTED} == CORRECTED
        for person in (dora, emil):
            assert (await person.get(f"/v1/games/{game}")).json()["content"] == CORRECTED
            assert (await person.get(f"/v1/games/{game}/view", at=1)).json()["content"] == CORRECTED
        await dora.play(game)
        await emil.play(game)
        await blow(house, game)
        await dora.play(game)
        await emil.play(game)
        over = (await emil.get(f"/v1/games/{game}")).json()
        assert (over["over"], over["version"]) == (True, 6)


async def test_streams_do_not_repeat_it(anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill)
    frames = (await anna.get(f"/v1/games/{game}/frames")).json()["frames"]
    assert all("content" not in frame for frame in frames)


async def test_what_a_game_prints_is_called_content_and_no_longer_box(anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill)
    for answer in (await anna.get(f"/v1/games/{game}"), await bill.get(f"/v1/games/{game}/view")):
        assert "box" not in answer.json()
    refused = await anna.get(f"/v1/games/{game}/view", box=True)
    assert (refused.status_code, refused.json()["field"]) == (400, "box")
    assert refused.json()["detail"] == "There is no such field or parameter."


async def test_what_the_box_prints_is_served_with_the_corrections_and_a_tag(store_url: str) -> None:
    async with rules_service(TWO_TRICKS) as rules, small_house(rules, store_url) as (house, dora, _, _):
        async with house.door() as door:
            answer = await door.get("/v1/titles/high-card/content?edition=plain")
            again = await door.get(
                "/v1/titles/high-card/content?edition=plain", headers={"If-None-Match": answer.headers["etag"]}
            )
        assert answer.json()["tables"]["game"]["tricks"]["value"] == 2
        assert answer.headers["cache-control"].startswith("public") and (again.status_code, again.content) == (304, b"")
        assert {name: answer.json()[name] for name in CORRECTED} == CORRECTED
        for path, code in (("high-card/content?edition=best", "bad-config"), ("chess/content", "unknown-title")):
            assert (await dora.get(f"/v1/titles/{path}")).json()["code"] == code
