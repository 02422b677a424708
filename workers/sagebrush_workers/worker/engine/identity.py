"""Which engine thinks: its release, how it was built, what it was tuned with, how strong it can be asked to play."""

from functools import cache
from importlib import metadata

import msgspec

import sagebrush_games
import sagebrush_opponents
from sagebrush_opponents import ENGINE, LEVELS, engine_version, weights_hash
from sagebrush_process.build import build_of_games
from sagebrush_workers.worker.engine.problems import JobRefused


class PlayingLevel(msgspec.Struct, frozen=True):
    """A strength that can be asked for; ``number`` is None for one outside the scale, ``simulations`` 0 for none."""

    name: str
    number: int | None
    simulations: int
    sentence: str


SENTENCES = {
    "random": "Plays any legal command.",
    "greedy": "Looks one command ahead, by a hand-written evaluation; says no share of the win.",
}
"""What people are told of opponents outside the scale."""


class EngineIdentity(msgspec.Struct, frozen=True):
    """What answers are the same by: version of the engine, release and build of the platform, weights of the title."""

    version: str
    release: str
    build: str
    weights: str


@cache
def identity(title: str) -> EngineIdentity:
    """The engine of this process, as it plays a title."""
    return EngineIdentity(engine_version(title), metadata.version("sagebrush"), build_of_games(), weights_hash(title))


def levels() -> list[PlayingLevel]:
    """Every strength that can be asked for."""
    scale = [PlayingLevel(one.name, one.number, one.simulations, one.sentence) for one in LEVELS.values()]
    others = [name for name in sagebrush_opponents.OPPONENTS if name not in LEVELS]
    return [*scale, *(PlayingLevel(name, None, 0, SENTENCES.get(name, "")) for name in others)]


def level_named(name: str) -> PlayingLevel:
    """The level of that name or number; raises JobRefused."""
    for level in levels():
        if name in (level.name, str(level.number)):
            return level
    known = ", ".join(level.name for level in levels())
    raise JobRefused("INVALID_ARGUMENT", "no-such-level", f"There are the levels {known}.", "level")


def description() -> bytes:
    """JSON: the engine, the titles it knows and its levels."""
    titles = [
        {"title": title, "version": engine_version(title), "weights": weights_hash(title)}
        for title in sorted(sagebrush_games.TITLES)
    ]
    version = {"version": ENGINE, "release": metadata.version("sagebrush"), "build": build_of_games()}
    return msgspec.json.encode({**version, "titles": titles, "levels": levels()})
