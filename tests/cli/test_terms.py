"""Terms of a table as they are typed, and what the platform is asked for."""

from typing import Any

import pytest

from sagebrush_cli.client.terms import Terms
from sagebrush_client import Problem


@pytest.mark.parametrize(
    ("terms", "asked"),
    [
        (Terms(), {}),
        (Terms(clock="3d"), {"clock": {"kind": "decision", "seconds": 259_200}}),
        (Terms(clock="20m+10s"), {"clock": {"kind": "bank", "seconds": 1200, "increment": 10}}),
        (
            Terms(clock="3d", at_end="computer", own_sleep="8h", warn="1d,1h"),
            {"clock": {"kind": "decision", "seconds": 259_200, "at_end": "computer", "own_sleep": 480,
                       "warnings": [86_400, 3600]}},
        ),
        (
            Terms(substitute="expert", remove_after="2d", end_after="30d", abandoned="absent-lose"),
            {"absence": {"substitute": "expert", "remove_after": 172_800, "end_after": 2_592_000,
                         "abandoned": "absent-lose"}},
        ),
    ],
)  # fmt: skip
def test_the_platform_is_asked_for_what_was_typed(terms: Terms, asked: dict[str, Any]) -> None:
    assert terms.asked() == asked


@pytest.mark.parametrize("field", ["at_end", "sleep", "own_sleep", "warn"])
def test_what_belongs_to_a_clock_is_refused_without_one(field: str) -> None:
    with pytest.raises(Problem, match=field):
        Terms(**{field: "8h"}).asked()


@pytest.mark.parametrize("clock", ["", "90", "20m+", "1w", "-5s"])
def test_what_is_no_clock_is_said(clock: str) -> None:
    with pytest.raises(Problem):
        Terms(clock=clock or " ").asked()
