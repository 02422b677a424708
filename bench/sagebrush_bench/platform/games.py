"""Games for a load: guests, tables, and every command known before it is sent.

Chance is a function of the seed. The bench owns the store, so it reads the seed of a new game, plays the game in the
library and writes down the requests; while it measures nothing is decided.
"""

import asyncio
import secrets
import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice

from sagebrush_bench.load.connection import request
from sagebrush_bench.platform.callers import Callers
from sagebrush_client import AsyncTable
from sagebrush_events import Record, decode
from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.messages import Config, GameStarted
from sagebrush_games.kernel.provably_fair import master_key, provably_fair


@dataclass(frozen=True, slots=True)
class StartedGame:
    """A started game, the tokens of its seats, and the commitment that its table showed when it was opened."""

    id: str
    tokens: tuple[str, ...]
    commitment: str


async def guests(callers: Callers, count: int) -> list[str]:
    """The tokens of so many new guests."""
    welcomes = await asyncio.gather(*(callers.client().register(f"Guest {number}") for number in range(count)))
    return [welcome["token"] for welcome in welcomes]


async def start_game(callers: Callers, config: Config, tokens: list[str]) -> StartedGame:
    """A new game; ``tokens`` sit in their order, the first is the host."""
    table = await open_table(callers, config, tokens[0])
    for seat, token in enumerate(tokens):
        await join(callers, table.id, token, seat)
    return await _begun(table, tokens)


async def start_among_computers(callers: Callers, config: Config, host: str, opponent: str) -> StartedGame:
    """A new game that ``host`` only watches."""
    table = await open_table(callers, config, host)
    await table.add_opponents(opponent)
    return await _begun(table, [host])


async def open_table(callers: Callers, config: Config, host: str) -> AsyncTable:
    """An open table, as its host may know it."""
    return await callers.client(host).open_table(config.title, config.seats, config.edition, config.variants)


async def join(callers: Callers, table: str, token: str, seat: int) -> None:
    """Somebody sits down, with a share of the dice that the bench will read."""
    await callers.client(token).post(f"/tables/{table}/join", {"seat": seat, "entropy": secrets.token_hex(32)})


async def _begun(table: AsyncTable, tokens: list[str]) -> StartedGame:
    """The game of a full table; the first of ``tokens`` is the host's."""
    started = await table.start()
    return StartedGame(str(started["game"]), tuple(tokens), started["commitment"])


@dataclass(frozen=True, slots=True)
class ScriptedTurn:
    """One command of a game, as JSON, with its seat and the version it is sent at."""

    seat: int
    version: int
    command: bytes


class CommandScript:
    """Plays the games of one config in the library, as the rules service will."""

    def __init__(self, record: Record, config: Config) -> None:
        title = TITLES[config.title]
        self._record = record
        self._codec = Codec(title)
        self._decider = title.build(config)

    async def turns(self, game: StartedGame) -> Iterator[ScriptedTurn]:
        """The commands of ``game``, all chosen at random, until it is over."""
        seed, first = await asyncio.gather(self._record.seed(game.id), self._record.at(game.id, 1))
        assert seed and first, "a started game has a seed and a first commit"
        begun = self._codec.unpack_event(decode(first).events[0])
        assert isinstance(begun, GameStarted)
        assert begun.commitment == game.commitment, "a game keeps the commitment of its table"
        return self._played(seed, begun)

    async def script(self, game: StartedGame, length: int | None = None) -> list[bytes]:
        """The first ``length`` requests of ``game``, or all of them."""
        return [command_request(game, turn) for turn in islice(await self.turns(game), length)]

    def _played(self, seed: bytes, begun: GameStarted) -> Iterator[ScriptedTurn]:
        """The game that ``seed`` makes of its first event."""
        decider = self._decider
        master = master_key(begun.game, seed, [bytes.fromhex(seat.entropy) for seat in begun.seats])
        choose = seeded(int.from_bytes(seed[:8], "big"))
        state, _ = decider.set_up(provably_fair(master, 1))
        for version in count(1):
            awaited = decider.awaited(state)
            if not awaited:
                return
            legal = decider.legal(state, awaited[0][0])
            command = legal[choose("bench", len(legal))]
            yield ScriptedTurn(command.seat, version, self._codec.command_to_json(command))
            decider.play(state, command, provably_fair(master, version + 1))


def command_request(game: StartedGame, turn: ScriptedTurn) -> bytes:
    """The request of ``turn``, with a new id."""
    return request(
        "POST",
        f"/v1/games/{game.id}/commands",
        turn.command,
        game.tokens[turn.seat],
        idempotency_key=str(uuid.uuid4()),
        if_match=f'"{turn.version}"',
    )
