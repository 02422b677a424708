"""Phase four: what the Rival takes, and which industry it moves."""

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western.events.buildings import BuildingBought
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.rules.town_hall import asked
from sagebrush_games.tiny_epic_western.state.board import is_on
from sagebrush_games.tiny_epic_western.state.model import MINING, NONE, RAILROAD, WAGON, State

REARMOST = (MINING, RAILROAD, WAGON)
"""Which industry comes first when tokens are level and the Rival owns no building."""
NEWEST_FIRST = slice(None, None, -1)
OLDEST_FIRST = slice(None)


def turn(rules: Ruleset, owner: int) -> Task:
    """An owner's turn to buy."""
    return Task("rival-buys") if owner == rules.rival else Task("buy", owner)


def purchase(rules: Ruleset, state: State, _task: Task, _chance: Chance) -> list[Event]:
    """The building with most points at a mat where the Rival is, for nothing; the first clockwise on a tie.

    [ES "Fase cuatro: Comprar propiedades"] [ruling R25]
    """
    offers = [mat for mat in rules.wheel[1:] if is_on(state, rules.rival, mat) and state.market[mat] != NONE]
    if not offers:
        return [Next()]
    mat = max(offers, key=lambda mat: rules.buildings[state.market[mat]].vp)
    return [BuildingBought(rules.rival, state.market[mat], mat, ordinary=True), Next()]


def industry(order: slice, rules: Ruleset, state: State, owner: int, movable: list[int]) -> int:
    """The first share, left to right, that can move: of this round's building, then of the older ones.

    [ES "Fase cuatro: Comprar propiedades"] [ruling R26]
    """
    if owner != rules.rival:
        return asked(rules, state, owner, movable)
    player = state.players[owner]
    shares = (share for number in (*player.bought, *player.stack[order]) for share in rules.buildings[number].shares)
    return next((share for share in shares if share in movable), _rearmost(state, movable))


def _rearmost(state: State, movable: list[int]) -> int:
    lowest = min(state.industry[industry] for industry in movable)
    return next(industry for industry in REARMOST if industry in movable and state.industry[industry] == lowest)
