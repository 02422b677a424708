"""What land is worth: what stands on it, what could be built there, and what waits in the reserve for a site."""

from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.rules.station import UNITS_FOR_A_POINT, house_units
from sagebrush_games.carson_city.state.board import ALL, NEAR, SIZE, Parcel, Parcels, as_set, has, members, parcel_at
from sagebrush_games.carson_city.state.model import Kind, State
from sagebrush_games.kernel.messages import Seat
from sagebrush_opponents.carson_city.outlook import Outlook
from sagebrush_opponents.weights import Weights

WEST = as_set(parcel_at(row, 0) for row in range(SIZE))
EAST = as_set(parcel_at(row, SIZE - 1) for row in range(SIZE))
FARTHEST = 4
"""Roads beyond which a parcel counts as out of reach."""
PLANNED = 0.98
"""What a building whose place is chosen counts of one that stands there."""


class Land:
    """Looks at the parcels of a seat."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        self.built: float = weights["land"]["built"]
        self.connected: float = weights["land"]["connected"]
        self.next_site: float = weights["land"]["next_site"]
        self.to_come: float = weights["land"]["building_to_come"]
        self.site: list[float] = weights["land"]["site"]
        self.held: float = weights["building"]["held"]
        self.outlaw: float = weights["building"]["outlaw"]
        self.per_road: float = weights["building"]["per_road_missing"]

    def look(self, state: State, outlook: Outlook) -> None:
        """Buildings, then what is planned and held; the sites that are left are kept for the claims."""
        land = state.land[outlook.seat]
        outlook.points += (land & state.occupied).bit_count() * self.built
        self._look_at_buildings(state, outlook)
        outlook.sites = dict.fromkeys(members(land & ~state.occupied & ~outlook.situation.barred), 1.0)
        self._look_at_plan(state, outlook)
        for kind in outlook.unbuilt:
            self.settle(state, outlook, kind, self.held)

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
        known, key = outlook.situation.town.built_worths, (outlook.seat, kind, parcel, outlook.paying)
        worth = known.get(key)
        if worth is None:
            worth = known[key] = self._built_worth(state, outlook, kind, parcel)
        return worth

    def _built_worth(self, state: State, outlook: Outlook, kind: Kind, parcel: Parcel) -> float:
        weights = self.weights["building"]
        dollars = self.income(state, outlook.seat, kind, parcel)
        worth: float = self.built + weights.get(kind, 0.0)
        worth += self.rules.buildings[kind].revolvers * outlook.by_round(weights["revolver"])
        if kind is Kind.STATION:
            worth += house_units(self.rules, state) // UNITS_FOR_A_POINT
        return worth + dollars * outlook.present

    def income(self, state: State, seat: Seat, kind: Kind, parcel: Parcel) -> float:
        """Dollars a ``kind`` on ``parcel`` would pay now, with the house that comes with it."""
        count = self.rules.income.get(kind)
        if count is None:
            return 0.0
        house: float = self.weights["building"]["house_dollars"].get(kind, 0)
        return min(count(self.rules, state, seat, parcel) + house, self.rules.buildings[kind].maximum)

    def bare(self, state: State, outlook: Outlook) -> None:
        """The sites that nothing is meant for yet: the best first, for there are not so many buildings."""
        worths = sorted([self.site_worth(state, outlook, p) * h for p, h in outlook.sites.items()], reverse=True)
        share = self.to_come if outlook.can_claim else 1.0
        for worth in worths:
            outlook.points += worth * share
            share *= self.next_site

    def site_worth(self, state: State, outlook: Outlook, parcel: Parcel) -> float:
        """Points in an empty parcel: a share of what the best building there would pay."""
        connected = has(state.connected, parcel)
        known, key = outlook.situation.town.site_worths, (outlook.seat, parcel, connected, outlook.paying)
        worth = known.get(key)
        if worth is None:
            worth = known[key] = self._site_worth(state, outlook, parcel, connected)
        return worth

    def _site_worth(self, state: State, outlook: Outlook, parcel: Parcel, connected: bool) -> float:
        near, tiles = NEAR[parcel], state.tiles
        useful = near & (~state.owned | state.land[outlook.seat])
        mountains = 3 * (tiles[Kind.MOUNTAIN] & useful).bit_count()
        free = (near & ~state.occupied).bit_count()
        houses = 4 * ((tiles[Kind.HOUSE] | tiles[Kind.RANCH] | tiles[Kind.HOTEL]) & useful).bit_count()
        best = max(mountains, free, houses if connected else houses / 2)
        return outlook.by_round(self.site) * (self.built + self.connected * connected + best * outlook.present)

    def _look_at_buildings(self, state: State, outlook: Outlook) -> None:
        rules, outlaws = self.rules, state.outlaws
        for parcel, printed in outlook.situation.town.own[outlook.seat]:
            dollars = float(printed)
            if has(outlaws, parcel):
                dollars *= self.outlaw
            outlook.earn(dollars)
            if outlook.paying:
                outlook.income += rules.boost(rules, state, parcel, int(dollars)) - int(dollars)

    def _look_at_plan(self, state: State, outlook: Outlook) -> None:
        plan = state.plan
        if plan is None or plan.seat != outlook.seat or plan.kind not in outlook.unbuilt:
            return  # what is planned from no reserve is for nobody
        outlook.unbuilt.remove(plan.kind)
        outlook.sites.pop(plan.parcel, None)
        outlook.points += PLANNED * self.built_worth(state, outlook, plan.kind, plan.parcel)

    def _reach(self, state: State, outlook: Outlook, kind: Kind, parcel: Parcel) -> float:
        """A factor for the roads that are missing before a ``kind`` can stand on ``parcel``; 0 where it never may."""
        if kind in self.rules.sites and has(self.rules.sites[kind][1](self.rules, state), parcel):
            return 0.0
        if not self.rules.buildings[kind].road or has(state.connected, parcel):
            return 1.0
        missing = distance(state.connected, parcel)
        factor: float = self.per_road**missing
        return factor if missing <= outlook.roads else factor / 2


def distance(connected: Parcels, parcel: Parcel) -> int:
    """Roads it takes until one touches ``parcel``."""
    target, reached = 1 << parcel, connected
    for roads in range(1, FARTHEST + 1):
        reached |= reached << SIZE & ALL | reached >> SIZE | (reached & ~EAST) << 1 | (reached & ~WEST) >> 1
        if reached & target:
            return roads
    return FARTHEST + 1
