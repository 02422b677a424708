"""What must hold of the printed things for the rules to work with them; an override file may break it by mistake."""

from collections.abc import Mapping

from sagebrush_games.carson_city.state.board import LONGEST_RIVER, SIZE
from sagebrush_games.carson_city.state.model import BUILDINGS
from sagebrush_games.kernel.content import BadContent, Content

DIE = 6
DIVISOR = range(1, 1001)
RAISED = range((DIE * DIE) - LONGEST_RIVER)  # beside the town and the longest river, on parcels that dice can mean

RANGES: Mapping[str, range] = {
    "start.parcels": range(5),  # as many as the sheet of A New Beginning allows
    "limit.cowboys": range(1, 31),
    "limit.houses": range(1, 61),
    "map.mountains": RAISED,
    "map.first-die-row": range(SIZE - DIE + 1),
    "share": DIVISOR,
    "excess": DIVISOR,
    "final.dollars-for-a-point": DIVISOR,
    "character-gain.duel-dice-with-dynamite": range(1, 11),
}
"""By table, or by table and row: the numbers that make sense where not every one does."""


def require_sound(content: Content) -> None:
    """Raises BadContent for what no table could be played with."""
    require_in_ranges(content, RANGES)
    _require_buildings(content)
    for row, most in (("cowboys", "cowboys"), ("parcels", "property-tiles")):
        if content.value("start", row) > content.value("limit", most):
            raise BadContent(f"start.{row}: there are not so many")


def require_in_ranges(content: Content, ranges: Mapping[str, range]) -> None:
    """Raises BadContent for a number outside its range; ``ranges`` by table, or by table and row."""
    for table, rows in content.tables.items():
        for row, cells in rows.items():
            allowed = ranges.get(f"{table}.{row}") or ranges.get(table)
            if allowed and cells["value"] not in allowed:
                raise BadContent(f"{table}.{row}: {cells['value']} is not between {allowed[0]} and {allowed[-1]}")


def _require_buildings(content: Content) -> None:
    """What stands on the action row at the start is in the box."""
    buildings = content.rows("building")
    ready = [cells["value"] for cells in content.rows("shelf").values()]
    for row, cells in content.rows("shelf").items():
        if cells["value"] not in BUILDINGS or cells["value"] not in buildings:
            raise BadContent(f"shelf.{row}: {cells['value']} is no building of this edition")
    for row, cells in buildings.items():
        if not max(1, ready.count(row)) <= cells["tiles"] <= 20 or cells["houses"] > 4:
            raise BadContent(f"building.{row}: {cells['tiles']} tiles with {cells['houses']} houses cannot be")
