"""What must hold of the printed things for the rules to work with them; an override file may break it by mistake."""

from collections.abc import Mapping

from sagebrush_games.carson_city.expansions.carson_river import chain
from sagebrush_games.carson_city.state.board import SIZE
from sagebrush_games.carson_city.state.model import BUILDINGS, MOST_SEATS
from sagebrush_games.kernel.content import BadContent, Content

DIE = 6
DIVISOR = range(1, 1001)
RAISED = range((DIE * DIE) - chain.MOST)  # beside the town and the longest river, on parcels that dice can mean
MOST_OF_A_LINE = 40
TILES = range(1, 6)  # few enough to guess hands by counting all that can be

RANGES: Mapping[str, range] = {
    "start.parcels": range(5),  # as many as the sheet of A New Beginning allows
    "limit.cowboys": range(1, 31),
    "limit.houses": range(1, 61),
    "map.mountains": RAISED,
    "map.first-die-row": range(SIZE - DIE + 1),
    "share": DIVISOR,
    "excess": DIVISOR,
    "final.dollars-for-a-point": DIVISOR,
    "outlaws.white-pips-for-one": DIVISOR,
    "duel-tiles.highest": TILES,
    "duel-tiles.drawn": TILES,
    "duel-tile-sets": TILES,
    "river.mountains": RAISED,
    "character-gain.duel-dice-with-dynamite": range(1, 11),
}
"""By table, or by table and row: the numbers that make sense where not every one does."""


def insist_sound(content: Content) -> None:
    """Raises BadContent for what no table could be played with."""
    for table, rows in content.tables.items():
        for row, cells in rows.items():
            allowed = RANGES.get(f"{table}.{row}") or RANGES.get(table)
            if allowed and cells["value"] not in allowed:
                raise BadContent(f"{table}.{row}: {cells['value']} is not between {allowed[0]} and {allowed[-1]}")
    _insist_buildings(content)
    _insist_sheet(content)
    _insist_numbers(content)
    if fault := chain.fault(content.value("river", "course")):
        raise BadContent(f"river.course: {fault}")


def _insist_buildings(content: Content) -> None:
    """What stands on the action row at the start is in the box."""
    buildings = content.rows("building")
    ready = [cells["value"] for cells in content.rows("shelf").values()]
    for row, cells in content.rows("shelf").items():
        if cells["value"] not in BUILDINGS or cells["value"] not in buildings:
            raise BadContent(f"shelf.{row}: {cells['value']} is no building of this edition")
    for row, cells in buildings.items():
        if not max(1, ready.count(row)) <= cells["tiles"] <= 20 or cells["houses"] > 4:
            raise BadContent(f"building.{row}: {cells['tiles']} tiles with {cells['houses']} houses cannot be")


def _insist_sheet(content: Content) -> None:
    """The lines of A New Beginning can be filled in."""
    for row, cells in content.rows("sheet").items():
        if not cells["price"] or not cells["least"] <= cells["most"] <= MOST_OF_A_LINE:
            raise BadContent(f"sheet.{row}: a price of 1 or more and at most {MOST_OF_A_LINE} of it are wanted")


def _insist_numbers(content: Content) -> None:
    """Nobody begins with more than there is, and every strength of an outlaw is worth something."""
    for row, most in (("cowboys", "cowboys"), ("parcels", "property-tiles")):
        if content.value("start", row) > content.value("limit", most):
            raise BadContent(f"start.{row}: there are not so many")
    if content.value("horses", "at-start") * MOST_SEATS > content.value("horses", "all"):
        raise BadContent("horses.at-start: there are not so many horses")
    for pips in range(1, DIE + 1):
        strength = str(pips + content.value("outlaws", "strength-added"))
        if strength not in content.rows("outlaw-points"):
            raise BadContent(f"outlaws.strength-added: outlaw-points has no row {strength}")
