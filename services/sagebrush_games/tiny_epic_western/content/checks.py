"""What must hold of the printed things for the rules to work with them; an override file may break it by mistake."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sagebrush_games.kernel.content import BadContent, Content
from sagebrush_games.tiny_epic_western.content.printed import KIND_IDS
from sagebrush_games.tiny_epic_western.state.model import INDUSTRIES, INDUSTRY_NAMES

RANGES: Mapping[str, range] = {
    "rounds": range(1, 21),
    "influence_start": range(7),
    "influence_most": range(1, 7),  # the belt is so long
    "wanted_gain": range(7),
    "owner_gain": range(7),
}
"""Of the constants."""
COSTS = range(7)
SHARES = "WRN"

Row = Mapping[str, Any]
Way = tuple[str, str, list[str]]
"""How the effect of a building works: its name, its time, and of which kind its words are."""


def require_sound(content: Content, uncorrected: Content) -> None:
    """Raises BadContent for what no table could be played with; effects are those of ``uncorrected`` cards."""
    ways = [_way(uncorrected, cells) for cells in uncorrected.rows("buildings").values()]
    for row, cells in content.rows("buildings").items():
        _require_building(content, row, cells, ways)
    for row, cells in content.rows("bosses").items():
        _require_boss(row, cells, uncorrected.rows("bosses").values())
    _require_mats(content)
    _require_town_hall(content)
    _require_numbers(content)


def _require(holds: bool, row: str, what: str) -> None:
    if not holds:
        raise BadContent(f"{row}: {what}")


def _require_building(content: Content, row: str, cells: Row, ways: Sequence[Way]) -> None:
    """The effect is one that a card in the box has, at its time and with its kind of words."""
    place = f"buildings.{row}"
    _require(set(cells["shares"]) <= set(SHARES), place, f"shares are letters of {SHARES}")
    _require(all(cost in COSTS for cost in cells["cost"]), place, f"a cost is at most {COSTS[-1]} of each kind")
    _require(_way(content, cells) in ways, place, "no card has this effect at this time with these words")
    _require(cells["timing"] != "resolution" or "most" in cells, place, "what a building counts needs a most")


def _way(content: Content, cells: Row) -> Way:
    """Effect, time, and of which kind its words are."""
    words = {**dict.fromkeys(content.rows("suits"), "suit"), **dict.fromkeys(INDUSTRY_NAMES, "industry")}
    kinds = {**words, **dict.fromkeys(KIND_IDS, "kind"), "any": "any"}
    return cells["effect"], cells["timing"], [kinds.get(word, word) for word in cells.get("with", ())]


def _require_boss(row: str, cells: Row, known: Collection[Row]) -> None:
    """The effect and the count are those of a ``known`` boss."""
    place = f"bosses.{row}"
    _require(cells["effect"] in {boss["effect"] for boss in known}, place, "no boss has this effect")
    counts = {boss["count"] for boss in known if "count" in boss}
    _require(cells["effect"] != "gain" or cells.get("count") in counts, place, "a gain needs a count that a boss has")
    _require(cells.get("every", 1) > 0, place, "every is 1 or more")


def _require_mats(content: Content) -> None:
    for row, cells in content.rows("mats").items():
        paid = (cells["spot"], cells["pot"], content.value("dull", row))
        _require(set(paid) <= set(KIND_IDS), f"mats.{row}", f"what it pays is one of {', '.join(KIND_IDS)}")


def _require_town_hall(content: Content) -> None:
    """Suits and hands can be told apart, and all industries find room before they move."""
    suits = [cells["strength"] for cells in content.rows("suits").values()]
    hands = [cells["strength"] for cells in content.rows("hands").values()]
    _require(sorted(suits) == list(range(len(suits))), "suits", "their strengths are 0 to 3, each once")
    _require(len(set(hands)) == len(hands) and max(hands) < 10, "hands", "their strengths are different, below 10")
    room = content.rows("industry_steps")["off"]["capacity"]
    _require(room == len(INDUSTRIES), "industry_steps.off", f"{len(INDUSTRIES)} tokens begin there")


def _require_numbers(content: Content) -> None:
    for row, allowed in RANGES.items():
        _require(content.value("constants", row) in allowed, f"constants.{row}", f"{allowed[0]} to {allowed[-1]}")
    start, most = (content.value("constants", f"influence_{what}") for what in ("start", "most"))
    _require(start <= most, "constants.influence_start", "the belt is not so long")
