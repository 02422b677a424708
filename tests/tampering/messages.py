"""Changes to what was asked and what happened. Every hash is made anew."""

from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from sagebrush_events import Commit
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import Command, TakeBack
from sagebrush_history import gamefile
from sagebrush_history.pending_commit import GAME, SEEDED_BY
from tests.tampering.game import Game, chained, written


def dropped(game: Game, dice: Random) -> bytes:
    """An event did not happen."""
    commits = game.commits
    commit = dice.choice(commits[1:])
    events = list(commit.events)
    del events[dice.randrange(len(events))]
    return _with(commits, replace(commit, events=events))


def doubled(game: Game, dice: Random) -> bytes:
    """An event happened twice."""
    commits = game.commits
    commit = dice.choice(commits)
    event = dice.choice(commit.events)
    return _with(commits, replace(commit, events=[*commit.events, event]))


def swapped(game: Game, dice: Random) -> bytes | None:
    """Two events have changed places."""
    commits = game.commits
    several = [commit for commit in commits[1:] if len(set(commit.events)) > 1]
    if not several:
        return None
    commit = dice.choice(several)
    events = list(commit.events)
    one, other = sorted(dice.sample(range(len(events)), 2))
    events[one], events[other] = events[other], events[one]
    return None if events == commit.events else _with(commits, replace(commit, events=events))


def changed(game: Game, dice: Random) -> bytes | None:
    """A number in an event is one more or less."""
    commits = game.commits
    commit = dice.choice(commits[1:])
    place = dice.randrange(len(commit.events))
    values: list[Any] = msgspec.msgpack.decode(commit.events[place])
    numbers = [spot for spot, value in enumerate(values) if type(value) is int]
    if not numbers:
        return None
    values[dice.choice(numbers)] += dice.choice([-1, 1])
    events = [*commit.events[:place], msgspec.msgpack.encode(values), *commit.events[place + 1 :]]
    return _with(commits, replace(commit, events=events))


def invented(game: Game, dice: Random) -> bytes:
    """An event of another commit happened here, too."""
    commits = game.commits
    commit, other = dice.choice(commits), dice.choice(commits)
    return _with(commits, replace(commit, events=[*commit.events, dice.choice(other.events)]))


def commanded(game: Game, dice: Random) -> bytes | None:
    """The seat is said to have asked for something else, which was legal and would have caused something else."""
    commits = game.commits
    commit = dice.choice(commits[1:])
    assert commit.seat is not None
    state = game.state_before(commit.version)
    legal = game.table.decider.legal(state, commit.seat)
    if not legal:
        return None
    other = dice.choice(legal)
    if not _differs(game, state, commit, other):
        return None
    return _with(commits, replace(commit, command=game.table.codec.pack_command(other)))


def _differs(game: Game, state: Any, commit: Commit, other: Command) -> bool:
    """Whether ``other`` causes something else than the command of ``commit`` with the same luck."""
    decider, command = game.table.decider, game.table.codec.unpack_command(commit.command)
    if isinstance(command, TakeBack):
        return True
    return decider.play(state.copy(), command, seeded(1)) != decider.play(state.copy(), other, seeded(1))


def reseated(game: Game, dice: Random) -> bytes:
    """Another seat is said to have given the command."""
    commits, codec = game.commits, game.table.codec
    commit = dice.choice(commits[1:])
    command = codec.unpack_command(commit.command)
    command.seat += 1
    packed = dice.choice([commit.command, codec.pack_command(command)])
    return _with(commits, replace(commit, seat=command.seat, command=packed))


def thought_otherwise(game: Game, dice: Random) -> bytes:
    """A computer is said to have decided with the seed that the game gave it, and it is another one."""
    commits = game.commits
    place = dice.randrange(1, len(commits))
    engine = {"name": "greedy", "level": "", "seed": dice.randrange(1 << 48), "budget_ms": 50, SEEDED_BY: GAME}
    return _with(commits, replace(commits[place], engine=engine))


def misstated(game: Game, dice: Random) -> bytes:
    """A commit names another state."""
    commits = game.commits
    place = dice.randrange(len(commits))
    commits[place] = replace(commits[place], state=dice.randbytes(16))
    return b"".join(gamefile.complete(game.table, chained(commits)))


def _with(commits: list[Commit], commit: Commit) -> bytes:
    """The file with ``commit`` in its place."""
    commits[commit.version - 1] = commit
    return written(commits)
