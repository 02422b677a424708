"""What a table agrees on, as it is typed: clocks, what their end means, and what absence means."""

import re
from typing import Any, NamedTuple

from sagebrush_cli.client.joining import hours_of_sleep
from sagebrush_client import Problem

UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86_400}
LENGTH = re.compile(r"(\d+)([smhd])")
CLOCK = re.compile(r"(\d+[smhd])(?:\+(\d+[smhd]))?")


class Terms(NamedTuple):
    """Options of ``sagebrush play`` that open a table with terms; empty ones are left to the platform."""

    clock: str = ""
    at_end: str = ""
    sleep: str = ""
    own_sleep: str = ""
    warn: str = ""
    substitute: str = ""
    remove_after: str = ""
    end_after: str = ""
    abandoned: str = ""

    def asked(self) -> dict[str, Any]:
        """The fields ``clock`` and ``absence`` of a new table, as far as something is agreed on. Raises Problem."""
        absence = {
            "substitute": self.substitute,
            "remove_after": seconds(self.remove_after) if self.remove_after else "",
            "end_after": seconds(self.end_after) if self.end_after else "",
            "abandoned": self.abandoned,
        }
        found = {"clock": self._clock(), "absence": {name: said for name, said in absence.items() if said != ""}}
        return {name: said for name, said in found.items() if said}

    def _clock(self) -> dict[str, Any]:
        without = [name for name in ("at_end", "sleep", "own_sleep", "warn") if getattr(self, name)]
        if not self.clock and without:
            raise Problem("no-clock", f"Without --clock nobody's time runs, so that there is no {without[0]}.")
        if not self.clock:
            return {}
        begin, end = hours_of_sleep(self.sleep) if self.sleep else (0, 0)
        hours = {"sleep_from": begin, "sleep_until": end} if self.sleep else {}
        own = {"own_sleep": seconds(self.own_sleep) // 60} if self.own_sleep else {}
        warnings = {"warnings": [*map(seconds, self.warn.split(","))]} if self.warn else {}
        at_end = {"at_end": self.at_end} if self.at_end else {}
        return {**kind(self.clock), **hours, **own, **warnings, **at_end}


def kind(typed: str) -> dict[str, Any]:
    """A clock for each decision (``90s``, ``3d``), or a bank with an increment (``20m+10s``). Raises Problem."""
    found = CLOCK.fullmatch(typed.strip())
    if found is None:
        raise Problem("bad-clock", "A clock looks like 90s or 3d for each decision, or 20m+10s for the whole game.")
    if found[2]:
        return {"kind": "bank", "seconds": seconds(found[1]), "increment": seconds(found[2])}
    return {"kind": "decision", "seconds": seconds(found[1])}


def seconds(typed: str) -> int:
    """How many seconds ``45s``, ``20m``, ``8h`` or ``3d`` are. Raises Problem."""
    found = LENGTH.fullmatch(typed.strip())
    if found is None:
        raise Problem("bad-length", "A length of time looks like 45s, 20m, 8h or 3d.")
    return int(found[1]) * UNITS[found[2]]
