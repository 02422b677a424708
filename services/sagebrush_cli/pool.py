"""Processes that play games beside each other."""

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread


def process_pool(processes: int) -> ProcessPoolExecutor:
    """A pool of ``processes`` fresh processes: forked copies of one in which gRPC has threads would hang."""
    return ProcessPoolExecutor(processes, get_context("forkserver"), _leave_with_parent)


def _leave_with_parent() -> None:
    """Ends this process when the command that started it was killed."""
    Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
