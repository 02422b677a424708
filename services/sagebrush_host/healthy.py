"""``python -m sagebrush_host.healthy rules|gateway|relay|sweeper|worker``: the health check of a container."""

import asyncio
import os
import sys
from collections.abc import Mapping
from socket import gethostname

from sagebrush_host.probes import answers, beating, okay, serving
from sagebrush_host.spec import Probe

MAIN = 1
"""The process id of a container's process."""


def probe_of(role: str, environment: Mapping[str, str]) -> Probe:
    """How a process of ``role`` with this environment is asked."""
    if role == "rules":
        return serving(environment["SAGEBRUSH_RULES_ADDRESS"])
    if role == "gateway":
        return okay("127.0.0.1", int(environment["SAGEBRUSH_GATEWAY_PORT"]), "/readyz")
    return beating(environment["SAGEBRUSH_BROKER_URL"], role, environment.get("SAGEBRUSH_INSTANCE") or gethostname())


if __name__ == "__main__":
    sys.exit(not asyncio.run(answers(probe_of(sys.argv[1], os.environ), MAIN)))
