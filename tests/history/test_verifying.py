"""A file that proves itself: sound as written, unsound after any change."""

import dataclasses
import json
import resource
import sys
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any, NoReturn

import msgspec
import pytest
from msgspec.structs import replace

from sagebrush_events import chain_hash, decode, encode
from sagebrush_events.commit import Commit
from sagebrush_events.memory import MemoryRecord
from sagebrush_games import TITLES
from sagebrush_games.kernel.decider import Decider
from sagebrush_games.kernel.provably_fair import provably_fair
from sagebrush_history.gamefile import complete
from sagebrush_history.secret import Secret, secret_of
from sagebrush_history.table import TitleRegistry
from sagebrush_history.verify import SOUND, Verdict, verify, verify_with
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.rules.tables import Hands
from tests.toys.high_card import HIGH_CARD
from tests.vectors import CLIENTS


async def exported(hands: Hands, seat: int | None = None) -> bytes:
    """The file of the game."""
    request = wire.ExportRequest(game=hands.game, viewer=wire.Viewer(seat=seat))
    return b"".join([piece async for piece in hands.rules.export(request)])


@pytest.fixture
async def file(hands: Hands) -> bytes:
    """The file of a finished game."""
    await hands.play_to_the_end()
    return await exported(hands)


REGISTRY = TitleRegistry([HIGH_CARD])


def judged(data: bytes) -> Verdict:
    return verify_with(data, REGISTRY)


async def test_the_file_of_a_finished_game_is_sound_for_every_viewer(hands: Hands) -> None:
    await hands.play_to_the_end()
    files = {await exported(hands, seat) for seat in (None, 0, 1)}
    assert len(files) == 1
    assert judged(files.pop()) == Verdict(True, 8, "sound", SOUND)


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
    stored = rechained(file, version, change)
    return b"".join(complete(TitleRegistry([HIGH_CARD, *TITLES.values()]).table_of(decode(stored[0])), stored))


def rechained(file: bytes, version: int, change: Callable[[Commit], dict[str, Any]]) -> list[bytes]:
    """The commits of the file with one changed and everything after it chained again."""
    stored: list[bytes] = []
    for line in map(json.loads, file.splitlines()[1:-1]):
        commit = decode(b64decode(line["packed"]))
        if commit.version == version:
            commit = replace(commit, **change(commit))
        prev = chain_hash(stored[-1]) if stored else bytes(16)
        stored.append(encode(replace(commit, prev=prev)))
    return stored


def instead(**fields: Any) -> Callable[[Commit], dict[str, Any]]:
    """A change to ``fields``, whatever they were."""
    return lambda _: fields


async def test_a_forged_file_is_as_good_as_its_parts(file: bytes) -> None:
    assert forged(file, 2, lambda _: {}) == file
    assert judged(bound([json.loads(line) for line in file.splitlines()])).ok


async def test_a_loaded_die_does_not_follow_from_the_seed(file: bytes) -> None:
    def load(commit: Commit) -> dict[str, Any]:
        ((purpose, n, outcome),) = commit.draws
        return {"draws": [(purpose, n, (outcome + 1) % n)]}

    assert (judged(forged(file, 4, load)).code, judged(forged(file, 4, load)).version) == ("draw-mismatch", 4)


async def test_draws_that_were_deleted_are_missed(file: bytes) -> None:
    for version in (1, 4):
        verdict = judged(forged(file, version, lambda _: {"draws": []}))
        assert (verdict.code, verdict.version) == ("draw-mismatch", version)


async def test_a_draw_that_nothing_asked_for_is_noticed_though_the_seed_gives_it(file: bytes) -> None:
    def another(commit: Commit) -> dict[str, Any]:
        chance = provably_fair(secret(file).master, commit.version)
        asked = [(purpose, n, chance(purpose, n)) for purpose, n, _ in commit.draws]
        assert asked == commit.draws
        return {"draws": [*asked, ("luck", 6, chance("luck", 6))]}

    for version in (2, 4):
        verdict = judged(forged(file, version, another))
        assert (verdict.code, verdict.version) == ("draw-mismatch", version)


