"""What land is worth: what stands on it, what could be built there, and what waits in the reserve for a site."""

from sagebrush_games.carson_city.rules.income import buildings
from sagebrush_games.carson_city.rules.parcels import barred
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.rules.station import UNITS_FOR_A_POINT, house_units
from sagebrush_games.carson_city.state.board import ALL, NEAR, SIZE, Parcel, Parcels, as_set, has, members, parcel_at
from sagebrush_games.carson_city.state.model import Kind, State
from sagebrush_games.kernel.messages import Seat
from sagebrush_opponents.carson_city.outlook import Outlook
from sagebrush_opponents.carson_city.weights import Weights

WEST = as_set(parcel_at(row, 0) for row in range(SIZE))
EAST = as_set(parcel_at(row, SIZE - 1) for row in range(SIZE))
FARTHEST = 4
"""Roads beyond which a parcel counts as out of reach."""


class Land:
    """Looks at the parcels of a seat."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        self.rules = rules
        self.weights = weights

    def look(self, state: State, outlook: Outlook) -> None:
        """Buildings, then what is planned and held; the sites that are left are kept for the claims."""
        land = state.land[outlook.seat]
        built = land & state.occupied
        outlook.points += built.bit_count() * self.weights["land"]["built"]
        self._look_at_buildings(state, outlook, built)
        outlook.sites = dict.fromkeys(members(land & ~state.occupied & ~barred(self.rules, state)), 1.0)
        outlook.unbuilt = list(state.held[outlook.seat])
        self._look_at_plan(state, outlook)
        for kind in outlook.unbuilt:
            self.settle(state, outlook, kind, self.weights["building"]["held"])

    def settle(self, state: State, outlook: Outlook, kind: Kind, chance: float) -> None:
        """Let ``kind``, had with some ``chance``, take the best site that is left."""
        best, parcel = 0.0, -1
        for site, hope in outlook.sites.items():
            worth = self.built_worth(state, outlook, kind, site) * hope * self._reach(state, outlook, kind, site)
            if worth > best:
                best, parcel = worth, site
        if parcel < 0:
            without = "site_to_come" if outlook.can_claim else "no_site"
            outlook.points += chance * outlook.by_round(self.weights["building"][without])
            return
        del outlook.sites[parcel]
        outlook.points += chance * best

    def built_worth(self, state: State, outlook: Outlook, kind: Kind, parcel: Parcel) -> float:
        """Points that a ``kind`` on ``parcel`` will bring."""
        weights = self.weights["building"]
        dollars = self.income(state, outlook.seat, kind, parcel)
        worth: float = self.weights["land"]["built"] + weights.get(kind, 0.0)
        worth += self.rules.buildings[kind].revolvers * outlook.by_round(weights["revolver"])
        if kind is Kind.STATION:
            worth += house_units(self.rules, state) // UNITS_FOR_A_POINT
        return worth + dollars * (outlook.later + (outlook.dollar if outlook.paying else 0.0))

    def income(self, state: State, seat: Seat, kind: Kind, parcel: Parcel) -> float:
        """Dollars a ``kind`` on ``parcel`` would pay now, with the house that comes with it."""
        count = self.rules.income.get(kind)
        if count is None:
            return 0.0
        house: float = self.weights["building"]["house_dollars"].get(kind, 0)
        return min(count(self.rules, state, seat, parcel) + house, self.rules.buildings[kind].maximum)

    def bare(self, state: State, outlook: Outlook) -> None:
        """The sites that nothing is meant for yet: the best first, for there are not so many buildings."""
        worths = sorted((self.site_worth(state, outlook, p) * h for p, h in outlook.sites.items()), reverse=True)
        share = self.weights["land"]["building_to_come"] if outlook.can_claim else 1.0
        for worth in worths:
            outlook.points += worth * share
            share *= self.weights["land"]["next_site"]

    def site_worth(self, state: State, outlook: Outlook, parcel: Parcel) -> float:
        """Points in an empty parcel: a share of what the best building there would pay."""
        weights = self.weights["land"]
        near = NEAR[parcel]
        useful = near & (~state.owned | state.land[outlook.seat])
        tiles = state.tiles
        mountains = 3 * (tiles[Kind.MOUNTAIN] & useful).bit_count()
        free = (near & ~state.occupied).bit_count()
        houses = 4 * ((tiles[Kind.HOUSE] | tiles[Kind.RANCH] | tiles[Kind.HOTEL]) & useful).bit_count()
        connected = has(state.connected, parcel)
        best = max(mountains, free, houses if connected else houses / 2)
        paid = best * (outlook.later + (outlook.dollar if outlook.paying else 0.0))
        worth: float = outlook.by_round(weights["site"]) * (weights["built"] + weights["connected"] * connected + paid)
        return worth

    def _look_at_buildings(self, state: State, outlook: Outlook, built: Parcels) -> None:
        rules, tiles = self.rules, state.tiles
        outlook.buildings = buildings(state, outlook.seat).bit_count()
        for kind in rules.income:
            for parcel in members(tiles[kind] & built):
                dollars = float(rules.tile_income(rules, state, parcel))
                if has(state.outlaws, parcel):
                    dollars *= self.weights["building"]["outlaw"]
                outlook.earn(dollars)
                if outlook.paying:
                    outlook.income += rules.boost(rules, state, parcel, int(dollars)) - int(dollars)

    def _look_at_plan(self, state: State, outlook: Outlook) -> None:
        plan = state.plan
        if plan is None or plan.seat != outlook.seat or plan.kind not in outlook.unbuilt:
            return  # what is planned from no reserve is for nobody
        outlook.unbuilt.remove(plan.kind)
        outlook.sites.pop(plan.parcel, None)
        outlook.points += 0.98 * self.built_worth(state, outlook, plan.kind, plan.parcel)

    def _reach(self, state: State, outlook: Outlook, kind: Kind, parcel: Parcel) -> float:
        """A factor for the roads that are missing before a ``kind`` can stand on ``parcel``; 0 where it never may."""
        if kind in self.rules.sites and has(self.rules.sites[kind][1](self.rules, state), parcel):
            return 0.0
        if not self.rules.buildings[kind].road or has(state.connected, parcel):
            return 1.0
        missing = distance(state.connected, parcel)
        factor: float = self.weights["building"]["per_road_missing"] ** missing
        return factor if missing <= outlook.roads else factor / 2


def distance(connected: Parcels, parcel: Parcel) -> int:
    """Roads it takes until one touches ``parcel``."""
    target, reached = 1 << parcel, connected
    for roads in range(1, FARTHEST + 1):
        reached |= reached << SIZE & ALL | reached >> SIZE | (reached & ~EAST) << 1 | (reached & ~WEST) >> 1
        if reached & target:
            return roads
    return FARTHEST + 1
