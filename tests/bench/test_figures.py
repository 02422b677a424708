import asyncio
import json
import os
import shutil
import subprocess
import sys

import pytest

from sagebrush_bench.__main__ import main
from sagebrush_bench.builds import builds
from sagebrush_bench.figures.levels import thinking
from sagebrush_bench.page.browser import CHROMIUM

REQUIRED = os.environ.get("SAGEBRUSH_TEST_SERVERS_REQUIRED") == "1"

LIBRARY = ["append", "playout", "step", "environments", "big-box", "fold", "thought", "patches"]
PLATFORM = [
    "commands", "cpu", "durability", "soak", "replay", "storage", "turn", "start", "worker", "under-attack",
    "clocks", "python-client",
]  # fmt: skip


def quickly(figures: list[str]) -> dict[str, list[str]]:
    """What each figure reads; in a process of its own, since a bench forks and other tests leave threads behind."""
    command = [sys.executable, "-m", "sagebrush_bench", *figures, "--quick", "--json"]
    bench = subprocess.run(command, capture_output=True, text=True, check=False)
    assert bench.returncode == 0, bench.stderr
    return {
        result["figure"]: [reading["what"] for reading in result["readings"]] for result in json.loads(bench.stdout)
    }


def test_the_figures_of_the_library_are_produced() -> None:
    found = quickly(LIBRARY)
    assert list(found) == LIBRARY
    assert all(found[name] for name in LIBRARY if name not in ("big-box", "environments"))


def test_the_pace_of_a_level_is_measured_in_a_process_that_says_its_build() -> None:
    pace = asyncio.run(thinking(next(iter(builds())), 0, "novice", 1, 0))
    assert pace.decisions > 0
    assert pace.simulations >= pace.decisions


@pytest.mark.platform
@pytest.mark.parametrize("figure", PLATFORM)
def test_each_figure_of_the_platform_is_produced(figure: str) -> None:
    assert quickly([figure])[figure]


@pytest.mark.platform
def test_the_page_is_measured_in_a_real_browser() -> None:
    if not any(map(shutil.which, CHROMIUM)):
        (pytest.fail if REQUIRED else pytest.skip)("this machine has no Chromium")
    found = quickly(["page"])["page"]
    assert {"command to pixels of somebody else, p95", "memory of the page in the end"} <= set(found)


def test_an_unknown_figure_is_named_with_those_that_exist(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["luck"]) == 1
    assert "commands" in capsys.readouterr().err
