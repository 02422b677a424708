"""A bot that takes a seat at a table, and follows its stream or asks for work."""

import secrets
import time
from typing import Any

from sagebrush_cli.bots.report import BotReport
from sagebrush_cli.bots.ways.bout import DECISIONS, Bout
from sagebrush_cli.bots.ways.program import Program, running
from sagebrush_cli.bots.ways.proxy import Proxy
from sagebrush_client import Client, Problem, Table

WAITING = {"seats-free": "no-seat", "entropy-missing": "no-entropy"}
"""Why a game cannot start, and the fault of a bot on whose account it does not."""
START_SECONDS = 30.0


def check_join(command: str, url: str, title: str, proxy: Proxy, report: BotReport, patience: float) -> None:
    """A game by its stream."""
    with Client(url) as host:
        table = _opened(host, title)
        with running(command, "join", proxy.url, table.id) as program:
            if _has_started(table, program, report):
                bout = Bout(host.game(table.id), proxy, report, patience)
                if bout.play(program):
                    bout.give_up()
                    program.expect_end(report)


def check_work(command: str, url: str, title: str, proxy: Proxy, report: BotReport, patience: float) -> None:
    """A game by asking for work; in the middle the program is killed and another takes its place."""
    with Client(url) as host, Client(url) as guest:
        token = guest.register("Bot")["token"]
        table = _opened(host, title)
        bout = Bout(host.game(table.id), proxy, report, patience)
        with running(command, "work", proxy.url, table.id, SAGEBRUSH_TOKEN=token) as program:
            if not _has_started(table, program, report) or not bout.play(program, DECISIONS // 2):
                return
            _until_ours(bout)
        with running(command, "work", proxy.url, table.id, SAGEBRUSH_TOKEN=token) as program:
            if bout.play(program):
                bout.give_up()
                program.expect_end(report)
            else:
                report.add("forgets", "it was killed, and started again with the same token it did not go on")


def _opened(host: Client, title: str) -> Table:
    """A table at which the check sits."""
    host.register("Check")
    table = host.open_table(title, seats=2)
    host.post(f"/tables/{table.id}/join", {"entropy": secrets.token_hex(16)})
    return table


def _has_started(table: Table, program: Program, report: BotReport) -> bool:
    """Whether the bot sat down and did what fair dice ask for."""
    until = time.monotonic() + START_SECONDS
    while True:
        try:
            table.start()
            return True
        except Problem as problem:
            if problem.code not in WAITING:
                raise
            if program.has_ended:
                report.add("crash", f"it ended before the game began: {program.last_words}")
                return False
            if time.monotonic() > until:
                report.add(WAITING[problem.code], f"the game cannot start after {START_SECONDS:.0f} s: {problem}")
                return False
        time.sleep(0.1)


def _until_ours(bout: Bout) -> None:
    """Returns when the game waits for the check alone, so that no turn is leased to the program that will be killed."""
    until = time.monotonic() + bout.patience
    while time.monotonic() < until:
        state: Any = bout.game.state()
        seats = {one["seat"] for one in state["awaited"]}
        if state["over"] or seats == {state["seat"]}:
            return
        if state["seat"] in seats:
            bout.move()
        time.sleep(0.02)
