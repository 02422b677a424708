"""Rounds played with a progress bar, into a file, by all cores; what can go wrong is a sentence."""

import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path

from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn

from sagebrush_cli import screen
from sagebrush_cli.arena.machine import described_run
from sagebrush_cli.pool import process_pool, stop_now
from sagebrush_opponents.arena.game_log import GameLog
from sagebrush_opponents.arena.line_file import BrokenLog, BusyLog
from sagebrush_opponents.arena.match import Endless
from sagebrush_opponents.arena.pairing import FinishedRound, PlannedRound
from sagebrush_opponents.arena.run import play_rounds

AHEAD = 2
"""Games handed out for each process, so that none waits for its next one."""


@contextmanager
def opened_log(file: Path) -> Iterator[GameLog]:
    """The file of games, open for this run; ends the command with a sentence where that is not possible."""
    with usable_log():
        log = GameLog(file)
    with log:
        yield log


@contextmanager
def usable_log() -> Iterator[None]:
    """Ends the command with a sentence where the file of games cannot be used."""
    try:
        yield
    except (BusyLog, BrokenLog, OSError) as error:
        sys.exit(f"sagebrush: {error}.")


def played_rounds(
    rounds: Iterable[PlannedRound],
    log: GameLog,
    jobs: int,
    quiet: bool,
    total: int,
    is_enough: Callable[[list[FinishedRound]], bool] = lambda _rounds: False,
) -> list[FinishedRound]:
    """The finished ``rounds`` in order, until they end or are enough; ``total`` games at most."""
    found: list[FinishedRound] = []
    log.begin(described_run())
    with _progress(quiet) as progress, process_pool(jobs) as pool:
        task = progress.add_task("Playing", total=total)
        known = set(log.records)
        finished = play_rounds(rounds, log, pool, AHEAD * jobs, lambda _game: progress.advance(task))
        try:
            for one in finished:
                progress.advance(task, sum(record.id in known for record in one.records))
                found.append(one)
                if is_enough(found):
                    break
        except Endless as endless:
            sys.exit(f"sagebrush: A game did not end: {endless}.")
        except BrokenProcessPool:
            sys.exit("sagebrush: A process that played was killed. The same command goes on where this one ended.")
        except KeyboardInterrupt:
            stop_now(pool)
            raise
        finally:
            finished.close()
            pool.shutdown(cancel_futures=True)
    return found


def _progress(quiet: bool) -> Progress:
    columns = (*Progress.get_default_columns(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=screen.console, disable=quiet)
