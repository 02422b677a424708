"""Sierra West: two pioneers on two paths, a mountain of cards, four modes for one to four seats."""

from sagebrush_games.kernel.agenda import advance, awaited
from sagebrush_games.kernel.decider import Decider, Rulebook
from sagebrush_games.kernel.expansion import composed
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.title import Title
from sagebrush_games.sierra_west.actions import ACTIONS
from sagebrush_games.sierra_west.content.printed import unofficial
from sagebrush_games.sierra_west.events import EVENTS
from sagebrush_games.sierra_west.evolve import EVOLVE
from sagebrush_games.sierra_west.manifest import CONTENTS, EXPANSIONS, MANIFEST, boxes, idle, ruleset
from sagebrush_games.sierra_west.read.determinize import determinize
from sagebrush_games.sierra_west.read.names import wording
from sagebrush_games.sierra_west.read.view import View, redact, reveals, view
from sagebrush_games.sierra_west.rules.conserved import conserved
from sagebrush_games.sierra_west.rules.ledger import LEDGER
from sagebrush_games.sierra_west.rules.scoring import outcome
from sagebrush_games.sierra_west.rules.setup import initial
from sagebrush_games.sierra_west.state.model import State


def build(config: Config) -> Decider[State]:
    """The decider of a table the manifest allows."""
    rules = ruleset(config)
    return Decider(
        config,
        rules,
        Rulebook(
            initial=initial,
            awaited=awaited,
            actions=rules.actions,
            advance=advance,
            evolve=EVOLVE,
            view=view,
            redact=redact,
            determinize=determinize,
            outcome=outcome,
            reveals=reveals,
        ),
    )


BASE = Title(
    id="sierra-west",
    name="Sierra West",
    rules=2,
    rules_with_content=2,
    manifest=MANIFEST,
    build=build,
    commands=tuple(dict.fromkeys(action.message for actions in ACTIONS.values() for action in actions)),
    events=EVENTS,
    state=State,
    view=View,
    conserved=conserved,
    ledger=LEDGER,
    wording=wording(boxes),
    turn_of=lambda state: state.turn.seat,
    contents=CONTENTS,
    unofficial=lambda config: unofficial(CONTENTS.of(config), idle(config)),
)

TITLE = composed(BASE, EXPANSIONS)
