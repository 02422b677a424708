"""A person at a terminal of 24 lines of 80 columns, as ``sagebrush`` sees him."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from types import TracebackType
from typing import Self

from tests.patience import PATIENCE

ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|[78])")
SIZE = struct.pack("HHHH", 24, 80, 0, 0)
HUNG_UP = b""


class Terminal:
    """A command in a terminal; ``read`` is everything that it wrote, without escape sequences."""

    def __init__(self, *arguments: str, **settings: str) -> None:
        self._main, there = pty.openpty()
        fcntl.ioctl(there, termios.TIOCSWINSZ, SIZE)
        environment = {
            **os.environ,
            "TERM": "xterm",
            "COLUMNS": "80",
            "LINES": "24",
            "PYTHONUTF8": "1",
            "PROMPT_TOOLKIT_NO_CPR": "1",
            **settings,
        }
        command = [sys.executable, "-m", "sagebrush_cli", *arguments]
        self._process = subprocess.Popen(
            command, stdin=there, stdout=there, stderr=there, env=environment, start_new_session=True
        )
        os.close(there)
        self._bytes = b""
        self._seen = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._main)

    @property
    def read(self) -> str:
        """What stands there so far."""
        return ESCAPES.sub("", self._bytes.decode("utf-8", "replace")).replace("\r", "")

    def until(self, *texts: str, patience: float = PATIENCE) -> str:
        """What was written since the last call, once it has one of ``texts``; how it ended is a failure."""
        deadline = time.monotonic() + patience
        while True:
            new = self.read[self._seen :]
            if found := [new.index(text) + len(text) for text in texts if text in new]:
                self._seen += min(found)
                return new[: min(found)]
            if time.monotonic() > deadline or not self._take_some():
                raise AssertionError(f"none of {texts} in:\n{self.read[-3000:]}")

    def type(self, line: str) -> None:
        """Types a line and Enter, and waits until it stands there; a question is drawn once more with its answer."""
        self.keys(f"{line}\n")
        self.until(f"{line.rpartition(' ')[2]}\n")

    def keys(self, typed: str) -> None:
        """Presses these keys, Enter only where they say it."""
        os.write(self._main, typed.encode())

    def settings(self) -> list[int]:
        """How the terminal treats keys and output."""
        return [flag for flag in termios.tcgetattr(self._main)[:4] if isinstance(flag, int)]

    def terminate(self) -> None:
        """Asks the command to end, as a system that shuts down does."""
        self._process.terminate()

    def ended(self) -> int:
        """The status, once it is over."""
        deadline = time.monotonic() + PATIENCE
        while self._take_some():
            assert time.monotonic() < deadline, f"it did not end:\n{self.read[-3000:]}"
        return self._process.wait(PATIENCE)

    def _take_some(self) -> bool:
        """Whether there may be more."""
        if not select.select([self._main], [], [], 0.2)[0]:
            return True
        try:
            new = os.read(self._main, 65536)
        except OSError:  # how Linux says that the other side is closed
            return False
        self._bytes += new
        return new != HUNG_UP
