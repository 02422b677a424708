"""The checker of the chaos run finds each kind of loss: what it says is believed only because it can say otherwise."""

import json
import random
import uuid
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace as copied
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from sagebrush_events import Commit, decode, encode
from sagebrush_events.commit import chain_hash, fingerprint
from sagebrush_events.memory import MemoryRecord
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.control.messages import SeatLeft, SeatRemoved, SeatResigned, SeatRetaken
from sagebrush_games.kernel.messages import Branch, ClockTerms, Event, GameStarted, SeedRevealed, TimedOut
from sagebrush_games.tiny_epic_western import TITLE
from sagebrush_rpc import RulesClient
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules.server import Service
from sagebrush_rules.settings import RulesSettings
from tests.e2e.chaos.checker import faults_of
from tests.e2e.chaos.playing import Played
from tests.e2e.chaos.raw import RawGame, commit_of, key_of
from tests.e2e.chaos.relations import branch_faults, game_after, group_faults, rematch_faults
from tests.e2e.chaos.restless import Restless
from tests.e2e.players import Acknowledged, Person, Table
from tests.patience import PATIENCE
from tests.workers.feeding import new_game

Found = tuple[Played, RawGame]


@asynccontextmanager
async def served(record: MemoryRecord) -> AsyncIterator[RulesClient]:
    service = Service(record, [TITLE], RulesSettings())
    client = RulesClient(f"127.0.0.1:{await service.start('127.0.0.1:0')}", deadline=PATIENCE)
    try:
        yield client
    finally:
        await client.close()
        await service.stop()


async def move(rules: RulesClient, game: str, person: Person, dice: random.Random) -> None:
    """A random command of somebody who is awaited, and the answer in his memory."""
    request = wire.GetViewRequest(game=game, viewer=wire.Viewer(seat=person.seat), legal=True)
    choice = dice.choice(json.loads((await rules.get_view(request)).legal))["command"]
    key = str(uuid.UUID(int=dice.getrandbits(128), version=4))
    command = wire.SubmitRequest(game=game, seat=person.seat, command_id=key, command=json.dumps(choice).encode())
    reply = await rules.submit(command)
    person.acknowledged.append(Acknowledged(key, person.seat, choice, reply.version, {}))


def as_raw(stored: list[bytes]) -> RawGame:
    """The game of these bytes, its index of command ids in order."""
    commits = [commit_of(b"%d-0" % place, {b"c": data}) for place, data in enumerate(stored, 1)]
    keys = {key_of(commit.command_id): fingerprint(commit.seat, b"") + b"%d" % commit.version for commit in commits}
    return RawGame(commits, keys, awaiting=False)


@pytest.fixture
async def found() -> Found:
    """A finished game of two people, sound in every respect."""
    record, dice, game = MemoryRecord(), random.Random(1), new_game()
    people = [Person(httpx.AsyncClient(), "", seat, game) for seat in range(2)]
    async with served(record) as rules:
        seats = [wire.SeatPlan(player=f"P{seat}") for seat in range(2)]
        await rules.create_game(
            wire.CreateGameRequest(game=game, title=TITLE.id, config=b'{"edition":"standard"}', seats=seats)
        )
        while not (frame := await rules.get_view(wire.GetViewRequest(game=game))).over:
            await move(rules, game, people[frame.awaited[0].seat], dice)
    stored = await record.read(game)
    return Played(Table(game, people), [*range(1, len(stored) + 1)]), as_raw(stored)


def test_a_sound_game_is_sound(found: Found) -> None:
    assert faults_of(*found) == []


def bound(commits: list[Commit]) -> RawGame:
    """A game of these commits, each bound to the bytes of the one before: only its content gives it away."""
    stored: list[bytes] = []
    for commit in commits:
        stored.append(encode(replace(commit, prev=chain_hash(stored[-1]) if stored else commit.prev)))
    return as_raw(stored)


def forged(game: RawGame, place: int, **change: Any) -> RawGame:
    """The game with the commit at ``place`` changed and every later one bound to it."""
    commits = [decode(commit.data) for commit in game.commits]
    return bound([*commits[:place], replace(commits[place], **change), *commits[place + 1 :]])


def lost(game: RawGame, place: int) -> RawGame:
    return as_raw([commit.data for commit in game.commits if commit.version != place + 1])


def twice(game: RawGame, place: int) -> RawGame:
    return as_raw([data for commit in game.commits for data in [commit.data] * (1 + (commit.version == place + 1))])


