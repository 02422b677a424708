"""``python -m tests.e2e.chaos --seed 1 --minutes 3``: plays while every process is killed, and says what was lost."""

import argparse
import asyncio
import json
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path

from tests.e2e.chaos.run import run


def main() -> None:
    """Print the report; end with status 1 when anything is wrong, or was not met."""
    parser = argparse.ArgumentParser(prog="python -m tests.e2e.chaos")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=3.0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="sb-chaos-", ignore_cleanup_errors=True) as folder:
        report = asyncio.run(run(Path(folder), asked.seed, 60 * asked.minutes))
    print(json.dumps(asdict(report), indent=2))
    sys.exit(bool(report.wrong or report.lacking))


if __name__ == "__main__":
    main()
