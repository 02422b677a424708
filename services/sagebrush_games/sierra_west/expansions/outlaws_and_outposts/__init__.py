"""Outlaws & Outposts: bullets, the six-shooter and the rifle against five outposts, and the Sheriff."""

from dataclasses import replace

from sagebrush_games.sierra_west.actions.use_summit import LEAVE_SUMMIT
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts import outposts, prisoners, shooting
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.actions.meet_ambush import (
    CAPTURE_OUTLAW,
    LET_THEM_RIDE,
)
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.actions.shoot import SHOOT
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.actions.take_badge import TAKE_BULLETS, TAKE_SHERIFF
from sagebrush_games.sierra_west.rules.ruleset import IconRule, Ruleset, SummitRule


def apply(rules: Ruleset) -> Ruleset:
    """Outposts in the mountain, weapons and bullets, captured outlaws."""
    outposts.reserve(rules)
    return replace(
        rules,
        piles=(),
        icons={
            **rules.icons,
            "bullets": IconRule(shooting.bullets, shooting.has_room),
            "reload": IconRule(shooting.reload, shooting.has_room),
            "sheriff": IconRule(shooting.sheriff, shooting.is_without_sheriff),
            "ambush": IconRule(prisoners.ambush),
        },
        summits={
            **rules.summits,
            "six-shooter": SummitRule(
                shooting.shots, shooting.six_shooter, shooting.six_shooter_sentence, prompt="six-shooter"
            ),
            "rifle": SummitRule(shooting.shots, shooting.rifle, shooting.rifle_sentence, prompt="rifle"),
            "bounty": SummitRule(prisoners.bounties, prisoners.bounty, prisoners.bounty_sentence),
        },
        trades={**rules.trades, "badger": shooting.badger},
        pieces={**rules.pieces, "bullet": shooting.PURSE, "outlaw": prisoners.PURSE},
        table=outposts.table,
        mountain=outposts.mountain,
        special_words=outposts.words,
        scores={**rules.scores, "sheriff": shooting.sheriff_score, "outlaws": prisoners.score},
        steps={
            **rules.steps,
            "shoot": shooting.shoot,
            "snipe": shooting.snipe,
            "ambush": prisoners.ask_ambush,
            "badger": shooting.ask_badger,
        },
        actions={
            **rules.actions,
            "six-shooter": (SHOOT, LEAVE_SUMMIT),
            "rifle": (SHOOT, LEAVE_SUMMIT),
            "ambush": (CAPTURE_OUTLAW, LET_THEM_RIDE),
            "badger": (TAKE_SHERIFF, TAKE_BULLETS),
        },
    )
