"""How outlaws move: one step, to the building around them that pays most."""

from collections.abc import Sequence
from itertools import permutations

from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.expansions.outlaws.events import OutlawCalled
from sagebrush_games.carson_city.expansions.outlaws.raid import beside_prisons
from sagebrush_games.carson_city.rules.income import earning
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import AROUND, NONE, Parcel, Parcels, members
from sagebrush_games.carson_city.state.model import NOWHERE, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import AUTOMATON, Event


def targets(rules: Ruleset, state: State, origin: Parcel, outlaws: Parcels) -> tuple[Parcel, ...]:
    """The equally good parcels for the outlaw on ``origin``, which is the only one when it stays.

    It minds the parcel below it and the eight around, ignores buildings beside a prison or under another of
    ``outlaws``, and goes where the tile says most. Churches mean nothing to it.
    """  # [BB "Movimiento de los Forajidos"] [ruling R18]
    prey = AROUND[origin] & earning(rules, state) & ~beside_prisons(state) & ~(outlaws & ~(1 << origin))
    incomes = {parcel: rules.bait(rules, state, parcel) for parcel in members(prey)}
    most = max(incomes.values(), default=0)
    if most <= 0 or incomes.get(origin) == most:
        return (origin,)
    return tuple(parcel for parcel, income in incomes.items() if income == most)


def moves(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """The next outlaw moves; the first player says which, when that changes anything."""
    if state.outlaw_at != NOWHERE:
        return [Asked(AUTOMATON, "outlaw-move")]
    if not state.unmoved:
        return ()
    if rivals(rules, state):
        return [Asked(state.order[0], "outlaw-order")]
    return [OutlawCalled(members(state.unmoved)[0]), Asked(AUTOMATON, "outlaw-move")]


def rivals(rules: Ruleset, state: State) -> Parcels:
    """The outlaws still to move whose choice another one still to move could change by moving first."""  # [ruling R21]
    found = NONE
    buildings = earning(rules, state)
    for early, late in permutations(members(state.unmoved), 2):
        if AROUND[early] & AROUND[late] & buildings and meddles(rules, state, early, late):
            found |= 1 << early | 1 << late
    return found


def meddles(rules: Ruleset, state: State, early: Parcel, late: Parcel) -> bool:
    """Whether a move of the outlaw on ``early`` can change what the one on ``late`` finds best."""
    best = targets(rules, state, late, state.outlaws)
    gone = state.outlaws & ~(1 << early)
    reachable = targets(rules, state, early, state.outlaws)
    return any(targets(rules, state, late, gone | 1 << target) != best for target in reachable)
