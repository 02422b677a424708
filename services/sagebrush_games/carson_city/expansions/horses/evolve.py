"""Horses: dealt, put into corrals, bought, ranches that pay double, rodeos."""

from sagebrush_games.carson_city.evolve.table import spend
from sagebrush_games.carson_city.expansions.horses.events import (
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
from sagebrush_games.carson_city.expansions.horses.state import Stables, changed, of, opened, returned, ridden, stabled
from sagebrush_games.carson_city.state.model import NOBODY, Box, State
from sagebrush_games.kernel.messages import Seat


def to_change(state: State) -> Stables:
    """The stables of a table that has some, now its own: copies of the state keep those they had."""
    state.horses = stables = of(state).copy()
    return stables


def waiting(stables: Stables, seat: Seat) -> tuple[Seat, ...]:
    """The seats that may put a horse into a corral, ``seat`` excepted."""
    return tuple([other for other in stables.ready if other != seat])


def horses_dealt(state: State, event: HorsesDealt) -> None:
    state.horses = opened(event.horses, event.supply)


def horses_received(state: State, event: HorsesReceived) -> None:
    stables = to_change(state)
    stables.supply -= event.horses
    stables.reserve = changed(stables.reserve, event.seat, event.horses)


def cowboys_counted(state: State, event: CowboysCounted) -> None:
    stables = to_change(state)
    stables.round = event.round
    stables.counted = event.cowboys


def horse_offered(state: State, event: HorseOffered) -> None:
    stables = to_change(state)
    stables.counted = changed(stables.counted, event.seat, event.cowboys - stables.counted[event.seat])
    stables.ready = (*waiting(stables, event.seat), event.seat)


def horse_kept(state: State, event: HorseKept) -> None:
    stables = to_change(state)
    stables.ready = waiting(stables, event.seat)
    state.prompt = ""


def horse_stabled(state: State, event: HorseStabled) -> None:
    stables = to_change(state)
    stables.corrals = stabled(stables.corrals, event.seat, event.corral)
    stables.reserve = changed(stables.reserve, event.seat, -1)
    stables.ready = waiting(stables, event.seat)
    state.dollars[event.seat] += event.dollars
    state.prompt = ""


def cowboy_in_corral(state: State, event: CowboyInCorral) -> None:
    stables = to_change(state)
    stables.riders = ridden(stables.riders, event.seat, event.corral)
    state.cowboys[event.seat] -= 1
    state.prompt = ""


def horse_bought(state: State, event: HorseBought) -> None:
    """From the supply to a corral; all cowboys of the seat leave the box."""
    stables = to_change(state)
    stables.corrals = stabled(stables.corrals, event.seat, event.corral)
    stables.supply -= 1
    stables.traded += (event.seat,)
    state.dollars[event.seat] += event.dollars
    spend(state, event.seat, Box.SALARY)
    state.prompt = ""


def horse_forgone(state: State, event: HorseForgone) -> None:
    to_change(state).traded += (event.seat,)
    state.prompt = ""


def ranch_doubled(state: State, event: RanchDoubled) -> None:
    to_change(state).doubled |= 1 << event.parcel
    state.prompt = ""


def ranches_settled(state: State, event: RanchesSettled) -> None:
    to_change(state).settled += (event.seat,)
    state.prompt = ""


def rodeo_held(state: State, event: RodeoHeld) -> None:
    """A token for the winner; horses go home, cowboys to the supply."""
    stables = to_change(state)
    for seat, corrals in enumerate(stables.riders):
        state.supply[seat] += len(corrals)
    if event.winner != NOBODY:
        stables.rodeos = changed(stables.rodeos, event.winner, 1)
    stables.rodeo = state.round
    state.horses = returned(stables)


def horses_scored(state: State, event: HorsesScored) -> None:
    state.points[event.seat] += event.points
