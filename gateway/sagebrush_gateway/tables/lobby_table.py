"""A table: where seats are taken until a game starts. Every change gives a new table; nothing here waits or writes."""

from typing import Literal

import msgspec

from sagebrush_gateway.guests.caller import Caller
from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.problems import HOST_ONLY, NO_SEAT, TABLE_STARTED, UNKNOWN_TABLE, Problem
from sagebrush_gateway.tables.table_terms import GroupPlace, TableAbsence, TableBranch, TableClock, TableGroup

Stage = Literal["open", "closed", "starting", "started", "finished"]
Visibility = Literal["public", "private"]
STAGES: tuple[Stage, ...] = ("open", "closed", "starting", "started", "finished")


class SleepHours(msgspec.Struct, frozen=True, omit_defaults=True):
    """Minutes of the day in UTC between which the clock of a seat stands; equal: as the clocks of the table do."""

    begin: int = 0
    end: int = 0


AS_THE_TABLE = SleepHours()
"""Of a seat that has no hours of sleep of its own."""


class ComputerOpponent(msgspec.Struct, frozen=True, omit_defaults=True):
    """A computer: its name, and how many milliseconds it may think (0: its own choice)."""

    name: str
    budget_ms: int = 0


class Occupant(msgspec.Struct, frozen=True, omit_defaults=True):
    """The holder of a seat: a guest with the entropy (hex) it adds to the seed, or a computer.

    ``entropy_commitment`` is the SHA-256 (hex) that the guest published first; empty when it gave its entropy at once.
    ``spent``: what it committed to was shown before a seat became free again, so it must commit to something new.
    ``user`` is what the application that created the game calls the person; empty at tables of the lobby.
    """

    player: str
    guest: str = ""
    entropy: str = ""
    opponent: ComputerOpponent | None = None
    entropy_commitment: str = ""
    spent: bool = False
    user: str = ""
    sleep: SleepHours = AS_THE_TABLE


def computer_at(seat: int, opponent: ComputerOpponent) -> Occupant:
    """A computer, which is named by its seat."""
    return Occupant(f"{opponent.name} {seat + 1}", opponent=opponent)


class Reservation(msgspec.Struct, frozen=True, omit_defaults=True):
    """A free seat that is kept for a guest, and the name and the hours of sleep with which it played before."""

    guest: str
    player: str
    sleep: SleepHours = AS_THE_TABLE


OfferStage = Literal["open", "taking", "accepted", "withdrawn"]


