"""Fish: catching them, selling them, and paying with them."""

from collections.abc import Mapping, Sequence

from sagebrush_games.kernel.agenda import Next, Task, interpose
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.sierra_west.content.notation import Icon, Summit
from sagebrush_games.sierra_west.content.printed import number
from sagebrush_games.sierra_west.expansions.boats_and_banjos.events import FishCaught, FishReturned
from sagebrush_games.sierra_west.expansions.boats_and_banjos.river import FISH, MARKET, read
from sagebrush_games.sierra_west.expansions.boats_and_banjos.state import river_of
from sagebrush_games.sierra_west.rules.gains import gained
from sagebrush_games.sierra_west.rules.payment import can_pay, charge
from sagebrush_games.sierra_west.rules.ruleset import PieceRule, Ruleset
from sagebrush_games.sierra_west.state.model import BASIC, GOLD, State

KINDS = range(len(FISH))
ANY = sum(1 << kind for kind in KINDS)
"""Kinds to choose from are a sum: 1 for trout, 2 for bass, 4 for salmon."""
SET, ONE = 0, 1
"""The choices of the fish market: one fish of each kind; or one fish, and three times its kind plus the resource."""


def bites(state: State, kinds: int) -> list[int]:
    """The fish among ``kinds`` that are left in the supply [ruling R54]."""
    return [kind for kind in KINDS if kinds >> kind & 1 and river_of(state).supply[kind]]


def around(rules: Ruleset, state: State, seat: Seat) -> int:
    """The kinds shown on the card of the canoe of ``seat``; none at the market."""
    here = river_of(state).canoes[seat]
    if here == MARKET:
        return 0
    fish, _ = read(rules.specials[state.row[here - 1]])
    return sum(1 << kind for kind in fish)


def fish(rules: Ruleset, state: State, seat: Seat, _pioneer: int, _icon: Icon) -> list[Event]:
    """Fish: one of a kind shown on the card of the canoe, if one is left."""
    return interpose(Task("fish", seat, number=around(rules, state, seat)))


def can_fish(rules: Ruleset, state: State, seat: Seat, _price: int) -> bool:
    """Whether a fish could be caught from the canoe."""
    return bool(bites(state, around(rules, state, seat)))


def raccoon(_rules: Ruleset, _state: State, seat: Seat) -> list[Event]:
    """Raccoon: a fish of your choice, if one is left [ES "Comercio de pieles"]."""
    return interpose(Task("fish", seat, number=ANY))


def has_fish(_rules: Ruleset, state: State, _seat: Seat) -> bool:
    """Whether a fish of any kind is left."""
    return bool(bites(state, ANY))


def ask_fish(_rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "fish" of the kinds in ``number``: an only kind is taken."""
    found = bites(state, task.number)
    if len(found) > 1:
        return ()
    return [*(FishCaught(task.seat, kind) for kind in found), Next()]


def returned(seat: Seat, *kinds: int) -> FishReturned:
    """Fish of ``kinds`` go back [ruling R58]."""
    trout, bass, salmon = (kinds.count(kind) for kind in KINDS)
    return FishReturned(seat, trout, bass, salmon)


def purse(kind: int) -> PieceRule:
    """Costs in fish of ``kind``: homestead actions that show them."""

    def held(_rules: Ruleset, state: State, seat: Seat) -> int:
        return catch_of(state, seat)[kind]

    def spent(_rules: Ruleset, _state: State, seat: Seat, count: int) -> tuple[list[Event], list[Task]]:
        return [returned(seat, *[kind] * count)], []

    return PieceRule(held, spent)


def catch_of(state: State, seat: Seat) -> list[int]:
    """The trout, bass and salmon ``seat`` has."""
    return river_of(state).fish[seat]


def prices(rules: Ruleset) -> Mapping[str, int]:
    """What the fish market pays: basic resources for one fish, gold for one of each kind."""
    return rules.content.rows("switches")["fishMarket"]


def trades(rules: Ruleset, state: State, seat: Seat, summit: Summit) -> Sequence[int]:
    """Something to sell, for who has a fish; where the canoe is does not matter."""
    return (ONE,) if any(catch_of(state, seat)) and can_pay(rules, state, seat, summit.cost) else ()


def traded(rules: Ruleset, state: State, seat: Seat, summit: Summit, choice: int) -> list[Event]:
    """What the card asks for, then one fish for basic resources of a kind, or one of each kind for gold."""
    paid, tasks = charge(rules, state, seat, summit.cost)
    return [*paid, *sold(rules, seat, choice), *interpose(*tasks)]


def sold(rules: Ruleset, seat: Seat, choice: int) -> list[Event]:
    """Fish, and what they bring."""
    if choice == SET:
        return [returned(seat, *KINDS), *gained(seat, [prices(rules)["gold"] * (kind == GOLD) for kind in range(4)])]
    fish, resource = divmod(choice - ONE, len(BASIC))
    return [returned(seat, fish), *gained(seat, [prices(rules)["basic"] * (kind == resource) for kind in range(4)])]


def score(rules: Ruleset, state: State, owner: int) -> int:
    """Points for each fish held."""
    return number(rules.content, "fish_points") * sum(catch_of(state, owner))
