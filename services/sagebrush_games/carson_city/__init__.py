"""Carson City: the title, and how a table's ruleset is put together."""

from collections.abc import Sequence

from sagebrush_games.carson_city.actions.attack import Attack, Defend
from sagebrush_games.carson_city.actions.await_points import AwaitPoints
from sagebrush_games.carson_city.actions.bid import Bid, Withdraw
from sagebrush_games.carson_city.actions.blast_mine import BlastMine, KeepDynamite
from sagebrush_games.carson_city.actions.borrow_character import BorrowCharacter
from sagebrush_games.carson_city.actions.build_held import BuildHeld
from sagebrush_games.carson_city.actions.build_road import BuildRoad
from sagebrush_games.carson_city.actions.buy_building import BuyAndBuild, BuyAndKeep
from sagebrush_games.carson_city.actions.buy_parcel import BuyParcel
from sagebrush_games.carson_city.actions.buy_points import BuyPoints
from sagebrush_games.carson_city.actions.buy_revolvers import BuyRevolvers
from sagebrush_games.carson_city.actions.choose_character import ChooseCharacter
from sagebrush_games.carson_city.actions.choose_parcel import ChooseParcel
from sagebrush_games.carson_city.actions.collect_tax import CollectTax
from sagebrush_games.carson_city.actions.consent import GiveConsent, RefuseConsent
from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.actions.dismiss_cowboys import DismissCowboys
from sagebrush_games.carson_city.actions.double_income import DoubleIncome
from sagebrush_games.carson_city.actions.fight_duel import FightDuel
from sagebrush_games.carson_city.actions.hire_cowboys import HireCowboys
from sagebrush_games.carson_city.actions.occupy_town_hall import OccupyTownHall
from sagebrush_games.carson_city.actions.pass_round import Pass
from sagebrush_games.carson_city.actions.pay_excess import PayExcess
from sagebrush_games.carson_city.actions.place_house import PlaceHouse, TurnHouse
from sagebrush_games.carson_city.actions.place_on_box import PlaceOnBox, PlaceSheriffOnBox
from sagebrush_games.carson_city.actions.place_on_parcel import PlaceOnParcel, PlaceSheriffOnParcel
from sagebrush_games.carson_city.actions.place_sheltered import PlaceSheltered
from sagebrush_games.carson_city.actions.place_town_hall import LayTownRoad, PlaceTownHall
from sagebrush_games.carson_city.actions.place_with_dynamite import PlaceWithDynamite
from sagebrush_games.carson_city.actions.prospect import Prospect
from sagebrush_games.carson_city.actions.roll_again import KeepDice, RollAgain
from sagebrush_games.carson_city.actions.settle_funeral import LosePoint, PayUndertaker
from sagebrush_games.carson_city.actions.take_building import TakeAndBuild, TakeAndKeep
from sagebrush_games.carson_city.actions.take_dollars import TakeDollars
from sagebrush_games.carson_city.actions.take_guns import TakeGuns
from sagebrush_games.carson_city.characters.options import OPTIONS as CARD_OPTIONS
from sagebrush_games.carson_city.characters.options import characters
from sagebrush_games.carson_city.characters.options import objections as card_objections
from sagebrush_games.carson_city.content import CONTENTS
from sagebrush_games.carson_city.editions.options import APPLY as CHOOSE
from sagebrush_games.carson_city.editions.options import OPTIONS
from sagebrush_games.carson_city.editions.options import objections as building_objections
from sagebrush_games.carson_city.events import EVENTS
from sagebrush_games.carson_city.evolve import EVOLVE
from sagebrush_games.carson_city.expansions import APPLY, MANIFEST, TABLES
from sagebrush_games.carson_city.expansions import COMMANDS as VARIANT_COMMANDS
from sagebrush_games.carson_city.manifest import EDITIONS, PRINTINGS, printed
from sagebrush_games.carson_city.read.determinize import determinize
from sagebrush_games.carson_city.read.templates import TELLING
from sagebrush_games.carson_city.read.view import View, redact, reveals, view
from sagebrush_games.carson_city.rules.ledger import BOOKS
from sagebrush_games.carson_city.rules.refusals import SENTENCES
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.rules.scoring import outcome
from sagebrush_games.carson_city.rules.setup import initial
from sagebrush_games.carson_city.rules.steps import advance, awaited
from sagebrush_games.carson_city.state.model import NOBODY, Kind, State
from sagebrush_games.carson_city.state.stables import horses, riders
from sagebrush_games.kernel.decider import Decider, Rulebook
from sagebrush_games.kernel.manifest import Manifest
from sagebrush_games.kernel.messages import AUTOMATON, Command, Config
from sagebrush_games.kernel.title import Title

