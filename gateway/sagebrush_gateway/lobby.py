"""What tables need the rules service for: opening one commits to a seed, starting one creates the game."""

from hashlib import sha256
from time import time

import msgspec
from grpc import StatusCode

from sagebrush_gateway.answers import as_problem
from sagebrush_gateway.entropy import commitment_of
from sagebrush_gateway.gateway import Gateway
from sagebrush_gateway.guests import Guest
from sagebrush_gateway.inputs import NewTable
from sagebrush_gateway.problems import SEED_GONE
from sagebrush_gateway.seating import starting
from sagebrush_gateway.table import Sitter, Table, reopened, without_seed
from sagebrush_gateway.tokens import new_id
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire

REFUSED = {StatusCode.INVALID_ARGUMENT, StatusCode.FAILED_PRECONDITION, StatusCode.NOT_FOUND}


async def open_table(gateway: Gateway, host: Guest, wanted: NewTable) -> Table:
    """A new table of ``host``; the platform has committed to its seed before anybody sits down."""
    table = _table(host, wanted)
    request = wire.PrepareGameRequest(game=table.id, title=table.title, config=_config(table), seats=wanted.seats)
    reply = await gateway.rules.prepare_game(request)
    table = msgspec.structs.replace(table, commitment=reply.commitment)
    await gateway.tables.add(table)
    return table


async def start(gateway: Gateway, host: Guest, table_id: str) -> Table:
    """The table with its game; repeating it changes nothing.

    A table the title refuses is open again; one whose seed is gone is taken away, for it could not keep its promise.
    """
    table = await gateway.tables.change(table_id, lambda table: starting(table, host))
    if table.has_game():
        return table
    try:
        await gateway.rules.create_game(_game(table))
    except RulesError as error:
        if error.code == SEED_GONE.code:
            await gateway.tables.remove(await gateway.tables.change(table_id, without_seed))
        elif error.status in REFUSED:
            await gateway.tables.change(table_id, reopened)
        raise as_problem(error) from None
    return await gateway.tables.advance(table_id, "started")


async def refresh(gateway: Gateway, table: Table) -> Table:
    """The table, finished when its game is over; once it is, it stays so."""
    if table.stage != "started":
        return table
    return await note_end(gateway, table, await newest_frame(gateway, table))


async def newest_frame(gateway: Gateway, table: Table) -> wire.Frame:
    """What a spectator sees now; raises RulesError."""
    return await gateway.rules.get_view(wire.GetViewRequest(game=table.id, viewer=wire.Viewer()))


async def note_end(gateway: Gateway, table: Table, newest: wire.Frame) -> Table:
    """The table, finished when its newest frame says so."""
    if newest.over and table.stage == "started":
        return await gateway.tables.advance(table.id, "finished")
    return table


def _table(host: Guest, wanted: NewTable) -> Table:
    return Table(
        id=new_id(),
        title=wanted.title,
        edition=wanted.edition,
        variants=tuple(wanted.variants),
        options=wanted.options,
        name=wanted.name,
        visibility=wanted.visibility,
        host=host.id,
        commitment="",
        opened=int(time() * 1000),
        seats=(None,) * wanted.seats,
    )


def _config(table: Table) -> bytes:
    return msgspec.json.encode({"edition": table.edition, "variants": table.variants, "options": table.options})


def _game(table: Table) -> wire.CreateGameRequest:
    seats = [_plan(sitter) for sitter in table.seats if sitter is not None]
    return wire.CreateGameRequest(
        game=table.id,
        title=table.title,
        config=_config(table),
        seats=seats,
        commitment=table.commitment,
        flow=flow_of(table.host),
    )


def flow_of(host: str) -> int:
    """A byte that all tables of ``host`` share, and one in 256 other guests: too little to tell who it is."""
    return sha256(b"sagebrush-flow|" + host.encode()).digest()[0]


def _plan(sitter: Sitter) -> wire.SeatPlan:
    plan = wire.SeatPlan(
        player=sitter.player,
        entropy=bytes.fromhex(sitter.entropy),
        entropy_commitment=bytes.fromhex(commitment_of(sitter)),
    )
    if sitter.opponent is not None:
        plan.opponent.name = sitter.opponent.name
        plan.opponent.budget_ms = sitter.opponent.budget_ms
    return plan
