"""What a platform told of a game while it ran, compared with its file.

A file proves that a game follows from its seed and from commands, which nobody signs: not that it is the one that was
played.
"""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from sagebrush_client.sagebrush_verify import MOST_BYTES, Verdict

HIDDEN: tuple[object, ...] = (-1, "", [], {"type": "redacted"})
"""What is told in the place of something that the caller may not know."""
NOT_KEPT = "null"
"""In the place of events for which there is no room; no file has it."""

TOLD_OTHERWISE = "Commit {version} of the file has other events than were told: it is not the game that was played."


class Told:
    """The events of one game by version, as they were told; kept as JSON, no more of it than a file may hold."""

    def __init__(self) -> None:
        self._told: dict[int, set[str]] = {}
        self._room = MOST_BYTES

    def __len__(self) -> int:
        """Of how many commits events were told."""
        return len(self._told)

    def note(self, told: Mapping[str, Any]) -> None:
        """A frame, or the answer to a command, was told."""
        if "events" not in told or self._room < 0:
            return
        events = json.dumps(told["events"])
        known = self._told.setdefault(told["version"], set())
        if events not in known:
            self._room -= len(events)
            known.add(events if self._room >= 0 else NOT_KEPT)

    def difference(self, exported: bytes) -> int | None:
        """The first version whose events are others in the file of the finished game; None where there is none.

        The file may have more: what was hidden when it was told, and fields of a later release.
        """
        lines = exported.split(b"\n")[1:-2]
        for version, told in sorted(self._told.items()):
            filed = json.loads(lines[version - 1])["events"] if 0 < version <= len(lines) else None
            if not all(_is_list_of(json.loads(events), filed) for events in told):
                return version
        return None

    def compared(self, exported: bytes, verdict: Verdict) -> Verdict:
        """``verdict`` on the file of a finished game, with how much of it was compared; it fails where it differs.

        ``told-otherwise``: the file is consistent, but a commit has other events than were told.
        """
        if verdict.code != "consistent":
            return verdict
        version = self.difference(exported)
        if version is not None:
            return Verdict(False, version, "told-otherwise", TOLD_OTHERWISE.format(version=version))
        compared = f"The events of {len(self)} of its {verdict.version} commits were compared with what was told."
        return replace(verdict, detail=f"{verdict.detail} {compared}")


def _is_list_of(told: Any, filed: Any) -> bool:
    return (
        isinstance(told, list)
        and isinstance(filed, list)
        and len(told) == len(filed)
        and all(map(_agrees, told, filed))
    )


def _agrees(told: Any, filed: Any) -> bool:
    """Whether the file has what was told, or something in the place of what was hidden."""
    if isinstance(told, dict) and isinstance(filed, dict):
        return told in HIDDEN or all(name in filed and _agrees(value, filed[name]) for name, value in told.items())
    if type(told) is not type(filed):
        return False
    return told in HIDDEN or (_is_list_of(told, filed) if isinstance(told, list) else told == filed)
