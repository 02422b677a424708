"""Duels: two tokens on one spot, dice, and the loser's ways to change his luck."""

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western.events.duel import DuelBegan, DuelDecided
from sagebrush_games.tiny_epic_western.rules.bosses import has_effect
from sagebrush_games.tiny_epic_western.rules.ruleset import Fighter, Ruleset
from sagebrush_games.tiny_epic_western.state.board import owner_of
from sagebrush_games.tiny_epic_western.state.model import FORCE, LAW, NONE, Duel, State

ATTACKER, DEFENDER = range(2)
ROLL_KIND = (FORCE, LAW)
"""By role: what rolling again costs 1 of."""


def roll(chance: Chance) -> int:
    """A duel die, 1 to 6."""
    return chance("duel-die", 6) + 1


def begin(rules: Ruleset, state: State, task: Task, chance: Chance) -> list[Event]:
    """Both roll [ES "DUELOS"].

    The benefit of the spot may have moved the attacker away (Livery Stable, then Train Station): then there is no duel,
    since a duel is fought for the spot on which both stand [ruling R15].
    """
    tokens = (task.at, task.number)
    if state.token_spot[task.at] != state.token_spot[task.number]:
        return [Next()]
    shuffle, rival_card, added = rules.fighter(rules, state, tokens, chance)
    began = DuelBegan(state.token_spot[task.at], *tokens, roll(chance), roll(chance), added[0], added[1], rival_card)
    return [*shuffle, began, Next((Task("duel"),))]


def nobody(_rules: Ruleset, _state: State, _tokens: tuple[int, int], _chance: Chance) -> Fighter:
    """No poker card from the deck fights."""
    return [], NONE, (0, 0)


def duel_of(state: State) -> Duel:
    """The duel that is being fought."""
    assert state.duel is not None
    return state.duel


def power(duel: Duel, role: int) -> int:
    """Die and card of one duelist [ruling R32]."""
    return duel.dice[role] + duel.added[role]


def duelist(state: State, role: int) -> int:
    """The owner in a role."""
    return owner_of(duel_of(state).tokens[role])


def losing_role(rules: Ruleset, state: State) -> int:
    """The duelist who would lose now: the weaker; on a tie the attacker, unless his boss wins ties [ES "DUELOS"]."""
    duel = duel_of(state)
    attack, defence = power(duel, ATTACKER), power(duel, DEFENDER)
    if attack == defence:
        return DEFENDER if has_effect(rules, state, duelist(state, ATTACKER), "wins-ties") else ATTACKER
    return ATTACKER if attack < defence else DEFENDER


def role_of(state: State, seat: int) -> int:
    """The role of a seat in the duel."""
    return ATTACKER if duelist(state, ATTACKER) == seat else DEFENDER


def can_roll_paid(state: State, seat: int) -> bool:
    """Whether a seat can pay to roll again."""
    return state.players[seat].influence[ROLL_KIND[role_of(state, seat)]] > 0


def can_roll_free(state: State, seat: int) -> bool:
    """Whether a seat has the Powder House and has not used it in this duel."""
    return state.players[seat].powder and not duel_of(state).free[role_of(state, seat)]


def can_reveal(state: State, seat: int) -> bool:
    """Whether a seat's card has not been revealed this round [ES "DUELOS"]."""
    return not state.players[seat].shown


MEANS = (can_roll_paid, can_roll_free, can_reveal)


def can_act(rules: Ruleset, state: State, owner: int) -> bool:
    """Whether the losing owner can still change the duel; only seats can [ruling R31]."""
    return owner < rules.seats and any(has(state, owner) for has in rules.means)


def go_on(rules: Ruleset, state: State, task: Task, _chance: Chance) -> list[Event]:
    """The current loser is asked; when nothing is left to him the duel is over [ES "DUELOS"]."""
    loser = duelist(state, losing_role(rules, state))
    if not can_act(rules, state, loser):
        return decided(rules, state)
    return [] if task.seat == loser else [Next((Task("duel", loser),))]


def decided(rules: Ruleset, state: State) -> list[Event]:
    """The duel as it stands is final [ES "CUANDO EL HUMO SE DISIPA..."]."""
    duel = duel_of(state)
    losing = losing_role(rules, state)
    winner, loser = duelist(state, 1 - losing), duelist(state, losing)
    return [DuelDecided(winner, loser, duel.tokens[losing], _why(duel, losing)), Next()]


def _why(duel: Duel, losing: int) -> str:
    return reason(power(duel, 1 - losing), power(duel, losing), losing)


def reason(best: int, worst: int, losing: int) -> str:
    """Why the duelist with ``best`` wins against the one in the role ``losing``, in English."""
    if best != worst:
        return f"{best} against {worst}"
    return f"{best} all; the defender wins ties" if losing == ATTACKER else f"{best} all; the Lawman wins ties"
