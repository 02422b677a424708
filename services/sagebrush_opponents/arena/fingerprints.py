"""What decides for a player, as a short name: games of another are not those of today's player."""

from functools import cache
from hashlib import blake2b

from sagebrush_opponents.arena.players import player
from sagebrush_opponents.engine import deciding_hash, engine_version, weights_hash
from sagebrush_opponents.levels import LEVELS

BASELINE = "baseline"
"""What decides for opponents outside the levels: they never change."""


@cache
def fingerprint(text: str, title: str) -> str:
    """What decides in ``title`` for the player that ``text`` means.

    For a level 8 hex digits of the version of the engine, the data of the title that decide and its own numbers; empty
    for an engine of somebody else, of which nobody knows.
    """
    one = player(text)
    level = LEVELS.get(one.engine)
    if level is None:
        return "" if one.is_foreign else BASELINE
    fields = "|".join((engine_version(title), deciding_hash(title), repr(level.method)))
    return blake2b(fields.encode(), digest_size=4).hexdigest()


@cache
def telling(title: str) -> str:
    """What predictions in ``title`` are told with, as a short name: all that decides, and how sure it may be."""
    return blake2b("|".join((engine_version(title), weights_hash(title))).encode(), digest_size=4).hexdigest()
