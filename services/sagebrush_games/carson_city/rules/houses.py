"""Building (chapter "Bauen von Gebäuden"): where a building may stand, and where its house."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sagebrush_games.carson_city.events.building import (
    BuildingBuilt,
    BuildingPlanned,
    ConsentSought,
    HoldingFinished,
    HouseBuilt,
    HouseChosen,
    HouseTurned,
    PlanDropped,
)
from sagebrush_games.carson_city.events.town_hall import TownHallBuilt
from sagebrush_games.carson_city.rules.parcels import Reason, barred, barriers, everywhere
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import NONE, Parcel, Parcels, as_set, has, members
from sagebrush_games.carson_city.state.model import NOBODY, SHELF, Box, Kind, Plan, State
from sagebrush_games.kernel.messages import Event, Seat

NO_HOUSE_PLACE = "no-place-for-the-house"


def site_reasons(rules: Ruleset, state: State, seat: Seat, kind: Kind) -> list[Reason]:
    """Where ``seat`` may not build a ``kind``, and why."""  # [DE "BAUEN VON GEBÄUDEN"] [DE "GEBÄUDE"]
    building = rules.buildings[kind]
    reasons = [("not-your-parcel", ~state.land[seat]), ("parcel-occupied", state.occupied), *barriers(rules, state)]
    if building.road:
        reasons.append(("no-road", ~state.connected))  # rule 1: everything but ranch and mine
    if kind in rules.sites:
        code, forbidden = rules.sites[kind]
        reasons.append((code, forbidden(rules, state)))
    if building.houses:
        reasons.append((NO_HOUSE_PLACE, _cramped(rules, state, seat, kind)))  # rule 2
    return reasons


def sites(rules: Ruleset, state: State, seat: Seat, kind: Kind) -> Parcels:
    """The parcels where ``seat`` may build a ``kind``."""
    found = state.land[seat]
    for _, parcels in site_reasons(rules, state, seat, kind):
        found &= ~parcels
    return found


def house_reasons(rules: Ruleset, state: State, plan: Plan) -> list[Reason]:
    """Where no new house of ``plan`` may stand, and why."""  # [DE "WOHNHAUS"] [ruling R8]
    new = new_houses(state, plan)
    return [
        everywhere("no-house-left", houses_left(rules, state) <= new.bit_count()),
        ("parcel-occupied", state.occupied | new | 1 << plan.parcel),
        *barriers(rules, state),
        ("no-road", ~state.connected),
        ("owner-refused", state.refused[plan.seat]),
    ]


def house_places(rules: Ruleset, state: State, plan: Plan) -> Parcels:
    """The parcels where a new house of ``plan`` may stand, the consent of other owners provided."""
    found = state.connected
    for _, parcels in house_reasons(rules, state, plan):
        found &= ~parcels
    return found


def new_houses(state: State, plan: Plan) -> Parcels:
    """The parcels already chosen for new houses of ``plan``."""
    return as_set(plan.houses) & ~state.occupied


def houses_left(rules: Ruleset, state: State) -> int:
    """House tiles in the general supply; a terraced house is the back of one."""  # [ruling R7]
    return rules.houses - (state.tiles[Kind.HOUSE] | state.tiles[Kind.TERRACED_HOUSE]).bit_count()


def is_feasible(rules: Ruleset, state: State, plan: Plan, houses: int) -> bool:
    """Whether so many more ``houses`` of ``plan`` have a place, new or turned over, if all owners agree."""
    if not houses:
        return True
    places, turnable = house_places(rules, state, plan), rules.turnable(rules, state, plan)
    left = houses_left(rules, state) - new_houses(state, plan).bit_count()
    if min(places.bit_count(), left) + turnable.bit_count() >= houses:
        return True
    later = (replace(plan, houses=(*plan.houses, parcel)) for parcel in members(places | turnable))
    return any(is_feasible(rules, state, one, houses - 1) for one in later)


def _cramped(rules: Ruleset, state: State, seat: Seat, kind: Kind) -> Parcels:
    """The parcels of ``seat`` where a ``kind`` would leave no place for its houses: it takes one parcel itself."""
    houses = rules.buildings[kind].houses
    free = state.connected & ~state.occupied & ~barred(rules, state) & ~state.refused[seat]
    if houses_left(rules, state) >= houses and free.bit_count() > houses:
        return NONE
    empty = members(state.land[seat] & ~state.occupied)
    return as_set(site for site in empty if not is_feasible(rules, state, Plan(seat, kind, site, False), houses))


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


def raised(rules: Ruleset, plan: Plan) -> Event:
    """The building on the map, with the revolvers it brings when it is built."""
    if plan.kind in rules.neutral:
        return TownHallBuilt(plan.parcel)
    return BuildingBuilt(plan.seat, plan.kind, plan.parcel, rules.buildings[plan.kind].revolvers)


def given_up(rules: Ruleset, plan: Plan) -> Sequence[Event]:
    """The building goes back to the reserve; the town hall, which is nobody's, stands without its house.

    Who gives up a held building has had its chance to build; else it could plan for ever.
    """  # [ruling R28] [ruling R33]
    if plan.kind in rules.neutral:
        return [raised(rules, plan)]
    dropped = PlanDropped(plan.seat)
    return [dropped, HoldingFinished(plan.seat)] if plan.held and plan.houses else [dropped]


def build(rules: Ruleset, plan: Plan) -> Event:
    """The building at once, or the plan for it when it needs a house."""
    if rules.buildings[plan.kind].houses:
        return BuildingPlanned(plan.seat, plan.kind, plan.parcel, plan.held)
    return raised(rules, plan)


def plan_of(state: State) -> Plan:
    """The planned building."""
    assert state.plan is not None
    return state.plan


def settled(rules: Ruleset, state: State, parcel: Parcel) -> Sequence[Event]:
    """One more house has its place; with the last one building and houses are built."""
    plan = plan_of(state)
    houses = (*plan.houses, parcel)
    if len(houses) < rules.buildings[plan.kind].houses:
        return [HouseChosen(parcel)]
    return [raised(rules, plan), *housing(state, houses)]


def located(rules: Ruleset, state: State, parcel: Parcel) -> Sequence[Event]:
    """A house of the plan, new or turned over, on ``parcel``: settled, or its owner is asked."""
    if state.owner(parcel) not in (NOBODY, plan_of(state).seat):
        return [ConsentSought(parcel)]
    return settled(rules, state, parcel)


def housing(state: State, houses: Sequence[Parcel]) -> Iterator[Event]:
    """A new house on each parcel, or a house turned over where one stands by then."""  # [ruling R27]
    for place, parcel in enumerate(houses):
        stands = has(state.occupied, parcel) or parcel in houses[:place]
        yield HouseTurned(parcel) if stands else HouseBuilt(parcel)
