"""Branches: a new table whose game begins where another one stood at one of its versions.

A finished game goes on as it stood. Of a running one nobody gets more than he may know: what is hidden from him is
drawn anew. A branch from what a seat of a running game knows is for its player alone, and so is what he branches from
that one: others could learn it there. So is every branch of a sealed game, of which others know nothing at all.
"""

from dataclasses import dataclass

from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.problems import NO_SEAT, Problem
from sagebrush_gateway.tables.lobby import Lobby
from sagebrush_gateway.tables.lobby_table import LobbyTable, Visibility
from sagebrush_gateway.tables.table_terms import TableAbsence, TableBranch, TableClock
from sagebrush_process.clock import now_ms

SPECTATOR = "spectator"


@dataclass(frozen=True, slots=True)
class BranchPlan:
    """What a guest asks for; ``knowledge``: of a seat, of a spectator, or None for as much as he may have."""

    version: int
    knowledge: str | None
    name: str
    visibility: Visibility
    hints: bool
    clock: TableClock | None
    absence: TableAbsence | None


async def branch_table(lobby: Lobby, guest: Guest, parent: LobbyTable, plan: BranchPlan, new_table: str) -> LobbyTable:
    """The table of a branch, not opened yet; raises the problem of who asks for more than he may know."""
    parent = await lobby.refresh(parent)
    branch = _branch(guest, parent, plan, over=parent.stage == "finished")
    hidden = branch.alone or parent.visibility == "private"
    return LobbyTable(
        id=new_table,
        title=parent.title,
        edition=parent.edition,
        variants=parent.variants,
        options=parent.options,
        name=plan.name,
        visibility="private" if hidden else plan.visibility,
        host=guest.id,
        commitment="",
        opened=now_ms(),
        seats=(None,) * len(parent.seats),
        hints=plan.hints,
        clock=plan.clock,
        absence=plan.absence,
        branch=branch,
    )


def _branch(guest: Guest, parent: LobbyTable, plan: BranchPlan, over: bool) -> TableBranch:
    if plan.knowledge is None and over:
        return TableBranch(parent.id, plan.version, alone=parent.is_for_host_alone())
    seat = _seat(plan.knowledge, parent.seat_of(guest))
    if seat is not None and seat >= len(parent.seats):
        raise Problem(NO_SEAT, f"The game has no seat {seat}.")
    if seat is not None and not over and seat != parent.seat_of(guest):
        raise Problem(NO_SEAT, "While the game runs, a branch begins with what you know, or a spectator.")
    own = seat is not None and not over
    alone = own or parent.is_sealed() or parent.is_for_host_alone()
    holder = parent.holder(seat) if seat is not None and own else None
    return TableBranch(parent.id, plan.version, True, seat, alone, holder)


def _seat(knowledge: str | None, own: int | None) -> int | None:
    """The seat whose knowledge it is; None: that of a spectator."""
    if knowledge is None:
        return own
    return None if knowledge == SPECTATOR else int(knowledge)
