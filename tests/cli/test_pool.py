"""Processes that play games beside each other."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

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


ENDLESS = "master@900000000"
"""It thinks for ten minutes about a decision."""
LONG = [
    f"arena answers {ENDLESS} --milliseconds 900000 --title carson-city --jobs 2",
    f"arena honesty {ENDLESS} --sampled 0 --title carson-city --jobs 2",
    "balance carson-city --seats 5 --opponent is-mcts --games 8 --processes 2",
]


def players_of(command: "subprocess.Popen[bytes]") -> list[psutil.Process]:
    """The processes of ``command`` once those that play have begun."""
    family = psutil.Process(command.pid)
    while len(players := family.children(recursive=True)) < 4:
        assert command.poll() is None
        time.sleep(0.05)
    return players


@pytest.mark.parametrize("words", LONG, ids=lambda words: " ".join(words.split()[:2]))
def test_a_command_that_is_interrupted_plays_nothing_to_its_end(words: str, tmp_path: Path) -> None:
    """A game takes longer than a test waits."""
    command = subprocess.Popen(
        (sys.executable, "-m", "sagebrush_cli", *words.split()), stdout=subprocess.DEVNULL, cwd=tmp_path
    )
    players = players_of(command)
    time.sleep(1)
    command.send_signal(signal.SIGINT)
    try:
        assert command.wait(PATIENCE) == 130
    finally:
        command.kill()
    assert not psutil.wait_procs(players, timeout=PATIENCE)[1]


@pytest.mark.parametrize("words", [*LONG, FUZZ.removesuffix(" --json")], ids=lambda words: " ".join(words.split()[:2]))
def test_a_command_whose_player_is_killed_ends_with_a_sentence(words: str, tmp_path: Path) -> None:
    command = subprocess.Popen(
        (sys.executable, "-m", "sagebrush_cli", *words.split()),
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=tmp_path,
    )  # fmt: skip
    next(one for one in players_of(command) if one.ppid() != command.pid).kill()  # it is a child of their server
    _, told = command.communicate(timeout=PATIENCE)
    assert command.returncode == 1
    assert told == (
        b"sagebrush: A process of this command was killed. Where memory is short, fewer at a time need less.\n"
    )
