"""What stands on the map and whose it is: what follows from that alone is reckoned once for many positions.

A cowboy changes neither tiles nor land, so nearly all positions that an opponent compares lie in the same town.
"""

from sagebrush_games.carson_city.rules.income import buildings, earning
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import Parcel, Parcels, has, members
from sagebrush_games.carson_city.state.model import Kind, State
from sagebrush_games.kernel.messages import Seat

REMEMBERED = 1024
"""Towns kept at most; then all are forgotten."""

TownKey = tuple[tuple[Parcels, ...], tuple[Parcels, ...], int, Seat]
"""Tiles by kind, land by seat, the round, and the seat that holds the town hall: all that incomes depend on."""


class Town:
    """What every position with the same tiles, land, round and holder of the town hall has in common.

    earning: parcels with buildings that can pay; dollars: what each owned one pays; own: by seat, its buildings with
    their dollars, in the order of the ruleset; buildings: by seat, their number. built_worths, site_worths and levels
    belong to those that reckon them.
    """

    __slots__ = ("buildings", "built_worths", "dollars", "earning", "levels", "own", "site_worths")

    def __init__(self, rules: Ruleset, state: State) -> None:
        self.earning: Parcels = earning(rules, state)
        self.dollars: dict[Parcel, int] = {}
        self.own: list[list[tuple[Parcel, int]]] = [[] for _ in state.seats]
        self.buildings: list[int] = [buildings(state, seat).bit_count() for seat in state.seats]
        self.built_worths: dict[tuple[Seat, Kind, Parcel, bool], float] = {}
        self.site_worths: dict[tuple[Seat, Parcel, bool, bool], float] = {}
        self.levels: dict[Seat, int] = {}
        for kind in rules.income:
            for parcel in members(state.tiles[kind] & state.owned):
                self._add(rules, state, parcel)

    def _add(self, rules: Ruleset, state: State, parcel: Parcel) -> None:
        dollars = rules.tile_income(rules, state, parcel)
        self.dollars[parcel] = dollars
        for seat, land in enumerate(state.land):
            if has(land, parcel):
                self.own[seat].append((parcel, dollars))


class Towns:
    """The towns of one table that were met lately."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.known: dict[TownKey, Town] = {}

    def of(self, state: State) -> Town:
        """The town of ``state``."""
        key = (tuple(state.tiles.values()), tuple(state.land), state.round, state.hall.holder)
        town = self.known.get(key)
        if town is None:
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            town = self.known[key] = Town(self.rules, state)
        return town
