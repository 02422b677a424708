"""Processes that play games beside each other."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context


def players(processes: int) -> ProcessPoolExecutor:
    """So many fresh processes: copies of one in which gRPC has threads would hang."""
    return ProcessPoolExecutor(processes, get_context("forkserver"))
