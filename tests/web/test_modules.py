"""The modules of the page that need no browser, tested by Node."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SECONDS = 240
REQUIRED = os.environ.get("SAGEBRUSH_TEST_SERVERS_REQUIRED") == "1"


@pytest.mark.parametrize("module", sorted(path.name for path in HERE.glob("*.test.mjs")))
def test_the_modules_of_the_page_do_what_their_tests_say(module: str) -> None:
    node = shutil.which("node")
    if node is None:
        (pytest.fail if REQUIRED else pytest.skip)("this machine has no node")
    ran = subprocess.run(
        [node, "--test", str(HERE / module)], capture_output=True, text=True, check=False, timeout=SECONDS
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
