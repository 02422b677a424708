"""What a table promised about its dice: kept by this client, compared with the game, checked at its end."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from secrets import token_bytes
from typing import Any

from sagebrush_client.problems import PromiseBroken
from sagebrush_client.sagebrush_verify import Verdict, verify

ENTROPY_BYTES = 32


def new_entropy() -> str:
    """Random bytes of this client, hex; secret until every seat is taken."""
    return token_bytes(ENTROPY_BYTES).hex()


def commitment_to(entropy: str) -> str:
    """The SHA-256 that a guest publishes before it reveals ``entropy``; empty for a seat that adds none."""
    return sha256(bytes.fromhex(entropy)).hexdigest() if entropy else ""


def commitments_of(full: Mapping[str, Any], entropy: str) -> list[str]:
    """What each seat of a table that is ``full`` has committed to, with our own ``entropy`` on our seat."""
    committed = [seat["entropy_commitment"] for seat in full["seats"]]
    committed[full["seat"]] = commitment_to(entropy)
    return committed


NOT_REVEALED = "The file is that of a running game: the seed is not revealed in it, so nothing proves the dice."


@dataclass(frozen=True, slots=True)
class Promise:
    """What the table showed before this client revealed its entropy; ``seats``: what each seat committed to.

    It may be kept as JSON, over a restart of the program: ``Promise(**json.loads(kept))`` checks the same.
    Where several tables play with one chance, ``tables`` has the same of all of them, ``group`` is where people sat
    down, ``table`` ours, and ``game`` is known once it has started.
    """

    game: str
    commitment: str
    seats: tuple[str, ...]
    group: str = ""
    table: int = 0
    tables: tuple[tuple[str, ...], ...] = ()

    @classmethod
    def of(cls, opened: Mapping[str, Any], full: Mapping[str, Any], entropy: str) -> "Promise":
        """From a table when it was ``opened`` and when it was ``full``, with our own ``entropy`` on our seat."""
        committed = commitments_of(full, entropy)
        group = full.get("group")
        if group is None:
            return cls(opened["table"], opened["commitment"], tuple(committed))
        size = group["seats"]
        tables = tuple(tuple(committed[first : first + size]) for first in range(0, len(committed), size))
        own = full["seat"] // size
        return cls(full["game"] or "", opened["commitment"], tables[own], opened["table"], own, tables)

    def at(self, started: Mapping[str, Any]) -> "Promise":
        """The same with the game of a table that has ``started``."""
        return replace(self, game=started["game"])

    def check_beginning(self, started: Mapping[str, Any]) -> None:
        """Nothing; raises PromiseBroken when ``started``, the first event, is not what the table promised."""
        if self.game and started["game"] != self.game:
            raise PromiseBroken("The game is another one than the table showed")
        if started["commitment"] != self.commitment:
            raise PromiseBroken("The game has another commitment to its seed than the table showed")
        if [commitment_to(seat["entropy"]) for seat in started["seats"]] != [*self.seats]:
            raise PromiseBroken("A seat has other entropy in the game than it had committed to")
        shared = started.get("shared") or {"group": "", "table": 0}
        if (shared["group"], shared["table"]) != (self.group, self.table):
            raise PromiseBroken("The game shares its chance with other tables than it had promised")

    def check_other(self, started: Mapping[str, Any]) -> None:
        """The same of the first event of another table of the group, once all are over; raises PromiseBroken."""
        shared = started.get("shared") or {"table": -1}
        if not 0 <= shared["table"] < len(self.tables):
            raise PromiseBroken("The game is no table of the group")
        theirs = replace(self, game="", seats=self.tables[shared["table"]], table=shared["table"])
        theirs.check_beginning(started)

    def verdict_on(self, exported: bytes) -> Verdict:
        """The verdict on the file of the finished game; the rules are not checked, only `sagebrush verify` can.

        ``promise-broken``: the file is consistent, but began with something else than the table had promised.
        ``not-revealed``: it is the file of a running game, as nobody gets of a finished one; tables that share their
        chance do until all are over (``partial``).
        """
        verdict = verify(exported, self.commitment)
        if verdict.code == "partial" and not self.group:
            return Verdict(False, verdict.version, "not-revealed", NOT_REVEALED)
        return self._kept(exported, verdict) if verdict.code == "consistent" else verdict

    def _kept(self, exported: bytes, verdict: Verdict) -> Verdict:
        """``verdict`` on a consistent file, unless its beginning breaks this promise."""
        try:
            self.check_beginning(first_event(exported))
        except PromiseBroken as broken:
            return Verdict(False, 1, "promise-broken", str(broken))
        return verdict


def first_event(exported: bytes) -> Mapping[str, Any]:
    """The event that begins the game of a consistent file."""
    started: Mapping[str, Any] = json.loads(exported.split(b"\n", 2)[1])["events"][0]
    return started
