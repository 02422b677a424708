"""What a host corrects: carried by the games it changes, nothing to games that run."""

import json

import pytest

from sagebrush_events.memory import MemoryRecord
from sagebrush_history.table import TitleRegistry
from sagebrush_history.verify import verify
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules.application import manifests
from tests.history.test_override_files import TWO
from tests.history.test_verifying import exported
from tests.rules.tables import Hands, creation, running, table
from tests.toys.high_card import HIGH_CARD

TWO_TRICKS, THREE_TRICKS = 6, 8
"""Commits of a whole game: the creation, two commands for each trick, the wind."""


async def boxed(hands: Hands) -> dict[str, list[str]]:
    """What is known of the printed things of a game."""
    frame = await hands.rules.get_view(wire.GetViewRequest(game=hands.game, content=True))
    content: dict[str, list[str]] = json.loads(frame.content)
    return content


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


def test_the_manifest_says_what_the_host_corrects() -> None:
    registry = TitleRegistry([HIGH_CARD], {("high-card", ""): "[game]\nwind = { value = 5 }\n"})
    (manifest,) = json.loads(manifests.manifests_json(registry))
    (edition,) = manifest["editions"]
    assert (edition["unofficial"], edition["corrected"]) == ([], ["game.wind"])


async def test_corrections_cannot_be_asked_for(record: MemoryRecord) -> None:
    async with running(record) as rules:
        with pytest.raises(Exception, match="corrections"):
            await table(rules, config=json.dumps({"edition": "plain", "corrections": TWO}).encode())
