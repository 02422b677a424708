"""Views as they are sent, without what never changes and as what changed, made whole again."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from sagebrush_client.frames import Json

HOW = {"patch": True, "reference": True}
"""What a stream or a replay is asked for so that its views are short."""


class UnreadableView(Exception):
    """A view that cannot be made whole: the caller asks for whole ones."""


class Views:
    """The views of one stream, one page of a replay, or one answer, in their order."""

    def __init__(self) -> None:
        self._version = 0
        self._shown: Any = None
        self.content = ""
        """The hash of what the latest view was sent without; empty: nothing."""

    def take(self, frame: Json) -> None:
        """The view of ``frame`` is the latest one; raises UnreadableView where one before it is missing."""
        if "view" in frame:
            self._shown, self.content = frame.pop("view"), frame.pop("view_content", "")
        elif "view_patch" not in frame or frame["version"] != self._version + 1:
            raise UnreadableView(f"There is no way to the view of version {frame['version']}.")
        else:
            self._shown = patched(self._shown, frame.pop("view_patch"))
        self._version = frame["version"]

    def whole(self, content: str) -> Any:
        """The latest view with what it was sent without, as JSON; the caller may do with it what he likes."""
        shown = json.loads(json.dumps(self._shown))
        return joined(shown, json.loads(content)) if content else shown


def joined(view: Json, content: Mapping[str, Any]) -> Json:
    """``view`` with what it was sent without; raises UnreadableView."""
    try:
        rows = {name: [table[_place(table, row)] for row in view[name]] for name, table in content["rows"].items()}
        return {**view, **rows, **content["whole"]}
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise UnreadableView("A view does not fit what it was sent without.") from error


def patched(document: Any, patch: Sequence[Mapping[str, Any]]) -> Any:
    """``document``, which is changed, after a JSON Patch (RFC 6902) of add, remove, replace; raises UnreadableView."""
    root = {"": document}
    try:
        for operation in patch:
            _apply(root, **operation)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise UnreadableView("A patch does not fit the view before it.") from error
    return root[""]


def _apply(root: Any, op: str, path: str, value: Any = None) -> None:
    *steps, last = [step.replace("~1", "/").replace("~0", "~") for step in path.split("/")]
    place = root
    for step in steps:
        place = place[_key(place, step)]
    if op == "add" and isinstance(place, list):
        place.insert(len(place) if last == "-" else _place(range(len(place) + 1), int(last)), value)
    elif op == "add" and isinstance(place, dict):
        place[last] = value
    elif op == "replace":
        place[_present(place, last)] = value
    elif op == "remove":
        del place[_present(place, last)]
    else:
        raise ValueError(op)


def _present(place: Any, step: str) -> Any:
    """The key of ``step``, where something is."""
    key = _key(place, step)
    place[key]
    return key


def _key(place: Any, step: str) -> Any:
    return _place(place, int(step)) if isinstance(place, list) else step


def _place(found: Sequence[Any], place: Any) -> int:
    """``place`` of a list, from 0; raises IndexError."""
    if not 0 <= place < len(found):
        raise IndexError(place)
    return int(place)