def flipped(game: RawGame, place: int) -> RawGame:
    stored = [commit.data for commit in game.commits]
    stored[place] = encode(replace(decode(stored[place]), time=1))
    return as_raw(stored)


RECORDS: dict[str, tuple[Callable[[RawGame], RawGame], str]] = {
    "the last commit is lost": (lambda game: lost(game, len(game.commits) - 1), "has not ended"),
    "a commit in the middle is lost": (lambda game: lost(game, 9), "at place 10"),
    "a commit stands twice": (lambda game: twice(game, 9), "stands 2 times"),
    "a byte has changed": (lambda game: flipped(game, 9), "does not follow the bytes"),
    "another seat": (lambda game: forged(game, 9, seat=5), "is not commit 10"),
    "another command id": (lambda game: forged(game, 9, command_id="x" * 8), "acknowledged to nobody"),
    "events are lost": (lambda game: forged(game, 9, events=[]), "leads to another state"),
    "a roll of the dice is another": (lambda game: forged(game, 9, state=bytes(16)), "leads to another state"),
    "a computer chose its own seed": (lambda game: forged(game, 9, engine={"seed": 1}), "a seed of its own"),
    "an id is forgotten": (lambda game: game._replace(keys=dict([*game.keys.items()][1:])), "differs in 1 entries"),
    "an id is known for another commit": (
        lambda game: game._replace(keys=game.keys | {key_of(game.commits[9].command_id): b"12345678" + b"3"}),
        "differs in 2 entries",
    ),
    "a computer is awaited": (lambda game: game._replace(awaiting=True), "still awaited"),
}


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_that_lost_or_changed_something_is_found(found: Found, name: str) -> None:
    played, game = found
    change, expected = RECORDS[name]
    assert any(expected in fault for fault in faults_of(played, change(game)))


def test_an_acknowledged_command_that_never_was_is_found(found: Found) -> None:
    played, game = found
    person = played.table.people[0]
    person.acknowledged.append(Acknowledged("never", person.seat, {}, len(game.commits) + 1, {}))
    assert any("never is not commit" in fault for fault in faults_of(played, game))


def test_acknowledgements_out_of_order_are_found(found: Found) -> None:
    played, game = found
    played.table.people[0].acknowledged.reverse()
    assert any("out of order" in fault for fault in faults_of(played, game))


def test_a_refused_command_that_was_applied_is_found(found: Found) -> None:
    played, game = found
    played.table.people[0].refused.add(game.commits[9].command_id)
    assert any("was refused" in fault for fault in faults_of(played, game))


@pytest.mark.parametrize("change", [lambda seen: seen[:-1], lambda seen: [*seen, seen[-1]], lambda seen: seen[::-1]])
def test_a_follower_who_misses_repeats_or_mixes_versions_is_found(
    found: Found, change: Callable[[list[int]], list[int]]
) -> None:
    played, game = found
    played.seen = change(played.seen)
    assert any("a follower saw" in fault for fault in faults_of(played, game))


def with_events(game: RawGame, place: int, *events: Event, seat: int | None = None) -> RawGame:
    """The game with ``events`` told before the others of the commit at ``place``; only its state gives it away."""
    codec = Codec(TITLE)
    told = [codec.pack_event(event) for event in events]
    commits = [decode(commit.data) for commit in game.commits]
    changed = {"events": [*told, *commits[place].events]} | ({} if seat is None else {"seat": seat})
    return bound([*commits[:place], replace(commits[place], **changed), *commits[place + 1 :]])


SEATS: dict[str, tuple[tuple[Event, ...], str]] = {
    "left twice": ((SeatLeft(0, "random"), SeatLeft(0, "random")), "seat 0 is left twice"),
    "back without leaving": ((SeatRetaken(1),), "seat 1 comes back and was not away"),
    "given up twice": ((SeatResigned(0, "random"), SeatRemoved(0, "random")), "seat 0 is given up twice"),
    "back for good": ((SeatResigned(0, "random"), SeatRetaken(0)), "seat 0 comes back and was not away"),
}


@pytest.mark.parametrize("name", SEATS)
def test_a_seat_that_changes_hands_twice_is_found(found: Found, name: str) -> None:
    played, game = found
    events, expected = SEATS[name]
    for number, event in enumerate(events):
        game = with_events(game, 5 + number, event)
    assert any(expected in fault for fault in faults_of(played, game))


