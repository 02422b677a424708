"""Phase two: where the Rival goes."""

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western.events.placing import PossePlaced
from sagebrush_games.tiny_epic_western.expansions.solo.events import RivalRolled
from sagebrush_games.tiny_epic_western.rules.placing import is_protected
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset, Tasks
from sagebrush_games.tiny_epic_western.state.board import (
    in_supply,
    influence_spot,
    is_on,
    mat_of,
    porch_of,
    sides_of,
    standing_on,
)
from sagebrush_games.tiny_epic_western.state.model import LEFTOVER, NONE, SHERIFF, State

TO_THE_PLAYER = 6
"""The die that sends the Rival where the player has just placed."""


def follows(_rules: Ruleset, _state: State, _task: Task, spot: int, _side: int) -> Tasks:
    """The Rival's answer to a token of the player on ``spot``."""
    return (Task("rival", at=spot),)


def answer(rules: Ruleset, state: State, task: Task, chance: Chance) -> list[Event]:
    """After a token of the player on ``task.at`` the Rival places one; it may start a duel.

    [ES "Fase dos: Colocar pistoleros"]
    """
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
    """The spot the Rival goes to, or NONE when every mat is barred [ES "Fase dos: Colocar pistoleros"] [ruling R24]."""
    place = die
    if die == TO_THE_PLAYER:
        if not is_on(state, rules.rival, mat_of(last)) and not is_protected(state, last):
            return last
        place = rules.position(mat_of(last))
    around = [*rules.wheel[place:], *rules.wheel[1:place]]
    spots = [usual_spot(state, mat) for mat in around if not is_on(state, rules.rival, mat)]
    return next((spot for spot in spots if not is_protected(state, spot)), NONE)


def usual_spot(state: State, mat: int) -> int:
    """Where the Rival stands on a mat: right of the influence spot, the dull porch, or the leftover spot.

    [ES "Fase dos: Colocar pistoleros"]
    """
    if mat == SHERIFF:
        return LEFTOVER
    return porch_of(mat) if state.owner[mat] == NONE else influence_spot(mat)
