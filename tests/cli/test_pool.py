"""Processes that play games beside each other."""

import subprocess
import sys
import time

import psutil

FUZZ = "fuzz carson-city --games 1000 --processes 2 --json"


def test_a_killed_command_leaves_no_players_behind() -> None:
    command = subprocess.Popen((sys.executable, "-m", "sagebrush_cli", *FUZZ.split()), stdout=subprocess.DEVNULL)
    family = psutil.Process(command.pid)
    while len(players := family.children(recursive=True)) < 4:  # two of them, their server, and a tracker
        time.sleep(0.05)
    command.kill()
    command.wait()
    assert not psutil.wait_procs(players, timeout=60)[1]
