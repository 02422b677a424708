"""The Grocer, red: dollars at once, or a point for each own house at the end of the round."""

# [DE "DIE VERKÄUFERIN"] [BB "La Dependienta"]

from sagebrush_games.carson_city.characters.promise import promising, with_promise
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.state.model import Kind, State
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Seat

RED = "grocer-red"


def houses(state: State, seat: Seat) -> int:
    """Own houses, a terraced one counted once, buildings that count as houses not at all."""  # [BB "La Dependienta"]
    return ((state.tiles[Kind.HOUSE] | state.tiles[Kind.TERRACED_HOUSE]) & state.land[seat]).bit_count()


def grocer_red(content: Content) -> Character:
    return promising(content, RED, houses)


def apply(rules: Ruleset) -> Ruleset:
    return with_promise(rules, RED, Kind.HOUSE, houses)
