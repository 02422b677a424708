"""Changes to what was agreed and promised before the game. Every hash is made anew."""

from dataclasses import replace as changed
from random import Random
from typing import Any

from msgspec.structs import replace

from sagebrush_games.kernel.messages import SeedRevealed
from sagebrush_games.kernel.provably_fair import commitment
from tests.tampering.game import Game, written


def reseeded(game: Game, dice: Random) -> bytes:
    """The last event reveals a seed that nobody promised."""
    commits = game.commits
    events = [*game.events(commits[-1])[:-1], SeedRevealed(dice.randbytes(32).hex())]
    commits[-1] = replace(commits[-1], events=game.packed(events))
    return written(commits)


def other_commitment(game: Game, dice: Random) -> bytes:
    """Another seed was promised and is revealed; draws and dice are the old ones."""
    seed = dice.randbytes(32)
    commits = game.commits
    events = [*game.events(commits[-1])[:-1], SeedRevealed(seed.hex())]
    commits[-1] = replace(commits[-1], events=game.packed(events))
    promised = _started(game, commitment=commitment(game.table.game, seed))
    commits[0] = replace(commits[0], events=[promised, *commits[0].events[1:]])
    return written(commits)


def other_entropy(game: Game, dice: Random) -> bytes:
    """A seat is said to have added something else to the seed."""
    seats = list(game.table.started.seats)
    place = dice.randrange(len(seats))
    seats[place] = changed(seats[place], entropy=dice.randbytes(16).hex())
    return _restarted(game, seats=tuple(seats))


def other_table(game: Game, dice: Random) -> bytes | None:
    """Another edition, other variants or another number of seats were agreed on; one that can be built."""
    config, title = game.table.started.config, game.table.title
    choices: list[dict[str, Any]] = [
        {"seats": config.seats + dice.choice([-1, 1])},
        {"edition": dice.choice([edition.id for edition in title.manifest.editions])},
        {"variants": tuple(variant.id for variant in title.manifest.variants if dice.random() < 0.5)},
    ]
    other = changed(config, **dice.choice(choices))
    if other == config:
        return None
    try:
        title.build(other)
        return _restarted(game, config=other)
    except Exception:  # what cannot be built cannot be exported
        return None


def other_game(game: Game, dice: Random) -> bytes:
    """Another game is said to have been played."""
    return _restarted(game, game="".join(dice.choices("0123456789abcdef", k=26)))


def _restarted(game: Game, /, **fields: Any) -> bytes:
    commits = game.commits
    commits[0] = replace(commits[0], events=[_started(game, **fields), *commits[0].events[1:]])
    return written(commits)


def _started(game: Game, /, **fields: Any) -> bytes:
    return game.packed([changed(game.table.started, **fields)])[0]
