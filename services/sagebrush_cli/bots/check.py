"""``sagebrush bot check``: whole games in which a bot decides for every seat, and everything it does wrong."""

import contextlib
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from sagebrush_cli import screen
from sagebrush_cli.bots.report import BotReport
from sagebrush_cli.bots.ways.check import check_ways, wrong_ways
from sagebrush_cli.errors import exit_with_message
from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import Command, Config
from sagebrush_opponents.decision import Budget
from sagebrush_opponents.external.engines import COMMAND, ExternalEngine, UnusableEngine, engine_of
from sagebrush_opponents.external.faults import EngineFault, Fault
from sagebrush_opponents.external.protocol import EnginePosition
from sagebrush_opponents.table import AnyOpponentTable, table

REPEATED = 10
"""Every so many positions are asked a second time."""
LONGEST = 2000
"""Decisions after which a game of the check ends: the bot has shown what it does."""
END_SECONDS = 5.0
GRACE_SECONDS = 10.0
"""For everything that a bot at a platform does beside deciding, such as coming back after an interruption."""


@dataclass(frozen=True, slots=True)
class Ways:
    """How a bot comes to a platform, and to which: an address and, for `serve`, a key; or one that the check starts."""

    named: Sequence[str] = ()
    url: str = ""
    key: str = ""


def run(
    bot: str, configs: Sequence[Config], games: int, milliseconds: int, as_json: bool, ways: Ways | None = None
) -> None:
    """Check ``bot`` at each table; status 0 when it does nothing wrong, 1 otherwise, 2 when it is none."""
    report, ways = BotReport(), ways or Ways()
    if wrong := wrong_ways(ways.named, bot, ways.url, ways.key):
        screen.fail("no-way", wrong, as_json)
        sys.exit(2)
    try:
        for config in configs:
            check(bot, config, games, milliseconds, report)
    except UnusableEngine as error:
        screen.fail("no-bot", str(error), as_json)
        sys.exit(2)
    if bot.startswith(COMMAND) and Fault.START not in report.counts:
        _check_end(bot.removeprefix(COMMAND), report)
    if ways.named and not report.is_enough:
        titles = list(dict.fromkeys(config.title for config in configs))
        patience = milliseconds / 1000 + GRACE_SECONDS
        with _no_platform_is_no_fault(as_json):
            check_ways(bot.removeprefix(COMMAND), ways.named, titles, patience, report, ways.url, ways.key)
    report.show(as_json)
    sys.exit(1 if report.counts else 0)


@contextlib.contextmanager
def _no_platform_is_no_fault(as_json: bool) -> Iterator[None]:
    """Status 2 where the platform is the reason: it does not answer, or does not know the key."""
    try:
        with exit_with_message(as_json):
            yield
    except SystemExit as ended:
        sys.exit(2 if ended.code == 1 else ended.code)


def check(bot: str, config: Config, games: int, milliseconds: int, report: BotReport) -> None:
    """Play ``games`` at one table."""
    agreed = table(TITLES[config.title], config)
    engine = engine_of(bot, config.title)
    with _closing(engine):
        for seed in range(games):
            _play(engine, agreed, seed, milliseconds, report)
            if report.is_enough:
                return


def _play(engine: ExternalEngine, agreed: AnyOpponentTable, seed: int, milliseconds: int, report: BotReport) -> None:
    """One game; where the bot fails, chance moves in its place."""
    dice, chance, decider = Random(seed), seeded(seed), agreed.decider
    state, _ = decider.set_up(chance)
    for number in range(LONGEST):
        if not (awaited := decider.awaited(state)) or report.is_enough:
            return
        seat, _ = dice.choice(awaited)
        legal, view = decider.legal(state, seat), decider.view(state, seat)
        unused = partial(report.add, "unused")
        asked = EnginePosition(agreed, view, legal, Budget(milliseconds), seed * LONGEST + number, unused)
        report.decisions += 1
        command = _decided(engine, asked, report)
        if command is not None and number % REPEATED == 0:
            _ask_again(engine, asked, command, report)
        decider.play(state, command or dice.choice(legal), chance)


def _decided(engine: ExternalEngine, asked: EnginePosition, report: BotReport) -> Command | None:
    try:
        return engine.decide(asked).command
    except EngineFault as fault:
        report.add(str(fault.fault), fault.detail)
        return None


def _ask_again(engine: ExternalEngine, asked: EnginePosition, first: Command, report: BotReport) -> None:
    """The same position with the same seed has the same answer."""
    second = _decided(engine, asked, report)
    if second is not None and second != first:
        report.add("unrepeatable", f"the same position with seed {asked.seed} got {first} and then {second}")


def _check_end(command: str, report: BotReport) -> None:
    """A command ends when its standard input does."""
    started: Any = subprocess.Popen(
        shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    with started as process:
        process.stdin.close()
        try:
            process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            report.add("lingers", f"it still runs {END_SECONDS:.0f} s after its standard input has ended")
            process.kill()


@contextlib.contextmanager
def _closing(engine: ExternalEngine) -> Iterator[None]:
    try:
        yield
    finally:
        close = getattr(engine, "close", None)
        if close is not None:
            close()
