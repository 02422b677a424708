"""What decides for a player, as a short name: games of another are not those of today's player."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from hashlib import blake2b

from sagebrush_opponents.arena.players import player
from sagebrush_opponents.engine import (
    FEW_SIMULATIONS,
    JUDGING,
    MANY_SEATS,
    RIVAL_DOUBT,
    TELLING,
    TUNED,
    TUNED_LEVELS,
    engine_version,
    hash_without,
)
from sagebrush_opponents.levels import LEVELS, Level
from sagebrush_opponents.search.tuning import Tuning, rival_doubt, tuning_of
from sagebrush_opponents.weights import judging_weights, tuned_levels, weights_of_level

OF_SOME = MANY_SEATS, FEW_SIMULATIONS, JUDGING, RIVAL_DOUBT, TUNED, TUNED_LEVELS
"""Data of some levels, or of some numbers of seats: those whom they concern have them in their name, nobody else."""
BASELINE = "baseline"
"""What decides for opponents outside the levels: they never change."""


def fingerprints(labels: Sequence[str], title: str) -> tuple[str, ...]:
    """What decides for each of the players that sit at a table of ``title``."""
    return tuple(fingerprint(label, title, len(labels)) for label in labels)


@cache
def fingerprint(text: str, title: str, seats: int) -> str:
    """What decides in ``title`` for the player that ``text`` means, where so many play.

    For a level 8 hex digits of the version of the engine, the data of the title that decide and its own numbers; empty
    for an engine of somebody else, of which nobody knows.
    """
    one = player(text)
    level = LEVELS.get(one.engine)
    if level is None:
        return "" if one.is_foreign else BASELINE
    fields = (engine_version(title), hash_without(title, TELLING, *OF_SOME), repr(level.method))
    tuning, asked = tuning_of(title, seats), one.budget.simulations
    of_some = *_few(level, tuning, asked), *_far(level, tuning, asked), *_tuned(level, title), *_unsure(level, title)
    return _short(*fields, *of_some, *_judging(level, title, seats))


def _few(level: Level, tuning: Tuning, asked: int) -> tuple[str, ...]:
    """How many simulations a level has where few of them are fewer: the games of others are still theirs.

    ``asked``: how many were asked for instead of its own; 0 for none.
    """
    if asked:
        return ()
    spent, otherwise = (one.spent("", level.simulations) for one in (tuning, replace(tuning, few=0)))
    return () if spent == otherwise else (f"{spent} simulations instead of {otherwise}",)


def _far(level: Level, tuning: Tuning, asked: int) -> tuple[str, ...]:
    """How far a level looks, where that is further than with few seats: the games of others are still theirs."""
    simulations = asked or tuning.spent("", level.simulations)
    return (f"{simulations} simulations {tuning.far} decisions ahead",) if tuning.looks_far(simulations) else ()


def _tuned(level: Level, title: str) -> tuple[str, ...]:
    """The weights of a level that has those tuned by games: the games of others are still theirs."""
    return (repr(weights_of_level(title, level.name)),) if level.name in tuned_levels(title) else ()


def _unsure(level: Level, title: str) -> tuple[str, ...]:
    """How unsure a level is of its rivals: the games of others are still theirs."""
    points = rival_doubt(title, level.name)
    return (f"rivals known to {points} points",) if points else ()


def _judging(level: Level, title: str, seats: int) -> tuple[str, ...]:
    """By what a level judges where simulations end, if not by its own weights: the games of others are still theirs."""
    judged = judging_weights(title, level.name, seats)
    return (f"judged by {judged!r}",) if judged else ()


@cache
def telling(title: str) -> str:
    """What predictions in ``title`` are told with, as a short name: what decides, and how sure it may be."""
    return _short(engine_version(title), hash_without(title, *OF_SOME))


def _short(*fields: str) -> str:
    return blake2b("|".join(fields).encode(), digest_size=4).hexdigest()
