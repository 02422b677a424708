"""The manifest: which tables can be played, and why not."""

from dataclasses import replace

import pytest

from sagebrush_games.kernel.manifest import Variant
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.title import AnyTitle, faults
from tests.toys.high_card import HIGH_CARD

GOOD = Config("high-card", "plain", 3, ("lowest",), {"first_card": 7001})


def with_rivals() -> AnyTitle:
    """High Card with a variant that needs one and excludes another."""
    rivals = Variant(
        "rivals",
        "Rivals",
        "",
        ("plain",),
        needs=("lowest",),
        excludes=("calm",),
        reasons={"lowest": "Rivals is played for the lowest card.", "calm": "Rivals are never calm."},
    )
    calm = Variant("calm", "Calm", "", ("luxury",))
    manifest = replace(HIGH_CARD.manifest, variants=(*HIGH_CARD.manifest.variants, rivals, calm))
    return replace(HIGH_CARD, manifest=manifest)


def test_a_good_table_has_no_faults() -> None:
    assert faults(HIGH_CARD, GOOD) == []


@pytest.mark.parametrize(
    ("config", "field", "words"),
    [
        (replace(GOOD, edition="luxury"), "edition", "it has plain"),
        (replace(GOOD, seats=5), "seats", "2 to 4 seats, not 5"),
        (replace(GOOD, variants=("fog",)), "variants", "no variant 'fog'"),
        (replace(GOOD, variants=("lowest", "lowest")), "variants", "named twice"),
        (replace(GOOD, options={"colour": 1}), "options.colour", "no option"),
        (replace(GOOD, options={"first_card": 2}), "options.first_card", "one of 1, 7001"),
        (replace(GOOD, options={"first_card": True}), "options.first_card", "one of 1, 7001"),
    ],
)
def test_a_table_that_cannot_be_played_says_why(config: Config, field: str, words: str) -> None:
    [(where, sentence)] = faults(HIGH_CARD, config)
    assert where == field
    assert words in sentence


def test_what_a_variant_needs_or_excludes_is_explained() -> None:
    sentences = [sentence for _, sentence in faults(with_rivals(), replace(GOOD, variants=("rivals", "calm")))]
    assert sentences == [
        "Rivals is played for the lowest card.",
        "Rivals are never calm.",
        "Calm does not belong to this edition.",
    ]
