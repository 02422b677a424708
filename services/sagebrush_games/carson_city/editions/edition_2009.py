"""The 2009 edition: its tables, its hooks, and its sequence of play, which reads like the rulebook."""

from collections.abc import Mapping

from sagebrush_games.carson_city.actions.attack import ATTACK, DEFEND
from sagebrush_games.carson_city.actions.build_held import BUILD_HELD
from sagebrush_games.carson_city.actions.build_road import BUILD_ROAD
from sagebrush_games.carson_city.actions.buy_building import BUY_AND_BUILD, BUY_AND_KEEP
from sagebrush_games.carson_city.actions.buy_parcel import BUY_PARCEL
from sagebrush_games.carson_city.actions.buy_points import BUY_POINTS
from sagebrush_games.carson_city.actions.choose_character import CHOOSE_CHARACTER
from sagebrush_games.carson_city.actions.choose_parcel import CHOOSE_GRANTED_PARCEL, CHOOSE_STARTING_PARCEL
from sagebrush_games.carson_city.actions.consent import GIVE_CONSENT, REFUSE_CONSENT
from sagebrush_games.carson_city.actions.decline import (
    DECLINE_BUILDING,
    DECLINE_FOR_NOW,
    DECLINE_GRANT,
    DECLINE_GUNS,
    DECLINE_HELD,
    DECLINE_HIRING,
    DECLINE_HOUSE,
    DECLINE_PARCELS,
    DECLINE_POINTS,
)
from sagebrush_games.carson_city.actions.double_income import DOUBLE_INCOME
from sagebrush_games.carson_city.actions.fight_duel import FIGHT_DUEL
from sagebrush_games.carson_city.actions.hire_cowboys import HIRE_COWBOYS
from sagebrush_games.carson_city.actions.pass_round import PASS
from sagebrush_games.carson_city.actions.pay_excess import PAY_EXCESS
from sagebrush_games.carson_city.actions.place_house import PLACE_HOUSE
from sagebrush_games.carson_city.actions.place_on_box import PLACE_ON_BOX, PLACE_SHERIFF_ON_BOX, closed
from sagebrush_games.carson_city.actions.place_on_parcel import PLACE_ON_PARCEL, PLACE_SHERIFF_ON_PARCEL
from sagebrush_games.carson_city.actions.placements import PLACEMENTS
from sagebrush_games.carson_city.actions.take_dollars import TAKE_DOLLARS
from sagebrush_games.carson_city.actions.take_guns import TAKE_GUNS
from sagebrush_games.carson_city.characters import YELLOW
from sagebrush_games.carson_city.rules import (
    contests,
    duel,
    income,
    parcels,
    payday,
    rounds,
    row,
    scoring,
    setup,
    terraced,
)
from sagebrush_games.carson_city.rules.ruleset import Building, Ruleset, Start, Steps
from sagebrush_games.carson_city.state.board import NONE
from sagebrush_games.carson_city.state.model import Box, Effects, Kind, Phase
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.content import Content

BOXES = (
    Box.SALARY,
    Box.AMMUNITION,
    Box.ROADS,
    Box.ROAD,
    Box.BUILDING_12,
    Box.BUILDING_10,
    Box.BUILDING_8,
    Box.BUILDING_6,
    Box.BUILDING_5,
    Box.BUILDING_4,
    Box.BUILDING_3,
    Box.PARCEL_INCOME,
    Box.COWBOY_INCOME,
    Box.GAMBLING,
    Box.PARCEL_POINTS,
    Box.COWBOY_POINTS,
    Box.BUILDING_POINTS,
    Box.POINTS_5,
    Box.POINTS_4,
    Box.POINTS_3,
    Box.POINTS_2,
)
"""The action row as printed."""

COWBOY_POINTS = contests.box(Box.COWBOY_POINTS, row.cowboy_points)
BUILDING_POINTS = contests.box(Box.BUILDING_POINTS, row.building_points)

