"""What is wrong with a stored game, and decoding that says so."""

from collections.abc import Sequence

from sagebrush_events.commit import Commit, DamagedCommitError, decode
from sagebrush_games.kernel.malformed import Malformed
from sagebrush_games.kernel.messages import Event
from sagebrush_history import folding
from sagebrush_history.table import GameTable

OF_THE_MACHINE = (MemoryError, OSError)
"""What says nothing about a game: the machine that reads it lacks something."""


class BrokenGame(Exception):
    """The game is not what it claims: at which version, a stable code, and a sentence."""

    def __init__(self, version: int, code: str, detail: str) -> None:
        super().__init__(detail)
        self.version = version
        self.code = code
        self.detail = detail


def require(holds: bool, version: int, code: str, what: str) -> None:
    """Raises BrokenGame with the sentence ``Commit <version> <what>.`` unless it ``holds``."""
    if not holds:
        raise BrokenGame(version, code, f"Commit {version} {what}.")


def decode_commit(data: bytes, version: int) -> Commit:
    """The commit that ``data`` encodes; raises BrokenGame."""
    try:
        return decode(data)
    except DamagedCommitError:
        raise BrokenGame(version, "damaged-commit", f"Commit {version} cannot be read.") from None


def decode_events(table: GameTable, commit: Commit) -> Sequence[Event]:
    """The events of ``commit``; raises BrokenGame."""
    try:
        return folding.events_of(table, commit)
    except Malformed:
        raise BrokenGame(commit.version, "damaged-commit", f"Commit {commit.version} cannot be read.") from None


def check_author(table: GameTable, commit: Commit) -> None:
    """The first commit has no command, and every other holds one of its seat; raises BrokenGame."""
    try:
        asked = table.codec.unpack_command(commit.command).seat if commit.command else None
    except Malformed:
        raise BrokenGame(commit.version, "damaged-commit", f"Commit {commit.version} cannot be read.") from None
    first = commit.version == 1
    own = asked == commit.seat and (asked is None) is first and bool(commit.command_id) is not first
    require(own, commit.version, "seat-mismatch", "names another seat than its command")