COMMANDS = (
    ChooseParcel,
    ChooseCharacter,
    TakeDollars,
    HireCowboys,
    PlaceOnBox,
    PlaceOnParcel,
    Attack,
    Defend,
    PlaceSheriffOnBox,
    PlaceSheriffOnParcel,
    Pass,
    BuildRoad,
    FightDuel,
    BuyParcel,
    BuyAndBuild,
    BuyAndKeep,
    BuildHeld,
    PlaceHouse,
    TurnHouse,
    GiveConsent,
    RefuseConsent,
    TakeGuns,
    DoubleIncome,
    BuyPoints,
    PayExcess,
    Decline,
    BorrowCharacter,
    AwaitPoints,
    BuyRevolvers,
    TakeAndBuild,
    TakeAndKeep,
    Prospect,
    Bid,
    Withdraw,
    CollectTax,
    DismissCowboys,
    PlaceSheltered,
    PlaceWithDynamite,
    RollAgain,
    KeepDice,
    PayUndertaker,
    LosePoint,
    BlastMine,
    KeepDynamite,
    PlaceTownHall,
    LayTownRoad,
    OccupyTownHall,
    *VARIANT_COMMANDS,
)


def build_ruleset(config: Config) -> Ruleset:
    """The ruleset of a table: its edition, changed by its options, then by its variants."""
    rules = PRINTINGS[config.edition].rules(printed(config), config.seats)
    chosen = config.options or {}
    for option in OPTIONS:
        rules = CHOOSE[option.id](rules, chosen.get(option.id, option.values[0]))
    for variant in (name for name in APPLY if name in config.variants):
        rules = APPLY[variant](rules)
    rules = characters(rules, config)
    for finish in rules.finishing:
        rules = finish(rules)
    return rules


def build(config: Config) -> Decider[State]:
    """The decider of a table."""
    rules = build_ruleset(config)
    return Decider(
        config,
        rules,
        Rulebook(
            initial=initial,
            awaited=awaited,
            actions=rules.actions,
            advance=advance,
            evolve=EVOLVE,
            view=view,
            redact=redact,
            determinize=determinize,
            outcome=outcome,
            reveals=reveals,
        ),
    )


def conserved(state: State) -> dict[str, int]:
    """Quantities that never change: pieces of each kind, wherever they are."""
    quantities = {f"cowboys of seat {seat}": cowboys_of(state, seat) for seat in state.seats}
    for kind in state.bag:
        quantities[kind] = tiles_of(state, kind)
    quantities[Kind.MOUNTAIN] = state.tiles[Kind.MOUNTAIN].bit_count()
    quantities["horses"] = horses(state.horses)
    quantities["parcels owned twice"] = sum(land.bit_count() for land in state.land) - state.owned.bit_count()
    quantities["parcels occupied twice"] = (
        sum(tiles.bit_count() for tiles in state.tiles.values()) - state.occupied.bit_count()
    )
    dynamite = state.effects
    quantities["dynamite"] = dynamite.dynamite + len(dynamite.holders) + len(dynamite.charges)
    return quantities


def tiles_of(state: State, kind: Kind) -> int:
    """Tiles of ``kind`` in the bag, on boxes, in reserves, on the map, and drawn a moment ago."""
    held = sum(tiles.count(kind) for tiles in state.held)
    drawn = kind is Kind.TOWN_HALL and state.hall.drawn_by != NOBODY
    return state.bag[kind] + state.offers.count(kind) + held + state.tiles[kind].bit_count() + drawn


def cowboys_of(state: State, seat: int) -> int:
    """Cowboys of ``seat`` in the reserve, in the supply, on boxes, on the map and in corrals."""
    on_boxes = sum(crowd.count(seat) for crowd in state.boxes.values())
    on_map = state.claims[seat].bit_count()
    return state.cowboys[seat] + state.supply[seat] + on_boxes + on_map + riders(state.horses, seat)


def unofficial(config: Config) -> Sequence[str]:
    """Rows of the content in use that no source prints."""
    idle = {table for variant, tables in TABLES.items() if variant not in config.variants for table in tables}
    rows = (row.partition(".") for row in printed(config).unofficial())
    able = build_ruleset(config).characters
    return [f"{table}.{row}" for table, _, row in rows if table not in idle and (table != "character" or row in able)]


def objections(config: Config) -> Sequence[tuple[str, str]]:
    """Field and sentence of everything a table has chosen that cannot be, or would change nothing."""
    return [*building_objections(config), *card_objections(config)]


def automaton(decider: Decider[State], state: State) -> Command:
    """The one command of whoever is nobody's seat: the Outlaws do as their rules say."""
    return decider.legal(state, AUTOMATON)[0]


TITLE = Title(
    id="carson-city",
    name="Carson City",
    rules=2,
    rules_with_content=2,
    manifest=Manifest(editions=EDITIONS, variants=MANIFEST, options=(*OPTIONS, *CARD_OPTIONS)),
    build=build,
    commands=COMMANDS,
    events=EVENTS,
    state=State,
    view=View,
    sentences=SENTENCES,
    conserved=conserved,
    ledger=BOOKS,
    telling=TELLING,
    contents=CONTENTS,
    unofficial=unofficial,
    automaton=automaton,
    objections=objections,
)
