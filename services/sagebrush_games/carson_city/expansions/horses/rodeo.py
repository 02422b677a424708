"""Rodeos at the end of each round, and what horses are worth at the end of the game."""

from collections.abc import Sequence

from sagebrush_games.carson_city.expansions.horses.corrals import rodeo_points
from sagebrush_games.carson_city.expansions.horses.events import HorsesDealt, HorsesScored, RodeoHeld
from sagebrush_games.carson_city.expansions.horses.state import of
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import NOBODY, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event


def deal(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """One horse for everybody."""  # [BB "Caballos: Preparación"]
    if state.horses is not None:
        return ()
    each = rules.printed.value("horses", "at-start")
    return [HorsesDealt((each,) * rules.seats, rules.printed.value("horses", "all") - each * rules.seats)]


def rodeo(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """Most points win, on a tie who passed earlier; without points nobody does."""  # [BB "Rodeos"] [ruling R78]
    stables = of(state)
    if stables.rodeo == state.round:
        return ()
    points = tuple(rodeo_points(rules, stables, seat) for seat in state.seats)
    best = max(points)
    winner = next(seat for seat in state.passed if points[seat] == best) if best else NOBODY
    return [RodeoHeld(points, winner)]


def horse_points(rules: Ruleset, state: State) -> Sequence[Event]:
    """A point for each horse, and for each horse and rodeo won."""  # [BB "Caballos: Final de la partida"]
    each = rules.printed.value("horses", "points")
    stables = of(state)
    owned = zip(state.seats, stables.reserve, stables.rodeos, strict=True)
    return [HorsesScored(seat, each * horses * (1 + rodeos)) for seat, horses, rodeos in owned if horses]