# [DE "SPIELVERLAUF"] [ruling R4]
STEPS: Steps = {
    Phase.SET_UP: (setup.set_up, setup.starting_parcels),
    Phase.CHARACTERS: (rounds.offering, rounds.choosing),
    Phase.COWBOYS: (rounds.placing,),
    Phase.ACTIONS: (
        row.planned_house,
        row.salary,
        contests.box(Box.AMMUNITION, row.ammunition),
        contests.box(Box.ROADS, row.roads),
        row.road,
        contests.PARCEL_DUELS,
        row.purchases,
        contests.box(Box.BUILDING_12, row.building),
        contests.box(Box.BUILDING_10, row.building),
        contests.box(Box.BUILDING_8, row.building),
        contests.box(Box.BUILDING_6, row.building),
        contests.box(Box.BUILDING_5, row.building),
        contests.box(Box.BUILDING_4, row.building),
        contests.box(Box.BUILDING_3, row.building),
        row.held_buildings,
        contests.box(Box.PARCEL_INCOME, row.parcel_income),
        contests.box(Box.COWBOY_INCOME, row.cowboy_income),
        row.GAMBLING,
        payday.failed_attacks,
        contests.duels_over(contests.built_on),
        payday.before_income,
        payday.pay,
        contests.box(Box.PARCEL_POINTS, row.parcel_points),
        COWBOY_POINTS,
        BUILDING_POINTS,
        contests.box(Box.POINTS_5, row.buying_points),
        contests.box(Box.POINTS_4, row.buying_points),
        contests.box(Box.POINTS_3, row.buying_points),
        contests.box(Box.POINTS_2, row.buying_points),
        rounds.end_round,
    ),
    Phase.ROUND_END: (scoring.cash_limits, scoring.end_of_game, rounds.offering, rounds.next_round),
}

# [ruling R6]
ACTIONS: Mapping[str, tuple[Action, ...]] = {
    "starting-parcel": (CHOOSE_STARTING_PARCEL,),
    "character": (CHOOSE_CHARACTER, BUILD_ROAD),
    "grocer": (TAKE_DOLLARS, DECLINE_FOR_NOW),
    "settler": (CHOOSE_GRANTED_PARCEL, DECLINE_GRANT),
    "captain": (HIRE_COWBOYS, DECLINE_HIRING),
    "place": (
        PLACE_ON_BOX,
        PLACE_ON_PARCEL,
        ATTACK,
        DEFEND,
        PLACE_SHERIFF_ON_BOX,
        PLACE_SHERIFF_ON_PARCEL,
        BUILD_ROAD,
        PASS,
    ),
    "ammunition": (TAKE_GUNS, DECLINE_GUNS),
    "duel": (FIGHT_DUEL,),
    "parcel": (BUY_PARCEL, BUILD_ROAD, DECLINE_PARCELS),
    "building": (BUY_AND_BUILD, BUY_AND_KEEP, BUILD_ROAD, DECLINE_BUILDING),
    "house": (PLACE_HOUSE, BUILD_ROAD, DECLINE_HOUSE),
    "consent": (REFUSE_CONSENT, GIVE_CONSENT),
    "held": (BUILD_HELD, BUILD_ROAD, DECLINE_HELD),
    "doubling": (DOUBLE_INCOME, TAKE_DOLLARS),
    "points": (BUY_POINTS, DECLINE_POINTS),
    "excess": (PAY_EXCESS,),
}
"""What may be answered to each prompt."""


