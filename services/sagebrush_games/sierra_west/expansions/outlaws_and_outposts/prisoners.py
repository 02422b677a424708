"""Captured outlaws: the ambush, the bounty, and what they are worth."""

from collections.abc import Sequence

from sagebrush_games.kernel.agenda import Next, Task, interpose
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.sierra_west.content.notation import Icon, Summit
from sagebrush_games.sierra_west.content.printed import number, switch
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.events import OutlawReturned
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.state import manhunt_of
from sagebrush_games.sierra_west.rules.gains import gained
from sagebrush_games.sierra_west.rules.payment import can_pay, charge
from sagebrush_games.sierra_west.rules.ruleset import PieceRule, Ruleset
from sagebrush_games.sierra_west.state.model import State


def ambush(_rules: Ruleset, _state: State, seat: Seat, _pioneer: int, _icon: Icon) -> list[Event]:
    """Ambush, once paid: a bullet may capture an outlaw of the supply."""
    return interpose(Task("ambush", seat))


def ask_ambush(rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "ambush": nobody is asked without a bullet, or with no outlaw in the supply [ruling R69]."""
    return () if can_ambush(rules, state, task.seat) else [Next()]


def can_ambush(rules: Ruleset, state: State, seat: Seat) -> bool:
    """Whether ``seat`` has the bullet, and an outlaw lies beside the supply."""
    manhunt = manhunt_of(state)
    return manhunt.supply > 0 and manhunt.bullets[seat] >= number(rules.content, "ambush_bullets")


def bounties(rules: Ruleset, state: State, seat: Seat, summit: Summit) -> Sequence[int]:
    """One way, for who can pay."""
    return (0,) if can_pay(rules, state, seat, summit.cost) else ()


def bounty(rules: Ruleset, state: State, seat: Seat, summit: Summit, _choice: int) -> list[Event]:
    """Bounty: return an outlaw, gain gold."""
    paid, tasks = charge(rules, state, seat, summit.cost)
    return [*paid, *gained(seat, summit.gain), *interpose(*tasks)]


def held(_rules: Ruleset, state: State, seat: Seat) -> int:
    """How many outlaws ``seat`` has captured."""
    return manhunt_of(state).captured[seat]


def spent(_rules: Ruleset, _state: State, seat: Seat, count: int) -> tuple[list[Event], list[Task]]:
    """So many outlaws go back to the supply [ruling R68]."""
    returned: list[Event] = [OutlawReturned(seat) for _ in range(count)]
    return returned, []


PURSE = PieceRule(held, spent)
"""Costs in captured outlaws."""


def score(rules: Ruleset, state: State, owner: int) -> int:
    """Points for each captured outlaw held."""
    return int(switch(rules.content, "outlawPoints")) * manhunt_of(state).captured[owner]
