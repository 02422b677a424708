"""``python -m tests.rules.weeks 1000``: plays so many games, checks each, and says what was wrong and what happened."""

import argparse
import asyncio
import json
import logging
import sys

import structlog

from tests.rules.weeks.checking import report
from tests.rules.weeks.games import played


def main() -> None:
    """Print the report; end with status 1 when anything is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.rules.weeks")
    parser.add_argument("games", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deaths", type=float, default=0.01, help="the share of appends at which a process dies")
    asked = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    told = report(asyncio.run(played(asked.games, asked.seed, asked.deaths)))
    print(json.dumps(told, indent=2))
    sys.exit(bool(told["wrong"]))


if __name__ == "__main__":
    main()
