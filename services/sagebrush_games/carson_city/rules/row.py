"""The action row (phase 3): what a cowboy does on each box, and the boxes that work by themselves."""

# [BB "Orden de resolución de acciones"] [DE "AKTIONEN"] [ruling R2] [ruling R5]

from collections.abc import Sequence

from sagebrush_games.carson_city.events.building import HoldingFinished
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.events.row import (
    ActionForgone,
    ClaimsDropped,
    Earned,
    Gambled,
    GunsTaken,
    PointsScored,
    RoadsTaken,
)
from sagebrush_games.carson_city.rules.contests import box as contested_box
from sagebrush_games.carson_city.rules.contests import has_duels_to_come
from sagebrush_games.carson_city.rules.duel import roll
from sagebrush_games.carson_city.rules.houses import building_price, given_up, house_places, located, may_build
from sagebrush_games.carson_city.rules.income import buildings
from sagebrush_games.carson_city.rules.parcels import affordable, wanted
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import members
from sagebrush_games.carson_city.state.model import NOWHERE, SHELF, Box, Kind, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat

SALARY, ROAD = Box.SALARY, Box.ROAD

HOUSE_PROMPTS = {Kind.TOWN_HALL: "town-hall-house"}
"""By kind of building: the question for its house, where it is another one than usual."""


def crowd(state: State, box: Box) -> list[tuple[Seat, int]]:
    """How many cowboys of each seat stand on a box without duels, in pass order, the white one counted."""
    standing = state.boxes[box]
    if state.sheriff.box is box:
        standing += (state.sheriff.seat,)
    return [(seat, standing.count(seat)) for seat in state.passed if seat in standing] if standing else []


def salary(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """Dollars for each cowboy."""  # [DE "LOHN"]
    return [Earned(seat, SALARY, rules.gains[SALARY] * count) for seat, count in crowd(state, SALARY)]


def road(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """A road for each cowboy."""  # [DE "WEG"]
    return [RoadsTaken(seat, ROAD, rules.gains[ROAD] * count) for seat, count in crowd(state, ROAD)]


def ammunition(rules: Ruleset, state: State, _box: Box, seat: Seat, _chance: Chance) -> Sequence[Event]:
    """The 3-guns token; who has a duel before it may want to lose that, and is asked."""
    # [DE "MUNITION"] [DE "AKTIONEN"]
    return [Asked(seat, "ammunition") if has_duels_to_come(rules, state, seat) else GunsTaken(seat)]


def roads(rules: Ruleset, _state: State, box: Box, seat: Seat, _chance: Chance) -> Sequence[Event]:
    """Three roads."""  # [DE "WEGE"]
    return [RoadsTaken(seat, box, rules.gains[box])]


def purchases(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """The next seat, in pass order, buys parcels on which its cowboys are left; who cannot is not asked."""
    # [DE "KAUF VON PARZELLEN"]
    for seat in state.passed:
        parcels = wanted(rules, state, seat)
        if parcels:
            can_pay = affordable(rules, state, seat)
            return [Asked(seat, "parcel") if can_pay else ClaimsDropped(seat, tuple(members(parcels)))]
    return ()


def building(rules: Ruleset, state: State, box: Box, seat: Seat, _chance: Chance) -> Sequence[Event]:
    """The tile at its price; who cannot pay is not asked."""  # [DE "BAUEN VON GEBÄUDEN"]
    if state.offers[SHELF[box]] is None or building_price(rules, state, seat, box) > state.dollars[seat]:
        return [ActionForgone(seat, box)]
    return [Asked(seat, "building")]


def planned_house(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """A planned building waits for the place of its house, or for the consent of an owner."""
    plan = state.plan
    if plan is None:
        return ()
    if plan.asking != NOWHERE:
        return [Asked(state.owner(plan.asking), "consent")]
    places = house_places(rules, state, plan) | rules.turnable(rules, state, plan)
    if not places:
        return given_up(rules, plan)
    if plan.kind in rules.neutral and places.bit_count() == 1:  # it cannot be declined
        return located(rules, state, places.bit_length() - 1)
    return [Asked(plan.seat, HOUSE_PROMPTS.get(plan.kind, "house"))]


def held_buildings(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """In pass order all may build what they hold; who cannot when its turn comes is passed over."""
    # [DE "BAUEN VON GEBÄUDEN"] [ruling R23]
    holders = [seat for seat in state.passed[state.finished :] if state.held[seat]]
    for place, seat in enumerate(holders):
        if may_build(rules, state, seat):
            asked = Asked(seat, "held")
            return [HoldingFinished(holders[place - 1]), asked] if place else [asked]
    return [HoldingFinished(holders[-1])] if holders else ()


def parcel_income(rules: Ruleset, state: State, box: Box, seat: Seat, _chance: Chance) -> Sequence[Event]:
    """Dollars for each own parcel."""  # [DE "EINKOMMEN FÜR GRUNDBESITZ"]
    return [Earned(seat, box, rules.gains[box] * state.land[seat].bit_count())]


def cowboy_income(rules: Ruleset, state: State, box: Box, seat: Seat, _chance: Chance) -> Sequence[Event]:
    """Dollars for each point of firepower."""  # [DE "EINKOMMEN FÜR STÄRKE DER COWBOYS"]
    return [Earned(seat, box, rules.gains[box] * rules.firepower(rules, state, seat))]


def both_dice(_rules: Ruleset, _state: State, _seat: Seat, white: int, black: int) -> int:
    """The sum of both dice in dollars."""  # [DE "EINKOMMEN DURCH WÜRFELN"]
    return white + black


def gambling(rules: Ruleset, state: State, _box: Box, seat: Seat, chance: Chance) -> Sequence[Event]:
    """What both dice bring."""
    white, black = roll(chance, "gambling-white"), roll(chance, "gambling-black")
    return [Gambled(seat, white, black, rules.gamble(rules, state, seat, white, black))]


GAMBLING = contested_box(Box.GAMBLING, gambling)
"""The last step before the phase in which buildings pay."""


def parcel_points(rules: Ruleset, state: State, box: Box, seat: Seat, _chance: Chance) -> Sequence[Event]:
    """A point for each two own parcels."""  # [DE "SIEGPUNKTE FÜR DIE PARZELLEN"]
    return [PointsScored(seat, box, state.land[seat].bit_count() // rules.shares[box])]


def cowboy_points(rules: Ruleset, state: State, box: Box, seat: Seat, _chance: Chance) -> Sequence[Event]:
    """A point for each two points of firepower."""  # [DE "SIEGPUNKTE FÜR DIE STÄRKE DER COWBOYS"]
    return [PointsScored(seat, box, rules.firepower(rules, state, seat) // rules.shares[box])]


def building_points(rules: Ruleset, state: State, box: Box, seat: Seat, _chance: Chance) -> Sequence[Event]:
    """A point for each own building on the map."""  # [DE "SIEGPUNKTE FÜR GEBÄUDE"]
    return [PointsScored(seat, box, buildings(state, seat).bit_count() // rules.shares[box])]


def buying_points(rules: Ruleset, state: State, box: Box, seat: Seat, _chance: Chance) -> Sequence[Event]:
    """Points at the printed price; who cannot pay for one is not asked."""  # [DE "KAUF VON SIEGPUNKTEN"]
    return [Asked(seat, "points") if state.dollars[seat] >= rules.prices[box] else ActionForgone(seat, box)]
