"""Processes that play games beside each other."""

import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread
from types import TracebackType


class InterruptiblePool(ProcessPoolExecutor):
    """A pool that does not wait for what its processes are at where its block is interrupted."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool | None:
        if isinstance(error, KeyboardInterrupt):
            stop_now(self)
        return super().__exit__(kind, error, trace)


def process_pool(processes: int) -> InterruptiblePool:
    """A pool of ``processes`` fresh processes: forked copies of one in which gRPC has threads would hang."""
    return InterruptiblePool(processes, get_context("forkserver"), _leave_with_parent)


@contextmanager
def exit_when_killed() -> Iterator[None]:
    """Ends the command with a sentence where one of its processes is killed, as the system does for want of memory."""
    try:
        yield
    except BrokenProcessPool:
        sys.exit("sagebrush: A process of this command was killed. Where memory is short, fewer at a time need less.")


def stop_now(pool: ProcessPoolExecutor) -> None:
    """Ends what the processes are at, and takes nothing that waits: who says Ctrl-C does not wait for minutes."""
    processes = [*(pool._processes or {}).values()]  # None once it is shut down
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def _leave_with_parent() -> None:
    """Ends this process when the command that started it was killed; Ctrl-C is for the command."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
