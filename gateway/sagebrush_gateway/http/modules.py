"""What a module of the page imports, so that a browser asks for all of it at once instead of level by level."""

import posixpath
import re
from pathlib import Path

_IMPORTED = re.compile(r'^(?:import|export)\b[^"\'\n]*?["\'](\.[^"\'\n]+)["\'];?$', re.MULTILINE)


def preloads(folder: Path, script: str) -> list[str]:
    """``script`` and every module that it imports, also through others: paths below ``folder``, the nearest first.

    Modules that it loads later (``import(…)``) are not among them.
    """
    found = {script: None}
    for path in (waiting := [script]):
        imported = (
            posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
            for name in _IMPORTED.findall((folder / path).read_text())
        )
        fresh = [name for name in imported if name not in found]
        found |= dict.fromkeys(fresh)
        waiting.extend(dict.fromkeys(fresh))
    return list(found)
