"""What the town hall is worth: one level more for some buildings of the seat whose cowboy holds it."""

from dataclasses import replace

from sagebrush_games.carson_city.rules.income import earning
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import members
from sagebrush_games.carson_city.state.model import NOBODY, Kind, State
from sagebrush_games.kernel.messages import Seat
from sagebrush_opponents.carson_city.outlook import Outlook


def levels(rules: Ruleset, state: State, seat: Seat) -> int:
    """Dollars that the buildings of ``seat`` pay more when it holds the town hall than when nobody does."""
    own = members(state.land[seat] & earning(rules, state))
    dollars = []
    for holder in (seat, NOBODY):
        imagined = state.copy()
        imagined.hall = replace(state.hall, holder=holder)
        dollars.append(sum(rules.tile_income(rules, imagined, parcel) for parcel in own))
    return dollars[0] - dollars[1]


def rivals(state: State) -> list[Seat]:
    """The seats with cowboys on the town hall, its holder among them; others may be there for an outlaw."""
    place = state.tiles[Kind.TOWN_HALL]
    if place & state.outlaws:
        return [] if state.hall.holder == NOBODY else [state.hall.holder]
    return [seat for seat, claims in enumerate(state.claims) if claims & place]


def look(rules: Ruleset, state: State, outlook: Outlook, chance: float) -> None:
    """With some ``chance`` to hold it after the fight; what the present holder has is in its buildings already."""
    held = float(state.hall.holder == outlook.seat)
    known, seat = outlook.situation.town.levels, outlook.seat
    if seat not in known:
        known[seat] = levels(rules, state, seat)
    dollars = (chance - held) * known[seat]
    outlook.earn(dollars)
