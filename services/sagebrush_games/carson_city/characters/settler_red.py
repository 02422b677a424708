"""The Settler, red: dollars at once, or a point for each own mountain at the end of the round."""

# [DE "DER SIEDLER"] [BB "El Colono"]

from sagebrush_games.carson_city.characters.promise import promising, with_promise
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.state.model import Kind, State
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Seat

RED = "settler-red"


def mountains(state: State, seat: Seat) -> int:
    """Own mountains."""
    return (state.tiles[Kind.MOUNTAIN] & state.land[seat]).bit_count()


def settler_red(content: Content) -> Character:
    return promising(content, RED, mountains)


def apply(rules: Ruleset) -> Ruleset:
    return with_promise(rules, RED, Kind.MOUNTAIN, mountains)
