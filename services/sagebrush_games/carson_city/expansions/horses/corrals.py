"""What horses in corrals are worth: firepower, doubled ranches, dollars, rodeo points."""

# [BB "Acciones de caballos"]

from sagebrush_games.carson_city.actions.take_back import sheriff_placed
from sagebrush_games.carson_city.expansions.horses.state import CORRALS, DOLLARS, FIREPOWER, Stables, of
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.messages import Seat


def standing(rules: Ruleset, state: State, seat: Seat) -> int:
    """Cowboys of ``seat`` on boxes and on the map, the white one counted: those that are nowhere else."""
    elsewhere = state.cowboys[seat] + state.supply[seat] + len(of(state).riders[seat])
    return rules.cowboys - elsewhere + sheriff_placed(state, seat)


def firepower(rules: Ruleset, state: State, seat: Seat) -> int:
    """What the first corral adds for the rest of the round."""
    if state.horses is None:
        return 0
    horses = of(state).corrals[seat][FIREPOWER - 1]
    steps = rules.printed.rows("horse-firepower").items()
    return max((row["value"] for least, row in steps if horses >= int(least)), default=0)


def dollars(rules: Ruleset, corral: int) -> int:
    """Dollars a horse brings at once that goes into ``corral``."""
    value: int = rules.printed.value("horses", "dollars")
    return value if corral == DOLLARS else 0


def rodeo_points(rules: Ruleset, stables: Stables, seat: Seat) -> int:
    """Horses times hats of each corral, doubled where a cowboy stands."""  # [BB "Rodeos"]
    factor = rules.printed.value("horses", "cowboy-factor")
    found = 0
    for corral, horses in zip(CORRALS, stables.corrals[seat], strict=True):
        times = factor if corral in stables.riders[seat] else 1
        found += horses * rules.printed.value("corral-hats", str(corral)) * times
    return found
