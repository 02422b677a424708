"""The host's override files: read at the start, carried by the games they change, nothing to games that run."""

import json
from pathlib import Path

import pytest

from sagebrush_events import Commit, encode
from sagebrush_events.commit import NO_HASH
from sagebrush_events.memory import MemoryRecord
from sagebrush_games import TITLES
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.messages import Config, GameStarted, SeatTaken
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules import manifests
from sagebrush_rules.broken import Broken
from sagebrush_rules.commitments import first_table
from sagebrush_rules.overrides import BadOverride, corrections_in
from sagebrush_rules.table import Shelf
from sagebrush_rules.verify import verify
from tests.rules.tables import Hands, creation, running, table
from tests.rules.test_verifying import exported
from tests.toys.high_card import HIGH_CARD

TWO = "[game]\ntricks = { value = 2 }\n"
TWO_TRICKS, THREE_TRICKS = 6, 8
"""Commits of a whole game: the creation, two commands for each trick, the wind."""


async def boxed(hands: Hands) -> dict[str, list[str]]:
    """What is known of the printed things of a game."""
    frame = await hands.rules.get_view(wire.GetViewRequest(game=hands.game, box=True))
    box: dict[str, list[str]] = json.loads(frame.box)
    return box


def test_a_folder_has_a_file_for_each_title_that_is_corrected(tmp_path: Path) -> None:
    assert corrections_in(str(tmp_path), [HIGH_CARD]) == {}
    (tmp_path / "README.md").write_text("What lies here.")
    (tmp_path / "high-card.toml").write_text(f"# two are enough\n{TWO}wind = {{}}\n")
    assert corrections_in(str(tmp_path), [HIGH_CARD]) == {("high-card", ""): TWO}


def test_the_file_of_an_edition_lies_over_that_of_all(tmp_path: Path) -> None:
    (tmp_path / "carson-city.toml").write_text("[income]\nsaloon = { value = 4 }\nhotel = { value = 7 }\n")
    (tmp_path / "carson-city.2009.toml").write_text("[income]\nsaloon = { value = 6 }\n")
    shelf = Shelf(TITLES.values(), corrections_in(str(tmp_path), TITLES.values()))
    assert shelf.corrections("carson-city", "big-box") == ("[income]\nhotel = { value = 7 }\nsaloon = { value = 4 }\n")
    assert shelf.corrections("carson-city", "2009") == "[income]\nhotel = { value = 7 }\nsaloon = { value = 6 }\n"


def test_the_file_of_an_edition_has_rows_of_that_edition(tmp_path: Path) -> None:
    (tmp_path / "carson-city.2009.toml").write_text("[building]\nschool = { tiles = 3 }\n")
    with pytest.raises(BadOverride, match=r"2009\.toml: building\.school: Carson City has no row"):
        corrections_in(str(tmp_path), TITLES.values())


def test_without_a_folder_nothing_is_corrected() -> None:
    assert corrections_in("", [HIGH_CARD]) == {}


def test_a_folder_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOverride, match="no folder"):
        corrections_in(str(tmp_path / "nowhere"), [HIGH_CARD])


@pytest.mark.parametrize(
    ("name", "text", "what"),
    [
        ("high-cart", TWO, "there is no such title or edition; there are: high-card, high-card.plain"),
        ("high-card.fancy", TWO, "there is no such title or edition"),
        ("high-card", "[game]\ntricks = { value = 9 }", "game.tricks: a hand has three cards"),
        ("high-card", "[game]\ntrick = { value = 2 }", "game.trick: High Card has no row of this name in the table"),
        ("high-card", "[game", "not TOML"),
        ("high-card", "[game]\ntricks = { source = '\udcff' }", "utf-8"),
    ],
)
def test_a_bad_file_is_named_with_its_row(tmp_path: Path, name: str, text: str, what: str) -> None:
    path = tmp_path / f"{name}.toml"
    path.write_bytes(text.encode(errors="surrogateescape"))
    with pytest.raises(BadOverride) as refused:
        corrections_in(str(tmp_path), [HIGH_CARD])
    assert str(refused.value).startswith(f"{path}: ")
    assert what in str(refused.value)


