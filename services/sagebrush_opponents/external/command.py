"""An engine that is a command: one process for a title, asked line by line, stopped while others think."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from reprlib import repr as short
from typing import Any

from sagebrush_opponents.decision import Decision
from sagebrush_opponents.external.faults import EngineFault, Fault
from sagebrush_opponents.external.pipes import EnginePipes
from sagebrush_opponents.external.protocol import (
    PROTOCOL,
    EnginePosition,
    decision_of,
    hello,
    message_of,
    position_message,
)
from sagebrush_opponents.table import AnyOpponentTable

LAUNCH, GUARD = (Path(__file__).with_name(name) for name in ("launch.py", "guard.py"))
START_SECONDS = 10.0
"""From the start of the process to its hello."""
GRACE_SECONDS = 0.5
"""What writing, waking up and reading may take beyond the budget."""
MEMORY_MB = 1024
PASSED_ON = ("PATH", "HOME", "LANG", "LC_ALL", "TZ", "TMPDIR")
"""Variables that an engine gets: settings of Sagebrush have passwords in them."""
MOST_STALE = 16
"""Answers to earlier requests that are passed over."""


class CommandEngine:
    """A command that plays one title. After a fault its process is killed; the next position starts another."""

    def __init__(self, command: Sequence[str], memory_mb: int = MEMORY_MB) -> None:
        self._command = command
        self._memory_mb = memory_mb
        self._process: subprocess.Popen[bytes] | None = None
        self._guard: subprocess.Popen[bytes] | None = None
        """Kills the process and whatever it started where this process is killed."""
        self._pipes: EnginePipes | None = None
        self._hello = b""
        """What is still to be said to a process that was started."""
        self._is_greeted = False
        self._begun = 0.0
        """When the process was started."""
        self._asked = 0
        self._open = 0
        """Positions that this process was sent and has not answered, because the thought was interrupted."""

    def decide(self, position: EnginePosition) -> Decision:
        """The engine's decision; raises EngineFault."""
        try:
            pipes = self._running(position.table)
            self._asked += 1
            deadline = time.perf_counter() + position.budget.milliseconds / 1000 + GRACE_SECONDS
            message = position_message(position, str(self._asked))
            late, self._open = self._open, self._open + 1
            answer = _answer(pipes, message, late, deadline)
            self._open = 0
            return decision_of(answer, position)
        except EngineFault as fault:
            if fault.fault is Fault.ILLEGAL:
                raise
            said = self._pipes.chatter if self._pipes else ""
            self.close()
            raise EngineFault(fault.fault, f"{fault.detail}{f'; it said: {said[-500:]}' if said else ''}") from None
        finally:
            if self._is_greeted:  # also where the thought was interrupted
                self._signal(signal.SIGSTOP)

    def close(self) -> None:
        """Kill the process and whatever it started."""
        if self._process is not None:
            self._signal(signal.SIGKILL)
            self._dismiss_guard()  # before the number of the group can be given to another
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
                with contextlib.suppress(OSError):
                    pipe and pipe.close()
        self._process = self._pipes = None
        self._is_greeted = False
        self._open = 0

    def _running(self, table: AnyOpponentTable) -> EnginePipes:
        """The pipes of the process, started and greeted if there is none; raises EngineFault."""
        if self._process is not None and (self._pipes is None or self._process.poll() is not None):
            self.close()  # without pipes its start was interrupted
        if self._pipes is None:
            self._pipes, self._hello = self._start(), _line(hello(table, self._memory_mb))
            self._begun = time.perf_counter()
        if not self._is_greeted:
            said, self._hello = self._hello, b""
            _greet(self._pipes, table, said, self._begun + START_SECONDS)
            self._is_greeted = True
        elif not self._open:
            self._pipes.forget_unasked()
        self._signal(signal.SIGCONT)
        return self._pipes

    def _start(self) -> EnginePipes:
        self._process = subprocess.Popen(
            [sys.executable, "-I", str(LAUNCH), str(self._memory_mb), *self._command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={name: os.environ[name] for name in PASSED_ON if name in os.environ},
            start_new_session=True,
        )
        self._guard = subprocess.Popen(
            [sys.executable, "-I", "-S", str(GUARD), str(self._process.pid)],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={},
            start_new_session=True,
        )
        return EnginePipes(self._process)

    def _dismiss_guard(self) -> None:
        if self._guard is not None:
            with contextlib.suppress(BrokenPipeError):
                self._guard.communicate(b".")
        self._guard = None

    def _signal(self, number: int) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, number)


def _greet(pipes: EnginePipes, table: AnyOpponentTable, said: bytes, deadline: float) -> None:
    """Exchange hellos; ours is empty where it was sent before an interruption. Raises EngineFault."""
    try:
        answer = message_of(pipes.exchange(said, deadline))
    except EngineFault as fault:
        raise EngineFault(Fault.START, f"it said no hello: {fault.detail}") from None
    if answer.get("type") != "hello" or answer.get("protocol") != PROTOCOL:
        raise EngineFault(Fault.START, f"its hello is not one of protocol {PROTOCOL}: {str(answer)[:200]}")
    titles = answer.get("titles")
    if isinstance(titles, list) and table.title.id not in titles:
        raise EngineFault(Fault.START, f"it does not play {table.title.id}")


def _answer(pipes: EnginePipes, message: Mapping[str, Any], late: int, deadline: float) -> Mapping[str, Any]:
    """The answer to this request, those to ``late`` earlier ones passed over; raises EngineFault.

    One without an id is to the oldest request that is open.
    """
    request = message["request_id"]
    line = pipes.exchange(_line(message), deadline)
    for _ in range(MOST_STALE):
        answer = message_of(line)
        if answer.get("request_id", request if late <= 0 else None) == request:
            return answer
        late -= 1
        line = _next_line(pipes, deadline, answer)
    raise EngineFault(Fault.FLOOD, "answers to other requests and none to this")


def _next_line(pipes: EnginePipes, deadline: float, passed_over: Mapping[str, Any]) -> bytes:
    """The line after an answer that was passed over; where none comes, its author is told of that one."""
    try:
        return pipes.exchange(b"", deadline)
    except EngineFault as fault:
        other = f"an answer with request_id {short(passed_over.get('request_id'))} was passed over"
        raise EngineFault(fault.fault, f"{fault.detail}: {other}") from None


def _line(message: Mapping[str, Any]) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
