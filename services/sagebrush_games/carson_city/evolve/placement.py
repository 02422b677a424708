"""Phase 2: cowboys are placed; roads are built, then and later."""

from dataclasses import replace

from sagebrush_games.carson_city.events.placement import (
    CowboyOffBox,
    CowboyOffParcel,
    CowboyOnBox,
    CowboyOnParcel,
    Passed,
    PavingFinished,
    PlacementBegan,
    RoadBuilt,
    SheriffOnBox,
    SheriffOnParcel,
    SheriffTakenBack,
)
from sagebrush_games.carson_city.evolve.table import pave, retreat
from sagebrush_games.carson_city.state.model import NOBODY, Phase, Sheriff, State


def placement_began(state: State, event: PlacementBegan) -> None:
    """A new order on the upper track, nobody has acted."""
    state.phase = Phase.COWBOYS
    state.order = list(event.order)
    state.asked = NOBODY
    state.company = ()
    state.taken_back = ()


def cowboy_on_box(state: State, event: CowboyOnBox) -> None:
    state.cowboys[event.seat] -= 1
    state.boxes[event.box] += (event.seat,)
    state.prompt = ""


def cowboy_on_parcel(state: State, event: CowboyOnParcel) -> None:
    state.cowboys[event.seat] -= 1
    state.claims[event.seat] |= 1 << event.parcel
    state.prompt = ""


def sheriff_on_box(state: State, event: SheriffOnBox) -> None:
    state.sheriff = Sheriff(event.seat, box=event.box)
    state.prompt = ""


def sheriff_on_parcel(state: State, event: SheriffOnParcel) -> None:
    state.sheriff = Sheriff(event.seat, parcel=event.parcel)
    state.prompt = ""


def cowboy_off_box(state: State, event: CowboyOffBox) -> None:
    """The last one placed there goes from the box to the reserve."""
    crowd = list(state.boxes[event.box])
    del crowd[len(crowd) - 1 - crowd[::-1].index(event.seat)]
    state.boxes[event.box] = tuple(crowd)
    state.cowboys[event.seat] += 1
    state.taken_back += (event.seat,)
    state.prompt = ""


def cowboy_off_parcel(state: State, event: CowboyOffParcel) -> None:
    retreat(state, event.seat, event.parcel)
    state.taken_back += (event.seat,)
    state.prompt = ""


def sheriff_taken_back(state: State, event: SheriffTakenBack) -> None:
    state.sheriff = Sheriff(event.seat)
    state.taken_back += (event.seat,)
    state.prompt = ""


def passed(state: State, event: Passed) -> None:
    """The next free place of the lower track."""
    state.passed.append(event.seat)
    state.prompt = ""


def road_built(state: State, event: RoadBuilt) -> None:
    """A road less in the reserve; the question stays open."""
    pave(state, event.edge)
    state.roads[event.seat] -= 1


def paving_finished(state: State, event: PavingFinished) -> None:
    state.effects = replace(state.effects, paved=(*state.effects.paved, event.seat))
    state.prompt = ""
