"""The server of the Model Context Protocol: one tool for each thing that a player does."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from inspect import getdoc
from typing import Any

import httpx
from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import ValidationError

from sagebrush_cli.agents import playing
from sagebrush_cli.agents.callers import AgentCallers
from sagebrush_cli.agents.rulebook import rules_of
from sagebrush_client import AsyncClient, Problem
from sagebrush_client.frames import Json

INSTRUCTIONS = (
    "Plays rich board games on a Sagebrush platform. Read `rules`, then `open_game` against computers, then choose one "
    "of the legal commands with `play` until the game is over. Each answer of `play` has what happened and what you "
    "may do next. A seat knows only what it may know; hidden things of others are absent."
)
Asked = Context[Any, Any]


class AgentServer(MCPServer[Any]):
    """A server whose tool errors begin with a stable code; the library puts a sentence with the tool's name before."""

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Asked | None = None) -> Any:
        """The result of a tool. Raises ToolError: that of the tool as it is, or `malformed` for wrong arguments."""
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if isinstance(error.__cause__, ValidationError):
                raise ToolError(malformed(error.__cause__)) from error
            if type(error.__cause__) is ToolError:
                raise error.__cause__ from None
            raise


def malformed(error: ValidationError) -> str:
    """Which arguments of a tool are wrong, and how."""
    wrong = (f"{'.'.join(map(str, one['loc']))}: {one['msg']}" for one in error.errors())
    return f"malformed: {'; '.join(wrong)}."


def server(callers: AgentCallers) -> MCPServer[Any]:
    """The server with its tools."""
    made = AgentServer("sagebrush", instructions=INSTRUCTIONS, version=version("sagebrush"), log_level="WARNING")
    tools = Tools(callers)
    for tool in (
        tools.titles,
        tools.rules,
        tools.open_game,
        tools.look,
        tools.legal_commands,
        tools.play,
        tools.wait_for_turn,
        tools.ask_opponent,
        tools.replay,
        tools.result,
    ):
        made.add_tool(tool, description=getdoc(tool))
    return made


class Tools:
    """The tools; their descriptions are read by language models."""

    def __init__(self, callers: AgentCallers) -> None:
        self._callers = callers

    async def titles(self, ctx: Asked) -> list[Json]:
        """What can be played: titles with their editions, seats, variants and options."""
        async with self._client(ctx) as client:
            return await playing.titles(client)

    async def rules(self, title: str, ctx: Asked) -> str:
        """A summary of a title's rules and what each command means."""
        async with self._client(ctx) as client:
            return rules_of(title, await client.schemas(title))

    async def open_game(
        self,
        title: str,
        ctx: Asked,
        seats: int = 2,
        opponent: str = "greedy",
        edition: str = "",
        variants: list[str] | None = None,
        options: dict[str, str | int | bool] | None = None,
    ) -> Json:
        """Start a game with yourself on seat 0 and computers (random, greedy, novice … master) on the others."""
        async with self._client(ctx) as client:
            promise = await playing.opened(client, title, seats, opponent, edition, variants or [], options or {})
            self._callers.remember(promise)
            first = playing.numbered(await client.game(promise.game).legal())
            return {"game": promise.game, "seat": 0, "over": False, **first}

    async def look(self, game: str, ctx: Asked) -> Json:
        """The whole table as your seat may see it, and whom the game waits for."""
        async with self._client(ctx) as client:
            seen = await client.game(game).look()
            return {field: seen.get(field) for field in ("version", "view", "awaited", "over", "outcome")}

    async def legal_commands(self, game: str, ctx: Asked) -> Json:
        """Everything your seat may do now, numbered; empty when others are to move."""
        async with self._client(ctx) as client:
            return playing.numbered(await client.game(game).legal())

    async def play(self, game: str, command: Json, ctx: Asked, version: int | None = None) -> Json:
        """Send one `command`, the object that the list of legal commands has, then wait for your next decision.

        ``version``: the one of your list, so that the command is refused as stale-version when the game has moved on.
        """
        async with self._client(ctx) as client:
            commit = await client.game(game).submit(command, version)
            mine = [{"version": commit["version"], **event} for event in commit["events"]]
            then = await playing.turn(client.game(game), commit["version"] - 1, 10)
            return {"done": mine, **then}

    async def wait_for_turn(self, game: str, after: int, ctx: Asked, seconds: float = 10) -> Json:
        """What happened after a version, and what you may do; waits up to 30 seconds for something to decide."""
        async with self._client(ctx) as client:
            return await playing.turn(client.game(game), after, seconds)

    async def ask_opponent(self, game: str, ctx: Asked, level: str = "greedy", simulations: int = 0) -> Json:
        """What a computer of some level would do in your position, with the shares of the win it expects."""
        async with self._client(ctx) as client:
            return await playing.advice(client, client.game(game), level, simulations)

    async def replay(self, game: str, ctx: Asked, after: int = 0, until: int | None = None) -> list[Json]:
        """What happened, commit by commit: up to 50 commits after a version."""
        async with self._client(ctx) as client:
            return await playing.replay(client.game(game), max(after, 0), until)

    async def result(self, game: str, ctx: Asked) -> Json:
        """How the game stands; once it is over, the ranking and whether the dice were what the table had promised."""
        async with self._client(ctx) as client:
            return await playing.result(client.game(game), self._callers.promise(game))

    @asynccontextmanager
    async def _client(self, ctx: Asked) -> AsyncIterator[AsyncClient]:
        """The client of whoever asks; what is refused is told with its code, so that a model can do better."""
        try:
            async with self._callers.caller(ctx.headers) as client:
                yield client
        except Problem as problem:
            field = f" (field {problem.body['field']})" if problem.body.get("field") else ""
            raise ToolError(f"{problem.code}: {problem}{field}") from problem
        except httpx.InvalidURL as error:
            raise ToolError(f"malformed: no address can be made of what was given ({error})") from error
        except httpx.TransportError as error:
            raise ToolError(f"away: the platform does not answer ({error})") from error
