"""``sagebrush app``: starts the gateway's own command on the store of this machine's platform, or on a named one."""

import os
import subprocess
import sys
from collections.abc import Sequence

from sagebrush_cli.errors import exit_with_message
from sagebrush_host.embedded.gateway_store import gateway_store_url
from sagebrush_host.settings import HostSettings

PROGRAM = ("-P", "-m", "sagebrush_gateway.apps")
STORE = "SAGEBRUSH_STORE_URL"


def run(arguments: Sequence[str]) -> int:
    """The exit status of the command."""
    with exit_with_message("--json" in arguments):
        store = {} if "--help" in arguments else {STORE: _store_url()}
    return subprocess.run([sys.executable, *PROGRAM, *arguments], env={**os.environ, **store}, check=False).returncode


def _store_url() -> str:
    settings = HostSettings.load("sagebrush")
    return settings.store_url or gateway_store_url(settings.data_dir.resolve())
