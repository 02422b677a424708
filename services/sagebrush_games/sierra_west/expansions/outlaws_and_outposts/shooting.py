"""Shooting: bullets, the six-shooter, the rifle, the Sheriff."""

from collections.abc import Sequence

from sagebrush_games.kernel.agenda import Next, Task, interpose
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.sierra_west.content.notation import Icon, Summit
from sagebrush_games.sierra_west.content.printed import number, switch
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.events import (
    BulletsGained,
    BulletsSpent,
    SheriffTaken,
    ShotFired,
)
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.outposts import can_hit, hit, target_on
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.state import manhunt_of
from sagebrush_games.sierra_west.rules.payment import can_pay, charge
from sagebrush_games.sierra_west.rules.ruleset import PieceRule, Ruleset
from sagebrush_games.sierra_west.rules.special_row import along_trail
from sagebrush_games.sierra_west.state.model import State

SIDES = 6


def most(rules: Ruleset) -> int:
    """The most bullets the two supply cards can show."""
    return int(switch(rules.content, "bulletMax"))


def room(rules: Ruleset, state: State, seat: Seat) -> int:
    """How many more bullets ``seat`` can hold."""
    return most(rules) - manhunt_of(state).bullets[seat]


def loaded(rules: Ruleset, state: State, seat: Seat, bullets: int) -> list[Event]:
    """So many bullets, as far as there is room [ruling R65]."""
    gained = min(bullets, room(rules, state, seat))
    return [BulletsGained(seat, gained)] if gained > 0 else []


def bullets(rules: Ruleset, state: State, seat: Seat, _pioneer: int, icon: Icon) -> list[Event]:
    """Gain bullets."""
    return loaded(rules, state, seat, icon.amount)


def reload(rules: Ruleset, state: State, seat: Seat, _pioneer: int, _icon: Icon) -> list[Event]:
    """Reload: bullets up to the most."""
    return loaded(rules, state, seat, most(rules))


def has_room(rules: Ruleset, state: State, seat: Seat, _price: int) -> bool:
    """Whether ``seat`` can hold another bullet."""
    return room(rules, state, seat) > 0


def sheriff(_rules: Ruleset, state: State, seat: Seat, _pioneer: int, _icon: Icon) -> list[Event]:
    """Take the Sheriff card, from whoever has it."""
    return [] if manhunt_of(state).sheriff == seat else [SheriffTaken(seat)]


def is_without_sheriff(_rules: Ruleset, state: State, seat: Seat, _price: int) -> bool:
    """Whether the Sheriff is elsewhere."""
    return manhunt_of(state).sheriff != seat


def badger(_rules: Ruleset, _state: State, seat: Seat) -> list[Event]:
    """Badger: take the Sheriff card or gain 2 bullets [ES "Comercio de pieles"]."""
    return interpose(Task("badger", seat))


def needs_badger(rules: Ruleset, state: State, seat: Seat) -> bool:
    """Whether the seat can take the Sheriff card, or has room for a bullet."""
    return is_without_sheriff(rules, state, seat, 0) or has_room(rules, state, seat, 0)


def ask_badger(rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "badger": what alone has an effect is done; who has the Sheriff and no room gains nothing [ruling R70]."""
    lacks_sheriff = is_without_sheriff(rules, state, task.seat, 0)
    if lacks_sheriff and has_room(rules, state, task.seat, 0):
        return ()
    star = [SheriffTaken(task.seat)] if lacks_sheriff else []
    return [*star, *found(rules, state, task.seat), Next()]


def found(rules: Ruleset, state: State, seat: Seat) -> list[Event]:
    """The bullets of a badger."""
    return loaded(rules, state, seat, number(rules.content, "badger_bullets"))


def target(rules: Ruleset, state: State, seat: Seat) -> int:
    """The roll that hits for ``seat``: the lowest target along its trail, or that of the six-shooter itself."""
    base = int(switch(rules.content, "sixShooterBase"))
    return min((target_on(special) for special in along_trail(rules, state, seat)), default=base)


def shots(rules: Ruleset, state: State, seat: Seat, summit: Summit) -> Sequence[int]:
    """One way, while an outpost is left."""
    return (0,) if can_hit(state) and can_pay(rules, state, seat, summit.cost) else ()


def six_shooter(rules: Ruleset, state: State, seat: Seat, summit: Summit, _choice: int) -> list[Event]:
    """Six-shooter: pay, then roll."""
    return fired(rules, state, seat, summit, "shoot")


def fired(rules: Ruleset, state: State, seat: Seat, summit: Summit, shot: str) -> list[Event]:
    """The payment, then the task of the shot, which may draw chance."""
    paid, tasks = charge(rules, state, seat, summit.cost)
    later = (task._replace(name="pay-and-draw") for task in tasks)
    return [*paid, *interpose(*later, Task(shot, seat))]


def shoot(rules: Ruleset, state: State, task: Task, chance: Chance) -> Sequence[Event]:
    """Step "shoot": the die, 1 more with the Sheriff, against the target."""
    seat = task.seat
    die = chance("six-shooter", SIDES) + 1
    bonus = number(rules.content, "sheriff_bonus") if manhunt_of(state).sheriff == seat else 0
    needed = target(rules, state, seat)
    scored = hit(rules, state, seat) if die + bonus >= needed else []
    return [Next(), ShotFired(seat, die, die + bonus, needed), *scored]


def rifle(rules: Ruleset, state: State, seat: Seat, summit: Summit, _choice: int) -> list[Event]:
    """Rifle: pay, then hit without rolling."""
    return fired(rules, state, seat, summit, "snipe")


def snipe(rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "snipe"."""
    return [Next(), *hit(rules, state, task.seat)]


def held(_rules: Ruleset, state: State, seat: Seat) -> int:
    """How many bullets ``seat`` has."""
    return manhunt_of(state).bullets[seat]


def spent(_rules: Ruleset, _state: State, seat: Seat, count: int) -> tuple[list[Event], list[Task]]:
    """So many bullets."""
    return [BulletsSpent(seat, count)], []


PURSE = PieceRule(held, spent)
"""Costs in bullets."""


def sheriff_score(rules: Ruleset, state: State, owner: int) -> int:
    """Points for holding the Sheriff."""
    return int(switch(rules.content, "sheriffPoints")) * (manhunt_of(state).sheriff == owner)
