"""What decides for a player, as a short name: games of another are not those of today's player."""

from functools import cache
from hashlib import blake2b

from sagebrush_opponents.arena.players import player
from sagebrush_opponents.engine import engine_version, weights_hash
from sagebrush_opponents.levels import LEVELS

BASELINE = "baseline"
"""What decides for opponents outside the levels: they never change."""


@cache
def fingerprint(text: str, title: str) -> str:
    """What decides in ``title`` for the player that ``text`` means.

    For a level 8 hex digits of the version of the engine, the data of the title and its own numbers; empty for an
    engine of somebody else, of which nobody knows.
    """
    one = player(text)
    level = LEVELS.get(one.engine)
    if level is None:
        return "" if one.is_foreign else BASELINE
    fields = "|".join((engine_version(title), weights_hash(title), repr(level.method)))
    return blake2b(fields.encode(), digest_size=4).hexdigest()
