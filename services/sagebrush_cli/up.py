"""``sagebrush up``: the platform under its supervisor, and what a newcomer does next."""

import asyncio
import json
import os
import sys
import time
from pathlib import Path

from sagebrush_cli.missing import require_platform
from sagebrush_cli.options import HERE
from sagebrush_cli.screen import fail
from sagebrush_host.errors import HostError
from sagebrush_host.platform import Platform
from sagebrush_host.serve import serve
from sagebrush_host.settings import HostSettings
from sagebrush_process.sentence_logs import configure_sentence_logs
from sagebrush_process.settings import SettingsError

WELCOME = """
Sagebrush is ready at {url} ({seconds:.1f} s). Open this address in a browser to play.

A seat in the terminal, or a whole game to look at:
  {command} play{option}
  {command} demo{option}

A seat with curl (docs/api.md goes on from here):
  ask() {{ curl -s -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' "$@"; echo; }}
  TOKEN=$(ask {url}/v1/guests -d '{{"name": "Anna"}}' | grep -o 'sb_[^"]*')
  TABLE=$(ask {url}/v1/tables -d '{{"title": "carson-city", "edition": "2009", "seats": 3}}' | cut -d'"' -f4)
  ask {url}/v1/tables/$TABLE/join -d "{{\\"entropy\\": \\"$(od -An -N32 -vtx1 /dev/urandom | tr -d ' \\n')\\"}}"

Data {data}
Logs {logs}
Ctrl-C stops everything; the games go on at the next start.
"""


def run(as_json: bool) -> None:
    """Run until a signal; end with status 1 and a sentence when the platform cannot start."""
    require_platform("up")
    settings = HostSettings.load("sagebrush")
    configure_sentence_logs("supervisor", settings.log_level)
    if folder := os.environ.get("SAGEBRUSH_CONTENT"):
        _require_readable(folder, as_json)
    began = time.monotonic()

    def tell(platform: Platform) -> None:
        print(_for_programs(platform) if as_json else _for_people(platform, time.monotonic() - began), flush=True)

    try:
        asyncio.run(serve(settings, tell))
    except (HostError, SettingsError) as error:
        fail("not-started", str(error), as_json)
        sys.exit(1)


def _require_readable(folder: str, as_json: bool) -> None:
    """Ends with the sentence that the rules service would only write into its log."""
    from sagebrush_games import TITLES
    from sagebrush_history.overrides import BadOverride, corrections_in

    try:
        corrections_in(folder, TITLES.values())
    except BadOverride as error:
        fail("not-started", str(error), as_json)
        sys.exit(1)


def _for_people(platform: Platform, seconds: float) -> str:
    """Where it is, what to do next, and where things lie."""
    return WELCOME.format(
        seconds=seconds,
        url=platform.url,
        command=sys.argv[0] if Path(sys.argv[0]).name == "sagebrush" else "python -m sagebrush_cli",
        option="" if platform.url == HERE else f" --url {platform.url}",
        data=platform.place.root,
        logs=platform.place.logs,
    )


def _for_programs(platform: Platform) -> str:
    """The same as one line of JSON, with the processes' ids."""
    pids = {name: process.pid for name, process in platform.processes.items()}
    place = platform.place
    return json.dumps({"url": platform.url, "data": str(place.root), "logs": str(place.logs), "processes": pids})
