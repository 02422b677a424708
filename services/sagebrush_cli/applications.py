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
        settings = HostSettings.load("sagebrush")
        store = settings.store_url or gateway_store_url(settings.data_dir.resolve())
        environment = {**os.environ, STORE: store}
    return subprocess.run([sys.executable, *PROGRAM, *arguments], env=environment, check=False).returncode