async def test_a_new_game_carries_the_corrections_and_is_played_by_them(record: MemoryRecord) -> None:
    async with running(record, TWO) as rules:
        hands = await table(rules)
        frame = await rules.get_view(wire.GetViewRequest(game=hands.game, config=True, events=True))
        assert json.loads(frame.config)["corrections"] == TWO
        assert json.loads(frame.events)[0]["config"]["corrections"] == TWO
        assert await boxed(hands) == {"unofficial": ["game.wind"], "corrected": ["game.tricks"]}
        assert (await hands.play_to_the_end()).version == TWO_TRICKS


async def test_a_game_that_runs_keeps_what_it_began_with(record: MemoryRecord) -> None:
    async with running(record) as rules:
        before = await table(rules)
        await before.play(0)
    async with running(record, TWO) as rules:
        old, new = Hands(rules, before.game, 2), await table(rules)
        assert await boxed(old) == {"unofficial": ["game.wind"], "corrected": []}
        assert (await old.play_to_the_end()).version == THREE_TRICKS
        await new.play(0)
    async with running(record) as rules:
        assert (await Hands(rules, new.game, 2).play_to_the_end()).version == TWO_TRICKS
        for hands in (old, new):
            assert (await rules.verify(wire.VerifyRequest(game=hands.game))).ok


async def test_creating_a_game_again_after_a_correction_is_the_same_game(record: MemoryRecord) -> None:
    request = creation()
    async with running(record) as rules:
        first = await rules.create_game(request)
    async with running(record, TWO) as rules:
        assert await rules.create_game(request) == first
        assert (await boxed(Hands(rules, request.game, 2)))["corrected"] == []


async def test_a_host_without_the_file_verifies_a_game_that_carries_it(record: MemoryRecord) -> None:
    async with running(record, TWO) as rules:
        hands = await table(rules)
        await hands.play_to_the_end()
        data = await exported(hands)
    assert verify(data, [HIGH_CARD]).code == "sound"


@pytest.mark.parametrize("text", ["[game", "[game]\ntricks = { value = true }\n", "[game]\ntricks = { value = 9 }\n"])
def test_a_file_whose_corrections_nobody_could_have_made_is_no_game(text: str) -> None:
    started = GameStarted("a", Config("high-card", "plain", 2, corrections=text), (SeatTaken("P"),) * 2, "")
    first = Commit(1, "", None, b"", [Codec(HIGH_CARD).pack_event(started)], [], NO_HASH, NO_HASH, 0)
    with pytest.raises(Broken, match="does not start a game"):
        first_table(Shelf([HIGH_CARD]), encode(first))


def test_games_with_the_same_corrections_share_their_text_and_their_decider() -> None:
    shelf = Shelf([HIGH_CARD])
    tables = []
    for game in ("a", "b"):
        config = Config("high-card", "plain", 2, corrections=TWO.encode().decode())
        tables.append(shelf.table(GameStarted(game, config, (SeatTaken("P"),) * 2, "")))
    one, other = tables
    assert one.started.config.corrections is other.started.config.corrections
    assert one.decider is other.decider
    assert one.box is other.box


def test_the_manifest_says_what_the_host_corrects() -> None:
    shelf = Shelf([HIGH_CARD], {("high-card", ""): "[game]\nwind = { value = 5 }\n"})
    (manifest,) = json.loads(manifests.manifests_json(shelf))
    (edition,) = manifest["editions"]
    assert (edition["unofficial"], edition["corrected"]) == ([], ["game.wind"])


async def test_corrections_cannot_be_asked_for(record: MemoryRecord) -> None:
    async with running(record) as rules:
        with pytest.raises(Exception, match="corrections"):
            await table(rules, config=json.dumps({"edition": "plain", "corrections": TWO}).encode())
