"""A file that proves itself: sound as written, unsound after any change."""

import dataclasses
import json
from base64 import b64decode, b64encode
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from sagebrush_events import chain_hash, decode, encode
from sagebrush_events.commit import Commit
from sagebrush_events.memory import MemoryRecord
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules.gamefile import complete
from sagebrush_rules.table import Shelf
from sagebrush_rules.verify import Verdict, verify
from tests.rules.tables import Hands
from tests.toys.high_card import HIGH_CARD


async def exported(hands: Hands, seat: int | None = None) -> bytes:
    """The file of the game."""
    request = wire.ExportRequest(game=hands.game, viewer=wire.Viewer(seat=seat))
    return b"".join([piece async for piece in hands.rules.export(request)])


@pytest.fixture
async def file(hands: Hands) -> bytes:
    """The file of a finished game."""
    await hands.play_to_the_end()
    return await exported(hands)


def judged(data: bytes) -> Verdict:
    return verify(data, [HIGH_CARD])


async def test_the_file_of_a_finished_game_is_sound_for_every_viewer(hands: Hands) -> None:
    await hands.play_to_the_end()
    files = {await exported(hands, seat) for seat in (None, 0, 1)}
    assert len(files) == 1
    assert judged(files.pop()) == Verdict(
        True, 8, "sound", "Commitment, hash chain, every draw and every state are right."
    )


async def test_no_byte_of_the_file_may_change(file: bytes) -> None:
    for place in range(len(file)):
        damaged = bytearray(file)
        damaged[place] ^= 1 + place % 255
        assert not judged(bytes(damaged)).ok, place


async def test_no_byte_may_be_missing_or_added(file: bytes) -> None:
    assert not judged(b"").ok
    assert not judged(file[:-1]).ok
    assert not judged(file + b"\n").ok
    for place in range(0, len(file), 97):
        assert not judged(file[:place]).ok
        assert not judged(file[:place] + b" " + file[place:]).ok


def bound(lines: list[dict[str, Any]]) -> bytes:
    """The lines as a file whose digest is right: what a cheat would write."""
    *told, final = lines
    before = b"".join(compact(line) for line in told)
    final |= {"versions": len(told) - 1, "digest": ""}
    digest = blake2b(before + compact(final).rstrip(), digest_size=32).hexdigest()
    return before + compact(final | {"digest": digest})


def compact(line: dict[str, Any]) -> bytes:
    return json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def forged(file: bytes, version: int, change: Callable[[Commit], dict[str, Any]]) -> bytes:
    """The file with one commit changed and everything after it chained again, words included."""
    stored: list[bytes] = []
    for line in map(json.loads, file.splitlines()[1:-1]):
        commit = decode(b64decode(line["packed"]))
        if commit.version == version:
            commit = replace(commit, **change(commit))
        prev = chain_hash(stored[-1]) if stored else bytes(16)
        stored.append(encode(replace(commit, prev=prev)))
    return b"".join(complete(Shelf([HIGH_CARD]).table_of(decode(stored[0])), stored))


async def test_a_forged_file_is_as_good_as_its_parts(file: bytes) -> None:
    assert forged(file, 2, lambda _: {}) == file
    assert judged(bound([json.loads(line) for line in file.splitlines()])).ok


async def test_a_loaded_die_does_not_follow_from_the_seed(file: bytes) -> None:
    def load(commit: Commit) -> dict[str, Any]:
        ((purpose, n, outcome),) = commit.draws
        return {"draws": [(purpose, n, (outcome + 1) % n)]}

    assert (judged(forged(file, 4, load)).code, judged(forged(file, 4, load)).version) == ("other-draw", 4)


async def test_an_event_that_leads_elsewhere_is_found_by_the_state(file: bytes) -> None:
    verdict = judged(forged(file, 2, lambda commit: {"events": commit.events * 0}))
    assert (verdict.ok, verdict.code, verdict.version) == (False, "other-state", 2)


async def test_a_commit_out_of_its_place_breaks_the_chain(file: bytes) -> None:
    header, *lines, final = [json.loads(line) for line in file.splitlines()]
    swapped = bound([header, lines[0], lines[2], lines[1], *lines[3:], final])
    assert judged(swapped).code == "broken-chain"
    assert judged(bound([header, *lines, final | {"head": "00" * 16}])).code == "broken-chain"


async def test_another_seed_was_not_promised(file: bytes) -> None:
    header, *lines, final = [json.loads(line) for line in file.splitlines()]
    forged_seed = forged(file, 8, lambda commit: {"events": [*commit.events[:-1], seed_event()]})
    assert judged(forged_seed).code == "other-seed"
    assert judged(bound([header, *lines[:-1], final])).code == "no-seed"


def seed_event() -> bytes:
    return msgspec.msgpack.encode(["seed-revealed", "11" * 32])


@pytest.mark.parametrize(
    "change",
    [
        {"time_ms": 5},
        {"seat": 1},
        {"command_id": "another-id"},
        {"command": {"type": "play-card", "card": 1}},
        {"command": None},
        {"draws": []},
        {"events": []},
        {"events": [{"type": "none"}]},
        {"engine": {"name": "cheat"}},
    ],
)
async def test_what_people_read_is_what_the_record_holds(file: bytes, change: dict[str, Any]) -> None:
    header, *lines, final = [json.loads(line) for line in file.splitlines()]
    lines[3] = lines[3] | change
    verdict = judged(bound([header, *lines, final]))
    assert (verdict.ok, verdict.version) == (False, 4) or verdict.code == "unreadable"


@pytest.mark.parametrize("change", [{"game": "0" * 26}, {"title": "chess"}, {"format_version": 2}])
async def test_the_header_names_the_game_of_the_file(file: bytes, change: dict[str, Any]) -> None:
    header, *lines = [json.loads(line) for line in file.splitlines()]
    assert not judged(bound([header | change, *lines])).ok


async def test_packed_bytes_that_are_no_commit_are_damaged(file: bytes) -> None:
    header, *lines, final = [json.loads(line) for line in file.splitlines()]
    for packed in ("!", b64encode(b"no commit").decode()):
        assert not judged(bound([header, lines[0] | {"packed": packed}, *lines[1:], final])).ok
        assert not judged(bound([header, *lines[:-1], lines[-1] | {"packed": packed}, final])).ok


async def test_an_unknown_title_cannot_be_verified(file: bytes) -> None:
    assert verify(file, [dataclasses.replace(HIGH_CARD, id="low-card")]).code == "unknown-title"


async def test_the_file_of_a_running_game_binds_its_bytes_and_says_that_it_is_partial(hands: Hands) -> None:
    await hands.play(0)
    file = await exported(hands, 0)
    assert (judged(file).ok, judged(file).code, judged(file).version) == (True, "partial", 2)
    for place in range(len(file)):
        assert not judged(file[:place] + bytes([file[place] ^ 1]) + file[place + 1 :]).ok


async def test_the_service_verifies_running_and_finished_games_in_the_record(
    hands: Hands, record: MemoryRecord
) -> None:
    async def verdict() -> wire.VerifyReply:
        return await hands.rules.verify(wire.VerifyRequest(game=hands.game))

    await hands.play(0)
    assert ((await verdict()).ok, (await verdict()).version) == (True, 2)
    await hands.play_to_the_end()
    assert ((await verdict()).ok, (await verdict()).version) == (True, 8)
    commits = record._games[hands.game].commits
    commits[3] = commits[3][:-5] + bytes([commits[3][-5] ^ 1]) + commits[3][-4:]
    assert not (await verdict()).ok
    record._seeds.clear()
    assert (await verdict()).code == "no-seed"
