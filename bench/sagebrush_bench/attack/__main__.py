"""`python -m sagebrush_bench.attack KIND URL`: attacks until it is ended; says `attacking` when it has begun."""

import asyncio
import os
import sys
from urllib.parse import urlsplit

from sagebrush_bench.attack.kinds import KINDS, repeat

POLITE = 10
"""How much less than others it gets of a processor that all share."""


async def main(kind: str, target: str) -> None:
    """Attacks for ever."""
    address = urlsplit(target)
    print("attacking", flush=True)
    await repeat(KINDS[kind], str(address.hostname), address.port or 80)


if __name__ == "__main__":
    os.nice(POLITE)
    asyncio.run(main(*sys.argv[1:]))
