"""Building (chapter "Bauen von Gebäuden"): where a building may stand, and where its house."""

from sagebrush_games.carson_city.board import Parcels
from sagebrush_games.carson_city.events.building import BuildingBuilt, BuildingPlanned
from sagebrush_games.carson_city.model import SHELF, Box, Kind, Plan, State
from sagebrush_games.carson_city.parcels import Reason, barred, barriers, everywhere
from sagebrush_games.carson_city.ruleset import Ruleset
from sagebrush_games.kernel.messages import Event, Seat

NO_HOUSE_PLACE = "no-place-for-the-house"


def site_reasons(rules: Ruleset, state: State, seat: Seat, kind: Kind) -> list[Reason]:
    """Where ``seat`` may not build a ``kind``, and why."""
    building = rules.buildings[kind]
    reasons = [("not-your-parcel", ~state.land[seat]), ("parcel-occupied", state.occupied), *barriers(rules, state)]
    if building.road:
        reasons.append(("no-road", ~state.connected))  # DE rule 1: everything but ranch and mine
    if building.houses:
        reasons.append(everywhere(NO_HOUSE_PLACE, not _has_house_place(rules, state, seat)))  # DE rule 2
    return reasons


def sites(rules: Ruleset, state: State, seat: Seat, kind: Kind) -> Parcels:
    """The parcels where ``seat`` may build a ``kind``."""
    found = state.land[seat]
    for _, parcels in site_reasons(rules, state, seat, kind):
        found &= ~parcels
    return found


def house_reasons(rules: Ruleset, state: State, plan: Plan) -> list[Reason]:
    """Where the house of ``plan`` may not stand, and why."""
    return [
        everywhere("no-house-left", houses_left(rules, state) == 0),
        ("parcel-occupied", state.occupied | 1 << plan.parcel),
        *barriers(rules, state),
        ("no-road", ~state.connected),
        ("owner-refused", state.refused[plan.seat]),
    ]


def house_places(rules: Ruleset, state: State, plan: Plan) -> Parcels:
    """The parcels where the house of ``plan`` may stand, the consent of other owners provided."""
    found = state.connected
    for _, parcels in house_reasons(rules, state, plan):
        found &= ~parcels
    return found


def houses_left(rules: Ruleset, state: State) -> int:
    """House tiles in the general supply."""
    return rules.houses - state.tiles[Kind.HOUSE].bit_count()


def _has_house_place(rules: Ruleset, state: State, seat: Seat) -> bool:
    """Whether a house has a place beside a new building: the building itself takes one connected parcel."""
    free = state.connected & ~state.occupied & ~barred(rules, state) & ~state.refused[seat]
    return houses_left(rules, state) > 0 and free.bit_count() > 1


def current_box(rules: Ruleset, state: State) -> Box:
    """The box being resolved: the first in the row on which a cowboy stands."""
    return next(box for box in rules.boxes if state.boxes[box] or state.sheriff.box == box)


def offer(rules: Ruleset, state: State) -> Kind:
    """The tile for sale on the building box being resolved."""
    kind = state.offers[SHELF[current_box(rules, state)]]
    assert kind is not None
    return kind


def building_price(rules: Ruleset, state: State, seat: Seat, box: Box) -> int:
    """Dollars that ``seat`` pays for the tile on ``box``."""
    return rules.characters[state.characters[seat]].price(rules.prices[box])


def may_build(rules: Ruleset, state: State, seat: Seat) -> bool:
    """Whether ``seat`` could build something it holds now, perhaps after building roads of its own."""
    if not state.held[seat] or not state.land[seat] & ~state.occupied & ~barred(rules, state):
        return False
    return state.roads[seat] > 0 or any(sites(rules, state, seat, kind) for kind in state.held[seat])


def raised(rules: Ruleset, plan: Plan) -> BuildingBuilt:
    """The building on the map, with the revolvers it brings when it is built."""
    return BuildingBuilt(plan.seat, plan.kind, plan.parcel, rules.buildings[plan.kind].revolvers)


def build(rules: Ruleset, plan: Plan) -> Event:
    """The building at once, or the plan for it when it needs a house."""
    if rules.buildings[plan.kind].houses:
        return BuildingPlanned(plan.seat, plan.kind, plan.parcel, plan.held)
    return raised(rules, plan)
