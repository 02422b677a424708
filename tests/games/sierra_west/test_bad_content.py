"""A content file that breaks its form is refused, by the name of the row."""

from collections.abc import Mapping
from typing import Any

import pytest

from sagebrush_games.kernel.content import BadContent, Content
from sagebrush_games.kernel.corrections import corrected
from sagebrush_games.kernel.override import validate_override
from sagebrush_games.sierra_west import TITLE
from sagebrush_games.sierra_west.content.checks import AS_SHIPPED, checked
from sagebrush_games.sierra_west.expansions.hastings import EXPANSION as HASTINGS
from sagebrush_games.sierra_west.manifest import CONTENTS

APPLE_HILL = CONTENTS["apple-hill"]


def changed(table: str, rows: Mapping[str, Any]) -> Content:
    """Apple Hill with other rows in ``table``."""
    return Content({**APPLE_HILL.tables, table: rows})


@pytest.mark.parametrize(
    ("correction", "row"),
    [
        ('[starting_cards.H1]\ngl = "X1"\n', "starting_cards.H1"),
        ('[starting_cards.H1]\ngl = "F12"\n', "starting_cards.H1"),
        ('[starting_cards.H1]\ngl = ""\n', "starting_cards.H1"),
        ('[mountain_cards.AH06]\ngl = "AG1"\n', "mountain_cards.AH06"),
        ('[mountain_cards.AH06]\ngl = "F1!"\n', "mountain_cards.AH06"),
        ('[mountain_cards.AH06]\ngl = "AG1F1!"\n', "mountain_cards.AH06"),
        ('[mountain_cards.AH06]\ngl = "MI"\n', "mountain_cards.AH06"),
        ('[mountain_cards.AH06]\ntl = "SH"\n', "mountain_cards.AH06"),
        ('[mode_card.AH-0]\nm = "BH!"\n', "mode_card.AH-0"),
        ('[mountain_cards.AH06]\nanimal = "marmot"\n', "mountain_cards.AH06"),
        ('[mountain_cards.AH06]\nsummit = "MINE-TWICE"\n', "mountain_cards.AH06"),
        ('[mountain_cards.AH06]\nsummit = "HOME: 2F"\n', "mountain_cards.AH06"),
        ('[mountain_cards.AH06]\nsummit = "HOME(green): 2F"\n', "mountain_cards.AH06"),
        ('[mountain_cards.AH06]\nsummit = "WAGON(food): 2F"\n', "mountain_cards.AH06"),
        ('[mountain_cards.AH06]\nsummit = "HOME(food): 2X"\n', "mountain_cards.AH06"),
        ('[mountain_cards.AH06]\nsummit = "APPLE-TRADE: 1A* → X1"\n', "mountain_cards.AH06"),
        ('[mountain_cards.AH06]\nsummit = "home"\n', "mountain_cards.AH06"),
        ("[special_cards.O2]\nrank = 1\n", "special_cards"),
        ("[special_cards.O1]\ncampfire = true\n[special_cards.O2]\ncampfire = true\n", "special_cards"),
        ('[cabins.depot]\ncolour = "grey"\n', "cabins.depot"),
        ("[cabins.depot]\ncopies = 0\n", "cabins.depot"),
        ("[cabins.depot]\ncopies = 3\n", "cabins"),
        ('[switches.middlePath]\nvalue = "red"\n', "switches.middlePath"),
        ('[switches.paidColumn]\nvalue = "middle"\n', "switches.paidColumn"),
        ("[switches.paidCosts]\nvalue = [1]\n", "switches.paidCosts"),
        ("[switches.paidCosts]\nvalue = [0, 2]\n", "switches.paidCosts"),
        ("[switches.marketExtra]\nvalue = [1, 1]\n", "switches.marketExtra"),
        ("[switches.trailheadMultiplier]\nvalue = 4\n", "switches.trail"),
        ("[switches.trail]\nvalue = [{ boots = 2 }]\n", "switches.trail"),
        (
            "[switches.trail]\nvalue = [{ boots = 2, resources = 0, multiplier = 1, slots = 5 }]\n",
            "switches.trail",
        ),
        ('[switches.layout]\ntwo = ["b b"]\n', "switches.layout"),
        ('[switches.layout]\ntwo = ["b b", "s s s", "s b b b", "s b b b b", "s b b b b b"]\n', "switches.layout"),
        ('[switches.layout]\nmore = ["s b", "s b s", "s b b b", "b b b b b", "s b b b b b"]\n', "switches.layout"),
        ("[switches.cardScore]\nvalue = [1, 2]\n", "switches.cardScore"),
        ("[switches.cardScore]\nvalue = [0, 3, 2]\n", "switches.cardScore"),
        ("[tracks.food]\ntop = 0\n", "tracks.food"),
        ('[tracks.food]\nreward = "MI"\n', "tracks.food"),
        ('[tracks.food]\nreward = "SH"\n', "tracks.food"),
        ('[tracks.food]\nreward = "B2"\n', "tracks.food"),
        ('[cabin_spaces.space_1]\npioneer = "blue"\n', "cabin_spaces.space_1"),
        ('[starting_cards.H1]\nsummit = "HOME(food) ∞"\n', "starting_cards.H1"),
        ("[numbers.hand]\nvalue = 2\n", "numbers.hand"),
        ("[numbers.planning_hand]\nvalue = 5\n", "numbers.planning_hand"),
    ],
)
def test_a_correction_that_breaks_the_form_is_refused_by_the_name_of_its_row(correction: str, row: str) -> None:
    with pytest.raises(BadContent, match=rf"^{row}\b"):
        checked(corrected(APPLE_HILL, correction))


