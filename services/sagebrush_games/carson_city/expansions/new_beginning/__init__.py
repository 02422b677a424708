"""A New Beginning: everybody secretly chooses what to start with; a house version."""

# [BB "Un nuevo comienzo"]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.expansions.new_beginning import events, evolve
from sagebrush_games.carson_city.expansions.new_beginning.actions.write_line import WRITE_LINE, WriteLine
from sagebrush_games.carson_city.expansions.new_beginning.beginning import PROMPT, handing, revealing
from sagebrush_games.carson_city.expansions.new_beginning.events import LineWritten, SheetsRevealed
from sagebrush_games.carson_city.expansions.new_beginning.faults import sheets_faults
from sagebrush_games.carson_city.expansions.new_beginning.filling import PARCELS, SHARPSHOOTER
from sagebrush_games.carson_city.expansions.new_beginning.state import Sheets, of
from sagebrush_games.carson_city.expansions.new_beginning.view import (
    SheetsView,
    line_redacted,
    sheets_guessed,
    sheets_view,
)
from sagebrush_games.carson_city.rules.ledger import DOLLARS, REVOLVERS, ROADS, Changes, counts_nothing, entry
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.rules.setup import starting_parcels
from sagebrush_games.carson_city.state.model import Phase, Place, State
from sagebrush_games.kernel.content import BadContent, Content, load
from sagebrush_games.kernel.evolving import events_of, evolve_table
from sagebrush_games.kernel.expansion import Expansion, Slice
from sagebrush_games.kernel.ledger import Amounts, Ledger
from sagebrush_games.kernel.manifest import Variant
from sagebrush_games.kernel.messages import Config, Event, Seat
from sagebrush_games.kernel.phases import before
from sagebrush_games.kernel.wording import Wording

VARIANT = Variant(
    id="new-beginning",
    name="A New Beginning",
    summary="Everybody secretly chooses what to begin with. House version: the printed sheet could not be read.",
    editions=("2009", "big-box"),
)


def is_sharpshooter(state: State, seat: Seat) -> bool:
    """Whether ``seat`` rolls one die more in duels and leaves out the worst."""  # [ruling R82]
    return of(state).column(SHARPSHOOTER)[seat] > 0


def chosen_parcels(_rules: Ruleset, state: State) -> Sequence[int]:
    """How many starting parcels each seat chose."""  # [ruling R81]
    return of(state).column(PARCELS)


MOST_OF_A_LINE = 40


def require_lines(content: Content) -> None:
    """Raises BadContent where a line of the sheet cannot be filled in."""
    for row, cells in content.rows("sheet").items():
        if not cells["price"] or not cells["least"] <= cells["most"] <= MOST_OF_A_LINE:
            raise BadContent(f"sheet.{row}: a price of 1 or more and at most {MOST_OF_A_LINE} of it are wanted")


def reveals(_rules: Ruleset, event: Event) -> bool:
    """Whether ``event`` shows the sheets."""
    return isinstance(event, SheetsRevealed)


def chosen(amounts: Amounts, event: SheetsRevealed) -> None:
    """What everybody wrote."""
    for what in (DOLLARS, ROADS, REVOLVERS):
        amounts.update({entry(what, seat): number for seat, number in enumerate(event.kits[what])})


def apply(rules: Ruleset, _config: Config) -> Ruleset:
    """Sheets before the starting parcels, of which everybody lays as many as it chose; sharpshooters in duels."""

    def dice(table: Ruleset, state: State, place: Place, seat: Seat) -> int:
        thrown = rules.dice(table, state, place, seat)
        return thrown + 1 if thrown and is_sharpshooter(state, seat) else thrown

    def pips(table: Ruleset, state: State, seat: Seat, thrown: Sequence[int]) -> int:
        worst = min(thrown) if thrown and is_sharpshooter(state, seat) else 0
        return rules.pips(table, state, seat, thrown) - worst

    return replace(
        rules,
        starting_parcels=chosen_parcels,
        dice=dice,
        pips=pips,
        steps=before(rules.steps, Phase.SET_UP, starting_parcels, handing, revealing),
        actions={**rules.actions, PROMPT: (WRITE_LINE,)},
    )


LINES = ("cowboys", "parcels", "roads", "revolvers", "horses", "sharpshooter", "dollars")
NAMES = {"line": dict.fromkeys(LINES, "")}
"""The lines of a sheet."""

EXPANSION = Expansion(
    id="new-beginning",
    variant=VARIANT,
    apply=apply,
    commands=(WriteLine,),
    events=events_of(events),
    evolve=evolve_table(events_of(events), evolve),
    wording=Wording(packages=(__name__,), kinds={"line": "line", "kits": "line"}, names=NAMES),
    printed=load(__name__, ("content",)),
    faults=sheets_faults,
    slices={"sheets": Slice(Sheets, SheetsView, sheets_view, sheets_guessed)},
    redact={LineWritten: line_redacted},
    reveals=reveals,
    ledger=Ledger(counts_nothing, Changes(others={SheetsRevealed: chosen})),
    check=require_lines,
)
