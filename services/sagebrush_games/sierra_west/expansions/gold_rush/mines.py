"""The mines: the die, the Lantern, the Dynamite."""

from collections.abc import Sequence

from sagebrush_games.kernel.agenda import Next, Task, interpose
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.sierra_west.content.notation import Icon, Summit
from sagebrush_games.sierra_west.content.pieces import Special
from sagebrush_games.sierra_west.content.printed import by_seats, number, switch
from sagebrush_games.sierra_west.expansions.gold_rush.events import DynamiteTaken, LanternTaken, MineBlasted, MineRolled
from sagebrush_games.sierra_west.expansions.gold_rush.state import Diggings, diggings_of
from sagebrush_games.sierra_west.rules.gains import gained
from sagebrush_games.sierra_west.rules.payment import can_pay, charge
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.rules.special_row import along_trail
from sagebrush_games.sierra_west.state.model import GOLD, State

SIDES = 6


def table(rules: Ruleset, state: State) -> State:
    """All carts, the Lantern and the Dynamite in the supply [ES "Configuraciones de modo"]."""
    state.diggings = Diggings([0] * rules.owners, by_seats(rules.content, "carts", rules.seats))
    return state


def lines(special: Special) -> tuple[tuple[int, int], ...]:
    """The lines of a mine card: the lowest roll, and its gold."""
    return tuple((lowest, gold) for lowest, gold in special.face["gold"])


def yields(special: Special, roll: int) -> int:
    """The gold of the best line that ``roll`` reaches."""
    return max((gold for lowest, gold in lines(special) if roll >= lowest), default=0)


def words(special: Special) -> str:
    """The lines of a mine card."""
    return ", ".join(f"{gold} gold from {lowest} on" for lowest, gold in lines(special))


def along(rules: Ruleset, state: State, seat: Seat) -> list[int]:
    """The mine cards along the trail of ``seat``."""
    return [special.number for special in along_trail(rules, state, seat)]


def mine(_rules: Ruleset, _state: State, seat: Seat, _pioneer: int, _icon: Icon) -> list[Event]:
    """Mine: at one of the cards along the trail."""
    return interpose(Task("mine", seat))


def can_mine(rules: Ruleset, state: State, seat: Seat, _price: int) -> bool:
    """Whether a mine lies along the trail."""
    return bool(along(rules, state, seat))


def ask_mine(rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "mine": with no mine along the trail there is nothing to do."""
    return () if along(rules, state, task.seat) else [Next()]


def rolled(rules: Ruleset, state: State, seat: Seat, special: int, chance: Chance) -> list[Event]:
    """A roll of the die, 1 more with the Lantern, and its gold [ruling R59]."""
    die = chance("mine", SIDES) + 1
    bonus = number(rules.content, "lantern_bonus") if diggings_of(state).lantern == seat else 0
    gold = yields(rules.specials[special], die + bonus)
    return [MineRolled(seat, special, die, die + bonus, gold), *gained(seat, nuggets(gold))]


def blasted(rules: Ruleset, seat: Seat, special: int) -> list[Event]:
    """The Dynamite instead of a roll, and its gold; the Lantern adds nothing [ruling R62]."""
    roll = number(rules.content, "dynamite_roll")
    gold = yields(rules.specials[special], roll)
    return [MineBlasted(seat, special, roll, gold), *gained(seat, nuggets(gold))]


def nuggets(gold: int) -> list[int]:
    """So much gold, as resources."""
    return [gold * (kind == GOLD) for kind in range(4)]


def lantern(_rules: Ruleset, state: State, seat: Seat, _pioneer: int, _icon: Icon) -> list[Event]:
    """Take the Lantern card, from whoever has it."""
    return [] if diggings_of(state).lantern == seat else [LanternTaken(seat)]


def is_without_lantern(_rules: Ruleset, state: State, seat: Seat, _price: int) -> bool:
    """Whether the Lantern is elsewhere."""
    return diggings_of(state).lantern != seat


def dynamite(_rules: Ruleset, state: State, seat: Seat, _pioneer: int, _icon: Icon) -> list[Event]:
    """Take the Dynamite card, from whoever has it."""
    return [] if diggings_of(state).dynamite == seat else [DynamiteTaken(seat)]


def is_without_dynamite(_rules: Ruleset, state: State, seat: Seat, _price: int) -> bool:
    """Whether the Dynamite is elsewhere."""
    return diggings_of(state).dynamite != seat


def marmot(_rules: Ruleset, _state: State, seat: Seat) -> list[Event]:
    """Marmot: take the Dynamite or the Lantern card [ES "Comercio de pieles"]."""
    return interpose(Task("marmot", seat))


def lacks_a_card(rules: Ruleset, state: State, seat: Seat) -> bool:
    """Whether there is a card for the seat to take."""
    return is_without_lantern(rules, state, seat, 0) or is_without_dynamite(rules, state, seat, 0)


def ask_marmot(rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "marmot": the only card that ``seat`` has not is taken; who has both takes nothing [ruling R61]."""
    lacks_lantern = is_without_lantern(rules, state, task.seat, 0)
    lacks_dynamite = is_without_dynamite(rules, state, task.seat, 0)
    if lacks_lantern and lacks_dynamite:
        return ()
    lamp = [LanternTaken(task.seat)] if lacks_lantern else []
    stick = [DynamiteTaken(task.seat)] if lacks_dynamite else []
    return [*lamp, *stick, Next()]


def twice(rules: Ruleset, state: State, seat: Seat, summit: Summit) -> Sequence[int]:
    """One way, while a mine lies along the trail."""
    return (0,) if along(rules, state, seat) and can_pay(rules, state, seat, summit.cost) else ()


def mined_twice(rules: Ruleset, state: State, seat: Seat, summit: Summit, _choice: int) -> list[Event]:
    """Mine two times, at the same card or at two [ruling R60]."""
    paid, tasks = charge(rules, state, seat, summit.cost)
    return [*paid, *interpose(*tasks, Task("mine", seat), Task("mine", seat))]


def lantern_score(rules: Ruleset, state: State, owner: int) -> int:
    """Points for holding the Lantern."""
    return int(switch(rules.content, "lanternPoints")) * (diggings_of(state).lantern == owner)
