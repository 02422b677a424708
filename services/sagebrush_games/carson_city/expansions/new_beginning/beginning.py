"""The steps of set-up: sheets are handed out, filled in by all at once, and revealed."""

from collections.abc import Sequence

from sagebrush_games.carson_city.events.preparation import AllAsked
from sagebrush_games.carson_city.expansions.new_beginning.events import SheetsHanded, SheetsRevealed
from sagebrush_games.carson_city.expansions.new_beginning.filling import normal_kit, price
from sagebrush_games.carson_city.expansions.new_beginning.state import of
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event

PROMPT = "sheet"


def handing(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """An empty sheet for everybody; its budget is what the normal kit of the seat is worth."""
    # [BB "Un nuevo comienzo"] [ruling R80]
    if state.sheets is not None:
        return ()
    kits = [normal_kit(rules, state, seat) for seat in state.seats]
    handed = SheetsHanded(tuple(kits[0]), tuple(price(rules, kit) for kit in kits))
    return [handed, AllAsked(tuple(state.seats), PROMPT)]


def revealing(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """Once all have finished, everybody gets what it chose."""
    sheets = of(state)
    if sheets.revealed:
        return ()
    kits = {name: sheets.column(name) for name in sheets.lines}
    return [SheetsRevealed(kits), *rules.deal_extras(rules, state, kits)]
