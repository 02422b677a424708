"""Tables that end before their game is over: closed by the host, or left by everybody."""

from msgspec import json

from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.problems import (
    STALE_VERSION,
    TABLE_STARTED,
    UNKNOWN_GAME,
    UNKNOWN_TABLE,
    Problem,
    too_many_tables,
)
from sagebrush_gateway.rules_problems import problem_of
from sagebrush_gateway.tables.lobby import HALTED, Lobby
from sagebrush_gateway.tables.lobby_table import LobbyTable, closed, require_host, shut
from sagebrush_gateway.tables.table_terms import TableGroup
from sagebrush_process.clock import HOUR_MS, now_ms
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire

AUTOMATON = -1
ENDED = {"game-over", "command-id-reused"}
"""Why a game cannot be closed that ended a moment ago, by itself or closed with other words."""

TRIES = 8
"""How often a game is to be ended that computers move on meanwhile."""


async def close(lobby: Lobby, host: Guest, table_id: str, reason: str) -> None:
    """Takes an open table away, or ends its game when no other person plays it; repeating it changes nothing."""
    table = await lobby.resolved(await lobby.tables.get(table_id))
    if table.group is not None and table.group.until:
        await _close_group(lobby, host, table, table.group, reason)
        if not table.is_open():  # open again, since its start was refused
            return
    elif table.has_game():
        await _close_game(lobby, host, table, reason)
        return
    await lobby.tables.remove(await lobby.tables.change(table_id, lambda table: closed(table, host)))


async def _close_group(lobby: Lobby, host: Guest, table: LobbyTable, group: TableGroup, reason: str) -> None:
    """Ends those games of a group that may be ended; raises the problem of one that may not."""
    require_host(table, host)
    found = [await _problem_of_closing(lobby, host, game, reason) for game in group.games]
    problem = next((one for one in reversed(found) if one is not None), None)
    if problem is not None and table.is_open() and problem.kind in (UNKNOWN_TABLE, UNKNOWN_GAME):
        return  # its start was refused, so there are no games
    if problem is not None:
        raise problem


async def _problem_of_closing(lobby: Lobby, host: Guest, game: str, reason: str) -> Problem | None:
    """Ends a game of a group; why that is not possible, without how far the game is: it may be sealed for the host."""
    try:
        await _close_game(lobby, host, await lobby.tables.get(game), reason)
    except Problem as problem:
        return problem
    except RulesError as error:  # of a game that is halted, say: the others end
        refusal = problem_of(error)
        return Problem(refusal.kind, headers=refusal.headers)
    return None


async def _close_game(lobby: Lobby, host: Guest, table: LobbyTable, reason: str) -> None:
    require_host(table, host)
    for left in reversed(range(TRIES)):
        frame = await lobby.newest_frame(table)
        table = await lobby.tables.newest(table.id)  # who takes a seat over after that makes the game move on
        await lobby.note_end(table, frame)
        if frame.over:
            return
        if has_others := _has_others(table, host):
            _require_abandoned(lobby, table, host, frame)
        try:
            await _end(lobby, table, reason, frame.version)
        except RulesError as error:
            if error.code != STALE_VERSION.code or has_others or not left:
                raise
        else:
            return


async def close_own_game(lobby: Lobby, table: LobbyTable, reason: str) -> None:
    """Ends a game of the application that created it, which has no seat and so no part in who wins.

    Repeating it changes nothing.
    """
    frame = await lobby.newest_frame(table)
    await lobby.note_end(table, frame)
    if not frame.over:
        await _end(lobby, table, reason)


