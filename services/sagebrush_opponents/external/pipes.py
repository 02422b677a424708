"""The pipes of an engine: whole lines within a deadline, with bounds on what is read."""

import os
import selectors
import subprocess
import time
from typing import IO

from sagebrush_opponents.external.faults import EngineFault, Fault
from sagebrush_opponents.external.protocol import MOST_ANSWER_BYTES

CHUNK = 16 * 1024
PIPE_BYTES = 64 * 1024
"""What a pipe holds on Linux."""
MOST_CHATTER_BYTES = 1024 * 1024
"""On standard error while one answer is awaited."""
KEPT_CHATTER_BYTES = 2000


class EnginePipes:
    """Standard input, output and error of a process, never blocked on."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        self._stdin, self._stdout, self._stderr = process.stdin, process.stdout, process.stderr
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe.fileno(), False)
        self._read = b""
        self._chatter = b""
        self._chattered = 0

    @property
    def chatter(self) -> str:
        """The end of what the engine wrote to standard error."""
        return self._chatter.decode(errors="replace").strip()

    def exchange(self, message: bytes, deadline: float) -> bytes:
        """The line that answers ``message`` (nothing is sent if empty) before ``deadline``; raises EngineFault."""
        self._chattered = 0
        with selectors.DefaultSelector() as selector:
            for pipe in (self._stdout, self._stderr):
                selector.register(pipe, selectors.EVENT_READ)
            if message:
                selector.register(self._stdin, selectors.EVENT_WRITE)
            while message or b"\n" not in self._read:
                message = self._step(selector, message, deadline)
        line, _, self._read = self._read.partition(b"\n")
        return line

    def forget_unasked(self) -> None:
        """Throw away what the engine said while it was asked nothing, at most what its pipe holds."""
        self._read = b""
        for _ in range(PIPE_BYTES // CHUNK):
            if not _chunk(self._stdout):
                return

    def _step(self, selector: selectors.BaseSelector, message: bytes, deadline: float) -> bytes:
        """What is left of ``message`` after the pipes that are ready have been served once."""
        ready = selector.select(max(0.0, deadline - time.perf_counter()))
        if not ready:
            raise EngineFault(Fault.TIMEOUT, "no answer within the time")
        for key, _ in ready:
            if key.fileobj is self._stdin:
                message = self._write(selector, message)
            elif key.fileobj is self._stdout:
                self._read_answer()
            else:
                self._read_chatter(selector)
        if time.perf_counter() > deadline and (message or b"\n" not in self._read):
            raise EngineFault(Fault.TIMEOUT, "no whole answer within the time")
        return message

    def _write(self, selector: selectors.BaseSelector, message: bytes) -> bytes:
        try:
            left = message[os.write(self._stdin.fileno(), message) :]
        except BlockingIOError:
            return message
        except BrokenPipeError:
            left = b""  # it is gone, or reads no more: what it wrote before tells why
        if not left:
            selector.unregister(self._stdin)
        return left

    def _read_answer(self) -> None:
        found = _chunk(self._stdout)
        if found == b"":
            self._read_last_chatter()
            raise EngineFault(Fault.CRASH, "the engine ended")
        self._read += found or b""
        if len(self._read) > MOST_ANSWER_BYTES:
            raise EngineFault(Fault.FLOOD, f"an answer longer than {MOST_ANSWER_BYTES} bytes")

    def _read_chatter(self, selector: selectors.BaseSelector) -> None:
        found = _chunk(self._stderr)
        if found == b"":
            selector.unregister(self._stderr)
        self._keep_chatter(found or b"")
        self._chattered += len(found or b"")
        if self._chattered > MOST_CHATTER_BYTES:
            raise EngineFault(Fault.FLOOD, f"more than {MOST_CHATTER_BYTES} bytes on standard error")

    def _read_last_chatter(self) -> None:
        """Keeps what an engine that has ended wrote last, at most what its pipe holds."""
        for _ in range(PIPE_BYTES // CHUNK):
            self._keep_chatter(_chunk(self._stderr) or b"")

    def _keep_chatter(self, found: bytes) -> None:
        self._chatter = (self._chatter + found)[-KEPT_CHATTER_BYTES:]


def _chunk(pipe: IO[bytes]) -> bytes | None:
    """What can be read now; empty at the end of the pipe, None when there is nothing yet."""
    try:
        return os.read(pipe.fileno(), CHUNK)
    except BlockingIOError:
        return None
