"""The outposts: where they lie, which one is open, and what happens when an outlaw is hit."""

from collections.abc import Sequence

from sagebrush_games.kernel.agenda import Task, interpose
from sagebrush_games.kernel.content import BadContent
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.sierra_west.content.pieces import Special
from sagebrush_games.sierra_west.content.printed import switch
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.events import OutlawCaptured
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.state import Manhunt, manhunt_of
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.rules.uncovering import enters
from sagebrush_games.sierra_west.state.model import DOWN, NONE, SPECIAL, State
from sagebrush_games.sierra_west.state.mountain import PLACES, ROWS

LEFTMOST = tuple(sum(ROWS[:row]) for row in range(len(ROWS)))
"""The leftmost place of each row, from the base up."""


def table(rules: Ruleset, state: State) -> State:
    """Outlaws on the outposts and beside the supply, no bullets, the Sheriff with nobody.

    [ES "Configuraciones de modo"].
    """
    state.manhunt = Manhunt([0] * rules.owners, [0] * rules.owners, list(crews(rules)), reserve(rules))
    return state


def target_on(special: Special) -> int:
    """The roll that hits."""
    return int(special.face["target"])


def words(special: Special) -> str:
    """The target of an outpost."""
    return f"hit from {target_on(special)} on"


def crews(rules: Ruleset) -> tuple[int, ...]:
    """How many outlaws start on the outposts I to V."""
    row = rules.content.rows("numbers")["outpost_outlaws"]
    return tuple(row["more" if rules.seats > 2 else "two"])


def reserve(rules: Ruleset) -> int:
    """How many outlaws lie beside the supply at the start; raises BadContent when the box has not enough."""
    tokens = int(switch(rules.content, "outlawTokens"))
    if tokens < sum(crews(rules)) or min(crews(rules)) < 1:
        raise BadContent(f"switches.outlawTokens: {tokens} do not fill outposts with {crews(rules)}")
    return tokens - sum(crews(rules))


def mountain(rules: Ruleset, _state: State) -> tuple[int, ...]:
    """Outposts leftmost in every row, V in the first up to I at the top, face up; everything else is face down.

    [ES "Configuraciones de modo"].
    """
    by_rank = {special.rank: special.number for special in rules.specials.values()}
    posts = {place: SPECIAL + by_rank[len(ROWS) - row] for row, place in enumerate(LEFTMOST)}
    return tuple(posts.get(place, DOWN) for place in PLACES)


def open_outpost(state: State) -> int:
    """The place of the outpost that no card covers, the uppermost one; NONE once all are cleared [ruling R64]."""
    return max((place for place in LEFTMOST if state.mountain[place] >= SPECIAL), default=NONE)


def can_hit(state: State) -> bool:
    """Whether there is an outpost to shoot at [ruling R37]."""
    return open_outpost(state) != NONE


def hit(rules: Ruleset, state: State, seat: Seat) -> list[Event]:
    """A hit: an outlaw of the open outpost; with the last one the outpost is cleared."""
    place = open_outpost(state)
    special = state.mountain[place] - SPECIAL
    post = rules.specials[special].rank - 1
    left = manhunt_of(state).posts[post] - 1
    return [OutlawCaptured(seat, post), *([] if left else cleared(rules, state, special, place))]


def cleared(rules: Ruleset, state: State, special: int, place: int) -> Sequence[Event]:
    """The outpost goes under the trail, frontiersmen on it to the base, and bare cards are turned up.

    [ruling R37] [ruling R67].
    """
    return [*enters(rules, state, special, place), *interpose(Task("uncover"))]