async def close_as_operator(lobby: Lobby, table_id: str, reason: str) -> str:
    """Ends whatever the table is, in a word: ``removed``, ``ended``, or ``over`` where nothing was left to do.

    Repeating it changes nothing. Raises Problem and RulesError, of a table of a group after its other games have ended.
    """
    table = await lobby.resolved(await lobby.tables.newest(table_id))
    if table.stage in ("open", "closed"):
        await lobby.tables.remove(await lobby.tables.change(table_id, shut))
        return "removed"
    if table.group is not None:
        return await _end_group(lobby, table.group, reason)
    if not table.has_game():
        raise Problem(TABLE_STARTED, "The game is about to start; repeat the command in a moment.")
    frame = await lobby.newest_frame(table)
    await lobby.note_end(table, frame)
    if frame.over:
        return "over"
    await _end(lobby, table, reason)
    return "ended"


async def _end_group(lobby: Lobby, group: TableGroup, reason: str) -> str:
    found: set[str] = set()
    problem: Problem | RulesError | None = None
    for game in group.games:
        try:
            found.add(await close_as_operator(lobby, game, reason))
        except (Problem, RulesError) as error:
            problem = error
    if problem is not None:
        raise problem
    return "ended" if "ended" in found else "over"


async def _end(lobby: Lobby, table: LobbyTable, reason: str, version: int | None = None) -> None:
    request = wire.SubmitRequest(
        game=table.id,
        seat=AUTOMATON,
        command_id="closed-by-host",
        expected_version=version,
        command=json.encode({"type": "close-game", "reason": reason}),
    )
    try:
        await lobby.rules.submit(request)
    except RulesError as error:
        if error.code not in ENDED:
            raise
    await lobby.refresh(table)


def _require_abandoned(lobby: Lobby, table: LobbyTable, host: Guest, newest: wire.Frame) -> None:
    """Raises the problem of a game that others play, or that waits for the host alone: he could stop one he loses."""
    if not is_abandoned(lobby, newest):
        hours = lobby.settings.gateway_abandoned_hours
        raise Problem(
            TABLE_STARTED, f"Other people play this game; you may end it when nobody has moved for {hours:g} hours."
        )
    if [one.seat for one in newest.awaited] == [table.seat_of(host)]:
        raise Problem(TABLE_STARTED, "The game waits for you alone; you may resign, or agree with the others to end.")


def _has_others(table: LobbyTable, host: Guest) -> bool:
    """Whether people other than the host have seats, or are about to get one."""
    seated = {occupant.guest for occupant in table.seats if occupant is not None}
    return not seated | {offer.taker for offer in table.offers if offer.stage == "taking"} <= {"", host.id}


def is_abandoned(lobby: Lobby, newest: wire.Frame) -> bool:
    """Whether nobody has moved for the set time; what clocks decide in the place of people is no move."""
    return now_ms() - (newest.played_ms or newest.time_ms) > lobby.settings.gateway_abandoned_hours * HOUR_MS


async def require_room_for_tables(lobby: Lobby, host: Guest, count: int) -> None:
    """Raises the problem when ``host`` would have more unfinished tables than anybody may have, after a look at them.

    Of several who open at once the store counts each when it is kept.
    """
    most = lobby.settings.gateway_live_tables
    if await lobby.tables.live.count(host.id) + count <= most:
        return
    for table in await lobby.tables.live.of(host.id):
        await _stop_counting_if_over(lobby, table)
    if await lobby.tables.live.count(host.id) + count > most:
        raise too_many_tables(most)


async def _stop_counting_if_over(lobby: Lobby, table: LobbyTable) -> None:
    """Counts ``table`` no longer when its game is over or halted, or nobody has moved for the set time.

    A sealed game counts as one that is played: its host may not know how far it is, and sees how many count.
    """
    if table.stage == "finished":  # by a gateway that died before it counted the table no longer
        await lobby.tables.live.stop(table)
    table = await lobby.resolved(table)
    if table.stage != "started":
        return
    try:
        frame = await lobby.newest_frame(table)
    except RulesError as error:  # a game that cannot be read just now counts
        if error.code in HALTED:
            await lobby.tables.live.stop(table)
        return
    await lobby.note_end(table, frame)
    if (frame.over and not frame.sealed) or is_abandoned(lobby, frame):
        await lobby.tables.live.stop(table)
