"""A record in a container does not begin anew over its games, as little as one under the supervisor."""

import subprocess
from pathlib import Path

import pytest
import yaml

from sagebrush_host.embedded.programs import check_manifest
from sagebrush_host.errors import NoManifest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "deploy" / "start-record.sh"
MANIFEST = "appendonly.aof.manifest"
BASE, INCREMENT = "appendonly.aof.{}.base.rdb", "appendonly.aof.{}.incr.aof"


def started(folder: Path) -> subprocess.CompletedProcess[str]:
    command = ["sh", str(SCRIPT), str(folder), "echo", "--dir", "a b"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("files", "is_refused"),
    [
        (None, False),
        ({}, False),
        ({MANIFEST: "x", BASE.format(2): "x", INCREMENT.format(2): "x"}, False),
        ({BASE.format(1): "x", INCREMENT.format(1): ""}, False),
        ({BASE.format(1): "x", INCREMENT.format(1): "x"}, True),
        ({BASE.format(2): "x"}, True),
        ({BASE.format(21): "x", INCREMENT.format(21): ""}, True),
        ({"appendonly.aof.2.base.aof": ""}, True),
    ],
)
def test_a_server_starts_unless_it_would_write_over_games(
    files: dict[str, str] | None, is_refused: bool, tmp_path: Path
) -> None:
    folder = tmp_path / "the record"
    for name, text in (files or {}).items():
        (folder / "appendonlydir").mkdir(parents=True, exist_ok=True)
        (folder / "appendonlydir" / name).write_text(text)
    done = started(folder)
    if is_refused:
        assert done.returncode == 1 and not done.stdout
        assert "no appendonly.aof.manifest" in done.stderr and "put it back from a copy" in done.stderr
        with pytest.raises(NoManifest):
            check_manifest(folder)
    else:
        assert (done.returncode, done.stdout, done.stderr) == (0, "--dir a b\n", "")
        check_manifest(folder)


def test_the_record_of_the_compose_file_is_started_by_it() -> None:
    record = yaml.safe_load((ROOT / "docker-compose.yml").read_text())["services"]["record"]
    script, folder = record["command"][1:3]
    assert record["command"][0] == "sh" and record["command"][3] == "valkey-server"
    assert f"./deploy/{SCRIPT.name}:{script}:ro" in record["volumes"]
    assert record["command"][record["command"].index("--dir") + 1] == folder
