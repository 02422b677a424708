"""Creates games: a commitment to a secret seed, then the table and its set-up as the first commit."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

import msgspec

from sagebrush_events import Append, Conflict, Duplicate, KeyReused, Ok, Record, Unavailable, fingerprint
from sagebrush_games.kernel import absence, clocks
from sagebrush_games.kernel.messages import AbsenceTerms, ClockTerms, Config, GameStarted, SeatTaken, SharedChance
from sagebrush_games.kernel.provably_fair import commitment
from sagebrush_games.kernel.title import faults
from sagebrush_history import sharing
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.branching import position_after
from sagebrush_history.commitments import SEED_BYTES
from sagebrush_history.pending_commit import first_commit
from sagebrush_history.secret import committed_id, secret_of
from sagebrush_history.table import TitleRegistry
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules import problems
from sagebrush_rules.application import feed, requests
from sagebrush_rules.application.branches import BranchReader
from sagebrush_rules.cache.games import GameCache

Body = TypeVar("Body", bound="ConfigBody")

CREATION = ""
"""The command id of the first commit."""


class ConfigBody(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The body of a config: an edition, variants in any order, options, the terms of the clocks and of absence."""

    edition: str
    variants: list[str] = []
    options: dict[str, bool | int | str] = {}
    clock: ClockTerms | None = None
    absence: AbsenceTerms | None = None


class BranchBody(ConfigBody, forbid_unknown_fields=True, kw_only=True):
    """The config of a branch, which has those of its game; what is said of them must agree."""

    edition: str = ""


_config = msgspec.json.Decoder(ConfigBody)
_branch_body = msgspec.json.Decoder(BranchBody)
_canonical = msgspec.msgpack.Encoder(order="deterministic").encode


class GameCreator:
    """Prepares and creates games; both may be repeated."""

    def __init__(
        self,
        record: Record,
        games: GameCache,
        registry: TitleRegistry,
        branches: BranchReader,
        clock: Callable[[], int],
    ) -> None:
        self._record = record
        self._games = games
        self._registry = registry
        self._branches = branches
        self._clock = clock

    async def prepare(self, request: wire.PrepareGameRequest) -> wire.PrepareGameReply:
        """The commitment to the seed of a game; the table is checked when one is given."""
        game = requests.new_game(request.game)
        if request.HasField("branch"):
            parent, _ = await self._branches.parent(request.branch)
            _branch_config(parent, request.title, request.config, request.seats)
        elif request.title:
            self._config(request.title, request.config, request.seats)
        await self._ensure_room(game)
        seed = await self._record.prepare(game, secrets.token_bytes(SEED_BYTES))
        return wire.PrepareGameReply(game=game, commitment=commitment(game, seed))

    async def create(self, request: wire.CreateGameRequest) -> wire.CreateGameReply:
        """The first version of a game, the same however often it is asked for; its seed is the promised one."""
        game = requests.new_game(request.game)
        plans = requests.checked_plans(list(request.seats))
        parent, branch = None, None
        if request.HasField("branch"):
            parent, branch = await self._branches.parent(request.branch)
            config = _branch_config(parent, request.title, request.config, len(plans))
        else:
            config = self._config(request.title, request.config, len(plans))
        seats = tuple(map(_seat_taken, plans))
        _require_hours(config, seats)
        await self._ensure_room(game)
        flow, shared = requests.checked_flow(request), requests.checked_sharing(request)
        started = GameStarted(game, config, seats, "", flow=flow, branch=branch, shared=shared)
        if shared is not None:
            await self._require_table_of(started, shared)
        seed = await self._seed(started, request.commitment)
        started.commitment = commitment(committed_id(started), seed)
        return await self._open(started, seed, parent)

    async def _require_table_of(self, started: GameStarted, shared: SharedChance) -> None:
        """Raises the RulesProblem of a game that is no table of the group ``shared``, or that comes after its end."""
        if fault := sharing.fault(started, shared):
            raise problems.malformed(f"This is no table of its group: {fault}.", "shared")
        is_created = await self._record.head(started.game) > 0
        if not is_created and self._clock() >= shared.until_ms:
            raise problems.group_over()

    async def _ensure_room(self, game: str) -> None:
        """Raises the RulesProblem of a store without room for ``game``, unless the game exists already."""
        self._games.ensure_sound()
        if self._games.is_full and not await self._record.head(game):
            raise problems.storage_full()

    async def _seed(self, started: GameStarted, promised: str) -> bytes:
        """The seed behind the commitment ``promised``, or any when nothing was promised; raises RulesProblem.

        A table of a group keeps the seed of the group as its own.
        """
        named, game = committed_id(started), started.game
        if not promised:
            if named != game:
                raise problems.malformed("A group has a commitment before its tables begin.", "commitment")
            return await self._record.prepare(game, secrets.token_bytes(SEED_BYTES))
        seed = await self._record.seed(named) or await self._record.seed(game)
        if seed is None or commitment(named, seed) != promised:
            raise problems.seed_gone()
        if named != game and await self._record.prepare(game, seed) != seed:
            raise problems.game_exists()
        return seed

    async def _open(self, started: GameStarted, seed: bytes, parent: AppliedCommit | None) -> wire.CreateGameReply:
        mark = fingerprint(None, _canonical(started))  # of the request: between two tries the host may correct content
        secret = secret_of(started, seed)
        if parent is None or started.branch is None:
            started.config = self._registry.carrying(started.config)
        else:
            started.branch.position = position_after(parent, started.branch, secret.chance(1, []))
        pending = first_commit(self._registry.table(started), secret, self._clock())
        applied = pending.applied
        append = Append(
            started.game, 0, CREATION, mark, pending.data, feed.payload(applied), feed.due(applied),
            applied.deadline, applied.warns,
        )  # fmt: skip
        try:
            answer = await self._record.append(append)
        except Unavailable:
            raise problems.outcome_unknown() from None
        match answer:
            case Ok():
                live = self._games.live_game(started.game)
                if live.latest is None and not live.lock.locked():
                    live.secret = secret
                    live.advance(applied, pending.chain)
            case KeyReused() | Conflict():
                raise problems.game_exists()
            case Duplicate():
                pass
        return wire.CreateGameReply(game=started.game, version=1, commitment=started.commitment)

    def _config(self, title_id: str, body: bytes, seats: int) -> Config:
        """The config a caller asks for, with its variants in the manifest's order; raises RulesProblem."""
        title, _ = self._registry.find(title_id)
        asked = _parse_config(body, _config)
        config = Config(
            title_id, asked.edition, seats, tuple(asked.variants), asked.options or None, clock=asked.clock,
            absence=asked.absence,
        )  # fmt: skip
        for field, detail in faults(title, config):
            raise problems.bad_config(detail, "seats" if field == "seats" else f"config.{field}")
        _require_playable(config)
        order = [variant.id for variant in title.manifest.variants]
        config.variants = tuple(sorted(config.variants, key=order.index))
        return config


