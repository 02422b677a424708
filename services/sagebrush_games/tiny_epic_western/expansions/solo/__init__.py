"""The solo game: one seat plays against the Rival."""

from sagebrush_games.kernel.evolving import events_of, evolve_table
from sagebrush_games.kernel.expansion import Expansion
from sagebrush_games.tiny_epic_western.expansions.solo import events, evolve
from sagebrush_games.tiny_epic_western.expansions.solo.actions.disturb_rival import DisturbRival
from sagebrush_games.tiny_epic_western.expansions.solo.events import RivalCardDrawn
from sagebrush_games.tiny_epic_western.expansions.solo.names import WORDING
from sagebrush_games.tiny_epic_western.expansions.solo.ruleset import (
    OPTIONS,
    PRINTED,
    SEATS,
    apply,
    require_head_starts,
)

EXPANSION = Expansion(
    id="solo",
    options=OPTIONS,
    plays=lambda config: config.seats in SEATS,
    apply=apply,
    commands=(DisturbRival,),
    events=events_of(events),
    evolve=evolve_table(events_of(events), evolve),
    reveals=lambda _rules, event: isinstance(event, RivalCardDrawn),
    wording=WORDING,
    printed=PRINTED,
    check=require_head_starts,
)
