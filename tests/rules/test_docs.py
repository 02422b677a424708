"""The example of docs/grpc.md runs as it stands."""

import asyncio
import os
import re
import sys
from pathlib import Path

from sagebrush_events.memory import MemoryRecord
from sagebrush_games import TITLES
from sagebrush_rules.server import Service
from sagebrush_rules.settings import RulesSettings

PAGE = Path(__file__).parents[2] / "docs" / "grpc.md"


async def test_the_example_plays_a_game_to_its_end() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    service = Service(MemoryRecord(), TITLES.values(), RulesSettings())
    address = f"127.0.0.1:{await service.start('127.0.0.1:0')}"
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        example,
        env={**os.environ, "SAGEBRUSH_RULES_ADDRESS": address},
        stdout=asyncio.subprocess.PIPE,
    )
    printed, _ = await process.communicate()
    await service.stop()
    assert process.returncode == 0
    assert b"'ranking'" in printed and b"bytes that prove themselves" in printed
    assert b"StatusCode" not in printed
