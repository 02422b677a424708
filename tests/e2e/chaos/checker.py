"""Compares the raw streams with everything that people were told: each difference is a sentence."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from sagebrush_events import decode
from sagebrush_games import TITLES
from sagebrush_games.kernel.control.messages import GameStopped
from sagebrush_games.kernel.messages import GameClosed, SeedRevealed, TakenBack
from sagebrush_history import folding
from sagebrush_history.table import GameTable, TitleRegistry
from tests.e2e.chaos.playing import Played
from tests.e2e.chaos.raw import RawGame, key_of
from tests.e2e.chaos.restless import Restless

NO_HASH = bytes(16)


def faults_of(played: Played, game: RawGame) -> list[str]:
    """What is wrong with a game that was played to its end."""
    checks = (
        _places,
        _chain,
        _acknowledged,
        _refused,
        _known_ids,
        _computers,
        _followed,
        _states,
        _once,
        _planned,
        _asleep,
    )
    return [f"game {played.table.game}: {fault}" for check in checks for fault in check(played, game)]


def _places(_played: Played, game: RawGame) -> Iterator[str]:
    """Versions are 1, 2, 3 … in stream and commits alike."""
    for place, commit in enumerate(game.commits, 1):
        if (commit.id, commit.version) != (f"{place}-0", place):
            yield f"entry {commit.id} holds version {commit.version} at place {place}"


def _chain(_played: Played, game: RawGame) -> Iterator[str]:
    """Each commit names the bytes of the one before."""
    before = [NO_HASH, *(commit.hash for commit in game.commits)]
    for commit, prev in zip(game.commits, before, strict=False):
        if commit.prev != prev:
            yield f"commit {commit.version} does not follow the bytes before it"


def _acknowledged(played: Played, game: RawGame) -> Iterator[str]:
    """What was acknowledged stands where it was said, by whom, once; and nobody's commands changed their order."""
    found = Counter(commit.command_id for commit in game.commits)
    for person in played.table.people:
        versions = [said.version for said in person.acknowledged]
        if versions != sorted(set(versions)):
            yield f"seat {person.seat} was acknowledged out of order: {versions}"
        for said in person.acknowledged:
            commit = game.commits[said.version - 1] if said.version <= len(game.commits) else None
            if commit is None or (commit.command_id, commit.seat) != (said.key, said.seat):
                yield f"the acknowledged command {said.key} is not commit {said.version}"
            if found[said.key] != 1:
                yield f"the acknowledged command {said.key} stands {found[said.key]} times"
    yield from (f"command {key} stands {times} times" for key, times in found.items() if times > 1)


def _refused(played: Played, game: RawGame) -> Iterator[str]:
    """What was refused for good is nowhere, and nobody's seat moved without him, but when he left it or planned."""
    sent = {said.key for person in played.table.people for said in person.acknowledged}
    refused = {key for person in played.table.people for key in person.refused}
    seats = {person.seat for person in played.table.people}
    planners = {person.seat for person in played.table.people if isinstance(person, Restless) and person.has_planned}
    for commit, away in zip(game.commits, _away(game), strict=True):
        if commit.command_id in refused:
            yield f"commit {commit.version} is a command that was refused"
        is_planned = commit.seat in planners and commit.command_id.startswith("plan-")
        if commit.seat not in seats or commit.command_id in sent or is_planned:
            continue
        if not commit.engine:
            yield f"commit {commit.version} of seat {commit.seat} was acknowledged to nobody"
        elif commit.seat not in away:
            yield f"commit {commit.version} of seat {commit.seat} is a computer's, and its player was there"


def _away(game: RawGame) -> Iterator[set[int]]:
    """By commit, the seats whose players had left before it: a computer decides for them."""
    away: set[int] = set()
    for commit in game.commits:
        yield set(away)
        for name, *fields in map(msgspec.msgpack.decode, commit.events):
            if name in ("seat-left", "seat-resigned", "seat-removed"):
                away.add(fields[0])
            elif name in ("seat-retaken", "seat-handed-over"):
                away.discard(fields[0])


