"""The Otter: it eats with the seats, as much as it is hungry, which nobody knows."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import cast

from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.copying import DerivedCopy
from sagebrush_games.kernel.expansion import Expansion, Slice
from sagebrush_games.kernel.manifest import Variant
from sagebrush_games.kernel.messages import Config, Event, Redacted, Viewer
from tests.toys.pond.game import CASTS, FISH, Rules, State, View


@dataclass(slots=True)
class Otter(DerivedCopy):
    """Its hunger is hidden from everybody."""

    hunger: int
    eaten: int = 0


@dataclass(slots=True)
class OtterView:
    eaten: int
    eats: bool


@dataclass(slots=True)
class OtterCame(Event):
    hunger: int


@dataclass(slots=True)
class OtterAte(Event):
    fish: int


def otter_of(state: State) -> Otter:
    """The otter of a table that plays with it."""
    return cast(Otter, state.otter)


def apply(rules: Rules, _config: Config) -> Rules:
    def advance(table: Rules, state: State, chance: Chance) -> Sequence[Event]:
        if state.otter is None:
            return [OtterCame(1 + chance("hunger", CASTS))]
        otter = otter_of(state)
        if not state.pond or otter.eaten == min(otter.hunger, 12 - state.pond - otter.eaten):
            return rules.advance(table, state, chance)
        return [OtterAte(1)]

    return replace(rules, advance=advance)


def otter_came(state: State, event: OtterCame) -> None:
    state.otter = Otter(event.hunger)


def otter_ate(state: State, event: OtterAte) -> None:
    otter_of(state).eaten += event.fish
    state.pond -= event.fish


def view(_rules: Rules, state: State, _viewer: Viewer) -> OtterView:
    otter = otter_of(state)
    return OtterView(otter.eaten, otter.eaten == otter.hunger)


def determinize(_rules: Rules, seen: View, chance: Chance) -> Otter:
    otter = cast(OtterView, seen.otter)
    hunger = otter.eaten if otter.eats else otter.eaten + 1 + chance("hunger", CASTS - otter.eaten)
    return Otter(hunger, otter.eaten)


OTTER = Expansion(
    id="otter",
    variant=Variant("otter", "The Otter", "An otter eats with you.", ("plain",)),
    apply=apply,
    slices={"otter": Slice(Otter, OtterView, view, determinize)},
    events=(OtterCame, OtterAte),
    evolve={OtterCame: otter_came, OtterAte: otter_ate},
    redact={OtterCame: lambda _event, _viewer: Redacted()},
    conserved=lambda state: {FISH: otter_of(state).eaten if state.otter else 0},
)
