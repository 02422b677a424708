"""What tables need the rules service for: opening one commits to a seed, starting one creates the game."""

from contextlib import suppress
from hashlib import sha256

import msgspec
from grpc import StatusCode

from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.problems import SEED_GONE, UNKNOWN_GAME, Problem
from sagebrush_gateway.rules_problems import problem_of
from sagebrush_gateway.settings import GatewaySettings
from sagebrush_gateway.tables.entropy import commitment_of
from sagebrush_gateway.tables.groups import ending, game_tables
from sagebrush_gateway.tables.lobby_table import LobbyTable, Occupant, reopened, started, without_seed
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
PASSING = {
    StatusCode.UNAVAILABLE, StatusCode.DEADLINE_EXCEEDED, StatusCode.CANCELLED, StatusCode.RESOURCE_EXHAUSTED,
}  # fmt: skip
"""After these the game may be there all the same, or another try may succeed."""
START_MS = 60_000
"""After which the last try to create a game has ended, whatever became of its gateway."""


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

        A table without a game that is not to be created is open again; one whose seed is gone is removed, since its
        commitment is void.
        """
        now = now_ms()
        table = await self.tables.change(table_id, lambda table: ending(starting(table, host, now), now))
        if table.stage != "starting":
            return table
        try:
            await self._create_games(table)
        except RulesError as error:
            after = await self._after_failure(table, error)
            if after.has_game():
                return after
            raise problem_of(error) from None
        return await self._started(table)

    async def _after_failure(self, table: LobbyTable, error: RulesError) -> LobbyTable:
        """The table whose start failed with ``error``; a passing one leaves it `starting`, for another try."""
        if error.code == SEED_GONE.code:
            await self.tables.remove(await self.tables.change(table.id, without_seed))
        elif table.group is None and error.status not in PASSING:
            return await self._decided(table)
        elif error.status in REFUSED:
            return await self.tables.change(table.id, lambda now: reopened(now, table.start_asked))
        return table

    async def _started(self, table: LobbyTable) -> LobbyTable:
        """The table with the game that was created with its seats."""
        found = await self.tables.change(table.id, lambda now: started(now, table.seats))
        await self.tables.lists.move(found)
        return found

    async def resolved(self, table: LobbyTable) -> LobbyTable:
        """The table; one whose start was interrupted, and not repeated for a while, has its game or is open again."""
        is_left = table.stage == "starting" and 0 < table.start_asked < now_ms() - START_MS
        return await self._decided(table) if is_left and table.group is None else table

    async def _decided(self, table: LobbyTable) -> LobbyTable:
        """A table that is `starting`, started if it has its game, open again if it has none; as it is where none knows.

        It has ended where it would have vanished by now.
        """
        has_game = await self._has_game(table)
        if has_game:
            return await self._started(table)
        if has_game is None:
            return table
        with suppress(Problem):  # it has vanished meanwhile
            return await self.tables.change(table.id, lambda now: reopened(now, table.start_asked))
        return table

    async def _has_game(self, table: LobbyTable) -> bool | None:
        """Whether the game of ``table`` was created; None where that cannot be said, or its id is another game's."""
        try:
            first = await self.rules.get_view(
                wire.GetViewRequest(game=table.id, viewer=wire.Viewer(), version=1, events=True)
            )
        except RulesError as error:
            return False if error.code == UNKNOWN_GAME.code else None
        begun, *_ = msgspec.json.decode(first.events)
        return True if begun["commitment"] == table.commitment else None

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
        """The table, finished when its game is over, and those of its group are; once it is, it stays so.

        A start that was interrupted is resolved.
        """
        if table.group is not None:
            return await self._refresh_group(table, table.group)
        table = await self.resolved(table)
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
