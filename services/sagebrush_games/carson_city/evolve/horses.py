"""Horses: dealt, put into corrals, bought, ranches that pay double, rodeos."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sagebrush_games.carson_city.events.horses import (
    CowboyInCorral,
    CowboysCounted,
    HorseBought,
    HorseForgone,
    HorseKept,
    HorseOffered,
    HorsesDealt,
    HorsesReceived,
    HorsesScored,
    HorseStabled,
    RanchDoubled,
    RanchesSettled,
    RodeoHeld,
)
from sagebrush_games.carson_city.evolve.table import spend
from sagebrush_games.carson_city.model import NOBODY, Box, State
from sagebrush_games.carson_city.stables import Stables, changed, opened, returned, ridden, stabled
from sagebrush_games.kernel.messages import Event, Seat


def on_the_table(state: State) -> Stables:
    """The stables of a table that has some."""
    assert state.horses is not None
    return state.horses


def waiting(stables: Stables, seat: Seat) -> tuple[Seat, ...]:
    """Who may put a horse into a corral, ``seat`` excepted."""
    return tuple(other for other in stables.ready if other != seat)


def horses_dealt(state: State, event: HorsesDealt) -> None:
    """The corral boards are empty."""
    state.horses = opened(event.horses, event.supply)


def horses_received(state: State, event: HorsesReceived) -> None:
    """From the supply to a reserve."""
    stables = on_the_table(state)
    reserve = changed(stables.reserve, event.seat, event.horses)
    state.horses = replace(stables, supply=stables.supply - event.horses, reserve=reserve)


def cowboys_counted(state: State, event: CowboysCounted) -> None:
    """Those brought no horse."""
    state.horses = replace(on_the_table(state), round=event.round, counted=event.cowboys)


def horse_offered(state: State, event: HorseOffered) -> None:
    """That cowboy has had its offer."""
    stables = on_the_table(state)
    counted = changed(stables.counted, event.seat, event.cowboys - stables.counted[event.seat])
    state.horses = replace(stables, counted=counted, ready=(*waiting(stables, event.seat), event.seat))


def horse_kept(state: State, event: HorseKept) -> None:
    """The chance is gone."""
    stables = on_the_table(state)
    state.horses = replace(stables, ready=waiting(stables, event.seat))
    state.prompt = ""


def horse_stabled(state: State, event: HorseStabled) -> None:
    """From the reserve to a corral."""
    stables = stabled(on_the_table(state), event.seat, event.corral)
    reserve = changed(stables.reserve, event.seat, -1)
    state.horses = replace(stables, reserve=reserve, ready=waiting(stables, event.seat))
    state.dollars[event.seat] += event.dollars
    state.prompt = ""


def cowboy_in_corral(state: State, event: CowboyInCorral) -> None:
    """From the reserve to a corral."""
    state.cowboys[event.seat] -= 1
    state.horses = ridden(on_the_table(state), event.seat, event.corral)
    state.prompt = ""


def horse_bought(state: State, event: HorseBought) -> None:
    """From the supply to a corral; all cowboys of the seat leave the box."""
    stables = stabled(on_the_table(state), event.seat, event.corral)
    state.horses = replace(stables, supply=stables.supply - 1, traded=(*stables.traded, event.seat))
    state.dollars[event.seat] += event.dollars
    spend(state, event.seat, Box.SALARY)
    state.prompt = ""


def horse_forgone(state: State, event: HorseForgone) -> None:
    """No horse for this seat."""
    stables = on_the_table(state)
    state.horses = replace(stables, traded=(*stables.traded, event.seat))
    state.prompt = ""


def ranch_doubled(state: State, event: RanchDoubled) -> None:
    """One ranch more."""
    stables = on_the_table(state)
    state.horses = replace(stables, doubled=stables.doubled | 1 << event.parcel)
    state.prompt = ""


def ranches_settled(state: State, event: RanchesSettled) -> None:
    """No more ranches."""
    stables = on_the_table(state)
    state.horses = replace(stables, settled=(*stables.settled, event.seat))
    state.prompt = ""


def rodeo_held(state: State, event: RodeoHeld) -> None:
    """A token for the winner; horses go home, cowboys to the supply."""
    stables = on_the_table(state)
    for seat, corrals in enumerate(stables.riders):
        state.supply[seat] += len(corrals)
    rodeos = stables.rodeos if event.winner == NOBODY else changed(stables.rodeos, event.winner, 1)
    state.horses = replace(returned(stables), rodeos=rodeos, rodeo=state.round)


def horses_scored(state: State, event: HorsesScored) -> None:
    """The last points."""
    state.points[event.seat] += event.points


EVOLVE: dict[type[Event], Callable[[State, Any], None]] = {
    HorsesDealt: horses_dealt,
    HorsesReceived: horses_received,
    CowboysCounted: cowboys_counted,
    HorseOffered: horse_offered,
    HorseKept: horse_kept,
    HorseStabled: horse_stabled,
    CowboyInCorral: cowboy_in_corral,
    HorseBought: horse_bought,
    HorseForgone: horse_forgone,
    RanchDoubled: ranch_doubled,
    RanchesSettled: ranches_settled,
    RodeoHeld: rodeo_held,
    HorsesScored: horses_scored,
}