@pytest.mark.parametrize(
    "correction", ['claim = "middle"', 'track = "green"', 'animal = "deer"', "cabin = 5", "left = -1"]
)
def test_a_plan_card_that_breaks_the_form_is_refused_by_the_name_of_its_row(correction: str) -> None:
    with pytest.raises(BadContent, match=r"^plans\.P01\b"):
        HASTINGS.check(corrected(APPLE_HILL, f"[plans.P01]\n{correction}\n"))


def test_a_missing_plan_card_is_noticed() -> None:
    rows = dict(APPLE_HILL.rows("plans"))
    rows.popitem()
    with pytest.raises(BadContent, match="plans has 17 rows, not 18"):
        HASTINGS.check(changed("plans", rows))


@pytest.mark.parametrize("cell", ["gl", "gr", "tl", "tr", "m", "summit"])
def test_a_card_without_five_icons_and_a_summit_action_is_refused(cell: str) -> None:
    rows = dict(APPLE_HILL.rows("mountain_cards"))
    rows["AH03"] = {name: value for name, value in rows["AH03"].items() if name != cell}
    with pytest.raises(BadContent, match=f"mountain_cards.AH03 has no {cell}"):
        checked(changed("mountain_cards", rows))


@pytest.mark.parametrize("table", ["starting_cards", "mode_card", "mountain_cards", "special_cards", "animals"])
def test_a_missing_row_is_noticed(table: str) -> None:
    rows = dict(APPLE_HILL.rows(table))
    rows.popitem()
    with pytest.raises(BadContent, match=f"{table} has {len(rows)} rows"):
        checked(changed(table, rows))


def test_a_special_card_cannot_enter_a_deck() -> None:
    rows = dict(APPLE_HILL.rows("special_cards"))
    rows["H1"] = rows.pop("O6")
    with pytest.raises(BadContent, match=r"special_cards\.H1 has the name of a card of a deck"):
        checked(changed("special_cards", rows))


@pytest.mark.parametrize(
    ("correction", "name"),
    [
        ('[starting_cards.H1]\ntr = "FT"\n', "paid"),
        ('[starting_cards.H1]\nanimal = "bear"\n', "animals"),
        ('[starting_cards.H1]\nsummit = "WAGON: 4*"\n', "summits"),
    ],
)
def test_our_own_files_are_held_to_their_check_sums_and_corrections_are_not(correction: str, name: str) -> None:
    content = corrected(APPLE_HILL, correction)
    assert checked(content) is content
    with pytest.raises(BadContent, match=f"totals.starting says {name}"):
        checked(content, AS_SHIPPED)


@pytest.mark.parametrize(
    ("correction", "row"),
    [('[icons.F]\nkind = "magic"\n', "icons.F"), ('[summits.HOME]\nkind = "magic"\n', "summits.HOME")],
)
def test_a_kind_that_the_rules_do_not_know_is_refused_by_the_name_of_its_row(correction: str, row: str) -> None:
    with pytest.raises(BadContent, match=rf"^{row}: there is no 'magic'"):
        validate_override(TITLE, correction)
