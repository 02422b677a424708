"""Sierra West: two pioneers on two paths, a mountain of cards, four modes for one to four seats."""

from sagebrush_games.kernel.decider import Decider, Rulebook
from sagebrush_games.kernel.messages import Command, Config
from sagebrush_games.kernel.title import Title
from sagebrush_games.sierra_west.content import CONTENTS
from sagebrush_games.sierra_west.content.printed import unofficial
from sagebrush_games.sierra_west.events import EVENTS
from sagebrush_games.sierra_west.evolve import EVOLVE
from sagebrush_games.sierra_west.manifest import MANIFEST, ruleset
from sagebrush_games.sierra_west.read.determinize import determinize
from sagebrush_games.sierra_west.read.templates import TELLING, words
from sagebrush_games.sierra_west.read.view import View, redact, reveals, view
from sagebrush_games.sierra_west.rules.books import BOOKS
from sagebrush_games.sierra_west.rules.conserved import conserved
from sagebrush_games.sierra_west.rules.refusals import SENTENCES
from sagebrush_games.sierra_west.rules.scoring import outcome
from sagebrush_games.sierra_west.rules.setup import initial
from sagebrush_games.sierra_west.rules.steps import advance, awaited
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


def commands() -> tuple[type[Command], ...]:
    """What can be asked in any mode."""
    tables = (ruleset(Config("sierra-west", edition.id, 2)).actions for edition in MANIFEST.editions)
    found = (action.message for actions in tables for prompt in actions.values() for action in prompt)
    return tuple(dict.fromkeys(found))


TITLE = Title(
    id="sierra-west",
    name="Sierra West",
    rules=2,
    rules_with_content=2,
    manifest=MANIFEST,
    build=build,
    commands=commands(),
    events=EVENTS,
    state=State,
    view=View,
    sentences=SENTENCES,
    conserved=conserved,
    ledger=BOOKS,
    telling=TELLING,
    turn_of=lambda state: state.turn.seat,
    names=words,
    contents=CONTENTS,
    unofficial=lambda config: unofficial(CONTENTS.of(config), config.seats),
)