async def test_an_event_that_does_not_follow_from_its_draw_is_noticed(file: bytes) -> None:
    def stronger(commit: Commit) -> dict[str, Any]:
        name, strength = msgspec.msgpack.decode(commit.events[0])
        return {"events": [msgspec.msgpack.encode([name, strength % 6 + 1]), *commit.events[1:]]}

    verdict = judged(forged(file, 4, stronger))  # the state does not remember how strong the wind was
    assert (verdict.code, verdict.version) == ("event-mismatch", 4)


async def test_a_command_that_caused_nothing_is_noticed(file: bytes) -> None:
    verdict = judged(forged(file, 2, lambda commit: {"events": commit.events * 0}))
    assert (verdict.ok, verdict.code, verdict.version) == (False, "event-mismatch", 2)


async def test_a_state_that_its_events_do_not_lead_to_is_noticed(file: bytes) -> None:
    verdict = judged(forged(file, 3, lambda _: {"state": bytes(16)}))
    assert (verdict.ok, verdict.code, verdict.version) == (False, "state-mismatch", 3)


async def test_a_command_that_the_rules_refuse_is_noticed(file: bytes) -> None:
    refused = msgspec.msgpack.encode(["play-card", 0, 99])
    for command in (refused, b"", msgspec.msgpack.encode(["play-card", 7, 1])):
        verdict = judged(forged(file, 2, instead(command=command)))
        assert not verdict.ok
        assert verdict.code in ("command-refused", "seat-mismatch")


async def test_a_command_of_another_seat_is_noticed(file: bytes) -> None:
    verdict = judged(forged(file, 2, lambda commit: {"seat": 1 - (commit.seat or 0)}))
    assert (verdict.ok, verdict.version) == (False, 2)


async def test_a_draw_among_more_outcomes_than_there_can_be_ends_at_once(file: bytes) -> None:
    verdict = judged(forged(file, 4, lambda _: {"draws": [("wind", 1 << 40, 0)]}))
    assert (verdict.code, verdict.version) == ("draw-mismatch", 4)


async def test_a_game_that_ended_early_is_no_finished_game(file: bytes) -> None:
    header, *lines, final = [json.loads(line) for line in file.splitlines()]
    shorter = bound([header, *lines[:5], final])
    assert judged(forged(shorter, 5, lambda commit: {"events": [*commit.events, seed_event(file)]})).version == 5


async def test_a_table_that_cannot_be_played_is_noticed(file: bytes) -> None:
    def start(change: dict[int, Any]) -> Callable[[Commit], dict[str, Any]]:
        def changed(commit: Commit) -> dict[str, Any]:
            started = msgspec.msgpack.decode(commit.events[0])
            for place, value in change.items():
                started[2][list(started[2])[place]] = value
            return {"events": [msgspec.msgpack.encode(started), *commit.events[1:]]}

        return changed

    for change in ({1: "golden"}, {2: 3}, {2: 9}, {3: ["windless"]}):
        verdict = judged(forged(file, 1, start(change)))
        assert (verdict.ok, verdict.version) == (False, 1), change


def started_with(file: bytes, **config: Any) -> bytes:
    """The file with another table in its first event."""

    def changed(commit: Commit) -> dict[str, Any]:
        started = msgspec.msgpack.decode(commit.events[0])
        started[2] |= config
        return {"events": [msgspec.msgpack.encode(started), *commit.events[1:]]}

    stored = rechained(file, 1, changed)
    header, *lines, final = [json.loads(line) for line in file.splitlines()]
    packed = [line | {"packed": b64encode(data).decode()} for line, data in zip(lines, stored, strict=True)]
    return bound([header | {"title": config["title"]}, *packed, final])


@pytest.mark.parametrize("seats", [10**9, 2**62])
@pytest.mark.parametrize(("title", "edition"), [(title.id, title.manifest.editions[0].id) for title in TITLES.values()])
def test_a_table_of_more_seats_than_any_memory_holds_is_broken_at_once(title: str, edition: str, seats: int) -> None:
    file = started_with((CLIENTS / "example.ndjson").read_bytes(), title=title, edition=edition, seats=seats)
    with at_most(1 << 30):
        verdict = verify(file, TITLES.values())
    assert (verdict.ok, verdict.version, verdict.code) == (False, 1, "bad-config")


