"""Changes to the order of what happened. Versions and every hash are made anew."""

from random import Random

from msgspec.structs import replace

from sagebrush_events import Commit
from sagebrush_games.kernel.conformance import refused
from sagebrush_games.kernel.messages import TakeBack, TakenBack
from sagebrush_games.kernel.taking_back import return_of
from tests.tampering.game import Game, written

MUCH = 20
"""Draws after a commit that cannot all come out the same by chance when it moves to another version."""


def dropped(game: Game, dice: Random) -> bytes | None:
    """A commit never was."""
    place = _before_much_chance(game, dice)
    return None if place is None else written([*game.commits[:place], *game.commits[place + 1 :]])


def doubled(game: Game, dice: Random) -> bytes | None:
    """A command was applied twice."""
    place = _before_much_chance(game, dice)
    return None if place is None else written([*game.commits[: place + 1], *game.commits[place:]])


def _before_much_chance(game: Game, dice: Random) -> int | None:
    """The place of a commit without which every later draw would have been another; None where chance is rare."""
    draws, places = [len(commit.draws) for commit in game.commits], range(1, len(game.stored))
    return dice.choice([place for place in places if sum(draws[place + 1 :]) >= MUCH] or [None])


def swapped(game: Game, dice: Random) -> bytes | None:
    """Two neighbouring commits have changed places, the second of which was not legal before the first."""
    commits = game.commits
    places = [place for place in range(1, len(commits) - 1) if commits[place].seat != commits[place + 1].seat]
    if not places:
        return None
    place = dice.choice(places)
    second = game.table.codec.unpack_command(commits[place + 1].command)
    if refused(game.table.decider, game.state_before(place + 1), second) is None:
        return None
    commits[place], commits[place + 1] = commits[place + 1], commits[place]
    return written(commits)


def ended_early(game: Game, dice: Random) -> bytes:
    """The last commits are missing, and the seed is revealed before the game is over."""
    commits = game.commits
    last = dice.randrange(1, len(commits) - 1)
    revealing = replace(commits[last], events=[*commits[last].events, commits[-1].events[-1]])
    return written([*commits[:last], revealing])


def continued(game: Game, dice: Random) -> bytes:
    """Somebody played on after the end, and the seed is revealed again."""
    commits = game.commits
    more = dice.choice(commits[1:])
    return written([*commits, replace(more, events=[*more.events, commits[-1].events[-1]])])


def taken_back(game: Game, dice: Random) -> bytes | None:
    """A seat takes back a commit that drew something, or that was another's; the game is played on from there."""
    commits = game.commits
    lasting = [commit for commit in commits[1:-1] if commit.draws or commit.seat != commits[commit.version].seat]
    if not lasting:
        return None
    taken = dice.choice(lasting)
    follower = commits[taken.version]
    assert follower.seat is not None
    back = _return(game, follower, taken.version - 1)
    return written([*commits[: taken.version], back, *commits[taken.version - 1 :]])


def returned_elsewhere(game: Game, dice: Random) -> bytes | None:
    """A commit that takes back returns to another version than it was allowed to."""
    commits = game.commits
    returns = [(commit, to) for commit in commits if (to := return_of(game.events(commit))) is not None]
    if not returns:
        return None
    commit, to = dice.choice(returns)
    elsewhere = dice.choice([version for version in range(commit.version + 2) if version != to])
    packed = game.packed([TakenBack(commit.seat or 0, elsewhere)])
    commits[commit.version - 1] = replace(commit, events=packed)
    return written(commits)


def _return(game: Game, like: Commit, to: int) -> Commit:
    """A commit with which the seat of ``like`` returns to version ``to``."""
    seat = like.seat or 0
    command = game.table.codec.pack_command(TakeBack(seat, to))
    return replace(like, seat=seat, command=command, events=game.packed([TakenBack(seat, to)]), draws=[])
