"""What the feed says about a commit: title, whom the game waits for and which computer moves; never content."""

import msgspec

from sagebrush_history.moment import Moment

_json = msgspec.json.Encoder().encode


def payload(moment: Moment) -> bytes:
    """JSON {"title", "seats", "over", "opponents", "flow"}; the opponents are those of the awaited seats."""
    computers = [(seat, moment.table.computer(seat)) for seat in moment.awaited]
    opponents = {
        str(seat): {"name": computer.opponent, "budget_ms": computer.budget_ms}
        for seat, computer in computers
        if computer is not None
    }
    title = moment.table.title.id
    seats, flow = moment.awaited, moment.table.started.flow
    return _json({"title": title, "seats": seats, "over": moment.is_over, "opponents": opponents, "flow": flow})


def due(moment: Moment) -> int | None:
    """Since when an automatic actor is awaited, Unix ms; None when only people are."""
    return moment.time_ms if any(map(moment.table.is_automatic, moment.awaited)) else None
