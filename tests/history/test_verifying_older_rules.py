"""A game that older rules decided: what today's decide the same is proved, and the rest is said to be unproved."""

import dataclasses
import json
from random import Random
from typing import Any

import pytest

from sagebrush_cli.titles.fuzz import random_game
from sagebrush_events import Commit, decode
from sagebrush_events.memory import MemoryRecord
from sagebrush_games import TITLES
from sagebrush_games.carson_city.expansions.strongest import tiles
from sagebrush_games.carson_city.expansions.strongest.events import TilesDue
from sagebrush_games.kernel.messages import Config, Event
from sagebrush_games.kernel.title import AnyTitle
from sagebrush_history import gamefile
from sagebrush_history.verify import Verdict, verify
from sagebrush_rpc import RulesClient
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules.server import Service
from sagebrush_rules.settings import RulesSettings
from tests.history.test_verifying import bound, exported, forged, seed_event
from tests.patience import PATIENCE
from tests.rules.tables import Hands
from tests.toys.high_card import HIGH_CARD, Rules, ruleset

TRICKS = (3, 6, 8)
"""Commits that take a trick, in a game of two."""


def lowest_takes(config: Config) -> Rules:
    """Other rules: the lowest card takes the trick."""
    return dataclasses.replace(ruleset(config), lowest_wins=True)


CORRECTED = dataclasses.replace(HIGH_CARD, rules=2, ruleset=lowest_takes)


@pytest.fixture
async def file(hands: Hands) -> bytes:
    """The file of a game that the first rules decided."""
    await hands.play_to_the_end()
    return await exported(hands)


def judged(file: bytes, title: AnyTitle = CORRECTED) -> Verdict:
    return verify(file, [title])


async def test_rules_that_decide_the_same_prove_an_older_game(file: bytes) -> None:
    assert judged(file, dataclasses.replace(HIGH_CARD, rules=2)).code == "sound"


async def test_what_a_corrected_rule_decides_otherwise_is_named_and_not_called_proved(file: bytes) -> None:
    verdict = judged(file)
    assert (verdict.ok, verdict.code, verdict.version) == (True, "partly-proved", 8)
    assert verdict.unproved == TRICKS
    assert "5 of 8 commits are proved" in verdict.detail
    assert "3, 6, 8" in verdict.detail


async def test_the_service_names_the_commits_of_older_rules_too(record: MemoryRecord, hands: Hands) -> None:
    await hands.play_to_the_end()
    service = Service(record, [CORRECTED], RulesSettings())
    client = RulesClient(f"127.0.0.1:{await service.start('127.0.0.1:0')}", deadline=PATIENCE)
    try:
        reply = await client.verify(wire.VerifyRequest(game=hands.game))
    finally:
        await client.close()
        await service.stop()
    assert (reply.ok, reply.code, tuple(reply.unproved)) == (True, "partly-proved", TRICKS)


async def test_dice_that_the_seed_does_not_give_are_noticed_under_any_rules(file: bytes) -> None:
    def load(commit: Commit) -> dict[str, Any]:
        ((purpose, n, outcome),) = commit.draws
        return {"draws": [(purpose, n, (outcome + 1) % n)]}

    assert judged(forged(file, 4, load)).code == "draw-mismatch"


async def test_a_state_or_an_event_that_cannot_be_is_noticed_under_any_rules(file: bytes) -> None:
    assert judged(forged(file, 3, lambda _: {"state": bytes(16)})).code == "state-mismatch"
    assert judged(forged(file, 3, lambda commit: {"events": commit.events * 2})).code == "event-mismatch"


async def test_a_commit_of_a_later_release_is_refused(file: bytes) -> None:
    verdict = judged(forged(file, 5, lambda _: {"rules": 3}))
    assert (verdict.ok, verdict.code, verdict.version) == (False, "newer-rules", 5)


async def test_whoever_claims_older_rules_is_not_called_sound(file: bytes) -> None:
    """The commits that name today's rules must follow from them; one that hides behind older rules is named."""
    newer = file
    for version in (1, 2, 4, 5, 7):
        newer = forged(newer, version, lambda _: {"rules": 2})
    assert judged(newer).unproved == TRICKS
    assert judged(forged(newer, 3, lambda _: {"rules": 2})).code == "event-mismatch"


async def test_a_game_that_is_not_over_is_no_finished_game_under_any_rules(file: bytes) -> None:
    header, *lines, final = map(json.loads, file.splitlines())
    shorter = bound([header, *lines[:5], final])
    ended = forged(shorter, 5, lambda commit: {"events": [*commit.events, seed_event(file)]})
    assert judged(ended).code == "game-not-over"


def test_what_older_rules_did_not_tell_is_asked_of_todays_alone() -> None:
    """That a seat declines an offer of Tiny Epic Western is told since rules 3, and changes nothing."""
    title = TITLES["tiny-epic-western"]
    table, stored = random_game(title, Config(title.id, "standard", 2), Random(1))
    file = b"".join(gamefile.complete(table, stored))
    version = next(number for number, one in enumerate(stored, 1) if any(map(is_declining, decode(one).events)))

    def untold(commit: Commit) -> dict[str, Any]:
        return {"events": [event for event in commit.events if not is_declining(event)]}

    assert judged(file, title).code == "sound"
    assert judged(forged(file, version, untold), title).code == "event-mismatch"
    assert judged(forged(file, version, lambda commit: untold(commit) | {"rules": 2}), title).code == "sound"
    told_too_early = judged(forged(file, version, lambda _: {"rules": 2}), title)
    assert (told_too_early.code, told_too_early.unproved) == ("partly-proved", (version,))


def test_a_game_from_before_it_was_told_for_which_duel_tiles_are_laid_is_proved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    title, choices = TITLES["carson-city"], tiles.choices

    def untold(*at: Any) -> list[Event]:
        return [event for event in choices(*at) if not isinstance(event, TilesDue)]

    with monkeypatch.context() as older:
        older.setattr(tiles, "choices", untold)
        config = Config(title.id, "2009", 4, ("law-of-the-strongest",))
        table, stored = random_game(dataclasses.replace(title, rules=2), config, Random(1))
    file = b"".join(gamefile.complete(table, stored))
    assert any(b"tile-chosen" in event for one in stored for event in decode(one).events)
    assert judged(file, title).code == "sound"
    (before, *_) = (number for number, one in enumerate(stored, 1) if b"duel-tile" in b"".join(decode(one).events))
    assert judged(forged(file, before, lambda _: {"rules": 3}), title).code == "event-mismatch"


def is_declining(event: bytes) -> bool:
    return b"offer-declined" in event
