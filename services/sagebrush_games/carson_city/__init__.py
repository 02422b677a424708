"""Carson City: the title, and how a table's ruleset is put together."""

from collections.abc import Sequence
from operator import attrgetter

from sagebrush_games.carson_city.actions import COMMANDS
from sagebrush_games.carson_city.characters import options as cards
from sagebrush_games.carson_city.editions import options
from sagebrush_games.carson_city.events import EVENTS
from sagebrush_games.carson_city.evolve import EVOLVE
from sagebrush_games.carson_city.manifest import CONTENTS, EXPANSIONS, MANIFEST, PRINTINGS, checked
from sagebrush_games.carson_city.read.determinize import determinize
from sagebrush_games.carson_city.read.names import WORDING
from sagebrush_games.carson_city.read.view import View, redact, view
from sagebrush_games.carson_city.rules.conserved import conserved
from sagebrush_games.carson_city.rules.faults import faults
from sagebrush_games.carson_city.rules.ledger import LEDGER
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.rules.scoring import outcome, scores
from sagebrush_games.carson_city.rules.setup import initial
from sagebrush_games.carson_city.rules.steps import advance, awaited
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.decider import Decider, Reading, Rulebook
from sagebrush_games.kernel.expansion import applied, composed, idle_tables
from sagebrush_games.kernel.messages import AUTOMATON, Command, Config
from sagebrush_games.kernel.title import Invariants, Title, TitleTypes


def build_ruleset(config: Config) -> Ruleset:
    """The ruleset of a table: its edition, changed by options, then by expansions, then by characters."""
    rules = PRINTINGS[config.edition].rules(checked(config), config.seats)
    rules = applied(options.chosen(rules, config), EXPANSIONS, config)
    rules = cards.characters(rules, config)
    for finish in rules.finishing:
        rules = finish(rules)
    return rules


def unofficial(config: Config) -> Sequence[str]:
    """Rows of the content in use that no source prints."""
    idle = idle_tables(EXPANSIONS, config)
    rows = (row.partition(".") for row in checked(config).unofficial())
    able = build_ruleset(config).characters
    return [f"{table}.{row}" for table, _, row in rows if table not in idle and (table != "character" or row in able)]


def automaton(decider: Decider[Ruleset, State, View], state: State) -> Command:
    """The one command that comes from no seat: expansions ask for it by name of AUTOMATON."""
    return decider.legal(state, AUTOMATON)[0]


BOOK: Rulebook[Ruleset, State, View] = Rulebook(
    initial=initial,
    awaited=awaited,
    actions=attrgetter("actions"),
    evolve=EVOLVE,
    outcome=outcome,
    scores=scores,
    advance=advance,
    read=Reading(view, determinize, redact),
    automaton=automaton,
)

TITLE = composed(
    Title(
        id="carson-city",
        name="Carson City",
        rules=3,
        rules_with_content=2,
        manifest=MANIFEST,
        ruleset=build_ruleset,
        rulebook=BOOK,
        types=TitleTypes(COMMANDS, EVENTS, State, View),
        invariants=Invariants(conserved, LEDGER, faults),
        wording=WORDING,
        contents=CONTENTS,
        unofficial=unofficial,
    ),
    EXPANSIONS,
)
