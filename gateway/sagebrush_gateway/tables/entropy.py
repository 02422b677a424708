"""What the seats add to the seed: committed to while seats are taken, revealed once nobody can join any more.

So nobody chooses entropy knowing that of others, not even the last to join, and not even with the help of the platform.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Literal

from msgspec.structs import replace

from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.problems import (
    COMMITMENTS_CHANGED,
    ENTROPY_FIXED,
    ENTROPY_MISMATCH,
    ENTROPY_MISSING,
    NO_SEAT,
    SEATS_FREE,
    Problem,
)
from sagebrush_gateway.tables.lobby_table import LobbyTable, Occupant, require_open, seated

EntropyState = Literal["none", "given", "committed", "revealed", "spent"]


def commitment_of(occupant: Occupant) -> str:
    """The SHA-256 (hex) that binds the seat to its entropy; empty for a seat that is bound to nothing."""
    if occupant.spent or not (occupant.entropy or occupant.entropy_commitment):
        return ""
    return occupant.entropy_commitment or _digest(occupant.entropy)


def state_of(occupant: Occupant) -> EntropyState:
    """How far the seat is with its entropy."""
    if occupant.spent:
        return "spent"
    if not occupant.entropy_commitment:
        return "given" if occupant.entropy else "none"
    return "revealed" if occupant.entropy else "committed"


def recommitted(table: LobbyTable, seat: int, brought: Occupant) -> LobbyTable:
    """With the entropy that ``brought`` has on its seat; the same table when it has none, or the same."""
    now = table.seats[seat]
    assert now is not None
    new = replace(now, entropy=brought.entropy, entropy_commitment=brought.entropy_commitment, spent=False)
    if state_of(brought) == "none" or commitment_of(new) == commitment_of(now):
        return table
    require_open(table)
    if any(_is(occupant, "revealed") for occupant in table.seats):
        raise Problem(ENTROPY_FIXED, "Another seat has revealed its entropy, so yours can no longer change.")
    if now.spent and commitment_of(new) == now.entropy_commitment:
        raise Problem(ENTROPY_FIXED, "This entropy was revealed before a seat became free; commit to other entropy.")
    return seated(table, seat, new)


def revealed(table: LobbyTable, guest: Guest, entropy: str, commitments: Sequence[str] | None = None) -> LobbyTable:
    """With the entropy that ``guest`` had committed to; the same table when it is revealed already.

    ``commitments``: those of all seats, as the guest saw them; None where he does not say.
    """
    seat = table.seat_of(guest)
    if seat is None:
        raise Problem(NO_SEAT)
    occupant = table.seats[seat]
    assert occupant is not None
    if state_of(occupant) == "revealed" and occupant.entropy == entropy:
        return table
    require_open(table)
    if None in table.seats:
        raise Problem(SEATS_FREE, "Reveal your entropy once every seat is taken; until then others could use it.")
    _require_unchanged(table, commitments)
    _require_committed(table)
    if state_of(occupant) not in ("committed", "revealed"):
        raise Problem(
            ENTROPY_MISMATCH, f"Your seat has no commitment to reveal; its entropy is `{state_of(occupant)}`."
        )
    if occupant.entropy_commitment != _digest(entropy):
        raise Problem(ENTROPY_MISMATCH, "The SHA-256 of this entropy is not the commitment of your seat.")
    return seated(table, seat, replace(occupant, entropy=entropy))


def _require_unchanged(table: LobbyTable, commitments: Sequence[str] | None) -> None:
    """Raises the problem of a guest who would reveal to others than those whose commitments he saw."""
    now = [commitment_of(occupant) for occupant in table.seats if occupant is not None]
    if commitments is not None and now != list(commitments):
        raise Problem(COMMITMENTS_CHANGED, "Look at the table again, and commit to other entropy: yours is known now.")


def with_spent_entropy(table: LobbyTable) -> LobbyTable:
    """A table where nothing that was revealed counts: who revealed must commit to something new."""
    for seat, occupant in enumerate(table.seats):
        if occupant is not None and state_of(occupant) == "revealed":
            table = seated(table, seat, replace(occupant, entropy="", spent=True))
    return table


def require_revealed(table: LobbyTable) -> None:
    """Raises the problem that names the seats whose entropy is missing."""
    _require_none_in(table, ("committed", "spent"), "These seats have not revealed their entropy")


def _require_committed(table: LobbyTable) -> None:
    """Raises the problem that names the seats which must commit again, and could use what others reveal."""
    _require_none_in(table, ("spent",), "These seats must commit to other entropy first")


def _require_none_in(table: LobbyTable, states: Sequence[EntropyState], told: str) -> None:
    missing = [seat for seat, occupant in enumerate(table.seats) if any(_is(occupant, state) for state in states)]
    if missing:
        names = ", ".join(f"{_name(table, seat)} (seat {seat})" for seat in missing)
        raise Problem(ENTROPY_MISSING, f"{told}: {names}.", seats=missing)


def _is(occupant: Occupant | None, state: EntropyState) -> bool:
    return occupant is not None and state_of(occupant) == state


def _name(table: LobbyTable, seat: int) -> str:
    occupant = table.seats[seat]
    return "" if occupant is None else occupant.player


def _digest(entropy: str) -> str:
    return sha256(bytes.fromhex(entropy)).hexdigest()
