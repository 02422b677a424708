"""Every command has a number, which is the same in every process and release."""

import json
import re
from pathlib import Path

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import Command, kebab
from sagebrush_games.sierra_west.actions.use_summit import UseSummit
from sagebrush_research.actions.domains import domain_of
from sagebrush_research.actions.numbering import action_table
from sagebrush_research.actions.rows import NotNumbered, parse_rows, rows_of
from sagebrush_research.table import research_table
from tests.research.tables import PINS, pins, random_game, research_tables

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
TABLES = {name: table for name, table in research_tables().items() if table.config.seats in (1, 2, 4)}


@pytest.mark.parametrize("name", [*TABLES][::5])
def test_each_legal_command_has_a_number_of_its_own_that_says_what_it_is(name: str) -> None:
    table = TABLES[name]
    for played, seat in random_game(table, 1):
        legal = table.decider.legal(played.state, seat)
        numbered = played.legal(seat)
        assert len(numbered) == len(legal)
        assert list(numbered) == sorted(numbered)
        number, command = next(iter(numbered.items()))
        kind, values = table.actions.describe(number)
        assert 0 <= number < table.actions.size
        assert kind == kebab(type(command).__name__)
        assert kind == "arrange-cards" or all(getattr(command, field) == value for field, value in values.items())


def test_no_number_of_a_released_version_changes_its_meaning() -> None:
    """Raise `version` in the file of the title, then write the pins again (tests/research/tables.py)."""
    pinned = json.loads(PINS.read_text())
    assert pins() == pinned


def test_another_order_of_a_domain_is_another_table() -> None:
    decider = research_table("tiny-epic-western").decider
    said = 'version = 1\n[commands]\nTakeInfluence = {{ kind = "{}" }}'
    one, other = (action_table(decider, parse_rows(said.format(domain))) for domain in ("0..2", "0..0 | 2..2 | 1..1"))
    assert (one.size, one.version) == (other.size, other.version)
    assert one.sha256 != other.sha256


def test_the_hands_of_sierra_west_are_numbered_by_rank() -> None:
    table = research_table("sierra-west")
    played, seat = next(random_game(table, 1))
    hand = sorted(played.state.players[seat].hand)
    for number, command in played.legal(seat).items():
        _, ranks = table.actions.describe(number)
        assert [hand[rank] for rank in ranks.values()] == [command.left, command.middle, command.right]  # type: ignore[attr-defined]


@pytest.mark.parametrize("edition", [edition.id for edition in TITLES["sierra-west"].manifest.editions])
def test_a_summit_action_has_a_number_on_every_homestead_track_of_its_mode(edition: str) -> None:
    table = research_table("sierra-west", edition, 2)
    choices: list[Command] = [UseSummit(0, track.number) for track in table.decider.rules.tracks]
    assert [*table.actions.numbered(choices).values()] == choices


def test_a_row_without_a_field_of_its_command_is_refused() -> None:
    decider = research_table("tiny-epic-western").decider
    rows = parse_rows('version = 1\n[commands]\nMovePosse = { kind = "0..2", spot = "0..11", side = "0..2" }')
    with pytest.raises(NotNumbered, match="MovePosse has the fields"):
        action_table(decider, rows)


def test_amounts_beyond_the_table_are_not_offered_while_others_are() -> None:
    table = research_table("tiny-epic-western")
    played, seat = next(random_game(table, 1))
    legal = table.decider.legal(played.state, seat)
    (kind,) = {type(command).__name__ for command in legal}
    field, first = table.actions._by_name[kind], min(c.card for c in legal)  # type: ignore[attr-defined]
    few = parse_rows(f'version = 1\n[commands]\n{field.name} = {{ card = "{first}..{first}" }}')
    assert [c.card for c in action_table(table.decider, few).numbered(legal).values()] == [first]  # type: ignore[attr-defined]
    none = parse_rows(f'version = 1\n[commands]\n{field.name} = {{ card = "90..91" }}')
    with pytest.raises(NotNumbered, match="has no number"):
        action_table(table.decider, none).numbered(legal)


@pytest.mark.parametrize("beyond", [-1, 0])
def test_a_number_that_no_action_has_is_no_action(beyond: int) -> None:
    actions = research_table("tiny-epic-western").actions
    assert actions.describe(0)
    assert actions.describe(actions.size - 1)
    with pytest.raises(IndexError, match=f"of {actions.size}"):
        actions.describe(-1 if beyond else actions.size)


def test_domains_say_their_values_in_order() -> None:
    named = {"box": "salary road"}
    assert domain_of("-1..1", {}).values == (-1, 0, 1)
    assert domain_of("none | box | 3..4", named).values == (None, "salary", "road", 3, 4)
    assert domain_of("subsets 2", {}).values == ((0,), (1,), (0, 1))
    assert domain_of("flag", {}).values == (False, True)


def test_the_page_says_how_many_numbers_there_are() -> None:
    variants = tuple(variant.id for variant in TITLES["carson-city"].manifest.variants)
    tables = [
        research_table("carson-city"),
        research_table("carson-city", "big-box", 4, variants),
        research_table("tiny-epic-western"),
        research_table("sierra-west"),
    ]
    said = re.findall(r"^\| .*? \| (\d+) \| (\d+) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert said == [(str(table.actions.size), str(table.observations.size)) for table in tables]


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.id)
def test_every_command_of_a_seat_has_a_row(title: object) -> None:
    named = set(rows_of(title.id).commands)  # type: ignore[attr-defined]
    commands = {command.__name__ for command in title.types.commands}  # type: ignore[attr-defined]
    assert commands - named == ({"MoveOutlaw"} if title.id == "carson-city" else set())  # type: ignore[attr-defined]
    assert named <= commands


def test_a_title_without_numbers_says_which_file_is_missing() -> None:
    with pytest.raises(NotNumbered, match=r"sagebrush_research/actions/high-card\.toml"):
        rows_of("high-card")