def test_a_computer_that_decides_for_somebody_who_is_there_is_found(found: Found) -> None:
    played, game = found
    place = next(place for place, commit in enumerate(game.commits) if commit.seat == 0 and place > 4)
    engine = {"name": "random", "seeded_by": "game"}
    computers = forged(game, place, engine=engine, command_id="of-a-computer")
    assert any("its player was there" in fault for fault in faults_of(played, computers))
    away = with_events(computers, place - 1, SeatLeft(0, "random"))
    assert not any("its player was there" in fault for fault in faults_of(played, away))


def test_tables_of_a_group_with_other_seeds_or_cards_are_found(found: Found) -> None:
    _, game = found
    assert group_faults([game, game]) == []
    last = len(game.commits) - 1
    events = [*decode(game.commits[last].data).events[:-1], Codec(TITLE).pack_event(SeedRevealed("00" * 32))]
    assert group_faults([game, forged(game, last, events=events)]) == ["tables of a group have several seeds"]
    dealt = forged(game, 0, events=decode(game.commits[0].data).events[:-1])
    assert group_faults([game, dealt]) == ["tables of a group were dealt different cards"]


def test_a_planned_move_that_was_played_in_another_case_is_found(found: Found) -> None:
    played, game = found
    planner = Restless(httpx.AsyncClient(), "", 0, game.commits[0].command_id, has_planned=True)
    planner.plans["p"] = 3, ["seat-left"]
    played.table.people.append(planner)
    place = next(place for place, commit in enumerate(game.commits) if commit.seat == 0 and place > 6)
    planned = forged(game, place, command_id="plan-p-0")
    assert not any("was planned for the case" in fault for fault in faults_of(played, planned))
    left = with_events(planned, place - 1, SeatLeft(1, "random"))
    assert any("was planned for the case without seat-left" in fault for fault in faults_of(played, left))


def with_start(game: RawGame, **changes: Any) -> RawGame:
    """The game when its table had agreed on something else."""
    first = decode(game.commits[0].data)
    started = copied(started_of(game), **changes)
    dealt = [] if started.branch else first.events[1:]
    return forged(game, 0, events=[Codec(TITLE).pack_event(started), *dealt])


def started_of(game: RawGame) -> GameStarted:
    """How a game begins."""
    started = Codec(TITLE).unpack_event(decode(game.commits[0].data).events[0])
    assert isinstance(started, GameStarted)
    return started


def test_a_time_that_was_up_while_everybody_slept_is_found(found: Found) -> None:
    played, game = found
    out = with_events(game, 5, TimedOut(0))
    minute = decode(game.commits[5].data).time // 60_000
    nights = [
        ClockTerms("decision", 5, sleep_from=(minute + by) % 1440, sleep_until=(minute + by + 60) % 1440)
        for by in (-30, 300)
    ]
    told = [faults_of(played, with_start(out, config=copied(started_of(game).config, clock=clock))) for clock in nights]
    assert [any("while he sleeps" in fault for fault in faults) for faults in told] == [True, False]


def test_a_rematch_with_other_terms_is_found(found: Found) -> None:
    _, game = found
    assert list(rematch_faults([game, game])) == []
    other = with_start(game, config=copied(started_of(game).config, clock=ClockTerms("decision", 60)))
    assert list(rematch_faults([game, other])) == ["a rematch has other terms than the game before"]


@pytest.mark.parametrize(
    ("branch", "expected"),
    [
        ({"version": 9}, "begins elsewhere"),
        ({"version": 4, "game": "0" * 26}, "names another game"),
        ({"version": 9, "guessed": True, "viewer": 0}, "looks otherwise"),
        ({"version": 4}, "the truth of a game that was running"),
    ],
)
def test_a_branch_that_is_none_is_found(found: Found, branch: dict[str, Any], expected: str) -> None:
    """The game itself, said to go on from one of its versions; it stands as after the fourth."""
    played, game = found
    position = Codec(TITLE).position_of(game_after(game, 4).state)
    told = with_start(game, branch=Branch(**{"game": played.table.game, "position": position, **branch}))
    assert any(expected in fault for fault in branch_faults([game, told]))


def test_a_branch_that_has_the_plans_of_the_game_before_is_found(found: Found) -> None:
    played, game = found
    position = Codec(TITLE).position_of(game_after(game, 4).state)
    told = with_start(forged(game, 9, command_id="plan-p-0"), branch=Branch(played.table.game, 4, position=position))
    assert not any("what was planned" in fault for fault in branch_faults([game, told]))
    planned = forged(game, 3, command_id="plan-p-0")
    assert any("what was planned" in fault for fault in branch_faults([planned, told]))
