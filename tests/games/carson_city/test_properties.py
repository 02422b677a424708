"""What holds after every command of games by eager players, whatever happens."""

from collections.abc import Iterator

import pytest

from sagebrush_games.carson_city import TITLE
from sagebrush_games.carson_city.events.placement import RoadBuilt
from sagebrush_games.carson_city.expansions.new_beginning.state import of as sheets_of
from sagebrush_games.carson_city.rules import parcels
from sagebrush_games.carson_city.state.board import EDGES, PARCELS, TOUCHED, ends
from sagebrush_games.carson_city.state.model import BUILDINGS, Box, Kind, Phase, State
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.conformance import refused
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import AUTOMATON, Config, Event
from tests.games.carson_city.players import eager
from tests.games.carson_city.table import BIG_BOX, config

ALL = tuple(variant.id for variant in TITLE.manifest.variants)
VARIANTS = [(), *((variant,) for variant in ALL)]
TABLES = [
    *(config(seats, *variants) for seats in (2, 3, 4, 5) for variants in VARIANTS),
    *(config(4, *variants, edition=BIG_BOX) for variants in VARIANTS),
    *(config(seats, *ALL, edition=edition) for edition, seats in (("2009", 5), (BIG_BOX, 6))),
]


def name(table: Config) -> str:
    return "-".join([table.edition, str(table.seats), *table.variants])


each_table = pytest.mark.parametrize("table", TABLES, ids=map(name, TABLES))


def walk(table: Config, seed: int) -> Iterator[tuple[AnyDecider, State, list[Event]]]:
    """Every state of a game, with the events that led to it."""
    decider, player, chance = TITLE.build(table), eager(seed + table.seats), seeded(seed + table.seats)
    state, events = decider.set_up(chance)
    while awaited := decider.awaited(state):
        yield decider, state, events
        events = decider.play(state, player(decider, state, awaited), chance)
    yield decider, state, events


def supplies_hold(decider: AnyDecider, state: State) -> None:
    """Nobody owes anything, and no tile is on the map twice."""
    rules = decider.rules
    for column in (state.dollars, state.cowboys, state.supply, state.roads, state.points):
        assert min(column) >= 0
    assert max(land.bit_count() for land in state.land) <= rules.property_tiles
    assert (state.tiles[Kind.HOUSE] | state.tiles[Kind.TERRACED_HOUSE]).bit_count() <= rules.houses
    assert state.tiles[Kind.MOUNTAIN].bit_count() in (0, rules.mountains)
    assert sum(land.bit_count() for land in state.land) == state.owned.bit_count()
    assert sum(tiles.bit_count() for tiles in state.tiles.values()) == state.occupied.bit_count()


def roads_hold(state: State) -> None:
    """What is connected, and where roads can go, is what the roads on the map say."""
    joined = {corner for edge in state.built for corner in ends(edge)}
    assert len(set(state.built)) == len(state.built)
    assert state.frontier == [e for e in range(EDGES) if e not in state.built and joined & set(ends(e))]
    connected = 0
    for edge in state.built:
        connected |= TOUCHED[edge]
    assert state.connected == connected


def town_holds(state: State) -> None:
    """Buildings stand on land of somebody; what needs a road has one; revolvers are those of the buildings."""
    for kind in BUILDINGS:
        assert not state.tiles[kind] & (state.owned if kind is Kind.TOWN_HALL else ~state.owned)
    wild = (Kind.RANCH, Kind.MINE, Kind.MOUNTAIN)
    assert not sum(tiles for kind, tiles in state.tiles.items() if kind not in wild) & ~state.connected
    for seat, land in enumerate(state.land):
        single = (state.tiles[Kind.RANCH] | state.tiles[Kind.MINE]) & land
        earned = single.bit_count() + 2 * (state.tiles[Kind.PRISON] & land).bit_count()
        assert state.revolvers[seat] == first_revolvers(state, seat) + earned


