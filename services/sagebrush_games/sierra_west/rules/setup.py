"""Set-up: who starts, the mountain, the first special card [ES "Preparar"]."""

from collections.abc import Sequence

from sagebrush_games.kernel.agenda import Next, Task, agenda_of
from sagebrush_games.kernel.chance import Chance, pick
from sagebrush_games.kernel.messages import Event
from sagebrush_games.sierra_west.content.pieces import STARTING
from sagebrush_games.sierra_west.events.preparation import FirstChosen, MountainLaid
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.rules.uncovering import enters
from sagebrush_games.sierra_west.state.model import BASE, DOWN, GONE, NONE, SPECIAL_DOWN, Player, State, Turn
from sagebrush_games.sierra_west.state.mountain import PLACES

SET_UP = ("first", "mountain", "special", "uncover", "refill", "hands", "round")
"""The tasks of a new game, in order."""


def initial(rules: Ruleset) -> State:
    """The box, open [ruling R22]."""
    seated = [Player([0] * len(rules.tracks)) for _ in range(rules.owners)]
    for player in seated[: rules.seats]:
        player.pool, player.bottom = list(STARTING), rules.mode_card
    state = State(
        players=seated,
        walkers=[BASE] * len(rules.walkers),
        mountain=[GONE] * len(PLACES),
        basics=list(rules.basics),
        specials=list(rules.specials),
        row=[],
        market=[NONE] * len(rules.market_extra),
        pile=[cabin.copies for cabin in rules.cabins],
        cabin_discard=[],
        boxed=[],
        turn=Turn(NONE),
        agenda=agenda_of(rules.set_up),
    )
    return rules.table(rules, state)


def choose_first(rules: Ruleset, _state: State, _task: Task, chance: Chance) -> Sequence[Event]:
    """Step "first": by lot; the marker never moves. In a solo game the seat starts [ruling R25]."""
    first = chance("first", rules.seats) if rules.seats > 1 else 0
    return [FirstChosen(first), Next()]


def lay_mountain(rules: Ruleset, state: State, _task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "mountain"."""
    return [MountainLaid(rules.mountain(rules, state)), Next()]


def face_down(rules: Ruleset, _state: State) -> tuple[int, ...]:
    """Special cards on the places of their piles, basic ones on the others, all face down."""
    special = {place for pile in rules.piles for place in pile.places}
    return tuple(SPECIAL_DOWN if place in special else DOWN for place in PLACES)


def lay_first_special(rules: Ruleset, state: State, _task: Task, chance: Chance) -> Sequence[Event]:
    """Step "special": the card with the campfire, or any, lies under the trail."""
    if rules.first_special != NONE:
        return [*enters(rules, state, rules.first_special, NONE), Next()]
    return [*enters(rules, state, pick(chance, "special", state.specials), NONE), Next()]
