"""One damaged view: refused with a code, or a position that computers can play on from."""

import signal
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sagebrush_games.kernel.chance import pick, seeded
from sagebrush_opponents import OPPONENTS, Budget
from sagebrush_opponents.foreign import SoundPosition, UnsoundPosition, read_position

LIMIT = 5.0
"""Seconds of processor time after which a check, or a decision, counts as endless."""
GREEDY = Budget(milliseconds=50)
SEARCH = Budget(milliseconds=200, simulations=2)
THINKING = {"greedy": GREEDY, "skilled": SEARCH}
"""The opponents that think about a position that was accepted."""
FURTHER = 40
"""Commands that are played on from such a position."""


class TookTooLong(BaseException):
    """Something took longer than LIMIT; no ``except Exception`` stops it."""


@dataclass(frozen=True, slots=True)
class Trial:
    """``code``: of the refusal, or ``accepted``; ``same``: accepted, and no other position than before the damage.

    seconds: time of the check. fault: what must not happen.
    """

    code: str
    path: str
    seconds: float
    same: bool = False
    fault: str = ""


def tried(config: bytes, original: bytes, mutant: bytes, path: str, seat: int, thinks: bool) -> Trial:
    """What becomes of ``mutant``."""
    began = time.perf_counter()
    try:
        with limited():
            position = read_position(config, mutant, seat)
    except UnsoundPosition as refusal:
        return Trial(refusal.code, path, time.perf_counter() - began)
    except TookTooLong:
        return Trial("endless", path, time.perf_counter() - began, fault=f"{path}: the check does not end")
    except Exception as error:  # what this command looks for
        return Trial("error", path, time.perf_counter() - began, fault=f"{path}: the check raised {_told(error)}")
    seconds = time.perf_counter() - began
    same = position.table.codec.view_to_json(position.view) == original
    return Trial("accepted", path, seconds, same, "" if same else _fault(position, path, thinks))


def _fault(position: SoundPosition, path: str, thinks: bool) -> str:
    """Why nobody can play on from here; empty when one can."""
    try:
        with limited():
            if thinks:
                think(position)
            play_on(position)
    except TookTooLong:
        return f"{path}: the position does not end"
    except Exception as error:  # what this command looks for
        return f"{path}: {_told(error)}"
    return ""


def _told(error: Exception) -> str:
    """The error and where it was raised."""
    (*_, last) = traceback.extract_tb(error.__traceback__)
    return f"{error!r} at {Path(last.filename).name}:{last.lineno}"


def think(position: SoundPosition) -> None:
    """Computers decide here; raises what they raise, and AssertionError for a decision that is not legal."""
    for name, budget in THINKING.items():
        decision = OPPONENTS[name](position.table)(position.view, position.legal, budget, 1)
        assert decision.command in position.legal, f"{name} decided {decision.command}"


def play_on(position: SoundPosition) -> None:
    """Each kind of command, then random ones; raises what the rules raise."""
    decider, chance = position.table.decider, seeded(7)
    guess = decider.determinize(position.view, chance)
    for command in {type(command): command for command in position.legal}.values():
        decider.play(guess.copy(), command, chance)
    for _ in range(FURTHER):
        if not (awaited := decider.awaited(guess)):
            return
        legal = decider.legal(guess, awaited[0][0])
        assert legal, f"{awaited[0]} has no legal command"
        decider.play(guess, pick(chance, "play on", legal), chance)


@contextmanager
def limited() -> Iterator[None]:
    """Raises TookTooLong inside after LIMIT seconds of processor time."""

    def end(_signal: int, _frame: Any) -> None:
        raise TookTooLong

    before = signal.signal(signal.SIGPROF, end)
    signal.setitimer(signal.ITIMER_PROF, LIMIT)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
