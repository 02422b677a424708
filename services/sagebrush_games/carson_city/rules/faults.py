"""Why no game can come to a state: what the box and the sequence of play allow, as far as a look at it tells.

Not told are numbers that any past may have led to, such as dollars, points, and who owns which parcel.
"""

from collections.abc import Collection, Iterator, Mapping

from sagebrush_games.carson_city.rules.effects_faults import effects_faults
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.rules.setup import starting_order
from sagebrush_games.carson_city.state.board import ALL, JOINED, SIDES, TOUCHED
from sagebrush_games.carson_city.state.model import NOBODY, NOWHERE, Phase, State
from sagebrush_games.kernel.faults import (
    StateFault,
    any_not_among,
    first_of,
    not_among,
    not_as_many,
    not_seats,
    twice,
    unless,
)
from sagebrush_games.kernel.messages import AUTOMATON

TOWN_ROADS = 4
"""Roads around the first house."""
PHASES: Mapping[str, Collection[Phase]] = {
    "starting-parcel": (Phase.SET_UP,),
    "character": (Phase.CHARACTERS,),
    "place": (Phase.COWBOYS,),
    **dict.fromkeys(("ammunition", "building", "doubling", "duel", "held", "parcel", "points"), (Phase.ACTIONS,)),
    **dict.fromkeys(("roll-again", "doctor", "undertaker"), (Phase.ACTIONS,)),
    "excess": (Phase.ROUND_END,),
}
"""By prompt that is asked in one phase alone: which one."""
PASSED: Mapping[Phase, str] = {
    Phase.SET_UP: "nobody",
    Phase.CHARACTERS: "nobody",
    Phase.ACTIONS: "everybody",
    Phase.ROUND_END: "everybody",
}
"""By phase: who has passed, where that is always the same."""


