"""The two paths: how far a pioneer is, what passing icons costs, and what happens where it stops.

[ES "2. Acciones de ruta"].
"""

from collections.abc import Sequence

from sagebrush_games.kernel.agenda import Next, Task, interpose
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.sierra_west.content.notation import Cost, Icon
from sagebrush_games.sierra_west.rules.payment import basics, charge
from sagebrush_games.sierra_west.rules.ruleset import Ruleset, helper
from sagebrush_games.sierra_west.state.model import CABIN, FORD, GREEN, NONE, SUMMIT, TAN, State


def icon_of(rules: Ruleset, state: State, seat: Seat, path: int, index: int) -> Icon:
    """The icon on a path of the board of ``seat``."""
    space = rules.paths[path][index]
    return rules.cards[state.players[seat].played[space.card]].cells[space.cell]


def passed(rules: Ruleset, state: State, seat: Seat, pioneer: int) -> int:
    """The last icon of its path that a pioneer has reached or passed, -1 for none; all of them for one on a summit.

    [ruling R48].
    """
    place = state.players[seat].figures[pioneer]
    if place < 0 or CABIN <= place < SUMMIT:
        return NONE
    if place >= FORD:  # [ruling R34]: it comes back to the icon right of the one it left
        return state.turn.reached if state.turn.reached != NONE else _last_before(rules, place - FORD)
    if place >= SUMMIT:
        return len(rules.paths[pioneer]) - 1
    return max(place, state.turn.reached) if pioneer == GREEN else place


def is_on_summit(state: State, seat: Seat, pioneer: int) -> bool:
    """Whether a pioneer stands on a summit action, where it stays until its owner passes."""
    return SUMMIT <= state.players[seat].figures[pioneer] < FORD


def _last_before(rules: Ruleset, tan: int) -> int:
    """The last green icon left of a tan one, NONE for none: nothing tells where games of 0.1 left the green path."""
    return sum(green < rules.columns[TAN][tan] for green in rules.columns[GREEN]) - 1


def next_icon(rules: Ruleset, state: State, seat: Seat, pioneer: int) -> int:
    """The icon a pioneer comes to next; the number of icons at the end of the path."""
    return passed(rules, state, seat, pioneer) + 1


def skip_damage(rules: Ruleset, state: State, seat: Seat, pioneer: int) -> int:
    """How much damage it costs a pioneer to pass its next icon: 1 for a mandatory one [ruling R3] [ruling R30]."""
    if helper(rules, state, seat, pioneer).spares:
        return 0
    return int(icon_of(rules, state, seat, pioneer, next_icon(rules, state, seat, pioneer)).mandatory)


def price_of(rules: Ruleset, state: State, seat: Seat, pioneer: int, path: int, index: int) -> int:
    """Basic resources of any kind to pay where a pioneer stops [ruling R26]."""
    price = rules.paths[path][index].price
    return max(0, price - helper(rules, state, seat, pioneer).discount) if price else 0


def stop_refusal(rules: Ruleset, state: State, seat: Seat, pioneer: int, path: int, index: int) -> str | None:
    """Why a pioneer cannot stop on an icon, or None; whoever stops uses it [ruling R4]."""
    if not rules.paths[path][index].price:
        return None
    price = price_of(rules, state, seat, pioneer, path, index)
    if basics(state, seat) < price:
        return "cannot-pay"
    rule = rules.icons[icon_of(rules, state, seat, path, index).kind]
    return None if rule.possible(rules, state, seat, price) else "no-effect"  # [ruling R8]


def path_of(pioneer: int, place: int) -> tuple[int, int]:
    """The path on which ``pioneer`` stands at ``place``, and the number of the icon: the Ford leads to the tan path."""
    return (TAN, place - FORD) if place >= FORD else (pioneer, place)


def stopped(rules: Ruleset, state: State, seat: Seat, pioneer: int, place: int) -> list[Event]:
    """What stopping on an icon causes: its cost and its effect [ruling R46]."""
    path, index = path_of(pioneer, place)
    icon = icon_of(rules, state, seat, path, index)
    price = price_of(rules, state, seat, pioneer, path, index)
    if not price:
        return [*rules.icons[icon.kind].events(rules, state, seat, pioneer, icon)]
    paid, tasks = charge(rules, state, seat, Cost(any=price))
    return [*paid, *interpose(*tasks, Task("use", seat, place, pioneer))]


def stop(rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "stop" of pioneer ``number``: the icon at the Ford, which games of 0.1 used after damage for a jump."""
    return [Next(), *stopped(rules, state, task.seat, task.number, task.at)]


def use(rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "use": the effect of a paid icon, after the payment."""
    path, index = path_of(task.number, task.at)
    icon = icon_of(rules, state, task.seat, path, index)
    return [Next(), *rules.icons[icon.kind].events(rules, state, task.seat, task.number, icon)]
