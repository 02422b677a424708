"""Players who are out of a running game because it waits for them; the rules service knows for how long."""

from msgspec import json

from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.problems import Problem, refused
from sagebrush_gateway.rules_problems import problem_of
from sagebrush_gateway.tables.closing import AUTOMATON
from sagebrush_gateway.tables.lobby import Lobby
from sagebrush_gateway.tables.lobby_table import LobbyTable, require_existing_seat, require_host
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire


async def remove_absent_player(lobby: Lobby, host: Guest, table: LobbyTable, seat: int, language: str) -> None:
    """The player of ``seat`` is out of the game of ``table``; repeating it changes nothing. Raises RulesError.

    ``language`` is that of the sentence of a refusal. The command id names the seat and the number of its holder, so a
    later player of the seat can be removed as well.
    """
    require_host(table, host)
    await remove(lobby, table, seat, language)


async def remove_blindly(lobby: Lobby, host: Guest, table: LobbyTable, seat: int) -> None:
    """The same in a game that may be sealed for the host: a refusal tells neither how far it is nor whether it is over.

    In a game that is over, and of a player who is out, nobody waits for the seat.
    """
    try:
        await remove_absent_player(lobby, host, table, seat, "en")
    except RulesError as error:
        problem = problem_of(error)
        if problem.kind.status == 422 and problem.kind.code != "computers-seat":
            raise Problem(refused("not-absent"), "The game has not waited long enough for this seat.") from None
        raise Problem(problem.kind, headers=problem.headers) from None


async def remove(lobby: Lobby, table: LobbyTable, seat: int, language: str) -> None:
    """The same for somebody who is known to host the game. Raises RulesError."""
    require_existing_seat(table, seat)
    holder = table.holder(seat)
    name = f"removed-by-host-{seat}-{holder}" if holder else f"removed-by-host-{seat}"
    command = json.encode({"type": "remove-player", "against": seat})
    await lobby.rules.submit(
        wire.SubmitRequest(game=table.id, seat=AUTOMATON, command_id=name, command=command, language=language)
    )
