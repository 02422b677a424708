"""What a caller may write: the shape of ids and sizes, checked before anything else."""

import re
import secrets

from sagebrush_games.kernel.messages import AUTOMATON, SharedChance, Viewer
from sagebrush_games.kernel.provably_fair import entropy_commitment
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules import problems

GAME = re.compile(r"[0-9a-z]{26}")
COMMAND_ID = re.compile(r"[!-~]{8,64}")
PLAN_ID = re.compile(r"[0-9a-z]{8,32}")
SEATS = 16
NAME = 64
ENTROPY = 64
LAST_FLOW = 255


def checked_game(game: str) -> str:
    """A well-formed game id; any other cannot be a game."""
    if GAME.fullmatch(game) is None:
        raise problems.unknown_game()
    return game


def new_game(game: str) -> str:
    """A well-formed id for a game to be; any other is malformed."""
    if GAME.fullmatch(game) is None:
        raise problems.malformed("A game id has 26 characters of 0-9 and a-z.", "game")
    return game


def checked_flow(request: wire.CreateGameRequest) -> int | None:
    """The flow of a new game, one byte; None where the caller names none."""
    if not request.HasField("flow"):
        return None
    if request.flow > LAST_FLOW:
        raise problems.malformed(f"A flow is a number from 0 to {LAST_FLOW}.", "flow")
    return request.flow


def checked_sharing(request: wire.CreateGameRequest) -> SharedChance | None:
    """The group of a new game; None for a game with a chance of its own. Raises the RulesProblem of another form."""
    if not request.HasField("shared"):
        return None
    asked = request.shared
    if any(GAME.fullmatch(one) is None for one in (asked.group, *asked.games)):
        raise problems.malformed("A group and its games have ids of 26 characters of 0-9 and a-z.", "shared")
    if asked.until_ms < 0:
        raise problems.malformed("A group ends after 1970.", "shared.until_ms")
    pool = tuple(part.hex() for part in asked.pool)
    return SharedChance(asked.group, asked.table, pool, tuple(asked.games), asked.until_ms)


def checked_command_id(command_id: str) -> str:
    """A well-formed command id."""
    if COMMAND_ID.fullmatch(command_id) is None:
        raise problems.malformed("A command id has 8 to 64 printable characters without spaces.", "command_id")
    return command_id


def plan_key(asked: str) -> str:
    """The key of a request to plan, or nothing; raises the RulesProblem of another form."""
    if asked and COMMAND_ID.fullmatch(asked) is None:
        raise problems.malformed("A key has 8 to 64 printable characters without spaces.", "key")
    return asked


def plan_id(asked: str) -> str:
    """The id of a plan: the one that the caller chose, or a new one; raises the RulesProblem of another form."""
    if asked and PLAN_ID.fullmatch(asked) is None:
        raise problems.malformed("A plan has an id of 8 to 32 characters of 0-9 and a-z.", "id")
    return asked or secrets.token_hex(8)


def viewer_of(viewer: wire.Viewer) -> Viewer:
    """A seat, the automaton, or None for a spectator."""
    if not viewer.HasField("seat"):
        return None
    if not AUTOMATON <= viewer.seat < SEATS:
        raise problems.no_such_seat(viewer.seat, "viewer.seat")
    return viewer.seat


def checked_plans(plans: list[wire.SeatPlan]) -> list[wire.SeatPlan]:
    """The plans of the seats, within the limits of sizes; raises RulesProblem."""
    if len(plans) > SEATS:
        raise problems.malformed(f"A table has at most {SEATS} seats.", "seats")
    for seat, plan in enumerate(plans):
        if not 0 < len(plan.player) <= NAME:
            raise problems.malformed(f"A name has 1 to {NAME} characters.", f"seats[{seat}].player")
        if len(plan.entropy) > ENTROPY:
            raise problems.malformed(f"Entropy has at most {ENTROPY} bytes.", f"seats[{seat}].entropy")
        if plan.entropy_commitment and plan.entropy_commitment.hex() != entropy_commitment(plan.entropy):
            raise problems.malformed("The entropy is not the one committed to.", f"seats[{seat}].entropy_commitment")
        if plan.HasField("opponent") and not 0 < len(plan.opponent.name) <= NAME:
            raise problems.malformed(f"A name has 1 to {NAME} characters.", f"seats[{seat}].opponent.name")
    return plans
