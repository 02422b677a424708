"""Boats & Banjos: canoes on the river, fish, stone and gold to pan, and the music that drives canoes back."""

from dataclasses import replace

from sagebrush_games.sierra_west.actions.use_summit import LEAVE_SUMMIT
from sagebrush_games.sierra_west.expansions.boats_and_banjos import fishing, river
from sagebrush_games.sierra_west.expansions.boats_and_banjos.actions.catch_fish import CATCH_FISH
from sagebrush_games.sierra_west.expansions.boats_and_banjos.actions.paddle_canoe import PADDLE_CANOE
from sagebrush_games.sierra_west.expansions.boats_and_banjos.actions.sell_fish import SELL_FISH, SELL_SET
from sagebrush_games.sierra_west.rules.ruleset import IconRule, Ruleset, SummitRule


def apply(rules: Ruleset) -> Ruleset:
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
            "fish-market": SummitRule(fishing.trades, fishing.traded, fishing.trade_sentence, prompt="fish-market"),
        },
        trades={**rules.trades, "raccoon": fishing.raccoon},
        pieces={**rules.pieces, **{fish: fishing.purse(kind) for kind, fish in enumerate(river.FISH)}},
        table=river.table,
        entered=river.entered,
        special_words=river.words,
        wagon_moved_back=river.drifts,
        scores={**rules.scores, "fish": fishing.score},
        steps={**rules.steps, "paddle": river.ask_paddle, "fish": fishing.ask_fish},
        actions={
            **rules.actions,
            "paddle": (PADDLE_CANOE,),
            "fish": (CATCH_FISH,),
            "fish-market": (SELL_FISH, SELL_SET, LEAVE_SUMMIT),
        },
    )
