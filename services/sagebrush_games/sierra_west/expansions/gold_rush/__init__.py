"""Gold Rush: mines under the trail, a die, the Lantern, the Dynamite, and carts to load."""

from dataclasses import replace

from sagebrush_games.sierra_west.content.printed import special_places
from sagebrush_games.sierra_west.expansions.gold_rush import carts, mines
from sagebrush_games.sierra_west.expansions.gold_rush.actions.mine import BLAST, MINE
from sagebrush_games.sierra_west.expansions.gold_rush.actions.take_tool import TAKE_DYNAMITE, TAKE_LANTERN
from sagebrush_games.sierra_west.rules.ruleset import IconRule, Pile, Ruleset, SummitRule

UPPER, LOWER = 1, 2
"""The numerals of the mine cards for the two upper and the three lower special places."""


def apply(rules: Ruleset) -> Ruleset:
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
            "load-cart": SummitRule(carts.loads, carts.loaded, carts.load_sentence),
            "mine-twice": SummitRule(mines.twice, mines.mined_twice, mines.twice_sentence),
        },
        trades={**rules.trades, "marmot": mines.marmot},
        table=mines.table,
        special_words=mines.words,
        scores={**rules.scores, "carts": carts.score, "lantern": mines.lantern_score},
        steps={**rules.steps, "mine": mines.ask_mine, "marmot": mines.ask_marmot},
        actions={**rules.actions, "mine": (MINE, BLAST), "marmot": (TAKE_LANTERN, TAKE_DYNAMITE)},
    )


def piles(rules: Ruleset) -> tuple[Pile, ...]:
    """The two I cards on the upper special places, the three II on the lower ones (rules, Gold Rush set-up)."""
    places = special_places(rules.content, rules.seats)
    numerals = {rank: tuple(s.number for s in rules.specials.values() if s.rank == rank) for rank in (UPPER, LOWER)}
    upper = len(places) - len(numerals[UPPER])
    return Pile(numerals[LOWER], places[:upper]), Pile(numerals[UPPER], places[upper:])
