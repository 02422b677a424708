"""The choices of a table: each is a function from ruleset and chosen value to ruleset."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from sagebrush_games.carson_city.model import Kind
from sagebrush_games.carson_city.ruleset import Ruleset
from sagebrush_games.carson_city.variants import carson_river
from sagebrush_games.carson_city.variants.carson_river.chain import RIVER
from sagebrush_games.kernel.title import Option

Value = str | int | bool

BASIC = (Kind.RANCH, Kind.MINE, Kind.DRUGSTORE, Kind.BANK, Kind.SALOON, Kind.HOTEL, Kind.CHURCH, Kind.PRISON)

BUILDINGS = Option("buildings", "Buildings", "All, or for a first game only the basic ones.", ("all", "basic"))


def buildings(rules: Ruleset, value: Value) -> Ruleset:
    """The basic buildings are those of 2009."""  # Big Box "Preparación de la partida", for a first game
    kept = {"all": tuple(rules.buildings), "basic": BASIC}[str(value)]
    return replace(rules, buildings={kind: row for kind, row in rules.buildings.items() if kind in kept})


OPTIONS = (BUILDINGS, RIVER)

APPLY: Mapping[str, Callable[[Ruleset, Value], Ruleset]] = {
    BUILDINGS.id: buildings,
    RIVER.id: carson_river.choose,
}
"""By id, in the order in which they are applied."""
