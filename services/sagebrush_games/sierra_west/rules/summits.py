"""Summit actions: the common ones, and how one is used once or any number of times.

[ES "Acciones comunes de la cumbre"].
"""

from collections.abc import Mapping, Sequence

from sagebrush_games.kernel.agenda import Next, Task, interpose
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.sierra_west.content.notation import Summit
from sagebrush_games.sierra_west.events.resources import WagonMoved
from sagebrush_games.sierra_west.rules.homestead import climbed
from sagebrush_games.sierra_west.rules.payment import can_pay, charge
from sagebrush_games.sierra_west.rules.ruleset import Ruleset, SummitRule
from sagebrush_games.sierra_west.state.model import CAMP, GREY, SUMMIT, State

HOME = "summit-homestead"
AGAIN = "summit"
"""Its task: what the action is used for, and whether once more."""
AGAIN_WITH_MULE = "summit-mule"
"""The same, after a use that gained the mule, which may be placed before the next one [ruling R17]."""


def summit_of(rules: Ruleset, state: State, seat: Seat, slot: int) -> Summit:
    """The summit action of a card on the board of ``seat``."""
    return rules.cards[state.players[seat].played[slot]].summit


def has_use(rules: Ruleset, state: State, seat: Seat, slot: int) -> bool:
    """Whether the summit action of the card in ``slot`` could be paid and done now [ruling R31]."""
    summit = summit_of(rules, state, seat, slot)
    return bool(rules.summits[summit.kind].choices(rules, state, seat, summit))


def ask(rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "summit" of the card in slot ``at``, used ``number`` times: at first, an only way is taken.

    [ES "3. Acciones de la Cumbre"] [ruling R50].
    """
    summit = summit_of(rules, state, task.seat, task.at)
    rule = rules.summits[summit.kind]
    found = rule.choices(rules, state, task.seat, summit)
    if not found or (task.number and not summit.endless):
        return [Next()]
    if rule.prompt:
        return [Next((task._replace(name=rule.prompt),))]
    if task.number or len(found) > 1:
        return ()
    return used(rules, state, task, found[0])


def ask_with_mule(rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "summit-mule": the seat is asked while it can place the mule that it has just gained [ruling R17]."""
    return () if can_place_mule(rules, state, task.seat) else [Next((task._replace(name=AGAIN),))]


def can_place_mule(rules: Ruleset, state: State, seat: Seat) -> bool:
    """Whether the mule of ``seat`` could go to the grey cabin, or from there to a summit action that has a use."""
    if state.mule_place == CAMP:
        return True
    return state.mule_place == GREY and any(has_use(rules, state, seat, slot) for slot in vacant(state, seat))


def vacant(state: State, seat: Seat) -> list[int]:
    """The cards without a figure on their summit action."""
    taken = {place - SUMMIT for place in state.players[seat].figures}
    if state.mule == seat:
        taken.add(state.mule_place - SUMMIT)
    return [slot for slot in range(len(state.players[seat].played)) if slot not in taken]


def used(rules: Ruleset, state: State, task: Task, choice: int) -> list[Event]:
    """One use of the summit action of ``task``; it is asked again afterwards."""
    summit = summit_of(rules, state, task.seat, task.at)
    rule = rules.summits[summit.kind]
    gains_mule = summit.endless and state.mule != task.seat and rule.brings_mule(rules, summit, choice)
    again = Task(AGAIN_WITH_MULE if gains_mule else AGAIN, task.seat, task.at, task.number + 1)
    return [Next((again,)), *rule.events(rules, state, task.seat, summit, choice)]


def home_choices(rules: Ruleset, state: State, seat: Seat, summit: Summit) -> Sequence[int]:
    """The tracks to choose from; a blocked marker still earns the reward [ruling R28]."""
    return summit.tracks if can_pay(rules, state, seat, summit.cost) else ()


def rewards_mule(rules: Ruleset, _summit: Summit, choice: int) -> bool:
    """Whether a step on the track ``choice`` is rewarded with the mule."""
    return rules.tracks[choice].reward.kind == "mule"


def home(rules: Ruleset, state: State, seat: Seat, summit: Summit, choice: int) -> list[Event]:
    """Homestead: pay, move up [ES "Granja"]."""
    paid, tasks = charge(rules, state, seat, summit.cost)
    return [*paid, *interpose(*tasks, Task("climb", seat, choice))]


def climb(rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "climb" on track ``at``."""
    return [Next(), *climbed(rules, state, task.seat, task.at)]


def wagon_choices(rules: Ruleset, state: State, seat: Seat, summit: Summit) -> Sequence[int]:
    """One way, until the end of the trail."""
    ahead = state.players[seat].wagon + 1 < len(rules.trail)
    return (0,) if ahead and can_pay(rules, state, seat, summit.cost) else ()


def wagon(rules: Ruleset, state: State, seat: Seat, summit: Summit, _choice: int) -> list[Event]:
    """Advance wagon: pay what the card shows, not what the trail does [ES "Vagón de avance"]."""
    paid, tasks = charge(rules, state, seat, summit.cost)
    return [*paid, *interpose(*tasks, Task("haul", seat))]


def haul(_rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "haul": the wagon goes a space ahead."""
    return [WagonMoved(task.seat, state.players[task.seat].wagon + 1), Next()]


SUMMITS: Mapping[str, SummitRule] = {
    "home": SummitRule(home_choices, home, HOME, brings_mule=rewards_mule),
    "wagon": SummitRule(wagon_choices, wagon, "summit-wagon"),
}
"""By kind."""
