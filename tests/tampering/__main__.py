"""``python -m tests.tampering``: honest games of every title are sound, and tampered files of every kind are not."""

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

from tests.tampering.run import Tried, tried


def main() -> None:
    """Plays, changes, verifies, and reports by kind; status 1 when verification was wrong once."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=10_000, help="honest games")
    asked.add_argument("--tampered", type=int, default=1_000, help="how many of them are changed, too")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--first", type=int, default=0, help="number of the first game, to go on with a run")
    asked.add_argument("--processes", type=int, default=2)
    run = asked.parse_args()
    numbers = range(run.first, run.first + run.games)
    with ProcessPoolExecutor(run.processes) as pool:
        tampering = (number - run.first < run.tampered for number in numbers)
        found = list(pool.map(tried, repeat(run.seed), numbers, tampering, chunksize=4))
    _report(found)


def _report(found: list[Tried]) -> None:
    codes = Counter((one.kind, one.tampered.code) for one in found if one.tampered)
    for (kind, code), count in sorted(codes.items()):
        print(f"{count:5} {kind}: {code}")
    sound = sum(one.honest.code == "sound" for one in found)
    rejected = sum(count for (_, code), count in codes.items() if code != "sound")
    print(f"{sound} of {len(found)} honest games are sound; {rejected} of {codes.total()} tampered files are rejected")
    faults = [one.fault for one in found if one.fault]
    print("\n".join(faults))
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
