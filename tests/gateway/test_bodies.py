"""What a body may hold, without a gateway around it."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sagebrush_gateway.http import bodies
from sagebrush_gateway.http.bodies import CHARACTERS, DEPTH, ITEMS, VALUES, WHOLE, parse_json, view_limits
from sagebrush_gateway.problems import Problem
from sagebrush_gateway.settings import GatewaySettings
from tests.gateway.house import Person

leaves = st.none() | st.booleans() | st.integers(-WHOLE, WHOLE) | st.floats(allow_nan=False, allow_infinity=False)
contents = st.recursive(
    leaves | st.text(max_size=20).filter(lambda text: text.isprintable()),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text("abc"), inner, max_size=5),
    max_leaves=20,
)


def depth(content: object) -> int:
    if isinstance(content, dict):
        return 1 + max(map(depth, content.values()), default=0)
    return 1 + max(map(depth, content), default=0) if isinstance(content, list) else 0


@given(contents)
def test_whatever_is_within_the_limits_passes_and_what_is_too_deep_does_not(content: object) -> None:
    body = json.dumps(content).encode()
    if depth(content) <= DEPTH:
        assert parse_json(body) == content
    else:
        with pytest.raises(Problem):
            parse_json(body)


@given(st.binary(max_size=60))
def test_no_bytes_break_the_check(body: bytes) -> None:
    try:
        parse_json(body)
    except Problem as problem:
        assert problem.kind.status == 400


@pytest.mark.parametrize(
    "content",
    [[0] * ITEMS, "x" * CHARACTERS, WHOLE, -WHOLE, {"x" * CHARACTERS: 0}, {str(n): n for n in range(ITEMS)}],
)
def test_the_limits_themselves_are_allowed(content: object) -> None:
    parse_json(json.dumps(content).encode())


@pytest.mark.parametrize(
    "content",
    [[0] * (ITEMS + 1), "x" * (CHARACTERS + 1), WHOLE + 1, -WHOLE - 1, {"x" * (CHARACTERS + 1): 0}, 10**400],
)
def test_one_more_is_too_rich(content: object) -> None:
    with pytest.raises(Problem) as refused:
        parse_json(json.dumps(content).encode())
    assert refused.value.kind.code == "body-too-rich"


def test_a_position_has_a_limit_of_values_in_all() -> None:
    """Else one guest keeps a gateway busy with checks of bodies that are within every other limit."""
    limits, lists = view_limits(GatewaySettings()), [[0] * 4000 for _ in range(4)]
    within = [*lists, *[0] * (VALUES - 4 * 4001)]
    parse_json(json.dumps(within).encode(), limits)
    for beyond in ([*within, 0], {"view": within}, [*lists, [{"a": [0] * 200}, {"b": [0] * 200}]]):
        with pytest.raises(Problem) as refused:
            parse_json(json.dumps(beyond).encode(), limits)
        assert refused.value.kind.code == "body-too-rich" and str(VALUES) in refused.value.detail


def test_of_a_name_that_stands_twice_the_last_value_counts() -> None:
    assert parse_json(b'{"name": "Anna", "name": "Bill"}') == {"name": "Bill"}


async def test_a_body_is_parsed_once(anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[bytes] = []
    decode = bodies._decode

    def counted(body: bytes) -> Any:
        parsed.append(body)
        return decode(body)

    monkeypatch.setattr(bodies, "_decode", counted)
    monkeypatch.setattr(json, "loads", lambda *_args, **_more: pytest.fail("it was parsed again"))
    opened = await anna.post("/v1/tables", {"title": "high-card", "edition": "plain", "seats": 2})
    assert (opened.status_code, len(parsed)) == (201, 1)
