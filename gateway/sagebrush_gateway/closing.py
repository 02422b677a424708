"""Tables that end before their game is over: closed by the host, or left by everybody."""

from time import time

from sagebrush_gateway.gateway import Gateway
from sagebrush_gateway.guests import Guest
from sagebrush_gateway.lobby import newest_frame, note_end
from sagebrush_gateway.problems import TABLE_STARTED, TOO_MANY_TABLES, Problem
from sagebrush_gateway.table import Table, closed, must_be_hosted_by
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire

HOUR_MS = 3_600_000
AUTOMATON = -1
CLOSE = b'{"type":"close-game"}'
HALTED = {"record-damaged", "record-lost", "content-unknown"}
"""Why a game cannot go on before the operator has done something."""


async def close(gateway: Gateway, host: Guest, table_id: str) -> None:
    """Takes an open table away, or ends its game when no other person plays it; repeating it changes nothing."""
    table = await gateway.tables.get(table_id)
    if table.has_game():
        await _close_game(gateway, host, table)
    else:
        await gateway.tables.remove(await gateway.tables.change(table_id, lambda table: closed(table, host)))


async def _close_game(gateway: Gateway, host: Guest, table: Table) -> None:
    must_be_hosted_by(table, host)
    frame = await newest_frame(gateway, table)
    await note_end(gateway, table, frame)
    if frame.over:
        return
    if _has_others(table, host) and not is_abandoned(gateway, frame):
        hours = gateway.settings.gateway_abandoned_hours
        raise Problem(
            TABLE_STARTED, f"Other people play this game; you may end it when nobody has moved for {hours:g} hours."
        )
    await gateway.rules.submit(
        wire.SubmitRequest(
            game=table.id,
            seat=AUTOMATON,
            command_id="closed-by-host",
            expected_version=frame.version if _has_others(table, host) else None,
            command=CLOSE,
        )
    )
    await gateway.tables.advance(table.id, "finished")


def _has_others(table: Table, host: Guest) -> bool:
    """Whether people other than the host have seats."""
    return any(sitter is not None and sitter.guest not in ("", host.id) for sitter in table.seats)


def is_abandoned(gateway: Gateway, newest: wire.Frame) -> bool:
    """Whether nobody has moved for the set time."""
    return time() * 1000 - newest.time_ms > gateway.settings.gateway_abandoned_hours * HOUR_MS


async def insist_on_room(gateway: Gateway, host: Guest) -> None:
    """Nothing; raises the problem when ``host`` has as many unfinished tables as anybody may have."""
    most = gateway.settings.gateway_live_tables
    if await gateway.tables.count_live(host.id) < most:
        return
    for table in await gateway.tables.live(host.id):
        await _stop_counting(gateway, table)
    if await gateway.tables.count_live(host.id) >= most:
        raise Problem(TOO_MANY_TABLES, f"At most {most} unfinished tables; finish or close one first.")


async def _stop_counting(gateway: Gateway, table: Table) -> None:
    """Counts ``table`` no longer when its game is over or halted, or nobody has moved for the set time."""
    if table.stage != "started":
        return
    try:
        frame = await newest_frame(gateway, table)
    except RulesError as error:  # a game that cannot be read just now counts
        if error.code in HALTED:
            await gateway.tables.stop_counting(table)
        return
    await note_end(gateway, table, frame)
    if is_abandoned(gateway, frame):
        await gateway.tables.stop_counting(table)
