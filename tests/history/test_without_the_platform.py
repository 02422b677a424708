"""What happened in a game can be told by a program that has neither the store's client nor the wire."""

import subprocess
import sys
from pathlib import Path

import pytest

import sagebrush_history
from tests.history.test_verifying import exported
from tests.rules.tables import Hands

ROOT = Path(__file__).parents[2]
FOLDER = Path(sagebrush_history.__path__[0])
MODULES = sorted(f"sagebrush_history.{path.stem}" for path in FOLDER.glob("[a-z]*.py"))
ABSENT = ("redis", "grpc", "google", "structlog", "prometheus_client", "celery", "fastapi", "zstandard")
WITHOUT = f"import sys; sys.modules.update(dict.fromkeys({ABSENT}))\n"
VERIFY = """
from sagebrush_history.verify import verify
from tests.toys.high_card import HIGH_CARD
print(verify(sys.stdin.buffer.read(), [HIGH_CARD]).code)
"""


def output_of(program: str, given: bytes = b"") -> str:
    """What ``program`` prints in an interpreter that has nothing of the platform's other libraries."""
    command = [sys.executable, "-c", WITHOUT + program]
    return subprocess.run(command, input=given, cwd=ROOT, capture_output=True, check=True).stdout.decode().strip()


async def test_a_game_is_verified_where_neither_redis_nor_grpc_is_installed(hands: Hands) -> None:
    await hands.play_to_the_end()
    assert output_of(VERIFY, await exported(hands)) == "sound"


def test_every_module_of_history_is_imported_where_neither_redis_nor_grpc_is_installed() -> None:
    assert output_of(f"import {', '.join(MODULES)}; print({len(MODULES)})") == str(len(MODULES)) != "0"


def test_the_service_is_not_imported_where_grpc_is_not_installed() -> None:
    with pytest.raises(subprocess.CalledProcessError):
        output_of("import sagebrush_rules.problems")
