"""What never changes in number, wherever it goes: pieces of each kind."""

from sagebrush_games.carson_city.state.model import NOBODY, Kind, State


def conserved(state: State) -> dict[str, int]:
    """Quantities that never change: pieces of each kind, wherever they are."""
    quantities = {f"cowboys of seat {seat}": cowboys_of(state, seat) for seat in state.seats}
    for kind in state.bag:
        quantities[kind] = tiles_of(state, kind)
    quantities[Kind.MOUNTAIN] = state.tiles[Kind.MOUNTAIN].bit_count()
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
    """Cowboys of ``seat`` in the reserve, in the supply, on boxes and on the map."""
    on_boxes = sum(crowd.count(seat) for crowd in state.boxes.values())
    on_map = state.claims[seat].bit_count()
    return state.cowboys[seat] + state.supply[seat] + on_boxes + on_map
