"""The Law of the Strongest: duel tiles, chosen in secret, replace the dice."""

# [DE "VARIANTE „DAS RECHT DES STÄRKEREN“"] [ruling R69]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.content.checks import require_in_ranges
from sagebrush_games.carson_city.expansions.strongest import events, evolve, tiles
from sagebrush_games.carson_city.expansions.strongest.actions.choose_tile import CHOOSE_TILE, ChooseTile
from sagebrush_games.carson_city.expansions.strongest.determinize import guessed
from sagebrush_games.carson_city.expansions.strongest.events import TilesDue, TilesShown, TilesUsed, TotalsAnnounced
from sagebrush_games.carson_city.expansions.strongest.faults import tiles_faults
from sagebrush_games.carson_city.expansions.strongest.state import DuelTiles
from sagebrush_games.carson_city.expansions.strongest.view import REDACT, DuelTilesView, duel_tiles_view
from sagebrush_games.carson_city.rules.duel import Duel
from sagebrush_games.carson_city.rules.ledger import DOLLARS, Changes, counts_nothing, entry
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.rules.setup import set_up
from sagebrush_games.carson_city.state.model import Phase, Place, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content, load
from sagebrush_games.kernel.evolving import events_of, evolve_table
from sagebrush_games.kernel.expansion import Expansion, Slice
from sagebrush_games.kernel.ledger import Amounts, Ledger
from sagebrush_games.kernel.manifest import Variant
from sagebrush_games.kernel.messages import Config, Event, Seat
from sagebrush_games.kernel.phases import after
from sagebrush_games.kernel.wording import Wording

VARIANT = Variant(
    id="law-of-the-strongest",
    name="The Law of the Strongest",
    summary="Duelists choose one of their duel tiles in secret instead of throwing a die; strong hands begin poor.",
    editions=("2009", "big-box"),
)


FEW = range(1, 6)
"""Tiles of a value, values, sets: few enough to guess hands by counting all that can be."""


def require_few_tiles(content: Content) -> None:
    """Raises BadContent for more tiles than can be counted."""
    require_in_ranges(content, {"duel-tiles.highest": FEW, "duel-tiles.drawn": FEW, "duel-tile-sets": FEW})


def reveals(_rules: Ruleset, event: Event) -> bool:
    """Whether ``event`` shows tiles that were laid in secret."""
    return isinstance(event, TilesShown | TilesUsed)


def announced(amounts: Amounts, event: TotalsAnnounced) -> None:
    """As many dollars as the announcement says."""
    amounts.update({entry(DOLLARS, seat): dollars for seat, dollars in enumerate(event.dollars)})


def apply(rules: Ruleset, _config: Config) -> Ruleset:
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


EXPANSION = Expansion(
    id="law-of-the-strongest",
    variant=VARIANT,
    apply=apply,
    commands=(ChooseTile,),
    events=events_of(events),
    evolve=evolve_table(events_of(events), evolve),
    wording=Wording(packages=(__name__,)),
    told_since={TilesDue: 3},
    printed=load(__name__, ("content",)),
    faults=tiles_faults,
    slices={"duel_tiles": Slice(DuelTiles, DuelTilesView, duel_tiles_view, guessed)},
    redact=REDACT,
    reveals=reveals,
    ledger=Ledger(counts_nothing, Changes(others={TotalsAnnounced: announced})),
    check=require_few_tiles,
)
