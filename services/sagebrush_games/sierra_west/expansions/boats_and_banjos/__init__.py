"""Boats & Banjos: canoes on the river, fish, stone and gold to pan, and the music that drives canoes back.

[SHEET "10.2"].
"""

from dataclasses import replace

from sagebrush_games.kernel.evolving import events_of, evolve_table
from sagebrush_games.kernel.expansion import Slice
from sagebrush_games.kernel.manifest import Edition
from sagebrush_games.kernel.messages import Config
from sagebrush_games.sierra_west.actions.use_summit import LEAVE_SUMMIT
from sagebrush_games.sierra_west.expansions.boats_and_banjos import events, evolve, fishing, river
from sagebrush_games.sierra_west.expansions.boats_and_banjos.actions.catch_fish import CATCH_FISH, CatchFish
from sagebrush_games.sierra_west.expansions.boats_and_banjos.actions.paddle_canoe import PADDLE_CANOE, PaddleCanoe
from sagebrush_games.sierra_west.expansions.boats_and_banjos.actions.sell_fish import (
    SELL_FISH,
    SELL_SET,
    SellFish,
    SellSet,
)
from sagebrush_games.sierra_west.expansions.boats_and_banjos.faults import river_faults
from sagebrush_games.sierra_west.expansions.boats_and_banjos.ledger import LEDGER, conserved
from sagebrush_games.sierra_west.expansions.boats_and_banjos.names import PRINTED, WORDING
from sagebrush_games.sierra_west.expansions.boats_and_banjos.solo import reference_card
from sagebrush_games.sierra_west.expansions.boats_and_banjos.state import River
from sagebrush_games.sierra_west.rules.expansion import PrintedExpansion
from sagebrush_games.sierra_west.rules.ruleset import IconRule, Ruleset, SummitRule, TradeRule


def apply(rules: Ruleset, _config: Config) -> Ruleset:
    """The river under the trail, its icons and its market."""
    for special in rules.specials.values():
        river.read(special)
    return replace(
        rules,
        icons={
            **rules.icons,
            "paddle": IconRule(river.paddle, river.can_paddle),
            "fish": IconRule(fishing.fish, fishing.can_fish),
            "pan": IconRule(river.pan, river.can_pan),
            "banjo": IconRule(river.banjo),
        },
        summits={
            **rules.summits,
            "fish-market": SummitRule(fishing.trades, fishing.traded, prompt="fish-market"),
        },
        trades={**rules.trades, "raccoon": TradeRule(fishing.raccoon, fishing.has_fish)},
        pieces={**rules.pieces, **{fish: fishing.purse(kind) for kind, fish in enumerate(river.FISH)}},
        table=river.table,
        entered=river.entered,
        special_words=river.words,
        wagon_moved_back=river.drifts,
        scores={**rules.scores, "fish": fishing.score},
        steps={**rules.steps, "reference-card": reference_card, "paddle": river.ask_paddle, "fish": fishing.ask_fish},
        actions={
            **rules.actions,
            "paddle": (PADDLE_CANOE,),
            "fish": (CATCH_FISH,),
            "fish-market": (SELL_FISH, SELL_SET, LEAVE_SUMMIT),
        },
    )


EXPANSION = PrintedExpansion(
    id="boats-and-banjos",
    edition=Edition("boats-and-banjos", "Boats & Banjos", range(2, 5)),
    apply=apply,
    faults=river_faults,
    slices={"river": Slice(River)},
    commands=(PaddleCanoe, CatchFish, SellFish, SellSet),
    events=events_of(events),
    evolve=evolve_table(events_of(events), evolve),
    wording=WORDING,
    conserved=conserved,
    ledger=LEDGER,
    printed=PRINTED,
    number=1,
)