def faults(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """What is wrong with ``state``; nothing with one of a game."""
    yield from first_of(_shape(rules, state), _whole(rules, state))


def _shape(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """Seats, cards and boxes that this table does not have."""
    nobody_or_seat = range(NOBODY, rules.seats)
    yield from not_as_many("players", state.dollars, rules.seats)
    yield from not_among("round", state.round, range(rules.rounds + 1))
    yield from not_among("seat", state.asked, range(AUTOMATON, rules.seats))
    yield from not_among("prompt", state.prompt, ("", *rules.actions))
    for name in ("order", "passed", "company"):
        yield from not_seats(name, getattr(state, name), rules.seats)
    for field, seat in (
        ("guns", state.guns),
        ("sheriff.seat", state.sheriff.seat),
        ("progress.referee", state.referee),
    ):
        yield from not_among(field, seat, nobody_or_seat)
    yield from not_among("hall.holder", state.hall.holder, nobody_or_seat)
    yield from not_among("hall.drawn_by", state.hall.drawn_by, nobody_or_seat)
    yield from any_not_among("progress.taken_back", state.taken_back, range(rules.seats))
    yield from not_among("progress.finished", state.finished, range(rules.seats + 1))
    yield from any_not_among("players", filter(None, state.characters), rules.characters)
    yield from any_not_among("characters", state.cards, rules.characters)
    yield from twice("characters", state.cards)
    for box, crowd in state.boxes.items():
        yield from any_not_among(f"boxes.{box}.cowboys", crowd, range(rules.seats))
    if state.doubled is not None:
        yield from not_among("progress.doubled", state.doubled, rules.buildings)


def _whole(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """What does not go together."""
    yield from unless((state.phase is Phase.SET_UP) == (not state.round), "round", "Rounds begin after set-up.")
    yield from not_among("phase", state.phase, PHASES.get(state.prompt, tuple(Phase)))
    if rules.cards:
        yield from not_as_many("characters", state.cards, len(rules.cards))  # a card may have been turned over
    yield from _turns(rules, state)
    yield from _characters(state)
    yield from _roads(state)
    yield from _sheriff(rules, state)
    yield from _duel(state)
    yield from _outlaws(state)
    yield from _plan(rules, state)
    yield from effects_faults(rules, state)


def _turns(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """The seats whose turn it is."""
    yield from not_as_many("order", state.order, rules.seats)
    who = PASSED.get(state.phase)
    if who is not None:
        yield from not_as_many("passed", state.passed, rules.seats if who == "everybody" else 0)
    if state.prompt == "character" and not state.company:
        yield from unless(state.order[state.turn : state.turn + 1] == [state.asked], "seat", "It is not its turn.")
    if state.prompt == "starting-parcel" and not state.company:
        order = starting_order(rules, state)
        yield from unless(order[state.turn : state.turn + 1] == [state.asked], "seat", "It is not its turn.")
    if state.prompt == "place":
        waiting = not {*state.passed} & {state.asked, *state.company}
        yield from unless(waiting, "passed", "Who has passed places nothing.")
    yield from unless(not state.company or state.asked == NOBODY, "company", "One is asked, or several are.")


def _characters(state: State) -> Iterator[StateFault]:
    """Everybody has a character once the first phase is over; before, those who came first."""
    chosen = [character for character in state.characters if character]
    yield from twice("players", chosen)
    due = {Phase.SET_UP: 0, Phase.CHARACTERS: state.turn}.get(state.phase, len(state.characters))
    yield from unless(len(chosen) == due, "players", f"{len(chosen)} have a character, not {due}.")
    if state.phase is Phase.CHARACTERS:
        first = [bool(state.characters[seat]) for seat in state.order[: state.turn]]
        yield from unless(all(first), "players", "Who chose first has no character.")


def _roads(state: State) -> Iterator[StateFault]:
    """Roads begin around the first house; what they touch and where they can go on follows."""
    yield from twice("roads", state.built)
    town = frozenset(state.built[:TOWN_ROADS])
    yield from unless(any(town == {*sides} for sides in SIDES), "roads", "The first four go around a house.")
    reached, touched = {near for edge in state.built[:TOWN_ROADS] for near in JOINED[edge]}, 0
    for place, edge in enumerate(state.built):
        yield from unless(edge in reached, f"roads[{place}]", "No road leads there.")
        reached.update(JOINED[edge])
    for edge in state.built:
        touched |= TOUCHED[edge]
    yield from unless(state.connected == touched, "parcels", "Other parcels are connected by these roads.")
    frontier = sorted(reached.difference(state.built))
    yield from unless(state.frontier == frontier, "frontier", "Roads can be built elsewhere.")


def _sheriff(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """The white cowboy is in one place, and somebody's unless it is on its card."""
    sheriff = state.sheriff
    yield from unless(sheriff.box is None or sheriff.parcel == NOWHERE, "sheriff", "It is in two places.")
    out = sheriff.box is not None or sheriff.parcel != NOWHERE
    yield from unless(not out or sheriff.seat != NOBODY, "sheriff.seat", "It stands there for nobody.")
    if sheriff.box is not None:
        yield from not_among("sheriff.box", sheriff.box, rules.boxes)


def _duel(state: State) -> Iterator[StateFault]:
    """A duel that was called has somebody in it."""
    if state.called != NOWHERE:
        yield from unless(state.phase is Phase.ACTIONS, "progress.called", "There are no duels in this phase.")
        yield from unless(bool(state.claimants(state.called)), "progress.called", "Nobody is there.")


def _outlaws(state: State) -> Iterator[StateFault]:
    """The figure that has to move is an outlaw; the one that was called last may have been beaten since."""
    yield from unless(state.unmoved | state.outlaws == state.outlaws, "outlaws.unmoved", "There is no outlaw.")
    yield from not_among("outlaws.raid", state.raid, range(state.round + 1))
    yield from unless(state.outlaws | ALL == ALL, "outlaws", "They are beyond the map.")


def _plan(rules: Ruleset, state: State) -> Iterator[StateFault]:
    """A building that waits for its house."""
    plan = state.plan
    if plan is not None:
        yield from not_among("plan.seat", plan.seat, range(rules.seats))
        held = state.held[plan.seat] if plan.seat in range(rules.seats) else ()
        yield from not_among("plan.kind", plan.kind, (*held, *rules.neutral))
        yield from unless(plan.parcel != NOWHERE, "plan.parcel", "It has a place.")
        yield from unless(NOWHERE not in plan.houses, "plan.houses", "A house has a place.")
        yield from twice("plan.houses", plan.houses)
