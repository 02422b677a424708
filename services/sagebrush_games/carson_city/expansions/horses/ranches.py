"""Ranches that horses in the third corral double when buildings pay."""

from collections.abc import Sequence

from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.expansions.horses.state import RANCHES, of
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import NONE, Parcels
from sagebrush_games.carson_city.state.model import Kind, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat

PROMPT = "ranches"


def open_ranches(rules: Ruleset, state: State, seat: Seat) -> Parcels:
    """The ranches of ``seat`` that may still be doubled; none when its character doubles ranches already."""
    # [BB "Acciones de caballos"] [ruling R77]
    if rules.characters[state.characters[seat]].income(state, Kind.RANCH, 1) > 1:  # not with the Grocer
        return NONE
    return state.tiles[Kind.RANCH] & state.land[seat] & ~of(state).doubled


def horses_left(state: State, seat: Seat) -> int:
    """Horses of ``seat`` in the third corral that have not doubled a ranch."""
    stables = of(state)
    return stables.corrals[seat][RANCHES - 1] - (stables.doubled & state.land[seat]).bit_count()


def doubling(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """Before buildings pay, in pass order, who has horses and ranches left says which one pays double."""
    if state.income_paid:
        return ()
    settled = of(state).settled
    for seat in state.passed:
        if seat not in settled and horses_left(state, seat) > 0 and open_ranches(rules, state, seat):
            return [Asked(seat, PROMPT)]
    return ()
