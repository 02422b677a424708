"""Phase two: buildings in use that do something by themselves."""

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western.events.buildings import AuctionClosed, PowderLoaded
from sagebrush_games.tiny_epic_western.rules.influence import gained, of_kind, paid
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.board import owner_of, porch_of, standing_on, to_place
from sagebrush_games.tiny_epic_western.state.model import NONE, State

EXTRA = 2
"""What comes on top of the influence turned."""


def is_in_use(rules: Ruleset, state: State, mat: int) -> bool:
    """Whether a player stands on the porch of a mat; the Rival never uses a building [ruling R11]."""
    token = standing_on(state, porch_of(mat))
    return token != NONE and owner_of(token) < rules.seats


def kinds(rules: Ruleset, state: State) -> tuple[int, int]:
    """From and to, as printed on the building in use."""
    source, target = rules.buildings[state.agenda[-1].at].arguments
    return source, target


def converted(rules: Ruleset, state: State, seat: int, amount: int) -> list[Event]:
    """One kind down, the other up [SHEET "6.6"]."""
    source, target = kinds(rules, state)
    payment = [paid(seat, of_kind(source, amount))] if amount else []
    return [*payment, *gained(rules, state, seat, target, amount + EXTRA), Next()]


def convert_nothing(rules: Ruleset, state: State, task: Task, _chance: Chance) -> list[Event]:
    """What comes on top, for a seat with nothing to turn, which is not asked; nothing for any other."""
    owned = state.players[task.seat].influence[kinds(rules, state)[0]]
    return [] if owned else converted(rules, state, task.seat, 0)


def close_auction(_rules: Ruleset, _state: State, _task: Task, _chance: Chance) -> list[Event]:
    """What was not bought is in the deck again."""
    return [AuctionClosed(), Next()]


def load_powder(_rules: Ruleset, _state: State, task: Task, _chance: Chance) -> list[Event]:
    """The Powder House asks nothing [SHEET "6.4"]."""
    return [PowderLoaded(task.seat), Next()]


def lead_out(_rules: Ruleset, state: State, task: Task, _chance: Chance) -> list[Event]:
    """The Livery Stable is skipped when no posse is left [SHEET "6.4"]."""
    return [] if to_place(state, task.seat) else [Next()]
