"""The cabin market: building, sliding, the red space, the refill [ES "Mercado de cabañas"]."""

from collections.abc import Sequence

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.sierra_west.events.market import CabinBuilt, CabinDrawn, MarketSlid, PileShuffled
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.rules.shovel import free_space
from sagebrush_games.sierra_west.state.model import NONE, State


def built(rules: Ruleset, state: State, seat: Seat, market: int) -> list[Event]:
    """The cabin of a market space goes to the leftmost fitting space of the board; the market moves."""
    cabin = state.market[market]
    return [CabinBuilt(seat, market, cabin, free_space(rules, state, seat, cabin)), *slid(state, market)]


def slid(state: State, taken: int) -> list[Event]:
    """What was on the red space leaves unless that tile was taken, and the others move right."""
    red = len(state.market) - 1
    discarded = state.market[red] if taken != red else NONE
    left = [cabin for space, cabin in enumerate(state.market) if space not in (taken, red) and cabin != NONE]
    moved = (NONE,) * (len(state.market) - len(left)) + tuple(left)
    return [MarketSlid(moved, discarded)]


def refill(_rules: Ruleset, state: State, _task: Task, chance: Chance) -> Sequence[Event]:
    """Step "refill": tiles from the pile, the rightmost empty space first; an empty pile is shuffled anew.

    [ruling R11].
    """
    pile, discard = state.pile[:], state.cabin_discard[:]
    events: list[Event] = []
    for space in reversed([space for space, cabin in enumerate(state.market) if cabin == NONE]):
        if not any(pile) and discard:
            events.append(PileShuffled())
            for cabin in discard:
                pile[cabin] += 1
            discard = []
        if any(pile):
            cabin = drawn(pile, chance)
            pile[cabin] -= 1
            events.append(CabinDrawn(space, cabin))
    return [*events, Next()]


def drawn(pile: Sequence[int], chance: Chance) -> int:
    """A tile of the pile, each equally likely."""
    tiles = [cabin for cabin, count in enumerate(pile) for _ in range(count)]
    return tiles[chance("cabin", len(tiles)) if len(tiles) > 1 else 0]