@pytest.mark.parametrize("place", [(Decider, "apply"), (Decider, "play"), (TitleRegistry, "table")])
@pytest.mark.parametrize("lacking", [MemoryError(), OSError(24, "Too many open files")], ids=["memory", "files"])
async def test_a_game_is_neither_broken_nor_sound_where_the_machine_lacks_something(
    file: bytes, place: tuple[type, str], lacking: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lack(*_: object) -> NoReturn:
        raise lacking

    with monkeypatch.context() as patched:
        patched.setattr(*place, lack)
        with pytest.raises(type(lacking)):
            judged(file)
    assert judged(file).ok


@contextmanager
def at_most(more: int) -> Iterator[None]:
    """This process gets ``more`` bytes of memory at most beyond those that it has."""
    pages = int(Path("/proc/self/statm").read_text().split()[0]) if sys.platform == "linux" else 0
    before = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + more, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)


async def test_the_commitment_that_was_seen_before_the_game_is_compared(file: bytes) -> None:
    started = json.loads(file.splitlines()[1])["events"][0]
    assert verify(file, [HIGH_CARD], started["commitment"]).ok
    assert verify(file, [HIGH_CARD], started["commitment"].upper()).ok
    verdict = verify(file, [HIGH_CARD], "11" * 32)
    assert (verdict.ok, verdict.version, verdict.code) == (False, 1, "commitment-mismatch")


async def test_a_commit_out_of_its_place_breaks_the_chain(file: bytes) -> None:
    header, *lines, final = [json.loads(line) for line in file.splitlines()]
    swapped = bound([header, lines[0], lines[2], lines[1], *lines[3:], final])
    assert judged(swapped).code == "broken-chain"
    assert judged(bound([header, *lines, final | {"head": "00" * 16}])).code == "broken-chain"


async def test_another_seed_was_not_promised(file: bytes) -> None:
    header, *lines, final = [json.loads(line) for line in file.splitlines()]
    forged_seed = forged(file, 8, lambda commit: {"events": [*commit.events[:-1], seed_event()]})
    assert judged(forged_seed).code == "seed-mismatch"
    assert judged(bound([header, *lines[:-1], final])).code == "no-seed"


def seed_event(file: bytes = b"") -> bytes:
    """The event that reveals the seed of ``file``, or one that nobody promised."""
    seed = json.loads(file.splitlines()[-2])["events"][-1]["seed"] if file else "11" * 32
    return msgspec.msgpack.encode(["seed-revealed", seed])


def secret(file: bytes) -> Secret:
    """The secret of a finished game."""
    stored = [b64decode(json.loads(line)["packed"]) for line in file.splitlines()[1:-1]]
    started = TitleRegistry([HIGH_CARD]).table_of(decode(stored[0])).started
    return secret_of(started, bytes.fromhex(json.loads(file.splitlines()[-2])["events"][-1]["seed"]))


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


async def test_a_name_that_stands_twice_in_a_line_is_read_in_two_ways_and_refused(file: bytes) -> None:
    first, second, *rest, final = file.splitlines(keepends=True)
    twice = second.replace(b'"seat":null', b'"seat":0,"seat":null')
    assert twice != second
    before = b"".join([first, twice, *rest])
    last = json.loads(final) | {"digest": ""}
    digest = blake2b(before + compact(last).rstrip(), digest_size=32).hexdigest()
    assert judged(before + compact(last | {"digest": digest})).code == "unreadable"


async def test_the_first_commit_was_asked_for_by_nobody(file: bytes) -> None:
    command = msgspec.msgpack.encode(["blow", -1])
    for fields in ({"seat": 0}, {"command_id": "command-1"}, {"seat": -1, "command": command}):
        verdict = judged(forged(file, 1, instead(**fields)))
        assert (verdict.ok, verdict.version) == (False, 1)


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
