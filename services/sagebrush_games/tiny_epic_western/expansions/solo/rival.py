"""The Rival of a solo game: where it goes, what it takes, which industry it moves."""

from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western.events.agenda import Next
from sagebrush_games.tiny_epic_western.events.buildings import BuildingBought
from sagebrush_games.tiny_epic_western.events.placing import PossePlaced
from sagebrush_games.tiny_epic_western.expansions.solo.events import RivalRolled
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.board import (
    in_supply,
    influence_spot,
    is_on,
    mat_of,
    owner_of,
    porch_of,
    sides_of,
    standing_on,
)
from sagebrush_games.tiny_epic_western.state.model import (
    LEFTOVER,
    MINING,
    NONE,
    RAILROAD,
    SHERIFF,
    WAGON,
    State,
    Task,
)

TO_THE_PLAYER = 6
"""The die that sends the Rival where the player has just placed."""
REARMOST = (MINING, RAILROAD, WAGON)
"""Which industry comes first when tokens are level and the Rival owns no building."""


def answer(rules: Ruleset, state: State, task: Task, chance: Chance) -> list[Event]:
    """After a token of the player on ``task.at`` the Rival places one; it may start a duel."""
    supply = in_supply(state, rules.rival, third=True)
    if not supply:
        return [Next()]
    die = chance("rival-die", 6) + 1
    spot = destination(rules, state, die, task.at)
    if spot == NONE:
        return [RivalRolled(die), Next()]
    defender = standing_on(state, spot)
    duel = () if defender == NONE else (Task("duel-begin", rules.rival, supply[0], defender),)
    return [RivalRolled(die), PossePlaced(supply[0], spot, sides_of(spot)[-1]), Next(duel)]


def destination(rules: Ruleset, state: State, die: int, last: int) -> int:
    """The spot the Rival goes to, or NONE when every mat is barred."""
    place = die
    if die == TO_THE_PLAYER:
        if not is_on(state, rules.rival, mat_of(last)) and not is_protected(state, last):
            return last
        place = rules.position(mat_of(last))
    around = [*rules.wheel[place:], *rules.wheel[1:place]]
    spots = [usual_spot(state, mat) for mat in around if not is_on(state, rules.rival, mat)]
    return next((spot for spot in spots if not is_protected(state, spot)), NONE)


def usual_spot(state: State, mat: int) -> int:
    """Where the Rival stands on a mat: right of the influence spot, the dull porch, or the leftover spot."""
    if mat == SHERIFF:
        return LEFTOVER
    return porch_of(mat) if state.owner[mat] == NONE else influence_spot(mat)


def is_protected(state: State, spot: int) -> bool:
    """Whether the spot is held by somebody who neither duels nor is dueled."""
    token = standing_on(state, spot)
    return token != NONE and state.players[owner_of(token)].avoids


def purchase(rules: Ruleset, state: State, _task: Task, _chance: Chance) -> list[Event]:
    """The building with most points at a mat where the Rival is, for nothing; the first clockwise on a tie."""
    offers = [mat for mat in rules.wheel[1:] if is_on(state, rules.rival, mat) and state.market[mat] != NONE]
    if not offers:
        return [Next()]
    mat = max(offers, key=lambda mat: rules.buildings[state.market[mat]].vp)
    return [BuildingBought(rules.rival, state.market[mat], mat, ordinary=True), Next()]


def rival_industry(rules: Ruleset, state: State, movable: list[int]) -> int:
    """The first share, left to right, that can move: of this round's building, then of the older ones."""
    player = state.players[rules.rival]
    older = player.stack[::-1] if rules.newest_first else player.stack
    shares = (share for number in (*player.bought, *older) for share in rules.buildings[number].shares)
    return next((share for share in shares if share in movable), _rearmost(state, movable))


def _rearmost(state: State, movable: list[int]) -> int:
    lowest = min(state.industry[industry] for industry in movable)
    return next(industry for industry in REARMOST if industry in movable and state.industry[industry] == lowest)
