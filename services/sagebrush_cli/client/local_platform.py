"""A platform to talk to: the one that is asked for, the one that runs here, or one just for this command."""

import asyncio
import logging
import tempfile
from collections.abc import Callable
from pathlib import Path

import httpx

from sagebrush_cli.missing import require_platform
from sagebrush_host.platform import Platform
from sagebrush_host.settings import HostSettings


def with_platform(url: str, use: Callable[[str], None]) -> None:
    """Call ``use`` with the address of a platform, one of its own when none answers at ``url``."""
    if answers(url):
        use(url)
    else:
        with_own_platform("demo", lambda own, _data: use(own))


def with_own_platform(command: str, use: Callable[[str, Path], None]) -> None:
    """Call ``use`` with the address and the data of a platform that ``command`` has for itself."""
    require_platform(command)
    asyncio.run(_with_own(use))


def answers(url: str) -> bool:
    """Whether a platform is ready at ``url``."""
    try:
        return httpx.get(f"{url}/readyz", timeout=2).is_success
    except httpx.TransportError:
        return False


async def _with_own(use: Callable[[str, Path], None]) -> None:
    """A platform that leaves nothing behind; ``use`` runs beside its supervisor."""
    logging.basicConfig(format="%(message)s", level=logging.WARNING)
    with tempfile.TemporaryDirectory(prefix="sagebrush-") as folder:
        async with Platform(HostSettings(data_dir=Path(folder), gateway_port=0)) as platform:
            await asyncio.to_thread(use, platform.url, platform.place.root)
