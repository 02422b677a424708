"""The solo game: one seat plays against the Rival."""

from sagebrush_games.kernel.expansion import Expansion
from sagebrush_games.tiny_epic_western.expansions.solo.actions.disturb_rival import DisturbRival
from sagebrush_games.tiny_epic_western.expansions.solo.events import EVENTS, RivalCardDrawn
from sagebrush_games.tiny_epic_western.expansions.solo.evolve import EVOLVE
from sagebrush_games.tiny_epic_western.expansions.solo.refusals import SENTENCES
from sagebrush_games.tiny_epic_western.expansions.solo.ruleset import OPTIONS, SEATS, apply
from sagebrush_games.tiny_epic_western.expansions.solo.templates import TELLING

EXPANSION = Expansion(
    id="solo",
    options=OPTIONS,
    plays=lambda config: config.seats in SEATS,
    apply=apply,
    commands=(DisturbRival,),
    events=EVENTS,
    evolve=EVOLVE,
    reveals=lambda _rules, event: isinstance(event, RivalCardDrawn),
    sentences=SENTENCES,
    telling=TELLING,
    tables=("difficulties",),
)
