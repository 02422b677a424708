"""Which modules are compiled, and why the others are not."""

from fnmatch import fnmatch
from pathlib import Path

INTERPRETED = {
    "sagebrush_games/kernel/decider.py": "Rulebook and Decider are generic dataclasses, which mypyc cannot make",
    "sagebrush_games/kernel/title.py": "so is Title",
    "sagebrush_games/kernel/conformance.py": "its error is a subclass of AssertionError, which mypyc cannot make",
    "sagebrush_games/kernel/codec.py": "mirrors of classes are made at run time, and msgspec does the work",
    "sagebrush_games/kernel/mirrors.py": "the same",
    "sagebrush_games/kernel/bounds.py": "makes classes at run time",
    "sagebrush_games/kernel/projecting.py": "writes functions at run time",
    "sagebrush_games/kernel/evolving.py": "reads the names and annotations of modules at import",
    "*/content/*.py": "reads what is printed, once at start",
    "*/editions/*.py": "says what is in a box, once at start",
    "*/manifest.py": "says what there is to choose, once at start",
    "*/read/names.py": "names for sentences, once at start",
    "sagebrush_games/kernel/content*.py": "reads what is printed, once at start",
    "sagebrush_games/kernel/corrections.py": "the same",
    "sagebrush_games/kernel/override.py": "the same",
    "sagebrush_opponents/table.py": "OpponentTable is a generic dataclass, too",
    "sagebrush_opponents/arena/*": "counts games; the thinking is elsewhere",
    "sagebrush_opponents/search/calibrate.py": "a program, and `python -m` runs no compiled module",
    "sagebrush_opponents/search/fit_telling.py": "the same",
    "sagebrush_opponents/search/tune.py": "the same",
    "sagebrush_opponents/search/arguments.py": "what these programs are given, read once at start",
    "sagebrush_opponents/external/*": "waits for engines of other people",
}
"""Patterns of modules that stay as they are, each with what mypyc cannot do there or why it would not help."""


def compiled_modules(folder: Path) -> list[str]:
    """The modules below ``folder`` that are compiled, as paths relative to it, in a fixed order."""
    found = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.py"))
    return [path for path in found if not any(fnmatch(path, pattern) for pattern in INTERPRETED)]
