"""``sagebrush bench``: measures the figures one after the other and writes the results."""

import argparse
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

import uvloop

from sagebrush_bench import machine, results
from sagebrush_bench.figure import Figure
from sagebrush_bench.registry import figures, names
from sagebrush_bench.report import markdown, with_unit
from sagebrush_bench.results import Measured
from sagebrush_bench.scale import FULL, QUICK, Scale
from sagebrush_process.files import replace_file

CHECKOUT = Path(__file__).parents[1]
HERE = CHECKOUT if (CHECKOUT / "README.md").exists() else Path()


def main(arguments: Sequence[str] | None = None) -> int:
    """0 when every figure was measured, whatever it is; 1 otherwise."""
    asked = _parser().parse_args(arguments)
    try:
        chosen = figures(asked.figures)
    except KeyError as unknown:
        say(f"There is no figure {unknown}; there are: {', '.join(names())}.")
        return 1
    scale = QUICK if asked.quick else FULL
    if not asked.quick:
        say(f"{len(chosen)} figures, about {sum(figure.seconds for figure in chosen) / 60:.0f} minutes.")
    found = []
    for figure in chosen:
        found.append(measured(figure, scale))
        if not asked.quick:
            write(asked.output, found)
    if asked.json:
        print(results.as_json(found), end="")
    return 1 if any(result.failure for result in found) else 0


def write(folder: Path, found: Sequence[Measured]) -> None:
    """Put ``found`` over the results in ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / "results.json"
    everything = results.merged(results.read(kept), found)
    replace_file(kept, results.as_json(everything).encode())
    (folder / "results.md").write_text(markdown(everything))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="sagebrush bench", description=__doc__)
    parser.add_argument("figures", nargs="*", help="only these; the other lines of the results stay")
    parser.add_argument("--quick", action="store_true", help="tiny sizes: shows that it works, measures nothing")
    parser.add_argument("--json", action="store_true", help="the results as JSON on standard output")
    parser.add_argument("--output", type=Path, default=HERE, help="folder of results.md and results.json")
    return parser


def measured(figure: Figure, scale: Scale) -> Measured:
    """The readings of ``figure``; a failure is a result, too, and never takes the other figures with it."""
    say(f"{figure.name} …")
    start = monotonic()
    try:
        readings = uvloop.run(figure.measure(scale))
    except Exception as error:
        say("".join(traceback.format_exception(error)))
        return Measured(figure.name, machine.this(), failure=_sentence(error))
    for reading in readings:
        say(f"  {reading.what}: {with_unit(reading.value, reading.unit)} {reading.verdict} ({reading.detail})")
    say(f"  {monotonic() - start:.0f} s")
    missed = any(reading.verdict == "missed" for reading in readings)
    return Measured(figure.name, machine.this(), readings, remark=figure.profile if missed else "")


def _sentence(error: BaseException) -> str:
    """What went wrong, in one line; the first of several."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return f"{type(error).__name__}: {error}".partition("\n")[0]


def say(line: str) -> None:
    """Progress, apart from the results."""
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
