"""Commands of the operator: each starts one of the gateway's own on this machine's platform, or on a named store."""

import os
import subprocess
import sys
from collections.abc import Sequence

from sagebrush_cli.errors import exit_with_message
from sagebrush_host.embedded.gateway_store import gateway_store_url, rules_address
from sagebrush_host.settings import HostSettings

APPLICATIONS, MODERATION = "sagebrush_gateway.apps", "sagebrush_gateway.moderation"
STORE, RULES, LOG = "SAGEBRUSH_STORE_URL", "SAGEBRUSH_RULES_ADDRESS", "SAGEBRUSH_OPERATOR_LOG"


def run(module: str, arguments: Sequence[str]) -> int:
    """The exit status of the command in ``module``."""
    with exit_with_message("--json" in arguments):
        places = {} if "--help" in arguments else _places()
    command = [sys.executable, "-P", "-m", module, *arguments]
    return subprocess.run(command, env={**os.environ, **places}, check=False).returncode


def _places() -> dict[str, str]:
    """Where store, rules service and log are: those of the settings, or else of the platform on this machine."""
    settings = HostSettings.load("sagebrush")
    root = settings.data_dir.resolve()
    if settings.store_url:
        rules = root / "run" / "rules.sock"
        found = {RULES: f"unix:{rules}"} if rules.exists() else {}
        return {STORE: settings.store_url, **found, **_named()}
    here = {STORE: gateway_store_url(root), RULES: rules_address(root), LOG: str(root / "logs" / "operator.log")}
    return here | _named()


def _named() -> dict[str, str]:
    """What the operator names is taken."""
    return {name: value for name in (RULES, LOG) if (value := os.environ.get(name))}
