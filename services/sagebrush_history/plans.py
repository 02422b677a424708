"""Planned moves: what a seat will answer when it is asked, as long as conditions of a short list hold.

They look at nothing but what the seat itself may know. A plan that no longer fits is dropped whole; it is never bent.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec.structs import replace

from sagebrush_games.kernel.codec import PLATFORM_EVENTS
from sagebrush_games.kernel.malformed import Malformed
from sagebrush_games.kernel.messages import Seat, kebab
from sagebrush_history.applied_commit import AppliedCommit

MOST_STEPS = 8
MOST_CONDITIONS = 8
MOST_TYPES = 16
DIGEST_BYTES = 8
MOST_NAME = 200
"""Characters of a path, at most."""
KEYS_KEPT = 32
"""Of the last plans of a seat; a request that comes again after so many others is not known any more."""


class WhenAsked(msgspec.Struct, frozen=True, tag_field="if", tag="asked", forbid_unknown_fields=True):
    """The seat is asked ``prompt``, by its stable name."""

    prompt: str


class WithoutEvent(msgspec.Struct, frozen=True, tag_field="if", tag="no-event", forbid_unknown_fields=True):
    """Since the plan was made the seat was told no event of these ``types``."""

    types: list[str]


class WhileUnchanged(msgspec.Struct, frozen=True, tag_field="if", tag="unchanged", forbid_unknown_fields=True):
    """At ``path``, a JSON Pointer, the view of the seat says what it said when the plan was made."""

    path: str


Condition = WhenAsked | WithoutEvent | WhileUnchanged


class PlannedMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command, and when it is given."""

    command: msgspec.Raw
    when: list[Condition] = []


class WrittenPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat sends: its next answers, in order."""

    moves: list[PlannedMove]


class KeptPlan(msgspec.Struct, frozen=True):
    """What is kept: the moves still to be played, and the version ``after`` which their conditions are looked at.

    ``played`` of them were; ``ended`` says why there are no more: ``played``, ``own-move``, ``condition``, or the code
    of the rule that refused one. ``holder``: the number of whoever had the seat; the plan is his alone. ``written``:
    what he planned under which key, as digests, this plan and those before it; the latest is the last one.
    """

    id: str
    after: int
    moves: list[PlannedMove]
    played: int = 0
    ended: str = ""
    holder: int = 0
    written: dict[str, str] = {}

    @property
    def command_id(self) -> str:
        """Of its next move: the same however often it is given."""
        return f"plan-{self.id}-{self.played}"

    @property
    def tag(self) -> str:
        """Of what is left: another one when a move was played, or all were dropped."""
        return f"{self.id}-{len(self.moves)}"

    def advanced(self, version: int) -> "KeptPlan":
        """The rest, once the next move has made ``version``."""
        left = self.moves[1:]
        ended = "" if left else "played"
        return replace(self, after=version, moves=left, played=self.played + 1, ended=ended)

    def dropped(self, why: str) -> "KeptPlan":
        """Without its moves."""
        return replace(self, moves=[], ended=why)


def plan_digest(body: bytes) -> str:
    """Of what a seat sends, however it is spaced and in whatever order its fields are."""
    said = msgspec.json.encode(msgspec.json.decode(body), order="sorted")
    return blake2b(said, digest_size=DIGEST_BYTES).hexdigest()


def with_key(written: dict[str, str], key: str, digest: str) -> dict[str, str]:
    """``written`` with one more, and without the oldest ones beyond ``KEYS_KEPT``."""
    return dict([*written.items(), (key, digest)][-KEYS_KEPT:])


_written = msgspec.json.Decoder(WrittenPlan).decode
decode = msgspec.json.Decoder(KeptPlan).decode
encode = msgspec.json.Encoder().encode


def written_plan(body: bytes, at: AppliedCommit, seat: Seat) -> list[PlannedMove]:
    """The moves that ``seat`` plans at the newest commit; raises Malformed."""
    try:
        moves = _written(body).moves
    except msgspec.ValidationError as error:
        detail, _, path = str(error).partition(" - at `")
        raise Malformed(f"{detail}.", path.rstrip("`") or "$") from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed(str(error)) from error
    _require(len(moves) <= MOST_STEPS, f"A plan has at most {MOST_STEPS} moves.", "$.moves")
    seen = seen_by(seat, at)
    for number, move in enumerate(moves):
        _check_move(move, at, seat, seen, f"$.moves[{number}]")
    return moves


def _check_move(move: PlannedMove, at: AppliedCommit, seat: Seat, seen: Any, field: str) -> None:
    table = at.table
    try:
        command = table.codec.command_from_json(bytes(move.command), seat)
    except Malformed as error:
        raise Malformed(error.detail, f"{field}.command{error.field.removeprefix('$')}") from error
    is_of_title = type(command) in table.title.types.commands
    _require(is_of_title, "Only commands of the title are planned.", f"{field}.command")
    _require(len(move.when) <= MOST_CONDITIONS, f"There are at most {MOST_CONDITIONS} conditions.", f"{field}.when")
    events = {kebab(event.__name__) for event in (*table.title.types.events, *PLATFORM_EVENTS)}
    for place, condition in enumerate(move.when):
        _check_condition(condition, at, seen, events, f"{field}.when[{place}]")


def _check_condition(condition: Condition, at: AppliedCommit, seen: Any, events: set[str], field: str) -> None:
    match condition:
        case WhenAsked(prompt):
            known = prompt in at.table.decider.actions
            _require(known, "Nobody is ever asked this.", f"{field}.prompt")
        case WithoutEvent(types):
            _require(0 < len(types) <= MOST_TYPES, f"There are 1 to {MOST_TYPES} types.", f"{field}.types")
            _require(events >= {*types}, "There is no such event.", f"{field}.types")
        case WhileUnchanged(path):
            named = len(path) <= MOST_NAME and part_of(seen, path) is not None
            _require(named, "Your view has nothing there.", f"{field}.path")


def _require(holds: bool, detail: str, field: str) -> None:
    if not holds:
        raise Malformed(detail, field)


def fits(
    move: PlannedMove, seat: Seat, made: AppliedCommit, since: Sequence[AppliedCommit], newest: AppliedCommit
) -> bool:
    """Whether every condition of ``move`` holds, which was planned at ``made``; ``since``: the commits after it."""
    seen = [seen_by(seat, made), seen_by(seat, newest)] if any(map(_looks_at_view, move.when)) else []
    for condition in move.when:
        match condition:
            case WhenAsked(prompt):
                holds = (seat, prompt) in zip(newest.awaited, newest.prompts, strict=True)
            case WithoutEvent(types):
                holds = _told(since, seat).isdisjoint(types)
            case WhileUnchanged(path):
                then, now = (part_of(view, path) for view in seen)
                holds = then == now
        if not holds:
            return False
    return True


def _told(commits: Sequence[AppliedCommit], seat: Seat) -> set[str]:
    """The types of the events that ``seat`` was told."""
    told = (one.table.decider.redact(event, seat) for one in commits for event in one.events)
    return {kebab(type(event).__name__) for event in told}


def _looks_at_view(condition: Condition) -> bool:
    return isinstance(condition, WhileUnchanged)


def seen_by(seat: Seat, applied: AppliedCommit) -> Any:
    """The view of ``seat``, as JSON says it; made once for all conditions, since it costs more than to look at it."""
    return msgspec.json.decode(applied.view_json(seat))


def part_of(view: Any, path: str) -> bytes | None:
    """What ``view`` says at a JSON Pointer, as JSON; None where it has nothing."""
    found = view
    for part in path.split("/")[1:]:
        name = part.replace("~1", "/").replace("~0", "~")
        if isinstance(found, dict) and name in found:
            found = found[name]
        elif isinstance(found, list) and name.isascii() and name.isdigit() and int(name) < len(found):
            found = found[int(name)]
        else:
            return None
    return msgspec.json.encode(found) if path.startswith("/") else None
