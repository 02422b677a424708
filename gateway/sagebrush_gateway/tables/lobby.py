"""What tables need the rules service for: opening one commits to a seed, starting one creates the game."""

from contextlib import suppress
from hashlib import sha256

import msgspec
from grpc import StatusCode

from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.problems import SEED_GONE, Problem
from sagebrush_gateway.rules_problems import problem_of
from sagebrush_gateway.settings import GatewaySettings
from sagebrush_gateway.tables.entropy import commitment_of
from sagebrush_gateway.tables.groups import ending, game_tables
from sagebrush_gateway.tables.lobby_table import LobbyTable, Occupant, reopened, without_seed
from sagebrush_gateway.tables.seating import starting
from sagebrush_gateway.tables.table_store import LobbyTableStore
from sagebrush_gateway.tables.table_terms import GroupPlace, TableBranch, TableGroup
from sagebrush_process.clock import now_ms
from sagebrush_rpc.client import RulesClient
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire

HALTED = {"record-damaged", "record-lost", "content-unknown"}
"""Why a game cannot go on before the operator has done something."""
UNREADABLE = {"unknown-game", *HALTED}
"""Why nobody can look at this game, whatever becomes of the others."""
REFUSED = {StatusCode.INVALID_ARGUMENT, StatusCode.FAILED_PRECONDITION, StatusCode.NOT_FOUND}


class Lobby:
    """Opens, starts and follows the tables of one store; every method may raise RulesError."""

    def __init__(self, settings: GatewaySettings, rules: RulesClient, tables: LobbyTableStore) -> None:
        self.settings = settings
        self.rules = rules
        self.tables = tables

    async def open_table(self, table: LobbyTable) -> LobbyTable:
        """The new table; the platform has committed to its seed before anybody sits down."""
        return await self.tables.add(await self._committed(table))

    async def keep_closed(self, table: LobbyTable) -> LobbyTable:
        """A new table with every seat taken, which is about to start and in no list yet; the first one of its id."""
        return await self.tables.keep(await self._committed(table))

    async def create_game(self, table: LobbyTable) -> None:
        """Creates the game of ``table``; repeating it changes nothing."""
        await self.rules.create_game(_game(table))

    async def _committed(self, table: LobbyTable) -> LobbyTable:
        request = wire.PrepareGameRequest(
            game=table.place.group if table.place else table.id,
            title=table.title,
            config=_config(table),
            seats=table.group.seats if table.group else len(table.seats),
            branch=_branch(table.branch),
        )
        reply = await self.rules.prepare_game(request)
        return msgspec.structs.replace(table, commitment=reply.commitment)

    async def start(self, host: Guest, table_id: str) -> LobbyTable:
        """The table with its game; repeating it changes nothing.

        A table that the title refuses is open again; one whose seed is gone is removed, since its commitment is void.
        """
        now = now_ms()
        table = await self.tables.change(table_id, lambda table: ending(starting(table, host), now))
        if table.stage != "starting":
            return table
        try:
            await self._create_games(table)
        except RulesError as error:
            if error.code == SEED_GONE.code:
                await self.tables.remove(await self.tables.change(table_id, without_seed))
            elif error.status in REFUSED:
                await self.tables.change(table_id, reopened)
            raise problem_of(error) from None
        return await self.tables.advance(table_id, "started")

    async def _create_games(self, table: LobbyTable) -> None:
        """Creates the game of ``table``, or those of its group, each of which is a table of its own then."""
        if table.group is None:
            await self.create_game(table)
            return
        for one in game_tables(table):
            kept = await self.tables.keep_in_group(one)
            if not kept.has_game():
                await self.create_game(kept)
                await self.tables.advance(kept.id, "started")
        await self.tables.live.stop(table)

    async def refresh(self, table: LobbyTable) -> LobbyTable:
        """The table, finished when its game is over, and those of its group are; once it is, it stays so."""
        if table.group is not None:
            return await self._refresh_group(table, table.group)
        if table.stage != "started":
            return table
        return await self.note_end(table, await self.newest_frame(table))

    async def unsealed(self, table: LobbyTable) -> LobbyTable:
        """The table, finished when it was sealed and nobody has noticed yet that all with the same chance are over."""
        if not table.is_sealed():
            return table
        with suppress(RulesError):  # as long as nobody knows, it stays sealed
            return await self.refresh(table)
        return table

    async def _refresh_group(self, table: LobbyTable, group: TableGroup) -> LobbyTable:
        """The table where a group sat down, finished when the platform unseals its games, each of which is, too."""
        if table.stage not in ("starting", "started"):
            return table
        for game in group.games:
            if not await self._is_unsealed(game, group):
                return table
        return await self.tables.advance(table.id, "finished")

    async def _is_unsealed(self, game: str, group: TableGroup) -> bool:
        """Whether ``game`` is open to everybody; one that was never created, or cannot be read, when time is up."""
        try:
            return (await self.refresh(await self.tables.get(game))).stage == "finished"
        except RulesError as error:
            if error.code not in UNREADABLE:
                raise
        except Problem:
            pass
        return 0 < group.until <= now_ms()

    async def newest_frame(self, table: LobbyTable, presence: bool = False) -> wire.Frame:
        """The frame of a spectator; with ``presence``, it tells in any case who is away."""
        wanted = wire.GetViewRequest(game=table.id, viewer=wire.Viewer(), presence=presence)
        return await self.rules.get_view(wanted)

    async def note_end(self, table: LobbyTable, newest: wire.Frame) -> LobbyTable:
        """The table, finished when its newest frame says so; a sealed one is not."""
        if newest.over and not newest.sealed and table.stage == "started":
            return await self.tables.advance(table.id, "finished")
        return table


