"""Outlaws & Outposts: bullets, the six-shooter and the rifle against five outposts, and the Sheriff [SHEET "10.4"]."""

from dataclasses import replace

from sagebrush_games.kernel.evolving import events_of, evolve_table
from sagebrush_games.kernel.expansion import Slice
from sagebrush_games.kernel.manifest import Edition
from sagebrush_games.kernel.messages import Config
from sagebrush_games.sierra_west.actions.use_summit import LEAVE_SUMMIT
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts import events, evolve, outposts, prisoners, shooting
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.actions.meet_ambush import (
    CAPTURE_OUTLAW,
    LET_THEM_RIDE,
    CaptureOutlaw,
    LetThemRide,
)
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.actions.shoot import SHOOT, Shoot
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.actions.take_badge import (
    TAKE_BULLETS,
    TAKE_SHERIFF,
    TakeBullets,
    TakeSheriff,
)
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.faults import manhunt_faults
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.ledger import LEDGER, conserved
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.names import PRINTED, WORDING
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.solo import reference_card
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.state import Manhunt
from sagebrush_games.sierra_west.rules.expansion import PrintedExpansion
from sagebrush_games.sierra_west.rules.ruleset import IconRule, Ruleset, SummitRule, TradeRule


def apply(rules: Ruleset, _config: Config) -> Ruleset:
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
            "six-shooter": SummitRule(shooting.shots, shooting.six_shooter, "summit-six-shooter", prompt="six-shooter"),
            "rifle": SummitRule(shooting.shots, shooting.rifle, "summit-rifle", prompt="rifle"),
            "bounty": SummitRule(prisoners.bounties, prisoners.bounty, "summit-bounty"),
        },
        trades={**rules.trades, "badger": TradeRule(shooting.badger, shooting.needs_badger)},
        pieces={**rules.pieces, "bullet": shooting.PURSE, "outlaw": prisoners.PURSE},
        table=outposts.table,
        mountain=outposts.mountain,
        special_words=outposts.words,
        scores={**rules.scores, "sheriff": shooting.sheriff_score, "outlaws": prisoners.score},
        steps={
            **rules.steps,
            "reference-card": reference_card,
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


EXPANSION = PrintedExpansion(
    id="outlaws-and-outposts",
    edition=Edition("outlaws-and-outposts", "Outlaws & Outposts", range(2, 5)),
    apply=apply,
    faults=manhunt_faults,
    slices={"manhunt": Slice(Manhunt)},
    commands=(Shoot, CaptureOutlaw, LetThemRide, TakeSheriff, TakeBullets),
    events=events_of(events),
    evolve=evolve_table(events_of(events), evolve),
    wording=WORDING,
    conserved=conserved,
    ledger=LEDGER,
    printed=PRINTED,
    number=3,
)
