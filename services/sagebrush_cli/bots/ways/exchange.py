"""What a bot asked a platform, and what came of it."""

from dataclasses import dataclass
from urllib.parse import urlsplit


@dataclass(slots=True)
class Exchange:
    """One request of a bot; ``spoilt`` says how its answer was kept from the bot, if it was.

    at: seconds of a clock that never goes back. wait: seconds that the bot was told to wait in ``Retry-After``.
    """

    at: float
    method: str
    target: str
    key: str = ""
    match: str = ""
    body: bytes = b""
    status: int = 0
    code: str = ""
    detail: str = ""
    jobs: int = 0
    wait: float = 0.0
    spoilt: str = ""

    @property
    def path(self) -> str:
        """Where it was sent, without its query."""
        return urlsplit(self.target).path

    @property
    def is_command(self) -> bool:
        """Whether it asked a game for a change."""
        return self.method == "POST" and self.path.endswith(("/commands", "/commands/list"))

    @property
    def is_accepted(self) -> bool:
        """Whether it is a command that the platform applied."""
        return self.is_command and 200 <= self.status < 300

    @property
    def is_stream(self) -> bool:
        """Whether it opened a stream."""
        return self.method == "GET" and self.path.endswith("/events")
