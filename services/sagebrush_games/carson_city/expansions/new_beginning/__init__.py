"""A New Beginning (Big Box, "Un nuevo comienzo"): everybody secretly chooses what to start with; a house version."""

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.expansions.new_beginning.beginning import PROMPT, handing, revealing
from sagebrush_games.carson_city.expansions.new_beginning.filling import PARCELS, SHARPSHOOTER, of
from sagebrush_games.carson_city.expansions.new_beginning.write_line import WRITE_LINE, WriteLine
from sagebrush_games.carson_city.rules.ruleset import Ruleset, before
from sagebrush_games.carson_city.rules.setup import starting_parcels
from sagebrush_games.carson_city.state.model import Phase, Place, State
from sagebrush_games.kernel.manifest import Variant
from sagebrush_games.kernel.messages import Seat

VARIANT = Variant(
    id="new-beginning",
    name="A New Beginning",
    summary="Everybody secretly chooses what to begin with. House version: the printed sheet could not be read.",
    editions=("2009", "big-box"),
)

TABLES = ("sheet",)

COMMANDS = (WriteLine,)


def is_sharpshooter(state: State, seat: Seat) -> bool:
    """Whether ``seat`` rolls one die more in duels and leaves out the worst."""
    return of(state).column(SHARPSHOOTER)[seat] > 0


def chosen_parcels(_rules: Ruleset, state: State) -> Sequence[int]:
    """How many starting parcels each seat chose."""
    return of(state).column(PARCELS)


def apply(rules: Ruleset) -> Ruleset:
    """Sheets before the starting parcels, of which everybody lays as many as it chose; sharpshooters in duels."""

    def dice(table: Ruleset, state: State, place: Place, seat: Seat) -> int:
        thrown = rules.dice(table, state, place, seat)
        return thrown + 1 if thrown and is_sharpshooter(state, seat) else thrown

    def pips(table: Ruleset, state: State, seat: Seat, thrown: Sequence[int]) -> int:
        worst = min(thrown) if thrown and is_sharpshooter(state, seat) else 0
        return rules.pips(table, state, seat, thrown) - worst

    return replace(
        rules,
        starting_parcels=chosen_parcels,
        dice=dice,
        pips=pips,
        steps=before(rules.steps, Phase.SET_UP, starting_parcels, handing, revealing),
        actions={**rules.actions, PROMPT: (WRITE_LINE,)},
    )
