"""The river: how far a canoe may go, paddling, the banjo's music, and what lies on the cards."""

from collections.abc import Mapping, Sequence

from sagebrush_games.kernel.agenda import Next, Task, interpose
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import BadContent
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.sierra_west.content.notation import Icon
from sagebrush_games.sierra_west.content.pieces import Special
from sagebrush_games.sierra_west.content.printed import by_seats
from sagebrush_games.sierra_west.expansions.boats_and_banjos.events import CanoeMoved, PiecePanned, PiecesLaid
from sagebrush_games.sierra_west.expansions.boats_and_banjos.state import River, river_of
from sagebrush_games.sierra_west.read.wording import listed
from sagebrush_games.sierra_west.rules.gains import gained
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.rules.special_row import along_trail
from sagebrush_games.sierra_west.state.model import GOLD, RESOURCE_NAMES, STONE, State

FISH = ("trout", "bass", "salmon")
PIECES: Mapping[str, int] = {"stone": STONE, "gold": GOLD}
MARKET = 0
"""The place of the fish market; the cards of the row follow it."""


def table(rules: Ruleset, state: State) -> State:
    """Canoes at the market, all fish in the supply [ES "Configuraciones de modo"]."""
    shoal = by_seats(rules.content, "fish", rules.seats)
    state.river = River([MARKET] * rules.owners, [[0] * len(FISH) for _ in range(rules.owners)], [shoal] * len(FISH))
    return state


def read(special: Special) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The fish and the pieces that a river card shows; raises BadContent that names its row."""
    try:
        fish = tuple(FISH.index(name) for name in special.face["fish"])
        return fish, tuple(PIECES[name] for name in special.face["pieces"])
    except (KeyError, ValueError) as fault:
        raise BadContent(f"special_cards.{special.id} shows no such fish or piece ({fault})") from fault


def words(special: Special) -> str:
    """The fish and the pieces of a river card."""
    fish, pieces = read(special)
    return f"{listed([FISH[kind] for kind in fish])}; {listed([RESOURCE_NAMES[piece] for piece in pieces])}"


def farthest(rules: Ruleset, state: State, seat: Seat) -> int:
    """The last place a canoe of ``seat`` may be on: along its trail [SHEET "10.2"]."""
    return len(along_trail(rules, state, seat))


def shores(rules: Ruleset, state: State, seat: Seat, distance: int) -> list[int]:
    """Where the canoe of ``seat`` gets in up to ``distance`` places, left or right [ruling R38] [ruling R53]."""
    here = river_of(state).canoes[seat]
    last = min(farthest(rules, state, seat), here + distance)
    return [place for place in range(max(MARKET, here - distance), last + 1) if place != here]


def paddle(_rules: Ruleset, _state: State, seat: Seat, _pioneer: int, icon: Icon) -> list[Event]:
    """Paddle: the canoe moves up to that many places."""
    return interpose(Task("paddle", seat, number=icon.amount))


def can_paddle(rules: Ruleset, state: State, seat: Seat, _price: int) -> bool:
    """Whether the canoe could move."""
    return bool(shores(rules, state, seat, 1))


def ask_paddle(rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "paddle" up to ``number`` places: an only way is taken."""
    found = shores(rules, state, task.seat, task.number)
    if len(found) > 1:
        return ()
    return [*(CanoeMoved(task.seat, place) for place in found), Next()]


def banjo(_rules: Ruleset, state: State, seat: Seat, _pioneer: int, _icon: Icon) -> list[Event]:
    """Banjo hazard: the canoe goes one place toward the market; there nothing happens, and the icon is done.

    [ruling R56].
    """
    here = river_of(state).canoes[seat]
    return [CanoeMoved(seat, here - 1)] if here != MARKET else []


def pan(_rules: Ruleset, state: State, seat: Seat, _pioneer: int, _icon: Icon) -> list[Event]:
    """Pan: the leftmost piece left on the card of the canoe [ruling R55]."""
    river = river_of(state)
    here = river.canoes[seat]
    if here == MARKET or not river.pieces[here - 1]:
        return []
    piece = river.pieces[here - 1][0]
    return [PiecePanned(seat, here, piece), *gained(seat, [int(kind == piece) for kind in range(4)])]


def can_pan(_rules: Ruleset, state: State, seat: Seat, _price: int) -> bool:
    """Whether a piece lies on the card of the canoe."""
    river = river_of(state)
    here = river.canoes[seat]
    return here != MARKET and bool(river.pieces[here - 1])


def entered(rules: Ruleset, _state: State, special: int) -> list[Event]:
    """A river card enters the row: its stone and gold are put on it."""
    _, pieces = read(rules.specials[special])
    return [PiecesLaid(pieces)]


def drifts(rules: Ruleset, state: State, seat: Seat) -> list[Event]:
    """The wagon goes a space back: a canoe too far right goes to the last card still along the trail [ruling R52]."""
    last = min(len(state.row), rules.trail[state.players[seat].wagon - 1].slots)
    return [CanoeMoved(seat, last)] if river_of(state).canoes[seat] > last else []