def edition_2009(content: Content, seats: int) -> Ruleset:
    """The ruleset of the 2009 edition, all characters on their yellow side."""
    start, limit, final = (content.rows(table) for table in ("start", "limit", "final"))
    built = {Kind(kind): row for kind, row in content.rows("building").items()}
    return Ruleset(
        printed=content,
        seats=seats,
        start=Start(**{name: row["value"] for name, row in start.items()}),
        cowboys=limit["cowboys"]["value"],
        property_tiles=limit["property-tiles"]["value"],
        houses=limit["houses"]["value"],
        mountains=content.value("map", "mountains"),
        course=NONE,
        water=NONE,
        first_die_row=content.value("map", "first-die-row"),
        shelf={Box(box): Kind(row["value"]) for box, row in content.rows("shelf").items()},
        buildings={kind: _building(content, kind) for kind in built},
        units={Kind.HOUSE: 1} | {kind: row["units"] for kind, row in built.items() if row["units"]},
        sites={},
        neutral=frozenset(),
        prices=_by_box(content, "price"),
        gains=_values(content, "gain") | _values(content, "character-gain"),
        shares=_by_box(content, "share"),
        closed_from=_by_box(content, "closed-from-round"),
        crowded=frozenset((Box.SALARY, Box.ROAD)),
        boxes=BOXES,
        characters={character: side(content) for character, side in YELLOW.items()},
        cards=tuple(YELLOW),
        faces={},
        effects=Effects(),
        captain_prices={int(cowboys): dollars for cowboys, dollars in _values(content, "captain-price").items()},
        new_cowboys=tuple(_values(content, "new-cowboys").values()),
        excess_dollars=content.value("excess", "dollars-for-a-point"),
        final_land_points=final["points-for-a-built-parcel"]["value"],
        final_dollars=final["dollars-for-a-point"]["value"],
        corrals=(),
        give_horses=setup.no_horses,
        extras=setup.no_extras,
        deal_extras=setup.no_extras_dealt,
        placements=PLACEMENTS,
        barriers=(),
        shut=closed,
        can_place=rounds.can_place,
        holder=rounds.holder,
        number=rounds.number,
        limit=scoring.limit,
        next_order=rounds.pass_order,
        firepower=duel.firepower,
        before_duel=duel.nothing_due,
        dice=duel.one_die,
        pips=duel.all_pips,
        throw=duel.throw,
        after_duel=duel.nothing_follows,
        is_settled=duel.never_settled,
        unopposed=duel.nobody_unopposed,
        gamble=row.both_dice,
        income=_income(_values(content, "income")),
        tile_income=income.tile_income,
        bait=income.tile_income,
        raided=income.raided,
        boost=payday.no_boost,
        payout=payday.payout,
        parcel_price=parcels.price,
        roads_for=parcels.one_road,
        may_attack=income.anybody,
        protected=income.protected,
        spared=parcels.nowhere,
        turnable=terraced.none,
        excess_payments=scoring.excess_payments,
        starting_parcels=setup.printed_parcels,
        starting_lap=setup.forward_first,
        final_scores=(),
        steps=STEPS,
        turns=(rounds.placing,),
        actions=ACTIONS,
        finishing=(),
    )


def _values(content: Content, table: str) -> dict[str, int]:
    return {name: row["value"] for name, row in content.rows(table).items()}


def _by_box(content: Content, table: str) -> dict[Box, int]:
    return {Box(name): value for name, value in _values(content, table).items()}


def _building(content: Content, kind: Kind) -> Building:
    row = content.rows("building")[kind]
    printed = ("tiles", "road", "houses", "revolvers", "units")
    maximum = _values(content, "income-maximum").get(kind, 0)
    return Building(**{name: row[name] for name in printed}, maximum=maximum)


def _income(dollars: Mapping[str, int]) -> dict[Kind, income.Income]:
    """What each kind of building counts; churches and prisons pay nothing."""
    # [DE "GEBÄUDE"] [DE "KIRCHE"] [DE "GEFÄNGNIS"]
    return {
        Kind.RANCH: income.per_free_parcel(dollars["ranch"], least=1),
        Kind.MINE: income.per_mountain(dollars["mine"]),
        Kind.DRUGSTORE: income.per_house_and_own(Kind.RANCH, dollars["drugstore"]),
        Kind.BANK: income.per_house_and_own(Kind.MINE, dollars["bank"]),
        Kind.SALOON: income.per_house(dollars["saloon"]),
        Kind.HOTEL: income.fixed(dollars["hotel"]),
    }
