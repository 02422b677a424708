"""What the feed says about a commit, and of clocks that run out; never content.

That is title, whom the game waits for, and which computer moves.
"""

import msgspec
import structlog

from sagebrush_events import FeedEntry
from sagebrush_games.kernel.clocks import ClockWarning
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.presence import presence_json
from sagebrush_rpc.v1 import rules_pb2 as wire

_json = msgspec.json.Encoder().encode
log = structlog.get_logger("sagebrush.rules")


class _Computer(msgspec.Struct):
    name: str
    budget_ms: int = 0


class _Warning(msgspec.Struct, array_like=True):
    at: int
    seat: int
    seconds: int
    since: int
    ends: int
    told: int

    def warning(self) -> ClockWarning:
        return ClockWarning(self.at, self.seat, self.seconds, self.since, self.ends)


class _Payload(msgspec.Struct):
    """What followers read of a payload."""

    seats: list[int]
    over: bool
    opponents: dict[str, _Computer]
    prompts: list[str] = []
    """What each of ``seats`` is asked; none in entries of older releases."""
    presence: msgspec.Raw = msgspec.Raw()
    """The people who are away, where there is something to tell of them."""
    warnings: list[_Warning] = []
    """Seats whose time runs out; then it is no commit, and ``asked`` has what ``seats`` has otherwise."""
    asked: list[tuple[int, str, str]] = []
    """Seat, prompt, and the computer that answers, if one does."""


_decode = msgspec.json.Decoder(_Payload).decode


def payload(applied: AppliedCommit) -> bytes:
    """JSON {"title", "seats", "prompts", "over", "opponents", "flow"}; opponents and prompts are of awaited seats.

    And ``presence``, as frames have it.
    """
    computers = [(seat, applied.computer(seat)) for seat in applied.awaited]
    opponents = {
        str(seat): {"name": computer.name, "budget_ms": computer.budget_ms}
        for seat, computer in computers
        if computer is not None
    }
    title = applied.table.title.id
    told = {"title": title, "seats": applied.awaited, "prompts": applied.prompts, "over": applied.is_over}
    presence = presence_json(applied) if not applied.is_over else b""
    away = {"presence": msgspec.Raw(presence)} if presence else {}
    return _json({**told, "opponents": opponents, "flow": applied.table.started.flow, **away})


def warning_payload(applied: AppliedCommit, warnings: list[ClockWarning], now: int) -> bytes:
    """The same for seats whose time runs out: nobody is awaited anew, and no computer moves."""
    told = {"title": applied.table.title.id, "seats": [], "over": False, "opponents": {}}
    computers = map(applied.computer, applied.awaited)
    names = (computer.name if computer is not None else "" for computer in computers)
    asked = list(zip(applied.awaited, applied.prompts, names, strict=True))
    return _json({**told, "asked": asked, "warnings": [_Warning(*one, told=now) for one in warnings]})


def told_warning(warning: ClockWarning, told: int) -> wire.ClockWarning:
    """A warning as followers get it; ``told`` is when it was told, Unix ms."""
    return wire.ClockWarning(
        seat=warning.seat, seconds=warning.seconds, since=warning.since, ends=warning.ends, told=told
    )


def followed(entry: FeedEntry) -> wire.FollowedCommits | None:
    """What followers of all games are told of a commit, or of warnings; None for an entry that cannot be read."""
    try:
        told = _decode(entry.payload)
    except msgspec.MsgspecError:
        log.exception("unreadable-entry", game=entry.game, version=entry.version)
        return None
    if told.warnings:
        return wire.FollowedCommits(warnings=[_followed_warnings(entry, told)])
    asked = zip(told.seats, told.prompts or [""] * len(told.seats), strict=False)
    awaited = [_awaited(seat, prompt, told.opponents.get(str(seat))) for seat, prompt in asked]
    commit = wire.FollowedCommit(
        game=entry.game, version=entry.version, over=told.over, awaited=awaited, presence=bytes(told.presence)
    )
    return wire.FollowedCommits(commits=[commit])


def _followed_warnings(entry: FeedEntry, told: _Payload) -> wire.FollowedWarnings:
    warnings = [told_warning(one.warning(), one.told) for one in told.warnings]
    awaited = [_awaited(seat, prompt, _Computer(name) if name else None) for seat, prompt, name in told.asked]
    return wire.FollowedWarnings(game=entry.game, version=entry.version, warnings=warnings, awaited=awaited)


def _awaited(seat: int, prompt: str, computer: _Computer | None) -> wire.Awaited:
    opponent = wire.Opponent(name=computer.name, budget_ms=computer.budget_ms) if computer is not None else None
    return wire.Awaited(seat=seat, prompt=prompt, opponent=opponent)


def due(applied: AppliedCommit) -> int | None:
    """Since when an automatic actor is awaited, Unix ms; None when only people are."""
    return applied.time_ms if any(map(applied.is_automatic, applied.awaited)) else None
