"""What the feed says about a commit: title, whom the game waits for and which computer moves; never content."""

import msgspec

from sagebrush_history.applied_commit import AppliedCommit

_json = msgspec.json.Encoder().encode


def payload(applied: AppliedCommit) -> bytes:
    """JSON {"title", "seats", "over", "opponents", "flow"}; the opponents are those of the awaited seats."""
    computers = [(seat, applied.computer(seat)) for seat in applied.awaited]
    opponents = {
        str(seat): {"name": computer.name, "budget_ms": computer.budget_ms}
        for seat, computer in computers
        if computer is not None
    }
    title = applied.table.title.id
    seats, flow = applied.awaited, applied.table.started.flow
    return _json({"title": title, "seats": seats, "over": applied.is_over, "opponents": opponents, "flow": flow})


def due(applied: AppliedCommit) -> int | None:
    """Since when an automatic actor is awaited, Unix ms; None when only people are."""
    return applied.time_ms if any(map(applied.is_automatic, applied.awaited)) else None
