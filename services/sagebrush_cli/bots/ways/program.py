"""The program of a bot, run as its author runs it, with what it last said on standard error."""

import os
import shlex
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any

from sagebrush_cli.bots.report import BotReport

END_SECONDS = 10.0
SAID_BYTES = 600


class Program:
    """One run of a bot."""

    def __init__(self, command: str, arguments: tuple[str, ...], environment: dict[str, str]) -> None:
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the program
        self._process: Any = subprocess.Popen(
            [*shlex.split(command), *arguments],
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=self._errors,
        )

    @property
    def has_ended(self) -> bool:
        """Whether it runs no more."""
        return self._process.poll() is not None

    @property
    def last_words(self) -> str:
        """The end of its standard error; that there is none where there is none."""
        self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, self._errors.tell() - SAID_BYTES))
        return self._errors.read().decode(errors="replace").strip() or "it said nothing"

    def kill(self) -> None:
        """End it as a machine does that loses power."""
        self._process.kill()
        self._process.wait()

    def expect_end(self, report: BotReport) -> None:
        """It ends by itself, and well."""
        try:
            status = self._process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            report.add("lingers", f"it still runs {END_SECONDS:.0f} s after the game was over")
            return
        if status:
            report.add("crash", f"it ended with status {status}: {self.last_words}")

    def close(self) -> None:
        """Nothing of it is left."""
        if not self.has_ended:
            self.kill()
        self._errors.close()


@contextmanager
def running(command: str, *arguments: str, **environment: str) -> Iterator[Program]:
    """A bot that runs while the block lasts."""
    program = Program(command, arguments, environment)
    try:
        yield program
    finally:
        program.close()
