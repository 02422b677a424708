"""Processes that play games beside each other."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil

from tests.patience import PATIENCE

FUZZ = "fuzz carson-city --games 1000 --processes 2 --json"


def test_a_killed_command_leaves_no_players_behind() -> None:
    command = subprocess.Popen((sys.executable, "-m", "sagebrush_cli", *FUZZ.split()), stdout=subprocess.DEVNULL)
    family = psutil.Process(command.pid)
    while len(players := family.children(recursive=True)) < 4:  # two of them, their server, and a tracker
        time.sleep(0.05)
    command.kill()
    command.wait()
    assert not psutil.wait_procs(players, timeout=PATIENCE)[1]


def test_an_arena_that_is_interrupted_plays_nothing_to_its_end(tmp_path: Path) -> None:
    """A game of the strongest takes minutes."""
    arena = f"arena play master expert --title sierra-west --rounds 5 --jobs 2 --games {tmp_path / 'games.jsonl'}"
    command = subprocess.Popen((sys.executable, "-m", "sagebrush_cli", *arena.split()), stdout=subprocess.DEVNULL)
    family = psutil.Process(command.pid)
    while len(players := family.children(recursive=True)) < 4:
        time.sleep(0.05)
    time.sleep(1)
    command.send_signal(signal.SIGINT)
    command.wait(20)
    assert not psutil.wait_procs(players, timeout=PATIENCE)[1]
