"""JSON from strangers: small, shallow, each key once, no number that is none."""

import json
from collections.abc import Iterator
from typing import Any, NoReturn

from sagebrush_opponents.foreign.unsound import UnsoundPosition

DEEPEST = 16
"""Lists and objects within one another; views have six."""
SHOWN = 60
"""Characters of a value in a sentence."""


class _Twice(ValueError):
    """A key that an object has twice."""


def parsed(body: bytes, name: str, largest: int) -> Any:
    """The document in ``body``; raises UnsoundPosition. ``name``: what its fields are called after."""
    if len(body) > largest:
        raise UnsoundPosition("too-large", name, f"It has {len(body)} bytes; at most {largest} are read.")
    try:
        document = json.loads(body, object_pairs_hook=_once, parse_constant=_no_number, parse_float=_no_number)
    except RecursionError:
        raise UnsoundPosition("too-large", name, f"It is deeper than {DEEPEST} lists and objects.") from None
    except ValueError as error:
        raise UnsoundPosition("malformed", name, f"It cannot be read: {str(error)[:SHOWN]}.") from None
    if _depth(document) > DEEPEST:
        raise UnsoundPosition("too-large", name, f"It is deeper than {DEEPEST} lists and objects.")
    return document


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise _Twice("an object has a key twice")
    return found


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text[:SHOWN]} is no integer")


def _depth(document: Any) -> int:
    """How many lists and objects lie within one another, reckoned level by level."""
    depth, level = 0, [document]
    while level := [value for value in level if isinstance(value, list | dict)]:
        depth += 1
        level = [inner for value in level for inner in (value.values() if isinstance(value, dict) else value)]
    return depth


def differences(sent: Any, shown: Any, path: str) -> Iterator[tuple[str, str, str]]:
    """The fields in which two documents differ, each with what stands in either."""
    if isinstance(sent, dict) and isinstance(shown, dict):
        for key in (*shown, *(sent.keys() - shown.keys())):
            yield from differences(sent.get(key, MISSING), shown.get(key, MISSING), f"{path}.{_short(key)}")
    elif isinstance(sent, list) and isinstance(shown, list) and len(sent) == len(shown):
        for place, (one, other) in enumerate(zip(sent, shown, strict=True)):
            yield from differences(one, other, f"{path}[{place}]")
    elif type(sent) is not type(shown) or sent != shown:
        yield path, _short(sent), _short(shown)


class _Missing:
    def __repr__(self) -> str:
        return "missing"


MISSING = _Missing()
"""In place of a field that is not there."""


def _short(value: Any) -> str:
    text = value if isinstance(value, str) else repr(value) if value is MISSING else json.dumps(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