def _config(table: LobbyTable) -> bytes:
    config = {"edition": table.edition, "variants": table.variants, "options": table.options}
    terms = {"clock": table.clock, "absence": table.absence}
    return msgspec.json.encode(config | {name: agreed for name, agreed in terms.items() if agreed is not None})


def _game(table: LobbyTable) -> wire.CreateGameRequest:
    seats = [_seat_plan(occupant) for occupant in table.seats if occupant is not None]
    return wire.CreateGameRequest(
        game=table.id,
        title=table.title,
        config=_config(table),
        seats=seats,
        commitment=table.commitment,
        flow=flow_of(table.host),
        branch=_branch(table.branch),
        shared=_shared(table.place),
    )


def _shared(place: GroupPlace | None) -> wire.SharedChance | None:
    if place is None:
        return None
    pool = map(bytes.fromhex, place.pool)
    return wire.SharedChance(group=place.group, table=place.number, pool=pool, games=place.games, until_ms=place.until)


def _branch(branch: TableBranch | None) -> wire.Branch | None:
    if branch is None:
        return None
    viewer = wire.Viewer(seat=branch.seat, holder=branch.holder) if branch.guessed else None
    return wire.Branch(game=branch.game, version=branch.version, viewer=viewer)


def flow_of(host: str) -> int:
    """A byte that all tables of ``host`` share, and one in 256 other guests: too little to tell who it is."""
    return sha256(b"sagebrush-flow|" + host.encode()).digest()[0]


def _seat_plan(occupant: Occupant) -> wire.SeatPlan:
    plan = wire.SeatPlan(
        player=occupant.player,
        entropy=bytes.fromhex(occupant.entropy),
        entropy_commitment=bytes.fromhex(commitment_of(occupant)),
        sleep_from=occupant.sleep.begin,
        sleep_until=occupant.sleep.end,
    )
    if occupant.opponent is not None:
        plan.opponent.name = occupant.opponent.name
        plan.opponent.budget_ms = occupant.opponent.budget_ms
    return plan
