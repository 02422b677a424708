"""Compares the raw streams with everything that people were told: each difference is a sentence."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from sagebrush_events import decode
from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import SeedRevealed, TakenBack
from sagebrush_history import folding
from sagebrush_history.table import GameTable, TitleRegistry
from tests.e2e.chaos.playing import Played
from tests.e2e.chaos.raw import RawGame, key_of

NO_HASH = bytes(16)


def faults_of(played: Played, game: RawGame) -> list[str]:
    """What is wrong with a game that was played to its end."""
    checks = (_places, _chain, _acknowledged, _refused, _known_ids, _computers, _followed, _states)
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
    """What was refused for good is nowhere, and nobody's seat moved without him."""
    sent = {said.key for person in played.table.people for said in person.acknowledged}
    refused = {key for person in played.table.people for key in person.refused}
    seats = {person.seat for person in played.table.people}
    for commit in game.commits:
        if commit.command_id in refused:
            yield f"commit {commit.version} is a command that was refused"
        if commit.seat in seats and commit.command_id not in sent:
            yield f"commit {commit.version} of seat {commit.seat} was acknowledged to nobody"


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
    if table.decider.awaited(state) or not isinstance(events[-1], SeedRevealed):
        yield "the game has not ended"


def _takes_back(events: list[Any]) -> bool:
    return bool(events) and isinstance(events[0], TakenBack)


def _applied(table: GameTable, state: Any, events: list[Any]) -> Any:
    """The state itself, after ``events``."""
    table.decider.apply(state, events)
    return state
