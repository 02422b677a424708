"""Phase three: hands are compared mat by mat, winners collect."""

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western.events.showdown import HandsCompared
from sagebrush_games.tiny_epic_western.rules.hands import names, ranked, why
from sagebrush_games.tiny_epic_western.rules.influence import gain
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.board import clockwise, influence_spot, own_standing_on, owners_on
from sagebrush_games.tiny_epic_western.state.model import NONE, RIGHT, SHERIFF, State

POT = 2
REWARD = 2


def contenders(rules: Ruleset, state: State, mat: int) -> list[int]:
    """The owners who compare hands at a mat: a single player meets the Rival, who in a solo game is everywhere.

    [ES "SOLO ANTE EL RIVAL"]
    """
    seats = [owner for owner in owners_on(state, mat) if owner < rules.seats]
    return [*seats, rules.rival] if len(seats) == 1 else seats


def resolve(rules: Ruleset, state: State, task: Task, _chance: Chance) -> list[Event]:
    """Hands at one mat; all seats that tie for the best collect.

    [ES "FASE TRES – RESOLVER EDIFICIOS"] [ES "DESEMPATAR"] [ruling R9]
    """
    owners = contenders(rules, state, task.at)
    if not owners:
        return [Next()]
    hands = ranked(rules, state, owners, task.at)
    best = [hand.owner for hand in hands if hand.key == hands[0].key]
    winners = [seat for seat in clockwise(state.dealer, rules.seats) if seat in best]
    shown = HandsCompared(
        task.at,
        tuple(hand.owner for hand in hands),
        tuple(hand.card for hand in hands),
        names(rules, hands),
        tuple(winners),
        why(rules, hands),
    )
    rewarded = winners if len(best) == 1 or rules.reward_on_tie else []
    return [shown, Next(_prizes(rules, state, task.at, winners, rewarded))]


# [ES "GANAR LA MANO"]
def _prizes(rules: Ruleset, state: State, mat: int, winners: list[int], rewarded: list[int]) -> tuple[Task, ...]:
    tasks: list[Task] = []
    for seat in winners:
        tasks += _reward(rules, state, seat, mat) if seat in rewarded else ()
        tasks.append(Task("sheriff-pot", seat) if mat == SHERIFF else gain(seat, rules.mats[mat].pot, POT))
    return tuple(tasks)


def _reward(rules: Ruleset, state: State, seat: int, mat: int) -> tuple[Task, ...]:
    """The right-hand reward, for a standing posse on that side [ES "GANAR LA MANO"]."""
    token = NONE if mat == SHERIFF else own_standing_on(state, seat, influence_spot(mat))
    if token == NONE or state.token_side[token] != RIGHT:
        return ()
    return (gain(seat, rules.mats[mat].spot, REWARD),)