def _branch_config(parent: AppliedCommit, title: str, body: bytes, seats: int) -> Config:
    """The config of ``parent``, with clocks and terms of absence of its own; raises RulesProblem."""
    config, asked = parent.table.started.config, _parse_config(body or b"{}", _branch_body)
    if seats != config.seats:
        raise problems.bad_config(f"The game has {config.seats} seats, and so has a branch of it.", "seats")
    said = {
        "title": (title, config.title),
        "config.edition": (asked.edition, config.edition),
        "config.variants": ({*asked.variants}, {*config.variants}),
        "config.options": (asked.options, config.options or {}),
    }
    for field, (asked_for, played) in said.items():
        if asked_for and asked_for != played:
            raise problems.bad_config("A branch is played with what its game is played with; leave it out.", field)
    branch = replace(config, clock=asked.clock, absence=asked.absence)
    _require_playable(branch)
    return branch


def _require_playable(config: Config) -> None:
    """Raises the RulesProblem of clocks, or terms of absence, that nobody can play with."""
    _require_terms("clock", clocks.terms_fault(config.clock) if config.clock else None)
    _require_terms("absence", absence.terms_fault(config.absence) if config.absence else None)


def _require_terms(part: str, fault: tuple[str, str] | None) -> None:
    """Raises the RulesProblem of the ``fault`` in a part of the config, if there is one."""
    if fault is not None:
        raise problems.bad_config(fault[1], f"config.{part}.{fault[0]}")


def _parse_config(body: bytes, decoder: msgspec.json.Decoder[Body]) -> Body:
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        detail, _, path = str(error).partition(" - at `")
        raise problems.malformed(detail, "config" + path.rstrip("`").removeprefix("$")) from None


def _seat_taken(plan: wire.SeatPlan) -> SeatTaken:
    opponent = plan.opponent.name if plan.HasField("opponent") else None
    promised = plan.entropy_commitment.hex()
    return SeatTaken(
        plan.player, plan.entropy.hex(), opponent, plan.opponent.budget_ms, promised, plan.sleep_from, plan.sleep_until
    )


def _require_hours(config: Config, seats: Sequence[SeatTaken]) -> None:
    """Raises the RulesProblem of a seat that cannot sleep at its hours."""
    for number, seat in enumerate(seats):
        fault = clocks.sleep_fault(config.clock, seat.sleep_from, seat.sleep_until)
        if fault is not None:
            raise problems.bad_config(fault, f"seats[{number}].sleep")
