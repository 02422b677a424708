"""Views of a followed game as JSON Patch (RFC 6902): the first one whole, then what changed.

A view of Sierra West has 11 KB, of which a step changes a few hundred bytes; what never changes comes with the first.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from sagebrush_rpc.v1 import rules_pb2 as wire

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode
Operation = dict[str, Any]


class ViewPatches:
    """The views of one stream; it remembers the last one that was sent."""

    def __init__(self) -> None:
        self._sent: Any = None

    def shorten(self, frame: wire.Frame) -> None:
        """Puts a patch in the place of the view of ``frame``, where that is shorter."""
        if not frame.view:
            return
        seen, before = _decode(frame.view), self._sent
        self._sent = seen
        if before is None:
            return
        patch = _encode(list(operations(before, seen)))
        if len(patch) < len(frame.view):
            frame.view, frame.view_patch = b"", patch


def operations(before: Any, after: Any, path: str = "") -> Iterator[Operation]:
    """The operations that make ``after`` of ``before``, two values of JSON; applied in this order."""
    if _encode(before) == _encode(after):  # for Python 1 is True
        return
    if isinstance(before, dict) and isinstance(after, dict):
        yield from _of_objects(before, after, path)
    elif isinstance(before, list) and isinstance(after, list):
        yield from _of_lists(before, after, path)
    else:
        yield {"op": "replace", "path": path, "value": after}


def _of_objects(before: dict[str, Any], after: dict[str, Any], path: str) -> Iterator[Operation]:
    yield from ({"op": "remove", "path": _at(path, name)} for name in before if name not in after)
    for name, value in after.items():
        if name in before:
            yield from operations(before[name], value, _at(path, name))
        else:
            yield {"op": "add", "path": _at(path, name), "value": value}


def _of_lists(before: list[Any], after: list[Any], path: str) -> Iterator[Operation]:
    """Place by place; the whole list where that is shorter, as when the first of many leaves it."""
    found = list(_by_place(before, after, path))
    whole = {"op": "replace", "path": path, "value": after}
    yield from found if len(_encode(found)) <= len(_encode([whole])) else [whole]


def _by_place(before: list[Any], after: list[Any], path: str) -> Iterator[Operation]:
    for place, (old, new) in enumerate(zip(before, after, strict=False)):
        yield from operations(old, new, f"{path}/{place}")
    yield from ({"op": "remove", "path": f"{path}/{place}"} for place in range(len(before) - 1, len(after) - 1, -1))
    yield from ({"op": "add", "path": f"{path}/-", "value": value} for value in after[len(before) :])


def _at(path: str, name: str) -> str:
    """The path of a name in an object."""
    return f"{path}/{name.replace('~', '~0').replace('/', '~1')}"
