"""What a view shows of the horses, which is everything, and back from there."""

from dataclasses import dataclass
from typing import cast

from sagebrush_games.carson_city.expansions.horses.corrals import rodeo_points
from sagebrush_games.carson_city.expansions.horses.state import Stables, of
from sagebrush_games.carson_city.read.view import View
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import Parcel, as_set, members
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Seat, Viewer


@dataclass(slots=True)
class StableView:
    """The horses of a seat. ``corrals`` and ``cowboys`` begin with the first corral."""

    reserve: int
    corrals: tuple[int, ...]  # horses
    cowboys: tuple[int, ...]  # the numbers of the corrals with a cowboy
    rodeos: int  # won so far
    rodeo_points: int  # as they stand now


@dataclass(slots=True)
class HorsesView:
    """All horses; from ``counted`` on: how far the round has come."""

    supply: int
    stables: tuple[StableView, ...]
    counted: tuple[int, ...]
    round: int
    ready: tuple[Seat, ...]
    traded: tuple[Seat, ...]
    doubled: tuple[Parcel, ...]
    settled: tuple[Seat, ...]
    rodeo: int


def horses_view(rules: Ruleset, state: State, _viewer: Viewer) -> HorsesView:
    """What everybody may know of the horses."""
    stables = of(state)
    return HorsesView(
        supply=stables.supply,
        stables=tuple(_stable(rules, stables, seat) for seat in state.seats),
        counted=stables.counted,
        round=stables.round,
        ready=stables.ready,
        traded=stables.traded,
        doubled=tuple(members(stables.doubled)),
        settled=stables.settled,
        rodeo=stables.rodeo,
    )


def _stable(rules: Ruleset, stables: Stables, seat: Seat) -> StableView:
    return StableView(
        reserve=stables.reserve[seat],
        corrals=stables.corrals[seat],
        cowboys=stables.riders[seat],
        rodeos=stables.rodeos[seat],
        rodeo_points=rodeo_points(rules, stables, seat),
    )


def stables_shown(_rules: Ruleset, seen: View, _chance: Chance) -> Stables:
    """The stables that a view shows, all of them."""
    view = cast(HorsesView, seen.horses)
    return Stables(
        supply=view.supply,
        reserve=tuple(stable.reserve for stable in view.stables),
        corrals=tuple(stable.corrals for stable in view.stables),
        riders=tuple(stable.cowboys for stable in view.stables),
        rodeos=tuple(stable.rodeos for stable in view.stables),
        round=view.round,
        counted=view.counted,
        ready=view.ready,
        traded=view.traded,
        doubled=as_set(view.doubled),
        settled=view.settled,
        rodeo=view.rodeo,
    )
