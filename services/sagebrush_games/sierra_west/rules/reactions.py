"""Trappers and Trackers: who is asked, in which order, and whose standing instruction answers.

[ES "Acciones fuera de turno"].
"""

from collections.abc import Sequence

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.sierra_west.content.pieces import LEFT, RIGHT
from sagebrush_games.sierra_west.events.reactions import TrailFollowed
from sagebrush_games.sierra_west.events.resources import ResourcesGained
from sagebrush_games.sierra_west.rules.payment import basics
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import ASK, CAMP, PIONEERS, TAKE, TRACKER, TRAPPER, Declined, State


def others(rules: Ruleset, seat: Seat) -> list[Seat]:
    """The other seats, from the left of ``seat`` [ruling R15]."""
    return [other for n in range(1, rules.owners) if (other := (seat + n) % rules.owners) < rules.seats]


def idle(state: State, seat: Seat) -> list[int]:
    """The pioneers in the camp of ``seat``."""
    return [pioneer for pioneer in PIONEERS if state.players[seat].figures[pioneer] == CAMP]


def visible(rules: Ruleset, state: State) -> Sequence[str]:
    """The animals Trappers may catch: those of the outer cards; the middle one's is covered.

    [ES "Anatomía de la tarjeta"].
    """
    played = state.players[state.turn.seat].played
    return [animal for animal in dict.fromkeys(rules.cards[played[slot]].animal for slot in (LEFT, RIGHT)) if animal]


def prey(rules: Ruleset, state: State, seat: Seat) -> list[str]:
    """The animals ``seat`` could catch now: visible ones, tile face down, if it can pay and a pioneer is idle.

    [ES "Trampero"] [ruling R29].
    """
    player = state.players[seat]
    if TRAPPER in player.figures or CAMP not in player.figures or basics(state, seat) < rules.trapper_cost:
        return []
    return [animal for animal in rules.visible(rules, state) if animal not in player.animals]


def can_track(state: State, seat: Seat) -> bool:
    """Whether ``seat`` has an idle pioneer and none on the Tracker space [ES "Rastreador"] [ruling R29]."""
    figures = state.players[seat].figures
    return TRACKER not in figures and CAMP in figures


def trapping(rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "trapping": asks whoever can set a trap, has no instruction and has not answered already.

    [ES "Trampero"] [ruling R13].
    """
    asked = [
        seat
        for seat in others(rules, task.seat)
        if state.players[seat].trapping == ASK and prey(rules, state, seat) and not has_answered(state, seat)
    ]
    return [Next(tuple(Task("trapper", seat) for seat in asked))]


def has_answered(state: State, seat: Seat) -> bool:
    """Whether ``seat`` set no trap in this turn and has since gained nothing that could pay for one."""
    turn = state.turn
    return seat in turn.patient or Declined(seat, basics(state, seat)) in turn.declined


def tracking(rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "tracking" after a step on track ``at``: instructions are obeyed, the others are asked [ES "Rastreador"]."""
    able = [seat for seat in others(rules, task.seat) if can_track(state, seat)]
    orders = {seat: state.players[seat].tracking for seat in able}
    takes = [event for seat in able if takes_track(orders[seat], task.at) for event in followed(state, seat, task.at)]
    asked = [seat for seat in able if orders[seat] == ASK or leaves_open(orders[seat], task.at)]
    return [*takes, Next(tuple(Task("tracker", seat, task.at) for seat in asked))]


def takes_track(instruction: int, track: int) -> bool:
    """Whether an instruction says to follow steps on ``track``."""
    return instruction > TAKE and bool((instruction - TAKE) >> track & 1)


def leaves_open(instruction: int, track: int) -> bool:
    """Whether an instruction speaks of other tracks only."""
    return instruction > TAKE and not takes_track(instruction, track)


def followed(state: State, seat: Seat, track: int, pioneer: int | None = None) -> list[Event]:
    """A Tracker's reaction: 1 resource of the track; by instruction the green-path pioneer goes if it is idle.

    [ruling R51].
    """
    tracker = idle(state, seat)[0] if pioneer is None else pioneer
    gains = [int(kind == track) for kind in range(4)]
    return [TrailFollowed(seat, tracker, track), ResourcesGained(seat, *gains)]
