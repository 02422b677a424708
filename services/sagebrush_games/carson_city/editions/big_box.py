"""The Big Box of 2015: what it changes in the 2009 edition."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.occupy_town_hall import OCCUPY_TOWN_HALL
from sagebrush_games.carson_city.actions.place_house import PLACE_HOUSE, TURN_HOUSE
from sagebrush_games.carson_city.actions.place_town_hall import LAY_TOWN_ROAD, PLACE_TOWN_HALL
from sagebrush_games.carson_city.editions.edition_2009 import (
    ACTIONS,
    BOXES,
    BUILDING_POINTS,
    COWBOY_POINTS,
    STEPS,
    edition_2009,
)
from sagebrush_games.carson_city.rules import income, payday, rounds, row, setup, station, terraced, town_hall
from sagebrush_games.carson_city.rules.ruleset import Ruleset, Steps
from sagebrush_games.carson_city.state.board import NONE, Parcels
from sagebrush_games.carson_city.state.model import Box, Kind, Phase, State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event
from sagebrush_games.kernel.phases import before

LEVELLED = (Kind.DRUGSTORE, Kind.BANK, Kind.SALOON, Kind.GENERAL_STORE, Kind.BLACKSMITH)
"""The buildings with a next level: ranches and mines are excepted, hotels have only one value."""


def buildings_first(steps: Steps) -> Steps:
    """Points for buildings are scored before those for cowboys."""  # [BB "Orden de resolución de acciones"]
    without = tuple(step for step in steps[Phase.ACTIONS] if step is not BUILDING_POINTS)
    return before({**steps, Phase.ACTIONS: without}, Phase.ACTIONS, COWBOY_POINTS, BUILDING_POINTS)


def with_town_hall(steps: Steps) -> Steps:
    """It is placed before another tile is drawn, and fought for when the phase of incomes begins."""
    # [BB "Ayuntamiento"] [ruling R31]
    # fights against outlaws come before the phase of incomes, at whose beginning the duel is
    steps = before(steps, Phase.SET_UP, setup.starting_parcels, row.planned_house, town_hall.placing, rounds.offering)
    for phase in (Phase.CHARACTERS, Phase.ROUND_END):
        steps = before(steps, phase, rounds.offering, row.planned_house, town_hall.placing)
    return before(steps, Phase.ACTIONS, payday.failed_attacks, town_hall.contest)


def cancelled_attacks(rules: Ruleset, state: State, chance: Chance) -> Sequence[Event]:
    """As soon as a church stands beside an attacked building, the attackers go home."""  # [BB "Iglesia"]
    return payday.failed_attacks(rules, state, chance)


def spared(rules: Ruleset, state: State) -> Parcels:
    """What a church protects may not be attacked."""  # [BB "Iglesia"] [BB "Prisión"]
    found = NONE
    for seat in state.seats:
        found |= rules.protected(rules, state, seat) & state.land[seat]
    return found


def boxes() -> tuple[Box, ...]:
    """The action row as the Big Box prints it."""
    swapped = {Box.COWBOY_POINTS: Box.BUILDING_POINTS, Box.BUILDING_POINTS: Box.COWBOY_POINTS}
    return tuple(swapped.get(box, box) for box in BOXES)


def incomes(rules: Ruleset) -> dict[Kind, income.Income]:
    """Two more kinds pay, and the town hall raises five."""
    dollars = {kind: rules.printed.value("income", kind) for kind in LEVELLED}
    counts = {
        **rules.income,
        Kind.GENERAL_STORE: income.per_house_twice_own(dollars[Kind.GENERAL_STORE]),
        Kind.BLACKSMITH: income.per_round_and_own(Kind.RANCH, dollars[Kind.BLACKSMITH]),
    }
    return counts | {kind: town_hall.one_level_more(dollars[kind], counts[kind]) for kind in LEVELLED}


def actions() -> Mapping[str, tuple[Action, ...]]:
    """Houses may be turned over, the town hall is placed and occupied."""
    return {
        **ACTIONS,
        "place": (*ACTIONS["place"], OCCUPY_TOWN_HALL),
        "house": (PLACE_HOUSE, TURN_HOUSE, *ACTIONS["house"][1:]),
        "town-hall": (PLACE_TOWN_HALL,),
        "town-hall-road": (LAY_TOWN_ROAD,),
        "town-hall-house": (PLACE_HOUSE, TURN_HOUSE),
    }


def big_box(content: Content, seats: int) -> Ruleset:
    """The ruleset of the Big Box, characters 1 to 7 on their yellow side."""
    rules = edition_2009(content, seats)
    steps = before(with_town_hall(buildings_first(STEPS)), Phase.ACTIONS, row.salary, cancelled_attacks)
    return replace(
        rules,
        units={**rules.units, Kind.TERRACED_HOUSE: 2},
        sites={Kind.STATION: ("no-crossing-road", station.elsewhere)},
        neutral=frozenset({Kind.TOWN_HALL}),
        barriers=(*rules.barriers, ("town-hall-there", town_hall.parcel)),
        income=incomes(rules),
        spared=spared,
        turnable=terraced.turnable,
        starting_lap=setup.backward_first,
        final_scores=(*rules.final_scores, station.station_points),
        boxes=boxes(),
        steps=steps,
        actions=actions(),
    )
