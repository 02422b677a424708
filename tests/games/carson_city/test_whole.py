"""The parts fit: every event has its change, every prompt its answers, and the README tells the same."""

from dataclasses import fields, replace
from pathlib import Path

import pytest

from sagebrush_games import carson_city
from sagebrush_games.carson_city import TITLE
from sagebrush_games.carson_city.characters import SIDES
from sagebrush_games.carson_city.events import EVENTS
from sagebrush_games.carson_city.evolve import EVOLVE
from sagebrush_games.carson_city.manifest import EXPANSIONS
from sagebrush_games.carson_city.state.model import BUILDINGS, Kind
from sagebrush_games.kernel.messages import kebab
from tests.conformance.tables import TABLES
from tests.games.carson_city.recording import with_characters
from tests.games.carson_city.table import ANNA, BIG_BOX, BILL, Table, config

HERE = Path(__file__).parent
README = (Path(carson_city.__file__).parent / "README.md").read_text("utf-8")


def test_every_event_has_one_function_that_changes_the_state() -> None:
    assert set(EVOLVE) == set(EVENTS)
    assert all(set(part.evolve) == set(part.events) for part in EXPANSIONS)
    assert len(set(TITLE.types.events)) == len(TITLE.types.events)


def test_every_command_answers_a_prompt() -> None:
    tables = [*(table for table in TABLES if table.title == TITLE.id), with_characters(2, "random")]
    prompts = [prompt for table in tables for prompt in TITLE.build(table).rules.actions.values()]
    assert {action.message for prompt in prompts for action in prompt} == set(TITLE.types.commands)


EVERYTHING = config(
    2,
    *(variant.id for variant in TITLE.manifest.variants),
    edition=BIG_BOX,
    characters="random",
    **{"promo-cards": True},
)
"""A table at which every prompt can come up."""


@pytest.mark.parametrize("prompt", TITLE.build(EVERYTHING).rules.actions)
def test_the_readme_lists_the_prompt_with_its_commands(prompt: str) -> None:
    row = next(line for line in README.splitlines() if line.startswith("|") and f"`{prompt}`" in line.split("|")[1])
    actions = TITLE.build(EVERYTHING).rules.actions[prompt]
    told = "commands of `place`" in row or "as `place`" in row or "placing commands" in row
    assert (
        told
        or [kebab(action.message.__name__) for action in actions if f"`{kebab(action.message.__name__)}`" not in row]
        == []
    )


def covered(folder: str) -> set[str]:
    """What the test files of a folder are about, with hyphens."""
    files = {path.stem.removeprefix("test_") for path in (HERE / folder).iterdir()}
    return {name.replace("_", "-") for name in files}


def test_every_building_character_side_and_variant_has_tests_of_its_own() -> None:
    assert {*BUILDINGS, Kind.HOUSE, Kind.TERRACED_HOUSE} <= covered("buildings")
    assert set(SIDES) <= covered("characters")
    assert {variant.id for variant in TITLE.manifest.variants} <= covered("expansions")


def test_only_the_outlaws_come_from_the_automaton() -> None:
    base = TITLE.build(config(2)).rules.actions
    assert not {"outlaws", "outlaw-move"} & set(base)


def test_a_copy_shares_nothing_that_changes() -> None:
    state = Table().state
    copy = state.copy()
    for field in fields(state):
        value = getattr(state, field.name)
        if isinstance(value, list | dict):
            assert getattr(copy, field.name) is not value, field.name


def test_the_view_shows_prices_of_unowned_parcels_and_incomes_of_buildings() -> None:
    table = Table().built(ANNA, Kind.HOTEL, "A1").owns(BILL, "H8")
    seen = {parcel.name: parcel for parcel in table.decider.view(table.state, None).parcels}
    assert (seen["A1"].price, seen["A1"].income, seen["A1"].owner) == (None, 6, ANNA)
    assert (seen["A2"].price, seen["A2"].income, seen["A2"].owner) == (2, None, None)
    assert (seen["H8"].price, seen["H8"].owner) == (None, BILL)


def test_all_viewers_see_the_same() -> None:
    table = Table(3)
    views = [replace(table.decider.view(table.state, viewer), viewer=None) for viewer in (None, 0, 1, 2)]
    assert views == views[:1] * 4
