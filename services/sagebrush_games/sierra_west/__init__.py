"""Sierra West: two pioneers on two paths, a mountain of cards, four modes for one to four seats."""

from operator import attrgetter

from sagebrush_games.kernel.action import commands_of
from sagebrush_games.kernel.agenda import advance, awaited
from sagebrush_games.kernel.decider import Reading, Rulebook
from sagebrush_games.kernel.expansion import composed
from sagebrush_games.kernel.title import Invariants, Title, TitleTypes
from sagebrush_games.sierra_west.actions import ACTIONS
from sagebrush_games.sierra_west.content.printed import unofficial
from sagebrush_games.sierra_west.events import EVENTS
from sagebrush_games.sierra_west.evolve import EVOLVE
from sagebrush_games.sierra_west.manifest import CONTENTS, EXPANSIONS, MANIFEST, boxes, idle, ruleset
from sagebrush_games.sierra_west.read.determinize import determinize
from sagebrush_games.sierra_west.read.names import wording
from sagebrush_games.sierra_west.read.view import View, content, redact, reveals, view
from sagebrush_games.sierra_west.rules.conserved import conserved
from sagebrush_games.sierra_west.rules.faults import faults
from sagebrush_games.sierra_west.rules.ledger import LEDGER
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.rules.scoring import outcome, scores
from sagebrush_games.sierra_west.rules.setup import initial
from sagebrush_games.sierra_west.state.model import State

BOOK: Rulebook[Ruleset, State, View] = Rulebook(
    initial=initial,
    awaited=awaited,
    actions=attrgetter("actions"),
    evolve=EVOLVE,
    outcome=outcome,
    scores=scores,
    advance=advance,
    read=Reading(view, determinize, redact, reveals, content),
    turn_of=lambda state: state.turn.seat,
)

BASE = Title(
    id="sierra-west",
    name="Sierra West",
    rules=3,
    rules_with_content=2,
    manifest=MANIFEST,
    ruleset=ruleset,
    rulebook=BOOK,
    types=TitleTypes(commands_of(ACTIONS), EVENTS, State, View),
    invariants=Invariants(conserved, LEDGER, faults),
    wording=wording(boxes),
    contents=CONTENTS,
    unofficial=lambda config: unofficial(CONTENTS.of(config), idle(config)),
)

TITLE = composed(BASE, EXPANSIONS)
