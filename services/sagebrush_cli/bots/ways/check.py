"""``sagebrush bot check --way``: a bot meets a platform that is as good, and as bad, as platforms are."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import get_args

from sagebrush_cli import screen
from sagebrush_cli.bots.report import BotReport
from sagebrush_cli.bots.ways.called import check_serve
from sagebrush_cli.bots.ways.guest import check_join, check_work
from sagebrush_cli.bots.ways.proxy import proxy
from sagebrush_cli.bots.ways.reading import Way, faults_in
from sagebrush_cli.client.local_platform import with_own_platform

WAYS: tuple[Way, ...] = get_args(Way)
SCOPES = "games:create,games:read,seats:issue,webhooks:manage"


def check_ways(
    command: str, ways: Sequence[str], titles: Sequence[str], patience: float, report: BotReport, url: str, key: str
) -> None:
    """Whole beginnings of games by each way, at ``url`` or on a platform that is started for it."""
    if url:
        _check(command, ways, titles, patience, report, url, key)
    else:
        with_own_platform(
            "bot check --way", lambda own, data: _check(command, ways, titles, patience, report, own, _key(data))
        )


def _check(
    command: str, ways: Sequence[str], titles: Sequence[str], patience: float, report: BotReport, url: str, key: str
) -> None:
    for way in ways:
        for title in titles:
            if not report.is_enough:
                check_way(command, way, title, patience, report, url, key)


def check_way(command: str, way: str, title: str, patience: float, report: BotReport, url: str, key: str) -> None:
    """One game by one way; everything wrong is said with the way before it."""
    found = BotReport()
    with proxy(url) as between:
        if way == "serve":
            check_serve(command, url, key, title, between, found, patience)
        else:
            check = {"join": check_join, "work": check_work}[way]
            check(command, url, title, between, found, patience)
    for kind, detail in faults_in(between.exchanges, way):
        found.add(kind, detail)
    report.decisions += between.accepted
    for kind, count in found.counts.items():
        for _ in range(count):
            report.add(kind, f"{way}: {found.told[kind]}")


def wrong_ways(ways: Sequence[str], bot: str, url: str, key: str) -> str:
    """Why bots cannot be checked like this; empty when they can."""
    unknown = [way for way in ways if way not in WAYS]
    if unknown:
        return f"There is no way {unknown[0]!r}; there are {', '.join(WAYS)}."
    if ways and not bot.startswith("cmd:"):
        return "Ways are those of a command: say cmd:…, not an address."
    if "serve" in ways and url and not key:
        return "At another platform `serve` needs the key of an application: --key sba_…"
    return ""


def _key(data: Path) -> str:
    """The key of an application at the platform whose data are there."""
    command = [sys.executable, "-m", "sagebrush_cli", "app", "create", "bot-check", "--scopes", SCOPES, "--json"]
    environment = {**os.environ, "SAGEBRUSH_DATA_DIR": str(data), "SAGEBRUSH_STORE_URL": ""}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        screen.fail("no-application", done.stderr or done.stdout, False)
        sys.exit(2)
    key: str = json.loads(done.stdout)["key"]
    return key
