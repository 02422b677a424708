"""Boxes that nobody printed, every card's icons, action and animal by lot: whatever an owner corrects can be played."""

import random

import pytest

from sagebrush_games.kernel.conformance import check_game
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.corrections import Tables, written
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.override import validate_override
from sagebrush_games.sierra_west import TITLE
from sagebrush_games.sierra_west.content.pieces import DECKS
from sagebrush_games.sierra_west.manifest import CONTENTS, MODES

FREE = ("gl", "gr", "tl", "m")


def printed(content: Content, *cells: str) -> list[str]:
    """What the cards of a mode show in these cells."""
    return [row[cell] for table in DECKS for row in content.rows(table).values() for cell in cells]


def cards(content: Content, lot: random.Random) -> Tables:
    """Other cards: each icon and action is one that the mode has, paid icons stay on paid spaces."""
    animals = list(content.rows("animals"))
    return {
        table: {
            row: {
                **{cell: lot.choice(printed(content, *FREE)) for cell in FREE},
                "tr": lot.choice(printed(content, *FREE, "tr")),
                "summit": lot.choice(printed(content, "summit")),
                "animal": lot.choice(animals),
            }
            for row in content.rows(table)
        }
        for table in DECKS
    }


def boards(content: Content, lot: random.Random) -> Tables:
    """Other boards and cabins."""
    return {
        "switches": {
            "middlePath": {"value": lot.choice(("green", "tan"))},
            "paidColumn": {"value": lot.choice(("left", "right"))},
            "paidCosts": {"value": [lot.randint(1, 3), lot.randint(1, 3)]},
            "marketExtra": {"value": [lot.randrange(4) for _ in range(4)]},
            "greyCabin": {"value": lot.randrange(4)},
        },
        "cabins": {row: {"colour": lot.choice(("green", "tan"))} for row in content.rows("cabins")},
    }


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("mode", MODES)
def test_games_of_any_box_are_sound(mode: str, seats: int) -> None:
    lot = random.Random(f"{mode} {seats}")
    content = CONTENTS[mode]
    corrections = validate_override(TITLE, written({**cards(content, lot), **boards(content, lot)}), mode)
    for variants in ((), ("advanced-planning",)):
        check_game(TITLE, Config(TITLE.id, mode, seats, variants, corrections=corrections), 1, stride=50, limit=20000)
