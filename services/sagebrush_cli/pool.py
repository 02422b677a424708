"""Processes that play games beside each other."""

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread


def process_pool(processes: int) -> ProcessPoolExecutor:
    """A pool of ``processes`` fresh processes: forked copies of one in which gRPC has threads would hang."""
    return ProcessPoolExecutor(processes, get_context("forkserver"), _leave_with_parent)


def stop_now(pool: ProcessPoolExecutor) -> None:
    """Ends what the processes are at, and takes nothing that waits: who says Ctrl-C does not wait for minutes."""
    processes = [*pool._processes.values()]
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
