"""What everybody who calls has in common."""

from typing import Protocol


class Caller(Protocol):
    """A guest, an application, or the holder of a seat's token."""

    @property
    def id(self) -> str:
        """What seats, tables and limits know the caller by."""

    @property
    def name(self) -> str:
        """For people."""

    @property
    def token(self) -> str:
        """The digest of the secret that the caller came with."""
