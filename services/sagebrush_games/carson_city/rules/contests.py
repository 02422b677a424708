"""Which duels are due, in which order, and what they cause (phase 3)."""

from collections.abc import Callable, Sequence

from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.events.row import BoxDuelFought, DuelCalled, ParcelDuelFought, RefereeNamed
from sagebrush_games.carson_city.rules.duel import fight
from sagebrush_games.carson_city.rules.parcels import barred
from sagebrush_games.carson_city.rules.ruleset import Ruleset, Step
from sagebrush_games.carson_city.state.board import NONE, Parcel, Parcels, members
from sagebrush_games.carson_city.state.model import NOBODY, NOWHERE, Box, State, Token
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat

Perform = Callable[[Ruleset, State, Box, Seat, Chance], Sequence[Event]]
"""What the cowboy of a seat does on a box once nobody disputes it."""


def contested(state: State) -> Parcels:
    """The parcels where cowboys of several seats stand."""
    once = twice = NONE
    for claims in state.claims:
        twice |= once & claims
        once |= claims
    return twice


def has_duels_to_come(rules: Ruleset, state: State, seat: Seat) -> bool:
    """Whether a cowboy of ``seat`` stands where it will meet a rival or an outlaw, the box being resolved aside."""
    if state.claims[seat] & (contested(state) | state.outlaws):
        return True
    crowds = (rivals_on(state, box) for box in state.boxes if box not in rules.crowded)
    return any(seat in crowd and len(crowd) > 1 for crowd in crowds)


def rivals_on(state: State, box: Box) -> list[Seat]:
    """The seats whose cowboys on ``box`` fight for it: those without a no-duel token."""
    return [seat for seat in state.boxes[box] if Token(seat, box) not in state.effects.sheltered]


def due(rules: Ruleset, state: State) -> Parcels:
    """The duels of the box being resolved: over parcels for sale first, then over buildings."""
    disputed = contested(state)
    if not disputed:
        return NONE
    disputed &= ~barred(rules, state)
    return disputed & ~state.owned or disputed & state.owned


def entangled(claims: Sequence[Parcels], duels: Parcels) -> Parcels:
    """The duels whose order matters: a duelist takes part in another of them, and strength changes with each.

    ``claims``: by seat, where its cowboys stand.
    """
    found = NONE
    for placed in claims:
        own = placed & duels
        if own & (own - 1):  # more than one
            found |= own
    return found


def referee(passed: Sequence[Seat], claims: Sequence[Parcels], duels: Parcels) -> Seat:
    """The first duelist to have passed."""  # [DE "KAUF VON PARZELLEN"] [ruling R3]
    return next(seat for seat in passed if claims[seat] & duels)


def called(rules: Ruleset, state: State, parcel: Parcel, chance: Chance) -> Sequence[Event]:
    """The duel on ``parcel`` that its referee called, when nothing has to be settled before it."""
    if first := rules.before_duel(rules, state, parcel, state.claimants(parcel), chance):
        return [DuelCalled(parcel), *first]
    return duel_at(rules, state, parcel, chance)


def duel_at(rules: Ruleset, state: State, parcel: Parcel, chance: Chance) -> Sequence[Event]:
    """The duel on ``parcel``, and the end of the referee's office when the order of the others does not matter."""
    claimants = state.claimants(parcel)
    if first := rules.before_duel(rules, state, parcel, claimants, chance):
        return first
    duel = fight(rules, state, parcel, claimants, chance)
    fought: list[Event] = [ParcelDuelFought(parcel, duel.duelists, duel.dice, duel.strengths, duel.winner)]
    left = due(rules, state) & ~(1 << parcel)
    if state.referee != NOBODY and not entangled(state.claims, left):
        fought.append(RefereeNamed(NOBODY))
    return [*fought, *rules.after_duel(rules, state, duel, chance)]


def duels_over(parcels: Callable[[State], Parcels]) -> Step:
    """The duels over some ``parcels``, one at a time; the referee is asked when their order matters."""  # [ruling R13]

    def step(rules: Ruleset, state: State, chance: Chance) -> Sequence[Event]:
        duels = contested(state) & parcels(state)
        if not duels or not (duels := duels & ~barred(rules, state)):
            return ()
        if state.called != NOWHERE:
            return duel_at(rules, state, state.called, chance)
        if not entangled(state.claims, duels):
            return duel_at(rules, state, members(duels)[0], chance)
        if state.referee == NOBODY:
            first = referee(state.passed, state.claims, duels)
            return [RefereeNamed(first), Asked(first, "duel")]
        return [Asked(state.referee, "duel")]

    return step


def for_sale(state: State) -> Parcels:
    """The parcels without owner."""
    return ~state.owned


def built_on(state: State) -> Parcels:
    """The parcels with owner: where cowboys stand on them, a building does too."""
    return state.owned


def box(which: Box, perform: Perform) -> Step:
    """A box of the row: its duel, if there is one, then what the cowboy left on it does."""

    def step(rules: Ruleset, state: State, chance: Chance) -> Sequence[Event]:
        crowd = state.boxes[which]
        if not crowd:
            if state.sheriff.box != which:
                return ()
            return perform(rules, state, which, state.sheriff.seat, chance)
        if len(crowd) == 1:
            return perform(rules, state, which, crowd[0], chance)
        if (seat := rules.unopposed(rules, state, which)) != NOBODY:
            return perform(rules, state, which, seat, chance)
        if first := rules.before_duel(rules, state, which, crowd, chance):
            return first
        duel = fight(rules, state, which, crowd, chance)
        fought = BoxDuelFought(which, duel.duelists, duel.dice, duel.strengths, duel.winner)
        return [fought, *rules.after_duel(rules, state, duel, chance)]

    return step


PARCEL_DUELS = duels_over(for_sale)
"""The duels over parcels that somebody wants to buy, one step of the row."""
