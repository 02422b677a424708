"""An owner's override file corrects what is printed, wherever it is read, and never into nonsense."""

from typing import Any

import pytest

from sagebrush_games.carson_city import TITLE, build_ruleset
from sagebrush_games.carson_city.events.building import BuildingBought
from sagebrush_games.carson_city.state.model import Box, Kind
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.conformance import check_game
from sagebrush_games.kernel.content import BadContent
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.override import validate_override
from tests.games.carson_city.players import eager
from tests.games.carson_city.table import at


def corrected(text: str, *variants: str, edition: str = "big-box", seats: int = 2, **options: Any) -> Config:
    """A table whose host corrects ``text``."""
    return Config("carson-city", edition, seats, variants, options or None, validate_override(TITLE, text))


def test_a_building_costs_what_the_override_file_says_in_a_whole_game() -> None:
    decider, player, chance = TITLE.build(corrected("[price]\nbuilding-3 = { value = 1 }")), eager(3), seeded(3)
    state, _ = decider.set_up(chance)
    bought: list[BuildingBought] = []
    while awaited := decider.awaited(state):
        events = decider.play(state, player(decider, state, awaited), chance)
        bought += [event for event in events if isinstance(event, BuildingBought) and event.box is Box.BUILDING_3]
    assert bought
    assert {event.dollars for event in bought} <= {1, 2}  # 2: somebody's character makes it dearer


@pytest.mark.parametrize("edition", ["2009", "big-box"])
def test_games_with_corrections_keep_every_promise(edition: str) -> None:
    text = "[income]\nsaloon = { value = 4 }\n[building.ranch]\ntiles = 8\n[start]\ndollars = { value = 20 }\n"
    check_game(TITLE, corrected(text, edition=edition), 3, stride=40)


def test_a_row_of_one_edition_changes_nothing_in_the_other() -> None:
    text = "[building.school]\ntiles = 3\n"
    assert build_ruleset(corrected(text)).buildings[Kind.SCHOOL].tiles == 3
    assert Kind.SCHOOL not in build_ruleset(corrected(text, edition="2009")).buildings
    assert TITLE.printed(corrected(text, edition="2009")).corrected == ()


def test_the_printed_river_is_that_of_the_override_file() -> None:
    rules = build_ruleset(corrected('[river]\ncourse = { value = "A1 B1" }', "carson-river"))
    assert rules.water == 1 << at("A1") | 1 << at("B1")


def test_a_corrected_row_is_no_longer_unofficial() -> None:
    table = corrected("[corral-hats]\n1 = { value = 2 }\n", "horses")
    assert "corral-hats.1" not in TITLE.unofficial(table)
    assert "corral-hats.2" in TITLE.unofficial(table)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("[map]\nmountains = { value = 36 }", r"map\.mountains: 36 is not between 0 and 20"),
        ("[share]\nparcel-points = { value = 0 }", r"share\.parcel-points: 0 is not between 1 and"),
        ('[river]\ncourse = { value = "A1 C1" }', r"river\.course: Each parcel of a river shares a side"),
        ('[shelf]\nbuilding-3 = { value = "stable" }', r"shelf\.building-3: stable is no building"),
        ("[building.ranch]\ntiles = 1", r"building\.ranch: 1 tiles"),
        ("[sheet]\nroads = { least = 6 }", r"sheet\.roads: "),
        ("[start]\ncowboys = { value = 11 }", r"start\.cowboys: there are not so many"),
        ("[horses]\nat-start = { value = 5 }", r"horses\.at-start: there are not so many"),
        ("[outlaws]\nstrength-added = { value = 8 }", r"outlaws\.strength-added: outlaw-points has no row 14"),
    ],
)
def test_what_no_table_could_be_played_with_is_refused(text: str, what: str) -> None:
    with pytest.raises(BadContent, match=what):
        validate_override(TITLE, text)
