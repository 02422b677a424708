"""Gold Rush: mines under the trail, a die, the Lantern, the Dynamite, and carts to load [SHEET "10.3"]."""

from dataclasses import replace

from sagebrush_games.kernel.evolving import events_of, evolve_table
from sagebrush_games.kernel.expansion import Slice
from sagebrush_games.kernel.manifest import Edition
from sagebrush_games.kernel.messages import Config
from sagebrush_games.sierra_west.content.layout import special_places
from sagebrush_games.sierra_west.expansions.gold_rush import carts, events, evolve, mines
from sagebrush_games.sierra_west.expansions.gold_rush.actions.mine import BLAST, MINE, Blast, Mine
from sagebrush_games.sierra_west.expansions.gold_rush.actions.take_tool import (
    TAKE_DYNAMITE,
    TAKE_LANTERN,
    TakeDynamite,
    TakeLantern,
)
from sagebrush_games.sierra_west.expansions.gold_rush.faults import diggings_faults
from sagebrush_games.sierra_west.expansions.gold_rush.ledger import LEDGER, conserved
from sagebrush_games.sierra_west.expansions.gold_rush.names import PRINTED, WORDING
from sagebrush_games.sierra_west.expansions.gold_rush.solo import reference_card
from sagebrush_games.sierra_west.expansions.gold_rush.state import Diggings
from sagebrush_games.sierra_west.rules.expansion import PrintedExpansion
from sagebrush_games.sierra_west.rules.ruleset import IconRule, Pile, Ruleset, SummitRule, TradeRule

UPPER, LOWER = 1, 2
"""The numerals of the mine cards for the two upper and the three lower special places."""


def apply(rules: Ruleset, _config: Config) -> Ruleset:
    """Mines in the mountain and under the trail, their icons, carts."""
    return replace(
        rules,
        piles=piles(rules),
        icons={
            **rules.icons,
            "mine": IconRule(mines.mine, mines.can_mine),
            "lantern": IconRule(mines.lantern, mines.is_without_lantern),
            "dynamite": IconRule(mines.dynamite, mines.is_without_dynamite),
        },
        summits={
            **rules.summits,
            "load-cart": SummitRule(carts.loads, carts.loaded, "summit-load-cart"),
            "mine-twice": SummitRule(mines.twice, mines.mined_twice, "summit-mine-twice"),
        },
        trades={**rules.trades, "marmot": TradeRule(mines.marmot, mines.lacks_a_card)},
        table=mines.table,
        special_words=mines.words,
        scores={**rules.scores, "carts": carts.score, "lantern": mines.lantern_score},
        steps={**rules.steps, "reference-card": reference_card, "mine": mines.ask_mine, "marmot": mines.ask_marmot},
        actions={**rules.actions, "mine": (MINE, BLAST), "marmot": (TAKE_LANTERN, TAKE_DYNAMITE)},
    )


def piles(rules: Ruleset) -> tuple[Pile, ...]:
    """The two I cards on the upper special places, the three II on the lower ones [ES "Configuraciones de modo"]."""
    places = special_places(rules.content, rules.seats)
    numerals = {rank: tuple(s.number for s in rules.specials.values() if s.rank == rank) for rank in (UPPER, LOWER)}
    upper = len(places) - len(numerals[UPPER])
    return Pile(numerals[LOWER], places[:upper]), Pile(numerals[UPPER], places[upper:])


EXPANSION = PrintedExpansion(
    id="gold-rush",
    edition=Edition("gold-rush", "Gold Rush", range(2, 5)),
    apply=apply,
    faults=diggings_faults,
    slices={"diggings": Slice(Diggings)},
    commands=(Mine, Blast, TakeLantern, TakeDynamite),
    events=events_of(events),
    evolve=evolve_table(events_of(events), evolve),
    wording=WORDING,
    conserved=conserved,
    ledger=LEDGER,
    printed=PRINTED,
    number=2,
)
