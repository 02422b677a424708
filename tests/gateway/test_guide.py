"""The guide for authors of bots: its bot is taken from the page and plays."""

import asyncio
import re
import sys
from pathlib import Path

from tests.gateway.house import House, Person, blow, opened_table

GUIDE = Path(__file__).parents[2] / "docs" / "api.md"


def bot() -> str:
    """The last program of the page."""
    program: str = re.findall(r"```python\n(.*?)```", GUIDE.read_text(), re.DOTALL)[-1]
    return program


def test_the_bot_has_about_thirty_lines() -> None:
    assert len([line for line in bot().splitlines() if line]) <= 30


async def test_two_bots_from_the_page_play_a_game_to_its_end(house: House, anna: Person, tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(bot())
    table = await opened_table(anna)
    bots = [await _run(program, house.url, table) for _ in range(2)]
    while (await anna.post(f"/v1/tables/{table}/start")).status_code != 200:
        await asyncio.sleep(0.1)
    await _wind(house, anna, table)
    printed = [(await running.communicate())[0].decode() for running in bots]
    assert printed[0] == printed[1] and "'place': 1" in printed[0]


async def _run(program: Path, *arguments: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, str(program), *arguments, stdout=asyncio.subprocess.PIPE
    )


async def _wind(house: House, host: Person, game: str) -> None:
    """Moves the automaton when its turn has come."""
    while (await host.get(f"/v1/games/{game}")).json()["awaited"] != [{"seat": -1, "prompt": "wind"}]:
        await asyncio.sleep(0.05)
    await blow(house, game)