def _once(_played: Played, game: RawGame) -> Iterator[str]:
    """A seat is left, retaken, given up and lost only by who has it then; nothing is decided after the end."""
    out: set[int] = set()
    for commit, away in zip(game.commits, _away(game), strict=True):
        for name, *fields in map(msgspec.msgpack.decode, commit.events):
            if name == "seat-left" and fields[0] in away:
                yield f"commit {commit.version}: seat {fields[0]} is left twice"
            if name == "seat-retaken" and (fields[0] not in away or fields[0] in out):
                yield f"commit {commit.version}: seat {fields[0]} comes back and was not away"
            if name in ("seat-resigned", "seat-removed"):
                if fields[0] in out:
                    yield f"commit {commit.version}: seat {fields[0]} is given up twice"
                out.add(fields[0])
            if name == "seat-handed-over":
                out.discard(fields[0])


def _planned(played: Played, game: RawGame) -> Iterator[str]:
    """Whether what was planned for the case that something does not happen was played although it had happened."""
    plans = {plan: made for one in played.table.people if isinstance(one, Restless) for plan, made in one.plans.items()}
    for commit in game.commits:
        after, types = plans.get(commit.command_id.removeprefix("plan-").removesuffix("-0"), (0, []))
        told = [event for between in game.commits[after : commit.version - 1] for event in between.events]
        for name in {msgspec.msgpack.decode(event)[0] for event in told} & {*types}:
            yield f"commit {commit.version} was planned for the case without {name}"


def _asleep(_played: Played, game: RawGame) -> Iterator[str]:
    """No time is up at hours at which everybody sleeps."""
    clock = TitleRegistry(TITLES.values()).table_of(decode(game.commits[0].data)).started.config.clock
    for commit in game.commits:
        minute = decode(commit.data).time // 60_000 % 1440
        is_up = "timed-out" in [msgspec.msgpack.decode(event)[0] for event in commit.events]
        if clock and is_up and (minute - clock.sleep_from) % 1440 < (clock.sleep_until - clock.sleep_from) % 1440:
            yield f"commit {commit.version} ends somebody's time while he sleeps"


def _known_ids(_played: Played, game: RawGame) -> Iterator[str]:
    """The index of command ids knows every commit, and nothing else."""
    expected = {key_of(commit.command_id): b"%d" % commit.version for commit in game.commits}
    kept = {key: value[8:] for key, value in game.keys.items()}
    if kept != expected:
        yield f"the index of command ids differs in {len(kept.items() ^ expected.items())} entries"


def _computers(_played: Played, game: RawGame) -> Iterator[str]:
    """Computers decided with the seeds of the game, and none is awaited any more."""
    for commit in game.commits:
        if commit.engine and commit.engine.get("seeded_by") != "game":
            yield f"commit {commit.version} was decided with a seed of its own: {commit.engine}"
    if game.awaiting:
        yield "a computer is still awaited"


def _followed(played: Played, game: RawGame) -> Iterator[str]:
    """Somebody who followed saw each version once, in order."""
    if played.seen != [commit.version for commit in game.commits]:
        yield f"a follower saw {played.seen}"


def _states(_played: Played, game: RawGame) -> Iterator[str]:
    """Folding the events leads to every stored state, and the game is over with its seed revealed."""
    table = TitleRegistry(TITLES.values()).table_of(decode(game.commits[0].data))
    state: Any = folding.blank(table)
    states = [state.copy()]
    events: list[Any] = []
    for commit in game.commits:
        events = [table.codec.unpack_event(packed) for packed in commit.events]
        try:
            state = states[events[0].to].copy() if _takes_back(events) else _applied(table, state, events)
        except Exception as error:
            yield f"commit {commit.version} cannot be applied: {error!r}"
            return
        states.append(state.copy())
        if table.codec.state_hash(state) != commit.state:
            yield f"commit {commit.version} leads to another state than it says"
    is_stopped = any(isinstance(event, GameStopped | GameClosed) for event in events)
    if (table.decider.awaited(state) and not is_stopped) or not isinstance(events[-1], SeedRevealed):
        yield "the game has not ended"


def _takes_back(events: list[Any]) -> bool:
    return bool(events) and isinstance(events[0], TakenBack)


def _applied(table: GameTable, state: Any, events: list[Any]) -> Any:
    """The state itself, after ``events``."""
    table.decider.apply(state, events)
    return state
