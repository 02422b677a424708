"""A table: where seats are taken until a game starts. Every change gives a new table; nothing here waits or writes."""

from typing import Literal

import msgspec

from sagebrush_gateway.guests import Guest
from sagebrush_gateway.problems import (
    HOST_ONLY,
    NO_SEAT,
    SEAT_TAKEN,
    SEATS_FREE,
    TABLE_FULL,
    TABLE_STARTED,
    Problem,
)

Stage = Literal["open", "closed", "starting", "started", "finished"]
Visibility = Literal["public", "private"]
STAGES: tuple[Stage, ...] = ("open", "closed", "starting", "started", "finished")


class Opponent(msgspec.Struct, frozen=True, omit_defaults=True):
    """A computer: its name, and how many milliseconds it may think (0: its own choice)."""

    name: str
    budget_ms: int = 0


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a seat: a guest with the entropy (hex) it adds to the seed, or a computer."""

    player: str
    guest: str = ""
    entropy: str = ""
    opponent: Opponent | None = None


class Table(msgspec.Struct, frozen=True):
    """What was agreed, and who sits. Its id becomes the game's; ``opened`` is in Unix milliseconds."""

    id: str
    title: str
    edition: str
    variants: tuple[str, ...]
    options: dict[str, str | int | bool]
    name: str
    visibility: Visibility
    host: str
    commitment: str
    opened: int
    seats: tuple[Sitter | None, ...]
    stage: Stage = "open"

    def seat_of(self, guest: Guest) -> int | None:
        """The seat of ``guest``, if any."""
        for number, sitter in enumerate(self.seats):
            if sitter is not None and sitter.guest == guest.id:
                return number
        return None

    def is_open(self) -> bool:
        """Whether seats may still change."""
        return self.stage == "open"

    def has_game(self) -> bool:
        """Whether there is a game to look at."""
        return self.stage in ("started", "finished")

    def may_be_seen_by(self, guest: Guest) -> bool:
        """Whether ``guest`` may know of it; while it is open, knowing the id of a private table is the invitation."""
        return (
            self.visibility == "public"
            or self.is_open()
            or self.host == guest.id
            or self.seat_of(guest) is not None
        )  # fmt: skip


def joined(table: Table, guest: Guest, wanted: int | None, player: str, entropy: str) -> Table:
    """With ``guest`` on the wanted or the first free seat; the same table when it sits there already."""
    mine = table.seat_of(guest)
    if mine is not None and wanted in (None, mine):
        return table
    _must_be_open(table)
    if mine is not None:
        raise Problem(SEAT_TAKEN, "You sit on another seat; leave it first.")
    return _seated(table, _free(table, wanted), Sitter(player, guest.id, entropy))


def left(table: Table, guest: Guest) -> Table:
    """Without ``guest``; the same table when it did not sit there."""
    mine = table.seat_of(guest)
    if mine is None:
        return table
    _must_be_open(table)
    return _seated(table, mine, None)


def filled(table: Table, host: Guest, seats: list[int], opponent: Opponent) -> Table:
    """With computers on ``seats``, or on all free ones when none are named."""
    _must_be_hosted_by(table, host)
    _must_be_open(table)
    chosen = seats or [number for number, sitter in enumerate(table.seats) if sitter is None]
    for seat in chosen:
        table = _seated(table, _free(table, seat), Sitter(f"{opponent.name} {seat + 1}", opponent=opponent))
    return table


def starting(table: Table, host: Guest) -> Table:
    """Closed for changes; the same table when it has started before."""
    _must_be_hosted_by(table, host)
    if table.is_open() and None in table.seats:
        raise Problem(SEATS_FREE)
    return msgspec.structs.replace(table, stage="starting") if table.is_open() else table


def closed(table: Table, host: Guest) -> Table:
    """Shut for good: what is left to do is to take it away."""
    _must_be_hosted_by(table, host)
    _must_be_open(table)
    return msgspec.structs.replace(table, stage="closed")


def reopened(table: Table) -> Table:
    """Open again after the title refused it."""
    return msgspec.structs.replace(table, stage="open") if table.stage == "starting" else table


def advanced(table: Table, stage: Stage) -> Table:
    """The table at ``stage``; a table never goes back."""
    return msgspec.structs.replace(table, stage=stage) if STAGES.index(stage) > STAGES.index(table.stage) else table


def _free(table: Table, wanted: int | None) -> int:
    if wanted is None:
        if None not in table.seats:
            raise Problem(TABLE_FULL)
        return table.seats.index(None)
    if wanted >= len(table.seats):
        raise Problem(NO_SEAT, f"The table has seats 0 to {len(table.seats) - 1}.")
    if table.seats[wanted] is not None:
        raise Problem(SEAT_TAKEN)
    return wanted


def _seated(table: Table, seat: int, sitter: Sitter | None) -> Table:
    seats = (*table.seats[:seat], sitter, *table.seats[seat + 1 :])
    return msgspec.structs.replace(table, seats=seats)


def _must_be_open(table: Table) -> None:
    if not table.is_open():
        raise Problem(TABLE_STARTED)


def _must_be_hosted_by(table: Table, guest: Guest) -> None:
    if table.host != guest.id:
        raise Problem(HOST_ONLY)
