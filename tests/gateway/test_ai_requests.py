"""What a caller may ask of the engine: the bounds of each number, and what is meant where nothing is said."""

from typing import Any

import pytest
from pydantic import ValidationError

from sagebrush_gateway.api.requests.ai import AnalysisQuery, DecisionRequest

QUESTION: dict[str, Any] = {"title": "high-card", "config": {"edition": "plain", "seats": 2}, "view": {"hand": [1]}}


def wrong_fields(read: Any, said: dict[str, Any]) -> list[str]:
    """The fields that are refused."""
    try:
        read.model_validate(said)
    except ValidationError as error:
        return [".".join(map(str, one["loc"])) for one in error.errors()]
    return []


@pytest.mark.parametrize(
    ("field", "within", "beyond"),
    [
        ("lines", (1, 16), (0, 17)),
        ("simulations", (0, 100_000), (-1, 100_001)),
        ("seed", (0, 2**53 - 1), (-1, 2**53)),
        ("seat", (0, 63, None), (-1, 64)),
        ("request_id", ("", "x" * 8, "x" * 64), ("x" * 7, "x" * 65, "with a blank", "eight\tone", "12345678\n")),
    ],
)
def test_a_decision_is_asked_for_within_bounds(field: str, within: tuple[Any, ...], beyond: tuple[Any, ...]) -> None:
    for value in within:
        assert wrong_fields(DecisionRequest, {**QUESTION, field: value}) == []
    for value in beyond:
        assert wrong_fields(DecisionRequest, {**QUESTION, field: value}) == [field]


@pytest.mark.parametrize(
    ("field", "within", "beyond"),
    [
        ("simulations", ("0", "100000"), ("-1", "100001")),
        ("seed", ("0", f"{2**53 - 1}"), ("-1", f"{2**53}")),
        ("after", ("0",), ("-1",)),
        ("level", ("expert", "5", "x" * 40), ("", "Expert", "x" * 41, "two words", "expert\n")),
        ("game", ("", "0" * 26), ("0" * 25, "0" * 27, "A" * 26, "0" * 26 + "\n")),
    ],
)
def test_an_analysis_is_asked_for_within_bounds(field: str, within: tuple[str, ...], beyond: tuple[str, ...]) -> None:
    for value in within:
        assert wrong_fields(AnalysisQuery, {field: value}) == []
    for value in beyond:
        assert wrong_fields(AnalysisQuery, {field: value}) == [field]


@pytest.mark.parametrize(("seats", "is_read"), [(1, True), (16, True), (0, False), (17, False)])
def test_a_table_has_one_to_sixteen_seats(seats: int, is_read: bool) -> None:
    said = {**QUESTION, "config": {"edition": "plain", "seats": seats}}
    assert wrong_fields(DecisionRequest, said) == ([] if is_read else ["config.seats"])


def test_where_nothing_is_said_a_skilled_level_tells_of_three_lines() -> None:
    asked = DecisionRequest.model_validate(QUESTION)
    assert (asked.level, asked.lines, asked.simulations, asked.seed, asked.seat, asked.request_id) == (
        "skilled", 3, 0, 0, None, "",
    )  # fmt: skip
    query = AnalysisQuery.model_validate({})
    assert (query.game, query.level, query.simulations, query.seed, query.after) == ("", "skilled", 0, 0, 0)