class SeatOffer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a running game that its player, or the host where nobody plays it any more, offers by a link.

    ``secret``: the digest of what the link holds. ``since``: the version at which it was offered; ``until``: Unix ms.
    ``holder``: the number that whoever accepts will have. ``taking``: ``taker`` may have it, and the stream decides.
    """

    id: str
    secret: str
    seat: int
    guest: str
    by_host: bool
    since: int
    until: int
    holder: int
    stage: OfferStage = "open"
    taker: str = ""
    player: str = ""


class LobbyTable(msgspec.Struct, frozen=True):
    """What was agreed, and who sits. Its id becomes the game's; ``opened`` is in Unix milliseconds.

    ``hints``: whether a seat may ask the engine what it would do. ``clock``: None where no clocks run. ``absence``:
    None where nothing was agreed on, so that the defaults hold.
    ``reserved``: by seat, for whom it is kept while it is free; empty at a table where none is kept.
    ``branch``: None for a game that begins with the set-up of its title. ``offers``: of its seats, the latest last.
    ``holders``: by seat, how often it has changed hands while the game ran; empty: never. ``former``: who sat here,
    ``former_seats``: and where; tables of earlier versions do not say it.
    ``group``: None but where people sit down at
    several tables, each of which becomes a table of its own, with its ``place``.
    ``start_asked``: when its host or a player last asked for the start, Unix ms; 0 before, and where nobody asks.
    """

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
    seats: tuple[Occupant | None, ...]
    stage: Stage = "open"
    hints: bool = False
    clock: TableClock | None = None
    reserved: tuple[Reservation | None, ...] = ()
    absence: TableAbsence | None = None
    branch: TableBranch | None = None
    offers: tuple[SeatOffer, ...] = ()
    holders: tuple[int, ...] = ()
    former: tuple[str, ...] = ()
    former_seats: dict[str, int] = {}

    group: TableGroup | None = None
    place: GroupPlace | None = None
    start_asked: int = 0

    def holder(self, seat: int) -> int:
        """The number of who has ``seat``, as the rules service counts: 0 for who sat there at the start."""
        return self.holders[seat] if self.holders else 0

    def is_sealed(self) -> bool:
        """Whether nobody but its seats may look, because other tables with the same chance may still play."""
        return self.place is not None and self.stage != "finished"

    def belongs_to_host(self) -> bool:
        """Whether its host is told of it: not of a table of a group at which he does not sit, until it is unsealed."""
        return self.place is None or self.place.host_follows or not self.is_sealed()

    def is_listed(self) -> bool:
        """Whether everybody finds it; tables of a group are found once all are over."""
        return self._is_public() and (self.group is None or self.is_open())

    def is_watchable(self) -> bool:
        """Whether people without a seat may look at its game: of tables of a group once all are over."""
        return self._is_public() and (self.group is None or self.stage == "finished")

    def _is_public(self) -> bool:
        return self.visibility == "public" and not self.is_sealed()

    def is_for_host_alone(self) -> bool:
        """Whether nobody but its host may know what is played there."""
        return self.branch is not None and self.branch.alone

    def reservation(self, seat: int) -> Reservation | None:
        """For whom ``seat`` is kept; None when anybody may take it, or somebody has it."""
        is_kept = bool(self.reserved) and self.seats[seat] is None
        return self.reserved[seat] if is_kept else None

    def seat_of(self, guest: Caller) -> int | None:
        """The seat of ``guest``, if any."""
        for number, occupant in enumerate(self.seats):
            if occupant is not None and occupant.guest == guest.id:
                return number
        return None

    def is_open(self) -> bool:
        """Whether seats may still change."""
        return self.stage == "open"

    def has_game(self) -> bool:
        """Whether there is a game to look at."""
        return self.stage in ("started", "finished") and self.group is None

    def may_be_seen_by(self, guest: Caller) -> bool:
        """Whether ``guest`` may know of it; while it is open, knowing the id of a private table is the invitation."""
        if self.is_for_host_alone():
            return self.host == guest.id
        if self.is_sealed():
            return self.seat_of(guest) is not None
        if self.place is not None and guest.id in self.place.people:
            return True
        return (
            self.visibility == "public"
            or self.is_open()
            or self.host == guest.id
            or self.seat_of(guest) is not None
        )  # fmt: skip


def closed(table: LobbyTable, host: Guest) -> LobbyTable:
    """Shut for good: what is left to do is to take it away, for a second call, too, where the first one died."""
    require_host(table, host)
    return shut(table)


def shut(table: LobbyTable) -> LobbyTable:
    """The same, whoever asks."""
    if table.stage == "closed":
        return table
    require_open(table)
    return msgspec.structs.replace(table, stage="closed")


def without_seed(table: LobbyTable) -> LobbyTable:
    """Shut for good, because the seed behind its commitment is gone and no other one may take its place."""
    return msgspec.structs.replace(table, stage="closed") if table.stage in ("open", "starting") else table


def reopened(table: LobbyTable, start_asked: int) -> LobbyTable:
    """Undoes the start that was asked for at that time, since there is no game; a later one, and other stages, stay."""
    is_meant = table.stage == "starting" and table.start_asked == start_asked
    return msgspec.structs.replace(table, stage="open") if is_meant else table


def started(table: LobbyTable, seats: tuple[Occupant | None, ...]) -> LobbyTable:
    """With its game, which was created with ``seats``: they count, also where the table was open again meanwhile."""
    return advanced(msgspec.structs.replace(table, seats=seats) if table.is_open() else table, "started")


def advanced(table: LobbyTable, stage: Stage) -> LobbyTable:
    """The table at ``stage``; a table never goes back."""
    return msgspec.structs.replace(table, stage=stage) if STAGES.index(stage) > STAGES.index(table.stage) else table


def seated(table: LobbyTable, seat: int, occupant: Occupant | None) -> LobbyTable:
    """With ``occupant`` on ``seat``, or nobody."""
    seats = (*table.seats[:seat], occupant, *table.seats[seat + 1 :])
    return msgspec.structs.replace(table, seats=seats)


def unreserved(table: LobbyTable, seat: int) -> LobbyTable:
    """With ``seat`` kept for nobody; the same table when it was not kept."""
    if not table.reserved or table.reserved[seat] is None:
        return table
    return msgspec.structs.replace(table, reserved=(*table.reserved[:seat], None, *table.reserved[seat + 1 :]))


def require_open(table: LobbyTable) -> None:
    """Raises the problem when the game has started, or when the table is about to be taken away."""
    if table.stage == "closed":
        raise Problem(UNKNOWN_TABLE)
    if not table.is_open():
        raise Problem(TABLE_STARTED)


def require_existing_seat(table: LobbyTable, seat: int) -> None:
    """Raises the problem when the table has no such seat."""
    if seat >= len(table.seats):
        raise Problem(NO_SEAT, f"The table has seats 0 to {len(table.seats) - 1}.")


def require_host(table: LobbyTable, guest: Guest) -> None:
    """Raises the problem when ``guest`` did not open the table."""
    if table.host != guest.id:
        raise Problem(HOST_ONLY)