def first_revolvers(state: State, seat: int) -> int:
    """What a seat began with: one, or as many as its sheet says."""
    if state.sheets is None or not sheets_of(state).revealed:
        return 1
    return sheets_of(state).column("revolvers")[seat]


def cowboys_hold(state: State) -> None:
    """At most one cowboy of a seat stands on a parcel, and none is left on the board between rounds."""
    if state.phase in (Phase.CHARACTERS, Phase.ROUND_END, Phase.OVER):
        assert not any(claims & ~state.tiles[Kind.TOWN_HALL] for claims in state.claims)
        assert not any(state.boxes.values())
        assert state.sheriff.box is None
    for box, crowd in state.boxes.items():
        assert box in (Box.SALARY, Box.ROAD) or len(set(crowd)) == len(crowd)


def prices_hold(decider: AnyDecider, state: State) -> None:
    """Parcels cost 1 to 10 dollars before a variant changes that, buildings pay up to their maximum."""
    for parcel in range(PARCELS):
        assert 1 <= parcels.price(decider.rules, state, parcel) <= 10
        kind = state.kind(parcel)
        income = decider.rules.tile_income(decider.rules, state, parcel)
        assert income >= (kind is Kind.RANCH)
        assert income <= (decider.rules.buildings[kind].maximum if kind in decider.rules.income else 0)


@each_table
def test_everything_on_the_table_holds_together(table: Config) -> None:
    for number, (decider, state, _) in enumerate(walk(table, seed=0)):
        supplies_hold(decider, state)
        town_holds(state)
        cowboys_hold(state)
        if number % 10 == 0:
            roads_hold(state)
            prices_hold(decider, state)


@each_table
def test_no_piece_is_lost_or_found(table: Config) -> None:
    pieces = [TITLE.invariants.conserved(state) for _, state, _ in walk(table, seed=70)]
    assert all(found == pieces[0] for found in pieces)


@each_table
def test_nothing_changes_that_no_event_says(table: Config) -> None:
    amounts: dict[str, int] = {}
    for _, state, events in walk(table, seed=10):
        for event in events if amounts else ():
            TITLE.invariants.ledger.record(amounts, event)
        amounts = amounts or TITLE.invariants.ledger.counted(state)
        assert amounts == TITLE.invariants.ledger.counted(state)


@each_table
def test_nobody_chooses_among_more_than_200_commands(table: Config) -> None:
    longest = max(
        len(decider.legal(state, decider.awaited(state)[0][0]))
        for decider, state, _ in walk(table, seed=30)
        if decider.awaited(state)
    )
    assert longest <= 200  # the Sheriff offers boxes and parcels twice


@each_table
def test_nobody_is_asked_without_a_choice(table: Config) -> None:
    for decider, state, events in walk(table, seed=40):
        if not isinstance(events[-1], RoadBuilt):  # a free action that may have been the last choice there was
            for seat, prompt in decider.awaited(state):
                silent = (
                    seat == AUTOMATON or prompt in SECRET
                )  # answering by itself would tell that there was no choice
                assert silent or len(decider.legal(state, seat)) > 1, prompt


SECRET = ("duel-tile", "sheet")


@each_table
def test_what_is_listed_is_all_that_is_accepted(table: Config) -> None:
    for number, (decider, state, _) in enumerate(walk(table, seed=50)):
        for seat, prompt in decider.awaited(state) if number % 5 == 0 else ():
            for action in decider.actions[prompt]:
                domain = action.domain(decider.rules, state, seat)
                accepted = [command for command in domain if refused(decider, state, command) is None]
                listed = [command for command in decider.legal(state, seat) if isinstance(command, action.message)]
                assert sorted(map(repr, accepted)) == sorted(map(repr, listed))


@each_table
def test_folding_the_events_gives_the_played_state(table: Config) -> None:
    commits = list(walk(table, seed=60))
    decider, state, _ = commits[-1]
    assert decider.fold(event for _, _, events in commits for event in events) == state
