"""Loaded dice: changes to draws, and to events that should follow from them. Every hash is made anew."""

from collections.abc import Callable, Sequence
from random import Random

from msgspec.structs import replace

from sagebrush_events import Commit
from sagebrush_games.kernel.chance import Chance, Draw, recording
from sagebrush_games.kernel.messages import Event, GameStarted, SeedRevealed
from sagebrush_games.kernel.provably_fair import provably_fair
from tests.tampering.game import Game, written


def rerolled(game: Game, dice: Random) -> bytes | None:
    """The draw is another one; the events stay."""
    return _with_draws(game, dice, lambda draws: _other_outcome(draws, dice))


def misread(game: Game, dice: Random) -> bytes | None:
    """The events are those of other draws; the right draws stay beside them."""
    return _played_with(game, dice, keep_draws=True)


def replayed(game: Game, dice: Random) -> bytes | None:
    """Draws and events are those of luckier dice."""
    return _played_with(game, dice, keep_draws=False)


def deleted(game: Game, dice: Random) -> bytes | None:
    """A commit has lost its draws."""
    return _with_draws(game, dice, lambda _: [])


def all_deleted(game: Game, _dice: Random) -> bytes | None:
    """No commit has draws."""
    commits = game.commits
    if not any(commit.draws for commit in commits):
        return None
    return written([replace(commit, draws=[]) for commit in commits])


def swapped(game: Game, dice: Random) -> bytes | None:
    """Two neighbouring draws have changed places."""

    def turned(draws: list[Draw]) -> list[Draw]:
        places = [place for place in range(len(draws) - 1) if draws[place] != draws[place + 1]]
        if places:
            place = dice.choice(places)
            draws[place], draws[place + 1] = draws[place + 1], draws[place]
        return draws

    return _with_draws(game, dice, turned)


def moved(game: Game, dice: Random) -> bytes | None:
    """The last draw of a commit stands in the next."""
    commits = game.commits
    commit = _one_that_draws(commits[:-1], dice)
    if commit is None:
        return None
    follower = commits[commit.version]
    commits[commit.version - 1] = replace(commit, draws=commit.draws[:-1])
    commits[commit.version] = replace(follower, draws=[commit.draws[-1], *follower.draws])
    return written(commits)


def invented(game: Game, dice: Random) -> bytes:
    """A commit has one draw more, with the outcome that the seed gives it."""
    commits = game.commits
    commit = dice.choice(commits)
    draw = provably_fair(game.secret.master, commit.version)
    kept = [(purpose, n, draw(purpose, n)) for purpose, n, _ in commit.draws]
    commits[commit.version - 1] = replace(commit, draws=[*kept, ("die", 6, draw("die", 6))])
    return written(commits)


def renamed(game: Game, dice: Random) -> bytes | None:
    """A draw is for something else, with the outcome that the seed gives that."""
    commits = game.commits
    commit = _one_that_draws(commits, dice)
    if commit is None:
        return None
    draw = provably_fair(game.secret.master, commit.version)
    draws = [(purpose + "s", n, draw(purpose + "s", n)) for purpose, n, _ in commit.draws]
    commits[commit.version - 1] = replace(commit, draws=draws)
    return written(commits)


def _other_outcome(draws: list[Draw], dice: Random) -> list[Draw]:
    places = [place for place, (_, n, _) in enumerate(draws) if n > 1]
    if places:
        place = dice.choice(places)
        purpose, n, outcome = draws[place]
        draws[place] = purpose, n, (outcome + dice.randrange(1, n)) % n
    return draws


def _with_draws(game: Game, dice: Random, change: Callable[[list[Draw]], list[Draw]]) -> bytes | None:
    """The file with ``change`` in the draws of one commit; None when that changes nothing."""
    commits = game.commits
    commit = _one_that_draws(commits, dice)
    if commit is None or (draws := change(list(commit.draws))) == commit.draws:
        return None
    commits[commit.version - 1] = replace(commit, draws=draws)
    return written(commits)


def _one_that_draws(commits: Sequence[Commit], dice: Random) -> Commit | None:
    drawing = [commit for commit in commits if commit.draws]
    return dice.choice(drawing) if drawing else None


def _played_with(game: Game, dice: Random, keep_draws: bool) -> bytes | None:
    """The file with one commit decided by ``dice``; None when its events are the same."""
    commits = game.commits
    commit = _one_that_draws(commits, dice)
    if commit is None:
        return None
    draws: list[Draw] = []
    events = _decided(game, commit, recording(lambda _purpose, n: dice.randrange(n), draws))
    if events == game.events(commit):
        return None
    commits[commit.version - 1] = replace(
        commit, events=game.packed(events), draws=commit.draws if keep_draws else draws
    )
    return written(commits)


def _decided(game: Game, commit: Commit, chance: Chance) -> list[Event]:
    """The events of the command of ``commit`` with other chance, between the same events of the platform."""
    decider, honest = game.table.decider, game.events(commit)
    if commit.version == 1:
        events = decider.set_up(chance)[1]
    else:
        command = game.table.codec.unpack_command(commit.command)
        events = decider.play(game.state_before(commit.version), command, chance)
    first = [event for event in honest if isinstance(event, GameStarted)]
    return [*first, *events, *(event for event in honest if isinstance(event, SeedRevealed))]
