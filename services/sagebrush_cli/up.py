"""``sagebrush up``: the platform under its supervisor, and what a newcomer does next."""

import asyncio
import json
import logging
import os
import sys
import time

from sagebrush_host.errors import HostError
from sagebrush_host.platform import Platform
from sagebrush_host.serve import serve
from sagebrush_host.settings import Settings

WELCOME = """
Sagebrush is ready ({seconds:.1f} s):  {url}

  Take a seat in the terminal     sagebrush play
  or with curl                    curl -s {url}/v1/titles
  See a whole game                sagebrush demo

  Data   {data}
  Logs   {logs}
  Ctrl-C stops everything; the games go on at the next start.
"""


def run(as_json: bool) -> None:
    """Run until a signal; end with status 1 and a sentence when the platform cannot start."""
    logging.basicConfig(format="%(message)s", level=logging.INFO)
    began = time.monotonic()

    def tell(platform: Platform) -> None:
        print(_for_programs(platform) if as_json else _for_people(platform, time.monotonic() - began), flush=True)

    try:
        asyncio.run(serve(Settings.from_environment(os.environ), tell))
    except HostError as error:
        sys.exit(f"sagebrush: {error}")


def _for_people(platform: Platform, seconds: float) -> str:
    """Where it is, what to do next, and where things lie."""
    place = platform.place
    return WELCOME.format(seconds=seconds, url=platform.url, data=place.root, logs=place.logs)


def _for_programs(platform: Platform) -> str:
    """The same as one line of JSON, with the processes' ids."""
    pids = {name: process.pid for name, process in platform.processes.items()}
    place = platform.place
    return json.dumps({"url": platform.url, "data": str(place.root), "logs": str(place.logs), "processes": pids})
