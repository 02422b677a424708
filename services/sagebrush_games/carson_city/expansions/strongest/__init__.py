"""The Law of the Strongest (DE "Das Recht des Stärkeren", Big Box): duel tiles, chosen in secret, replace the dice."""

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.expansions.strongest import tiles
from sagebrush_games.carson_city.expansions.strongest.choose_tile import CHOOSE_TILE, ChooseTile
from sagebrush_games.carson_city.rules.duel import Duel
from sagebrush_games.carson_city.rules.ruleset import Ruleset, after
from sagebrush_games.carson_city.rules.setup import set_up
from sagebrush_games.carson_city.state.model import Phase, Place, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.manifest import Variant
from sagebrush_games.kernel.messages import Event, Seat

VARIANT = Variant(
    id="law-of-the-strongest",
    name="The Law of the Strongest",
    summary="Duelists choose one of their duel tiles in secret instead of throwing a die; strong hands begin poor.",
    editions=("2009", "big-box"),
)

TABLES = ("duel-tiles", "duel-tile-sets")

COMMANDS = (ChooseTile,)


def apply(rules: Ruleset) -> Ruleset:
    """Tiles are dealt in set-up, asked for before a duel, added in place of a die, and spent after it."""

    def before_duel(
        table: Ruleset, state: State, place: Place, claimants: Sequence[Seat], chance: Chance
    ) -> Sequence[Event]:
        first = tiles.before_duel(table, state, place, claimants, chance)
        return first or rules.before_duel(table, state, place, claimants, chance)

    def after_duel(table: Ruleset, state: State, duel: Duel, chance: Chance) -> Sequence[Event]:
        return [*tiles.after_duel(table, state, duel, chance), *rules.after_duel(table, state, duel, chance)]

    return replace(
        rules,
        before_duel=before_duel,
        dice=tiles.no_die,
        throw=tiles.throw,
        after_duel=after_duel,
        steps=after(rules.steps, Phase.SET_UP, set_up, tiles.deal),
        actions={**rules.actions, tiles.PROMPT: (CHOOSE_TILE,)},
    )
