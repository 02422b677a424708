"""Keys of webhooks in the store; those of one subscription share a slot, so that a script may change several."""

ALL = "gw:webhooks"
"""The ids of all subscriptions."""


def of_application(application: str) -> str:
    """The ids of the subscriptions of an application."""
    return f"gw:application:{application}:webhooks"


def cursor(application: str) -> str:
    """How far its games were followed, Unix ms."""
    return f"gw:application:{application}:webhook-cursor"


def subscription(id: str) -> str:
    """The subscription itself."""
    return f"gw:webhook:{{{id}}}"


def part(id: str, name: str) -> str:
    """One of the values beside it."""
    return f"gw:webhook:{{{id}}}:{name}"


GAMES, OVER, EVENTS, ATTEMPTS, HISTORY, DUE, SENT, DELIVERED, DEAD, FAILURES, PAUSE = PARTS = (
    "games", "over", "events", "attempts", "history", "due", "sent", "delivered", "dead", "failures", "pause",
)  # fmt: skip


def queue(id: str, game: str) -> str:
    """What waits of one game, in order."""
    return part(id, f"queue:{game}")
