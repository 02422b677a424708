"""Before the first round (chapter "Spielaufbau"): town, mountains, buildings for sale, turn order, starting parcels."""

# [DE "SPIELAUFBAU"] [BB "PREPARACIÓN DE LA PARTIDA"]

from collections.abc import Mapping, Sequence

from sagebrush_games.carson_city.events.characters import RoundBegan
from sagebrush_games.carson_city.events.preparation import (
    Asked,
    BuildingsOffered,
    MountainsRaised,
    TownFounded,
    TurnOrderDrawn,
)
from sagebrush_games.carson_city.events.town_hall import TownHallDrawn
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import Parcel, has, parcel_at
from sagebrush_games.carson_city.state.model import NOBODY, NOWHERE, SHELF, Kind, Phase, Sheriff, State
from sagebrush_games.kernel.chance import Chance, shuffled
from sagebrush_games.kernel.messages import Event, Seat


def initial(rules: Ruleset) -> State:
    """The open box: kits dealt, fixed buildings on their boxes, the rest in the bag, an empty map."""
    # [BB "Límite de componentes"]
    seats = rules.seats
    fixed = [rules.shelf.get(box) for box in SHELF]
    return State(
        phase=Phase.SET_UP,
        round=0,
        asked=NOBODY,
        prompt="",
        order=[],
        passed=[],
        turn=0,
        land=[0] * seats,
        claims=[0] * seats,
        dollars=[rules.start.dollars] * seats,
        points=[0] * seats,
        cowboys=[rules.start.cowboys] * seats,
        supply=[rules.cowboys - rules.start.cowboys] * seats,
        revolvers=[rules.start.revolvers] * seats,
        roads=[rules.start.roads] * seats,
        characters=[""] * seats,
        held=[()] * seats,
        refused=[0] * seats,
        owned=0,
        occupied=0,
        tiles=dict.fromkeys(Kind, 0),
        boxes=dict.fromkeys(rules.boxes, ()),
        offers=fixed,
        bag={kind: building.tiles - fixed.count(kind) for kind, building in rules.buildings.items()},
        built=[],
        frontier=[],
        connected=0,
        guns=NOBODY,
        sheriff=Sheriff(),
        plan=None,
        referee=NOBODY,
        finished=0,
        dollars_taken=False,
        doubled=None,
        income_paid=False,
        outlaws=0,
        unmoved=0,
        outlaw_at=NOWHERE,
        raid=0,
        outlaw_strength=0,
        outlaw_points=0,
        cards=rules.cards,
        effects=rules.effects,
    )


def thrown(rules: Ruleset, chance: Chance, what: str) -> Parcel:
    """The parcel two dice mean: the white one says the column, the black one the row."""
    # [DE "SPIELAUFBAU"] [ruling R1]
    column = chance(f"{what}-column", 6) + rules.first_die_row
    row = chance(f"{what}-row", 6) + rules.first_die_row
    return parcel_at(row, column)


def on_land(rules: Ruleset, chance: Chance, what: str) -> Parcel:
    """The parcel two dice mean, thrown again in the river."""  # [DE "VARIANTE „THE RIVER“"]
    while has(rules.water, parcel := thrown(rules, chance, what)):
        pass
    return parcel


def drawn(bag: dict[Kind, int], chance: Chance) -> Kind:
    """A tile out of ``bag``, from which it is taken."""
    tiles = [kind for kind, count in bag.items() for _ in range(count)]
    kind = tiles[chance("bag", len(tiles))]
    bag[kind] -= 1
    return kind


def refilled(
    rules: Ruleset, state: State, offers: Sequence[Kind | None], chance: Chance
) -> tuple[BuildingsOffered, bool]:
    """``offers`` with the empty boxes filled from the bag, cheapest first, as far as it goes.

    The second value is whether the town hall interrupted: it is placed before another tile is drawn.
    """  # [ruling R32]
    bag = state.bag.copy()
    filled = list(offers)
    new: list[Kind] = []
    while None in filled and any(bag.values()):
        kind = drawn(bag, chance)
        if kind in rules.neutral:
            return BuildingsOffered(tuple(filled), tuple(new)), True
        filled[filled.index(None)] = kind
        new.append(kind)
    return BuildingsOffered(tuple(filled), tuple(new)), False


def mountains(rules: Ruleset, town: Parcel, chance: Chance) -> MountainsRaised:
    """The mountains where the dice put them, thrown again on the town or another mountain."""
    found: list[Parcel] = []
    while len(found) < rules.mountains:
        parcel = on_land(rules, chance, "mountain")
        if parcel != town and parcel not in found:
            found.append(parcel)
    return MountainsRaised(tuple(found))


def set_up(rules: Ruleset, state: State, chance: Chance) -> Sequence[Event]:
    """Everything up to the starting parcels, in the order of the rulebook."""
    if state.order:
        return ()
    offered, interrupted = refilled(rules, state, state.offers, chance)
    town = on_land(rules, chance, "centre")
    raised = mountains(rules, town, chance)
    order = shuffled(chance, "turn-order", state.seats)
    ready = [offered, TownFounded(town), raised, TurnOrderDrawn(tuple(order))]
    return [*ready, TownHallDrawn(order[0])] if interrupted else ready


def printed_parcels(rules: Ruleset, _state: State) -> Sequence[int]:
    """The same number for everybody."""
    return (rules.start.parcels,) * rules.seats


def no_horses(_rules: Ruleset, _state: State, _seat: Seat, _horses: int) -> Sequence[Event]:
    """There are none."""
    return ()


def no_extras(_rules: Ruleset, _state: State, _seat: Seat) -> Mapping[str, int]:
    """The printed kit is all."""
    return {}


def no_extras_dealt(_rules: Ruleset, _state: State, _kits: Mapping[str, Sequence[int]]) -> Sequence[Event]:
    """There are none."""
    return ()


def forward_first(state: State, lap: int) -> Sequence[Seat]:
    """In turn order, then in reverse order, and so on."""  # [DE "SPIELAUFBAU"]
    return state.order[::-1] if lap % 2 else state.order


def backward_first(state: State, lap: int) -> Sequence[Seat]:
    """In reverse order, then in turn order, and so on."""  # [BB "PREPARACIÓN DE LA PARTIDA"]
    return state.order if lap % 2 else state.order[::-1]


def starting_order(rules: Ruleset, state: State) -> list[Seat]:
    """The seats in the order in which they lay starting parcels: lap after lap, until everybody has laid its number."""
    parcels = rules.starting_parcels(rules, state)
    return [seat for lap in range(max(parcels)) for seat in rules.starting_lap(state, lap) if parcels[seat] > lap]


def starting_parcels(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """The next seat lays a property tile; then the first round begins."""
    order = starting_order(rules, state)
    if state.turn < len(order):
        return [Asked(order[state.turn], "starting-parcel")]
    return [RoundBegan(1, tuple(state.order))]
