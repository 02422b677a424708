"""A table: seats, entropy that is committed to before it is revealed, and the promise about the dice."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, cast

import httpx

from sagebrush_client.blocking.games import Game
from sagebrush_client.blocking.transport import Transport
from sagebrush_client.frames import Json
from sagebrush_client.keys import keyed
from sagebrush_client.paths import path_of
from sagebrush_client.problems import Problem
from sagebrush_client.promise import Promise, commitment_to, commitments_of, new_entropy
from sagebrush_client.retrying import AWAY, HOPELESS
from sagebrush_client.steps import CHOSEN_AGAIN, COMPLETE, Tell, seated
from sagebrush_client.types.api import SeatResponse, TableResponse
from sagebrush_client.waiting import pause

EVERY = 0.5
"""Seconds between two looks at a table that waits for people."""
NOT_READY = ("seats-free", "entropy-missing", "commitments-changed")
"""Why a table refuses to go on: a seat is free, its player has to commit to new entropy, or has done so unseen."""


class Table:
    """One table, as a guest may know it."""

    def __init__(self, transport: Transport, table: str) -> None:
        self.id = table
        self._transport = transport
        self._path = path_of("tables", table)

    def state(self) -> TableResponse:
        """Its seats, its stage, and the commitment to its seed."""
        return cast(TableResponse, (self._transport.ask("GET", self._path)).json())

    def join(
        self,
        seat: int | None = None,
        name: str = "",
        entropy_commitment: str = "",
        sleep: tuple[int, int] | None = None,
    ) -> TableResponse:
        """Take a seat, or any free one; ``sit_down`` does all that fair dice ask for.

        ``sleep``: the minutes of the day (UTC) between which your clock stands, where the table has ``own_sleep``; at a
        seat that you have, too, until the game starts.
        """
        hours = {"begin": sleep[0], "end": sleep[1]} if sleep else None
        asked = {"seat": seat, "name": name, "entropy_commitment": entropy_commitment, "sleep": hours}
        return self._post("/join", {field: said for field, said in asked.items() if said not in (None, "")})

    def reveal(self, entropy: str, commitments: Sequence[str] | None = None) -> TableResponse:
        """Reveal what your seat committed to, once every seat is taken.

        ``commitments``: those of all seats as you saw them; refused (`commitments-changed`) where they have changed.
        """
        seen = {} if commitments is None else {"entropy_commitments": [*commitments]}
        return self._post("/reveal", {"entropy": entropy, **seen})

    def add_opponents(self, name: str, seats: Sequence[int] = (), budget_ms: int = 0) -> TableResponse:
        """Put computers on free seats, all by default; for the host."""
        asked: Json = {"name": name, "seats": list(seats), "budget_ms": budget_ms}
        return self._post("/opponents", {field: said for field, said in asked.items() if said})

    def swap(self, one: int, other: int) -> TableResponse:
        """Let two seats change places before the start; for the host. Entropy that was revealed is spent.

        A second time would undo it, so that it is not repeated when the answer is lost: look at the table then.
        """
        return self._post("/swap", {"seats": [one, other]}, is_repeatable=False)

    def rematch(self, seats: str = "same") -> TableResponse:
        """The table where those who played here play again, the same one for all; ``next`` moves everybody on by one.

        It keeps a seat for you: join it, or ``sit_down`` at it.
        """
        return self._post("/rematch", {"seats": seats})

    def branch(self, version: int, knowledge: str | None = None, key: str = "", **asked: Any) -> TableResponse:
        """A new table whose game begins where this one stood at ``version``; you host it and do not sit yet.

        ``knowledge``: a seat or ``spectator``; what was hidden from it is drawn anew. ``asked``: name, visibility,
        hints, clock, absence. Under the ``key`` of an earlier call with the same arguments you get its table.
        """
        known = {} if knowledge is None else {"knowledge": knowledge}
        body = {"version": version, **known, **asked}
        answer = self._transport.ask("POST", f"{self._path}/branch", headers=keyed(key), json=body)
        return cast(TableResponse, answer.json())

    def start(self) -> TableResponse:
        """Start the game; for the host."""
        return self._post("/start", {})

    def leave(self) -> TableResponse:
        """Give the seat back."""
        return self._post("/leave", {})

    def free(self, seat: int) -> None:
        """Free the seat of a guest who does not reveal, say; for the host."""
        self._transport.ask("DELETE", f"{self._path}/seats/{seat}")

    def close(self, reason: str = "") -> None:
        """Take the table away, or end its game; for the host. Everybody reads the ``reason`` in the game's stream."""
        self._transport.ask("DELETE", self._path, {"reason": reason or None})

    def sit_down(
        self,
        seat: int | None = None,
        name: str = "",
        tell: Tell = str,
        sleep: tuple[int, int] | None = None,
        start: bool = False,
    ) -> Promise:
        """A seat in the started game: wait for everybody, reveal, check what the game began with.

        ``sleep``: as for ``join``. ``start``: the host's client starts the game as soon as everybody is ready.
        ``tell`` is called with a ``Step``, a sentence, at each step. Raises Problem when there is no seat, the host
        closes the table or frees the seat, and PromiseBroken when the game is not what the table promised. While the
        platform is away it waits on, as streams do.
        """
        entropy, opened = new_entropy(), self.state()
        if opened["seat"] is not None:
            raise Problem("already-joined", "You sit at this table: open its game with the token of your seat.")
        seen = self.join(seat, name, commitment_to(entropy), sleep)
        tell(seated(_seat(seen), seen["name"]))
        with self._told_closed_when_gone():
            promise = self._promised(opened, seen, entropy, tell, start)
        self._game(promise).check_beginning(promise)
        return promise

    def _promised(self, opened: TableResponse, seen: TableResponse, entropy: str, tell: Tell, start: bool) -> Promise:
        """What the table showed before our entropy, which is chosen again when the seats change, was revealed."""
        promise = None
        is_known = False  # to the platform, which did not take it: somebody who joins later could use it
        while not _has_started(seen):
            if _own(seen).get("entropy") == "spent" or is_known:
                entropy, promise, is_known = new_entropy(), None, False
                tell(CHOSEN_AGAIN)
                seen = self.join(entropy_commitment=commitment_to(entropy))
            elif _may_reveal(seen):
                promise = Promise.of(opened, seen, entropy)
                shown = {"entropy": entropy, "entropy_commitments": commitments_of(seen, entropy)}
                revealed = self._post_if_ready("/reveal", shown)
                is_known, seen = revealed is None, revealed or self.state()
                if revealed:
                    tell(COMPLETE)
            elif start and _may_start(seen):
                seen = self._post_if_ready("/start", {}) or self.state()
            else:
                pause(EVERY)
                seen = self._looked_at(seen)
        return (promise or Promise.of(opened, seen, entropy)).at(seen)

    def _looked_at(self, seen: TableResponse) -> TableResponse:
        """The table as it is now, or as it was ``seen`` where the platform is away: nobody loses a seat by that."""
        try:
            return self.state()
        except HOPELESS:
            raise
        except httpx.TransportError:
            return seen
        except Problem as refusal:
            if refusal.status not in AWAY:
                raise
            pause(self._transport.retry.pause_after(0, refusal))
            return seen

    def start_against(self, opponent: str, seat: int | None = None) -> Promise:
        """The started game of a table you just opened: yourself on ``seat``, or the first, computers on the others.

        A table whose game cannot start is not left behind, unless other people sit there. Raises Problem where the
        table is another's, or its game has started; nothing is done then.
        """
        opened = self.state()
        _require_own(opened)
        with self._closed_when_refused():
            promise = self._started(opened, opponent, seat)
        self._game(promise).check_beginning(promise)
        return promise

    def _started(self, opened: TableResponse, opponent: str, seat: int | None) -> Promise:
        entropy = new_entropy()
        full = self.join(seat, entropy_commitment=commitment_to(entropy))
        if len(opened["seats"]) > 1:
            full = self.add_opponents(opponent)
        promise = Promise.of(opened, full, entropy)
        self.reveal(entropy)
        return promise.at(self.start())

    @contextmanager
    def _closed_when_refused(self) -> Iterator[None]:
        try:
            yield
        except Problem as refusal:
            try:
                if not _has_others(self.state()):
                    self.close()
            except Problem as another:
                refusal.add_note(f"The table stays: {another}")
            raise

    @contextmanager
    def _told_closed_when_gone(self) -> Iterator[None]:
        """A table that its host closes is shut first and gone a moment later; both mean the same to who sits there."""
        try:
            yield
        except Problem as refusal:
            if refusal.code != "unknown-table":
                raise
            raise _closed() from refusal

    def _game(self, promise: Promise) -> Game[Any, Any, Any]:
        return Game(self._transport, promise.game)

    def _post_if_ready(self, path: str, body: Json) -> TableResponse | None:
        """The table after a step; None where somebody left since we looked, so that it was refused."""
        try:
            return self._post(path, body)
        except Problem as refusal:
            if refusal.code not in NOT_READY:
                raise
            return None

    def _post(self, path: str, body: Json, is_repeatable: bool = True) -> TableResponse:
        answer = self._transport.ask("POST", f"{self._path}{path}", json=body, is_repeatable=is_repeatable)
        return cast(TableResponse, answer.json())


