"""Tiny Epic Western: posses, duels and three-card poker for one to four seats."""

from operator import attrgetter

from sagebrush_games.kernel.action import commands_of
from sagebrush_games.kernel.agenda import advance
from sagebrush_games.kernel.decider import Reading, Rulebook
from sagebrush_games.kernel.expansion import composed
from sagebrush_games.kernel.title import Invariants, Title, TitleTypes
from sagebrush_games.tiny_epic_western.actions import ACTIONS
from sagebrush_games.tiny_epic_western.events import EVENTS
from sagebrush_games.tiny_epic_western.events.buildings import BuildingDeclined, OfferDeclined
from sagebrush_games.tiny_epic_western.events.influence import InfluenceLost
from sagebrush_games.tiny_epic_western.evolve import EVOLVE
from sagebrush_games.tiny_epic_western.manifest import CONTENTS, EXPANSIONS, MANIFEST, ruleset
from sagebrush_games.tiny_epic_western.read.determinize import determinize
from sagebrush_games.tiny_epic_western.read.names import WORDING
from sagebrush_games.tiny_epic_western.read.view import View, content, redact, reveals, view
from sagebrush_games.tiny_epic_western.rules.conserved import conserved
from sagebrush_games.tiny_epic_western.rules.faults import faults
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.rules.scoring import outcome, scores
from sagebrush_games.tiny_epic_western.rules.setup import initial
from sagebrush_games.tiny_epic_western.rules.steps import awaited
from sagebrush_games.tiny_epic_western.state.model import State

BOOK: Rulebook[Ruleset, State, View] = Rulebook(
    initial=initial,
    awaited=awaited,
    actions=attrgetter("actions"),
    advance=advance,
    evolve=EVOLVE,
    outcome=outcome,
    scores=scores,
    read=Reading(view, determinize, redact, reveals, content),
)

BASE = Title(
    id="tiny-epic-western",
    name="Tiny Epic Western",
    rules=3,
    told_since={BuildingDeclined: 3, InfluenceLost: 3, OfferDeclined: 3},
    rules_with_content=2,
    manifest=MANIFEST,
    ruleset=ruleset,
    rulebook=BOOK,
    types=TitleTypes(commands_of(ACTIONS), EVENTS, State, View),
    invariants=Invariants(conserved=conserved, faults=faults),
    wording=WORDING,
    contents=CONTENTS,
    unofficial=lambda config: CONTENTS.of(config).unofficial(),
)

TITLE = composed(BASE, EXPANSIONS)
