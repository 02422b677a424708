"""The Compose file brought to life without an engine: its commands and environments as processes of this machine."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from sagebrush_host.embedded.programs import find_server
from sagebrush_host.plan import Site
from sagebrush_host.platform import Platform
from sagebrush_host.processes.probes import http, pong
from sagebrush_host.settings import HostSettings
from sagebrush_host.spec import Spec
from tests.servers import free_port

ROOT = Path(__file__).parents[2]
SERVICES: dict[str, dict[str, Any]] = yaml.safe_load((ROOT / "docker-compose.yml").read_text())["services"]
PASSWORDS = {name: f"pw-of-{name}" for name in SERVICES["users"]["environment"]}
STAGES = {"record": 0, "broker": 0, "rules": 1}


def mounts_of(service: str) -> dict[str, str]:
    """By the path in the container: the volume or the path in the repository that lies there."""
    volumes = (volume.split(":") for volume in SERVICES[service].get("volumes", ()))
    return {target: source for source, target, *_ in volumes}


class Machine:
    """This machine in place of the network and the volumes of the Compose file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ports = {name: free_port() for name in ("record", "broker", "rules", "gateway")}

    def here(self, text: str) -> str:
        """``text`` with passwords filled in and neighbours found on loopback."""
        text = re.sub(r"\$\{(\w+)[^}]*\}", lambda found: PASSWORDS.get(found[1], ""), text)
        text = re.sub(
            r"(@|///)(record|broker|rules):\d+", lambda found: f"{found[1]}127.0.0.1:{self.ports[found[2]]}", text
        )
        return text.replace("0.0.0.0:7001", f"127.0.0.1:{self.ports['rules']}")

    def own(self, service: str, text: str) -> str:
        """``text`` with a socket in the container's own /tmp, and the gateway's own port, found on this machine."""
        text = text.replace("unix:/tmp/", f"unix:{self.folder}/{service}-")
        return text.replace("127.0.0.1:8000", f"127.0.0.1:{self.ports['gateway']}")

    def mounted(self, service: str, text: str) -> str:
        """``text``, or where the path that it is lies on this machine."""
        for target, source in mounts_of(service).items():
            if text.startswith(target):
                folder = ROOT / source if source.startswith(".") else self.folder / source
                folder.mkdir(exist_ok=True)
                return text.replace(target, str(folder), 1)
        return text

    def environment(self, service: str) -> dict[str, str]:
        """What a process of the service finds in its environment."""
        given = SERVICES[service].get("environment", {}).items()
        found = {name: self.mounted(service, self.here(self.own(service, value))) for name, value in given}
        if service == "gateway":
            found |= {"SAGEBRUSH_GATEWAY_PORT": str(self.ports["gateway"]), "SAGEBRUSH_GATEWAY_HOST": "127.0.0.1"}
        return found | {"SAGEBRUSH_INSTANCE": "composed"}

    def plan(self, _site: Site) -> tuple[Spec, ...]:
        """Every service that lasts, one process each."""
        return tuple(
            self._server(name) if STAGES.get(name) == 0 else self._process(name) for name in SERVICES if name != "users"
        )

    def _server(self, name: str) -> Spec:
        mounts = mounts_of(name)
        data = self.folder / name
        data.mkdir()
        places = {place: str(ROOT / source) for place, source in mounts.items() if source.startswith("./deploy/")}
        places |= {"/data": str(data), "valkey-server": str(find_server(data))}
        arguments = [places.get(word, word.replace("/users", str(self.folder))) for word in SERVICES[name]["command"]]
        ops = f"redis://ops:{PASSWORDS['SAGEBRUSH_OPS_PASSWORD']}@127.0.0.1:{self.ports[name]}"
        command = (*arguments, "--port", str(self.ports[name]))
        return Spec(name=name, program=command, ready=pong(ops), stage=0)

    def _process(self, name: str) -> Spec:
        environment, module = self.environment(name), tuple(SERVICES[name]["command"])
        ready = http(self.own(name, SERVICES[name]["healthcheck"]["test"][-1]), "/readyz")
        return Spec(name=name, module=module, environment=environment, ready=ready, stage=STAGES.get(name, 2))


@pytest.mark.platform
async def test_the_services_become_healthy_together(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    environment = {**os.environ, **PASSWORDS}
    subprocess.run([sys.executable, "-m", SERVICES["users"]["command"][0], str(tmp_path)], env=environment, check=True)
    settings = HostSettings(data_dir=tmp_path / "var", gateway_port=0)
    async with Platform(settings, machine.plan) as platform:
        assert set(platform.processes) == set(SERVICES) - {"users"}