def _seat(table: TableResponse) -> int:
    seat = table["seat"]
    if seat is None:
        raise Problem("no-seat", "You have no seat at this table.")
    return seat


def _require_own(table: TableResponse) -> None:
    """Raises Problem where the table is another's, or its game is not to be started any more."""
    if not table["host"]:
        raise Problem("host-only", "Only who opened the table may start its game.")
    if table["stage"] != "open":
        raise Problem("table-started", "The game of this table has started.")


def _has_others(table: TableResponse) -> bool:
    """Whether other people sit there."""
    others = (seat for number, seat in enumerate(table["seats"]) if number != table["seat"])
    return any(seat["player"] and not seat.get("opponent") for seat in others)


def _closed() -> Problem:
    return Problem("table-closed", "The host closed this table.")


def _own(table: TableResponse) -> SeatResponse:
    """Our seat; raises Problem when the table is closed or the seat is another's now."""
    if table["stage"] == "closed":
        raise _closed()
    if table["seat"] is None:
        raise Problem("no-seat", "The host has given your seat away.")
    return table["seats"][table["seat"]]


def _may_reveal(table: TableResponse) -> bool:
    """Whether our seat has still to reveal and everybody has committed to something new."""
    ready = all(seat["player"] and seat.get("entropy") != "spent" for seat in table["seats"])
    return ready and _own(table).get("entropy") == "committed"


def _may_start(table: TableResponse) -> bool:
    """Whether we are the host, and every seat is taken by somebody who has nothing left to reveal."""
    seats = table["seats"]
    return table["host"] and all(seat["player"] and seat.get("entropy") not in ("committed", "spent") for seat in seats)


def _has_started(table: TableResponse) -> bool:
    return bool(table["game"])
