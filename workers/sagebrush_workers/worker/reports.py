"""What the process that thinks tells its parent, a line of JSON each through a pipe: the parent counts and watches.

A line is far shorter than what a pipe takes at once (4,096 bytes), so lines never mix.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import suppress

import msgspec


class Claimed(msgspec.Struct, tag="claimed"):
    """It has the lease of a turn."""

    game: str
    version: int
    seat: int
    process: int = msgspec.field(default_factory=os.getpid)


class Released(msgspec.Struct, tag="released"):
    """It has given its lease back."""


class Taken(msgspec.Struct, tag="taken"):
    """A turn came to its end."""

    opponent: str
    ending: str
    seconds: float
    lowered: str = ""


class Probed(msgspec.Struct, tag="probed"):
    """It finished a probe."""


class Answered(msgspec.Struct, tag="answered"):
    """A job of the engine came to its end."""

    ending: str


Line = Claimed | Released | Taken | Probed | Answered
Report = Callable[[Line], None]
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Line).decode


class ReportPipe:
    """A pipe from a child to its parent; made before the child is."""

    def __init__(self) -> None:
        self._read, self._write = os.pipe()

    def send(self, line: Line) -> None:
        """Tell the parent; a parent that is gone needs to know nothing."""
        with suppress(BrokenPipeError):
            os.write(self._write, _encode(line) + b"\n")

    def lines(self) -> Iterator[Line]:
        """What children told, for ever; blocks until there is something."""
        with os.fdopen(self._read, "rb") as pipe:
            for line in pipe:
                yield _decode(line)
