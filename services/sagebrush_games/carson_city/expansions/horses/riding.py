"""Phase 2 with horses: who has placed a cowboy may put a horse into a corral."""

# [BB "Utilizando caballos y cercados"] [ruling R73]

from collections.abc import Sequence

from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.expansions.horses.corrals import standing
from sagebrush_games.carson_city.expansions.horses.events import CowboysCounted, HorseOffered
from sagebrush_games.carson_city.expansions.horses.state import of
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat

CORRAL, MORE = "corral", "second-corral"


def may_put(state: State, seat: Seat) -> bool:
    """Whether ``seat`` may put a horse into a corral now."""
    stables = of(state)
    return seat in stables.ready and stables.reserve[seat] > 0


def counted(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """Before anybody places: the cowboys that stand on the board already bring no horse."""
    if of(state).round == state.round:
        return ()
    return [CowboysCounted(state.round, tuple(standing(rules, state, seat) for seat in state.seats))]


def offered(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """A cowboy more on the board than ever this round means: one of the horses may follow it."""  # [ruling R74]
    stables = of(state)
    return [
        HorseOffered(seat, cowboys)
        for seat, horses in enumerate(stables.reserve)
        if horses and (cowboys := standing(rules, state, seat)) > stables.counted[seat]
    ]


def leading(_rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """The seat that has placed is asked about a horse before the next seat places."""
    return [Asked(seat, CORRAL) for seat in of(state).ready if may_put(state, seat)][:1]
